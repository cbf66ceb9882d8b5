"""The first paint of a page: the name of the house and what the page is about, before any script has come."""

from __future__ import annotations

from html import escape

from parlour.server.pages.head import HOUSE, Head
from parlour.server.pages.pages import LOST, Page
from parlour.texts.voice import Voice

NAME = """<p class="house-name"><svg viewBox="0 0 64 64" aria-hidden="true">\
<rect class="edge" x="3" y="6" width="58" height="56" rx="13" />\
<rect class="tile" x="3" y="3" width="58" height="55" rx="13" />\
<path d="M23 47V17h11.5a9.5 9.5 0 0 1 0 19H23" /></svg><span>Parlour</span></p>"""


def first_paint(page: Page, head: Head) -> str:
    """The page itself takes its place as soon as it has a heading of its own (`web/src/lib/threshold.ts`)."""
    game = "" if head.picture == HOUSE else f' data-game="{escape(head.picture)}"'
    heading, about = words(page, head)
    ground = "setting felt" if page.felt else "hero" if page.component == "Shelf" else "paper"
    painted = f"<h1>{escape(heading)}</h1><p>{escape(about)}</p>" if heading else ""
    shown = f'<div class="{ground}">{painted}</div>' if heading or page.felt else ""
    place = f'<section id="threshold" aria-label="Parlour" data-page="{page.component}"{game}>'
    return f'{place}<div class="bar">{NAME}</div>{shown}</section>'


def words(page: Page, head: Head) -> tuple[str, str]:
    """The heading of the page and the sentence below it, as its component will show them; none if that is not known."""
    voice, game = Voice(head.language), head.picture
    match page.component:
        case "Shelf":
            return voice.say("shelf-title"), voice.say("shelf-invitation")
        case "Tables":
            return voice.say("hall-title"), voice.say("hall-about")
        case "Rules":
            return voice.say("book-index"), voice.say("book-index-about")
        case LOST.component:
            return voice.say("lost-title"), voice.say("lost-why")
        case _ if game == HOUSE:
            return "", ""
        case "Open":
            return voice.title(game), voice.tagline(game)
        case "RuleBook":
            return head.title, voice.intro(game) or head.description
        case _:
            return head.title, head.description
