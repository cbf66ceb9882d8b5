"""What a shared link shows: title, sentence and picture, in the language asked for, and nothing of a game's secrets."""

import re
from html import unescape
from pathlib import Path

import httpx
import pytest
from PIL import Image

from parlour.catalog import CATALOG
from parlour.server.pages.head import HEIGHT, HOUSE, WIDTH
from parlour.texts.voice import LANGUAGES, Voice
from tests.server.visitors import Visitor, open_house

PICTURES = Path(__file__).parents[2] / "web" / "public" / "pictures"
INDEX = '<!doctype html><html lang="en"><head><title>Parlour</title></head></html>'


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A front end with the pictures of the real one."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text(INDEX)
    (web / "pictures").symlink_to(PICTURES)
    return web


async def look(house: str, path: str, **headers: str) -> dict[str, str]:
    page = await Visitor(house).ask("GET", path, **headers)
    assert "accept-language" in page.headers["vary"].lower()
    return {"title": title(page), **tags(page)}


def title(page: httpx.Response) -> str:
    (found,) = re.findall(r"<title>(.*?)</title>", page.text)
    return unescape(found)


def tags(page: httpx.Response) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', page.text)
    return {name: unescape(content) for name, content in found}


async def test_every_page_has_a_title_a_sentence_and_a_picture_in_the_language_asked_for(
    tmp_path: Path, web: Path
) -> None:
    async with open_house(tmp_path, web=web) as house:
        for language in LANGUAGES:
            voice = Voice(language)
            for path, game, named in (
                ("/", HOUSE, voice.say("head-title")),
                ("/tables", HOUSE, voice.say("head-title")),
                ("/games", HOUSE, voice.say("house-your-games")),
                ("/games/letter", "letter", voice.say("house-your-games")),
                ("/rules", HOUSE, voice.say("book-index")),
                *((f"/play/{name}", name, voice.title(name)) for name in CATALOG),
                *((f"/rules/{name}", name, voice.say("book-title", game=voice.title(name))) for name in CATALOG),
            ):
                shown = await look(house, path, **{"accept-language": f"{language};q=0.9,pt"})
                assert shown["og:title"] == named
                assert shown["title"] == (named if game == HOUSE else f"{named} · Parlour")
                assert shown["description"] == shown["og:description"] != ""
                assert (shown["og:url"], shown["og:locale"]) == (house + path, language)
                assert shown["og:image"] == f"{house}/pictures/{game}.jpg"


async def test_an_unknown_game_or_table_shows_the_house(tmp_path: Path, web: Path) -> None:
    async with open_house(tmp_path, web=web) as house:
        for path in ("/play/chess", "/rules/chess", "/table/nowhere"):
            assert (await look(house, path))["og:image"] == f"{house}/pictures/parlour.jpg"


async def test_a_table_tells_its_game_and_as_long_as_it_waits_who_invites(tmp_path: Path, web: Path) -> None:
    async with open_house(tmp_path, web=web) as house:
        ann = Visitor(house)
        await ann.ask("PUT", "/api/me", {"name": '<Ann> & "Co"'})
        table = await ann.open_table(["me", "free"], start=False)
        async with ann.at(table):
            shown = await look(house, f"/table/{table}")
            assert shown["og:title"] == '<Ann> & "Co" invites you to Grand Master Mind'
            assert shown["og:image"].endswith("/grandmastermind.jpg")
        table = await ann.open_table(["me", "bot"], start=True)
        async with ann.at(table):
            page = await Visitor(house).ask("GET", f"/table/{table}")
            assert tags(page)["og:title"] == "Grand Master Mind"
            assert "Ann" not in page.text


async def test_the_address_is_the_one_that_was_asked_for(tmp_path: Path, web: Path) -> None:
    async with open_house(tmp_path, web=web) as house:
        port = house.rpartition(":")[2]
        shown = await look(house, "/", host=f"localhost:{port}")
        assert shown["og:image"] == f"http://localhost:{port}/pictures/parlour.jpg"


@pytest.mark.parametrize("name", [HOUSE, *CATALOG])
def test_every_game_has_a_picture_of_the_size_that_messengers_want(name: str) -> None:
    file = PICTURES / f"{name}.jpg"
    with Image.open(file) as picture:
        assert picture.size == (WIDTH, HEIGHT)
    assert file.stat().st_size < 120_000
