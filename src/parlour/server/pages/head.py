"""The head of a page, for those who read nothing else: a messenger that shows a link, a search engine."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path

from msgspec import Struct
from starlette.requests import HTTPConnection

from parlour.catalog import CATALOG
from parlour.texts.voice import LANGUAGES, Voice

HOUSE = "parlour"
PICTURES = "pictures"
LANGUAGE_COOKIE = "parlour-language"
WIDTH, HEIGHT = 1200, 630
"""The size that messengers ask for."""


class Invitation(Struct, frozen=True):
    """What a table's link tells whoever has it. `host`: who invites, as long as there is a seat to be taken."""

    game: str
    host: str | None = None


class Head(Struct, frozen=True):
    language: str
    title: str
    description: str
    picture: str


def language_of(connection: HTTPConnection) -> str:
    """The language chosen here, or else the first one asked for that we speak."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    asked = [chosen, *connection.headers.get("accept-language", "").split(",")]
    tags = (tag.partition(";")[0].strip()[:2].lower() for tag in asked)
    return next((tag for tag in tags if tag in LANGUAGES), "en")


def head(path: str, language: str, invitation: Invitation | None = None) -> Head:
    """`path` without slashes at its ends; `invitation` where it leads to a table."""
    say, title = Voice(language).say, Voice(language).title
    page, _, name = path.partition("/")
    if page == "table" and invitation:
        game, title_of = invitation.game, title(invitation.game)
        invited = invitation.host is not None
        heading = say("sit-invited", name=invitation.host, game=title_of) if invited else title_of
        return Head(language, heading, about(language, game), game)
    if page == "replay" and invitation:
        game = invitation.game
        return Head(language, say("replay-title", game=title(game)), about(language, game), game)
    if page == "rules" and name in CATALOG:
        return Head(language, say("book-title", game=title(name)), say("head-rules", game=title(name)), name)
    if page == "rules":
        return Head(language, say("book-index"), say("book-index-about"), HOUSE)
    if page == "games":
        return Head(language, say("house-your-games"), say("head-history"), name if name in CATALOG else HOUSE)
    if page in ("play", "learn") and name in CATALOG:
        return Head(language, title(name), about(language, name), name)
    return Head(language, say("head-title"), say("head-house"), HOUSE)


def about(language: str, game: str) -> str:
    """What it is, how many, how long."""
    voice, listing = Voice(language), CATALOG[game]
    return voice.say("head-game", tagline=voice.tagline(game), most=listing.game().seats[-1], minutes=listing.minutes)


def filled(page: str, head: Head, web: Path, base: str, path: str, links: Iterable[str] = ()) -> str:
    """The page with this head and these links. `base` is the address of the house as asked for up to its last slash."""
    name = head.picture if (web / PICTURES / f"{head.picture}.jpg").is_file() else HOUSE
    tags = {
        "og:site_name": "Parlour",
        "og:type": "website",
        "og:title": head.title,
        "og:description": head.description,
        "og:url": f"{base}{path}",
        "og:image": f"{base}{PICTURES}/{name}.jpg",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": head.title,
        "og:locale": head.language,
    }
    shown = head.title if head.picture == HOUSE else f"{head.title} · Parlour"
    lines = [
        f"<title>{escape(shown)}</title>",
        f'<meta name="description" content="{escape(head.description)}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
        *(f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()),
    ]
    page = page.replace('<html lang="en">', f'<html lang="{head.language}">', 1)
    page = page.replace("<title>Parlour</title>", "\n    ".join(lines), 1)
    return page.replace("</head>", "".join(f"  {link}\n  " for link in links) + "</head>", 1)
