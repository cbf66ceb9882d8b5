"""The story of a table: whoever comes is told what happened lately, and the rest when they ask."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.game import Seat, Whisper
from parlour.games.grandmastermind import GrandMasterMind
from parlour.server.tables import showing
from parlour.server.tables.line import Line
from parlour.server.tables.showing import heard
from tests.server.visitors import Place, Visitor, code_of, guess, hide, open_house

ROWS = 6
"""One entry each, and the answers to them."""


@pytest.fixture(autouse=True)
def short_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "RECENT", 5)


async def played(place: Place) -> None:
    assert code_of(await place.act(1, hide())) is None
    for _ in range(ROWS):
        assert code_of(await place.act(0, guess())) is None


async def test_whoever_comes_is_told_what_happened_lately(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as first:
            await played(first)
            async with ann.at(table) as second:
                since = second.now["since"]
                assert since == second.now["ply"] - 5 > 0
                assert second.story == [happened for happened in first.story if happened["ply"] >= since]


async def test_asking_again_and_again_leads_to_the_beginning(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as first:
            await played(first)
            async with ann.at(table) as second:
                story, since = second.story, second.now["since"]
                while since > 0:
                    told = await second.ask("Recall", before=since)
                    assert told["type"] == "Recalled" and told["since"] == max(0, since - 5)
                    story, since = [*told["events"], *story], told["since"]
                assert story == first.story


async def test_before_the_beginning_there_is_nothing_and_nothing_after_the_end(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as place:
            await played(place)
            assert await place.ask("Recall", before=0) == {"type": "Recalled", "ref": 8, "since": 0, "events": []}
            told = await place.ask("Recall", before=1_000_000)
            assert told["events"] == [happened for happened in place.story if happened["ply"] >= told["since"]]


class Secret(Whisper, frozen=True):
    """For one seat alone."""


def test_a_whisper_is_recalled_only_by_the_seat_that_heard_it() -> None:
    line = Line(GrandMasterMind(), 2)
    line.story = [(Secret(Seat(0)),)]
    told = [heard(line, seats, 0, 1) for seats in ((), (Seat(0),), (Seat(1),))]
    assert [len(events) for events in told] == [0, 1, 0]
