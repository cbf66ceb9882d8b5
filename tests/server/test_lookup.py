"""Words looked up over http: the dictionary and nothing else."""

from pathlib import Path

import pytest

from parlour.words.lexicon import Lexicon, NoLists
from parlour.words.own_list import add
from tests.server.visitors import Visitor, open_house


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forgets all lists after each test."""
    monkeypatch.setattr(Lexicon, "own_lists", NoLists())


async def test_a_word_is_told_with_its_lists_and_how_common_it_is(tmp_path: Path) -> None:
    add(tmp_path, "club", "de", ("Größe",))
    async with open_house(tmp_path) as house:
        words, own = (await Visitor(house).ask("GET", "/api/words/de/gr%C3%B6sse")).json()["entries"]
        assert words == {
            "layer": "words",
            "own": False,
            "spelling": "Größe",
            "common": "common",
            "one_in": words["one_in"],
            "source": words["source"],
            "hidden": False,
        }
        assert 10_000 <= words["one_in"] <= 100_000
        assert (own["layer"], own["own"], own["common"], own["one_in"]) == ("club", True, "uncounted", None)
        assert (await Visitor(house).ask("GET", "/api/words/en/qqqq")).json() == {"entries": []}


async def test_a_list_that_cannot_be_read_is_an_outage_of_the_house(tmp_path: Path) -> None:
    add(tmp_path, "club", "en", ("bof",))
    (tmp_path / "words/en/club.graph").write_bytes(b"?")
    async with open_house(tmp_path) as house:
        answer = await Visitor(house).ask("GET", "/api/words/en/oak")
        assert (answer.status_code, answer.json()["code"]) == (503, "not_read")
