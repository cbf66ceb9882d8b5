"""The first load: the head of each page names the files the page is going to ask for."""

import re
from pathlib import Path

import pytest

from parlour.catalog import CATALOG
from parlour.server.pages.first_load import HOUSE, Load, Loads, links, loads_of, modules
from parlour.server.pages.front import WEB
from parlour.server.pages.pages import LOST, PAGES, Page, page_at
from parlour.texts.voice import LANGUAGES

SOURCES = Path(__file__).parents[2] / "web" / "src"

MOST_SCRIPT = 100_000
"""Bytes, gzipped, with all texts that a table needs at once."""

LOADS: Loads = {
    "web/index.html": Load(("assets/house.js",), ("assets/house.css",)),
    "web/src/pages/Table.svelte": Load(
        ("assets/Table.js", "assets/house.js"), ("assets/Table.css", "assets/house.css")
    ),
    "web/src/games/murdero/table.ts": Load(("assets/murdero.js", "assets/house.js"), ("assets/murdero.css",)),
    "web/src/lib/texts/de.ts": Load(("assets/de.js",), ()),
    "web/src/lib/texts/en.ts": Load(("assets/en.js",), ()),
    "src/parlour/texts/de/murdero.ftl": Load(("assets/murdero-de.js",), ()),
    "src/parlour/texts/de/murdero-cards.ftl": Load(("assets/cards-de.js",), ()),
    "src/parlour/texts/de/letter.ftl": Load(("assets/letter-de.js",), ()),
    "src/parlour/texts/en/murdero.ftl": Load(("assets/murdero-en.js",), ()),
}


def named(path: str, game: str, language: str) -> list[str]:
    tags = links(LOADS, modules(LOADS, page_at(path), game, language))
    return [file for tag in tags for file in re.findall(r'href="/assets/([^"]+)"', tag)]


def test_a_table_names_its_page_its_game_and_its_texts_once() -> None:
    scripts = ["Table.js", "de.js", "murdero.js", "murdero-de.js", "cards-de.js"]
    assert named("table/abc", "murdero", "de") == [*scripts, "Table.css", "murdero.css"]


def test_what_a_game_does_not_have_is_not_named() -> None:
    assert named("table/abc", "fib", "en") == ["Table.js", "en.js", "Table.css"]
    assert named("table/abc", "", "en") == ["Table.js", "en.js", "Table.css"]


def test_a_front_end_built_without_such_a_list_still_has_pages(tmp_path: Path) -> None:
    loads = loads_of(tmp_path)
    assert list(links(loads, modules(loads, page_at(""), "", "en"))) == []


def test_every_page_of_the_browser_is_known_here() -> None:
    listed = re.findall(r"import\('\./(\w+)\.svelte'\)", (SOURCES / "pages" / "index.ts").read_text())
    assert set(listed) == {page.component for page in (*PAGES, LOST)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.component)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_page_asks_for_has_been_built(page: Page, language: str) -> None:
    loads = loads_of(WEB)
    for game in CATALOG:
        found = modules(loads, page, game, language)
        assert len(found) >= 2 + len(page.modules) + len(page.texts)
        assert all((WEB / file).is_file() for module in found for file in loads[module].scripts + loads[module].styles)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOG)
def test_the_script_of_a_table_stays_small(game: str, language: str) -> None:
    loads = loads_of(WEB)
    wanted = [HOUSE, *modules(loads, page_at("table/abc"), game, language)]
    scripts = {script for module in wanted for script in loads[module].scripts}
    assert sum(map(packed_size, scripts)) <= MOST_SCRIPT


def packed_size(script: str) -> int:
    """A tiny file is not worth packing."""
    packed, plain = WEB / f"{script}.gz", WEB / script
    return (packed if packed.is_file() else plain).stat().st_size
