"""Own lists of a house in a database: added at any computer, offered at every server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.cli.app import main
from parlour.server.store import own_lists
from parlour.words.lexicon import Lexicon, NoLists
from tests.server.visitors import Json, Visitor, open_house


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lexicon, "own_lists", NoLists())
    monkeypatch.setattr(own_lists, "PAUSE", 0.02)


async def offered(house: str) -> Json:
    boxes = (await Visitor(house).ask("GET", "/api/games")).json()
    lists: Json = next(box["lists"] for box in boxes if box["name"] == "letter")
    return lists


async def test_a_list_added_while_the_house_is_open_is_offered_and_stays(tmp_path: Path, database: str) -> None:
    file = tmp_path / "verein.txt"
    file.write_text("Jubel\nTrubel\n")
    command = ["--lang", "en", "words", "add", str(file), "--language", "de", "--store", database]
    async with open_house(database) as house:
        assert await offered(house) == {}
        assert await asyncio.to_thread(main, command) == 0
        while await offered(house) == {}:
            pass
        assert await offered(house) == {"de": ["verein"]}
    async with open_house(database) as house:
        assert await offered(house) == {"de": ["verein"]}
