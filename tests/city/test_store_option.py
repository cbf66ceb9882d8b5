"""`parlour serve --store`: a house in a database, and what is said if there is none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from parlour.cli.app import main
from parlour.server.serve import serve
from parlour.server.store.store_address import shown
from parlour.texts.voice import Voice
from parlour.words.spelling import LANGUAGES
from tests.city.engines import free_port
from tests.server.visitors import Visitor, open_house


def said(address: str, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert serve("127.0.0.1", 0, Path("/nowhere"), Voice(language), store=address) == 1
    return capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_out_of_reach_is_named_without_its_password(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    there = f"127.0.0.1:{free_port()}/house"
    expected = Voice(language).say("refusal-store-unreachable", address=f"postgresql://ann@{there}")
    assert said(f"postgresql://ann:secret@{there}", language, capsys) == expected + "\n"


def test_a_database_that_does_not_exist_is_out_of_reach(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "nowhere can’t be reached" in said(database.rpartition("/")[0] + "/nowhere", "en", capsys)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", ["mysql://ann:secret@localhost/house", "house.sqlite"])
def test_an_address_of_something_else_is_explained(
    address: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = said(address, language, capsys)
    assert told == Voice(language).say("refusal-store-address", address=shown(address)) + "\n"
    assert "secret" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_its_library_one_is_told_how_to_get_it(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert main(["--lang", language, "serve", "--store", "postgresql://localhost/house"]) == 1
    assert "parlour[city]" in capsys.readouterr().err


def test_a_house_in_a_folder_needs_none_of_its_libraries() -> None:
    hidden = "import sys; sys.modules.update(asyncpg=None, greenlet=None, redis=None); import parlour.server.serve"
    assert subprocess.run([sys.executable, "-c", hidden], check=False).returncode == 0


async def test_people_play_in_a_database(database: str) -> None:
    async with open_house(database) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
    async with open_house(database) as house:
        ann.house = house
        async with ann.at(table) as place:
            assert place.now["awaited"]
