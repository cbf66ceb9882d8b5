"""What a page shows and knows before its script has come."""

import json
import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from parlour.catalog import CATALOG
from parlour.server.pages.front import MINE
from parlour.texts.voice import LANGUAGES, Voice
from tests.server.visitors import Json, Visitor, open_house

INDEX = '<!doctype html><html lang="en"><head><title>Parlour</title></head><body><div id="app"></div></body></html>'


@pytest.fixture
def web(tmp_path: Path) -> Path:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text(INDEX)
    return web


def painted(page: httpx.Response) -> list[str]:
    """The heading and the sentence below it."""
    (threshold,) = re.findall(r'<section id="threshold".*', page.text)
    return [unescape(text) for text in re.findall(r"<(?:h1|p)>(.*?)</(?:h1|p)>", threshold)]


def foretold(page: httpx.Response) -> Json:
    (data,) = re.findall(r'<script type="application/json" id="foretold">(.*?)</script>', page.text)
    answers: Json = json.loads(data)
    return answers


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_heading_of_a_page_is_painted_before_its_script_comes(
    tmp_path: Path, web: Path, language: str
) -> None:
    say, title = Voice(language).say, Voice(language).title
    async with open_house(tmp_path, web=web) as house:

        async def look(path: str) -> list[str]:
            return painted(await Visitor(house).ask("GET", path, **{"accept-language": language}))

        assert await look("/") == [say("shelf-title"), say("shelf-invitation")]
        assert await look("/tables") == [say("hall-title"), say("hall-about")]
        assert await look("/nowhere/at/all") == [say("lost-title"), say("lost-why")]
        for game in CATALOG:
            assert (await look(f"/learn/{game}"))[0] == (await look(f"/play/{game}"))[0] == title(game)
            heading, intro = await look(f"/rules/{game}")
            assert heading == say("book-title", game=title(game))
            assert len(intro) > 80


async def test_a_table_is_painted_with_its_game_even_if_nobody_is_there(tmp_path: Path, web: Path) -> None:
    async with open_house(tmp_path, web=web) as house:
        table = await Visitor(house).open_table(["me", "bot"], start=True)
        page = await Visitor(house).ask("GET", f"/table/{table}")
        assert painted(page)[0] == "Grand Master Mind"
        assert painted(await Visitor(house).ask("GET", "/table/nowhere")) == []
        again = await Visitor(house).ask("GET", f"/replay/{table}")
        assert painted(again)[0] == "Grand Master Mind: the game again"
        expert = await Visitor(house).ask("GET", "/replay/par-2026-11-15-letter-en")
        assert painted(expert)[0] == "Letter: the game again"


async def test_a_page_knows_its_guest_and_the_answers_it_would_ask_for(tmp_path: Path, web: Path) -> None:
    async with open_house(tmp_path, web=web) as house:
        ann = Visitor(house)
        await ann.ask("PUT", "/api/me", {"name": "</script><b>Ann"})
        page = await ann.ask("GET", "/rules/letter")
        assert page.headers["cache-control"] == MINE
        answers = foretold(page)
        assert list(answers) == ["/api/me", "/api/games", "/api/rules/letter"]
        for address, answer in answers.items():
            assert answer == (await ann.ask("GET", address)).json()


async def test_a_newcomer_gets_the_cookie_with_the_page(tmp_path: Path, web: Path) -> None:
    async with open_house(tmp_path, web=web) as house:
        newcomer = Visitor(house)
        page = await newcomer.ask("GET", "/")
        assert "set-cookie" in page.headers
        assert foretold(page)["/api/me"] == (await newcomer.ask("GET", "/api/me")).json()
        assert "set-cookie" not in (await newcomer.ask("GET", "/")).headers


async def test_an_answer_that_would_be_a_refusal_is_not_foretold(tmp_path: Path, web: Path) -> None:
    async with open_house(tmp_path, web=web) as house:
        assert "/api/rules/chess" not in foretold(await Visitor(house).ask("GET", "/rules/chess"))
