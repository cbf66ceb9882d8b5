"""A bot that goes round in circles does not hold up a table, even without a clock."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core.game import Action, AnyGame, Entry, Seat
from parlour.core.listing import Listing
from parlour.core.luck import seeded
from parlour.core.play import settle
from parlour.games.moerder import Moerder
from parlour.kit.window import PASS, Pass
from parlour.server.tables.line import Line
from parlour.server.thinking.house import Decision, House, plain_action
from tests.server.visitors import BRISK, Place, Visitor, code_of, open_house
from tests.teaching.actions import Lay
from tests.teaching.rules import Fib
from tests.teaching.state import Doubting, View

IMPATIENT = replace(BRISK, decisions=12)
LETTER = {"type": "letter", "draft": "random_deal", "start_player": 1}


async def lay_and_lift(_: House, __: Listing, game: AnyGame, view: Any, ___: str) -> Decision:
    """Lifts the letter it has laid, and lays it again; never knocks."""
    choices = {type(action).__name__: action for action in game.legal(view)}
    kinds = [kind for kind in ("Lift", "Lay", "Pass") if kind in choices]
    return Decision(choices[kinds[0]] if kinds else plain_action(game, view))


def told(place: Place, event: str) -> int:
    return sum(happened["event"]["type"] == event for happened in place.story)


async def take_a_turn(place: Place) -> None:
    """Ann lets the window pass and lays her first letter, in whichever corner is free."""
    await place.act(0, {"type": "Pass"})
    await place.hear_until(lambda: "lay" in (place.now["eyes"][0]["offer"] or {"acts": ()})["acts"])
    tile = place.now["eyes"][0]["view"]["open"]["hands"][0][0]
    corners = ({"type": "Lay", "tile": tile, "x": corner, "y": corner} for corner in (0, 10))
    assert any([code_of(await place.act(0, lay)) is None for lay in corners])
    await place.act(0, {"type": "Done"})


@pytest.mark.rule("X-7")
async def test_the_table_makes_the_default_move_for_a_bot_that_lays_and_lifts_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(House, "decide", lay_and_lift)

    async with open_house(tmp_path, IMPATIENT) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "bot"], start=True, options=LETTER)
        async with ann.at(table) as a:
            await a.awaited(0)
            laid = told(a, "LetterLaid") + told(a, "LetterLifted")
            assert (told(a, "TimeRanOut"), laid) == (1, IMPATIENT.decisions + 1), "the last by chance"
            await take_a_turn(a)
            await a.told_of("LetterReleased")
            assert told(a, "TimeRanOut") == 2, "nor does it have to choose what to release"
            await a.awaited(0)
    assert caplog.text.count("a bot of letter went round in circles") == 2


class Polite(Fib, frozen=True, tag="polite"):
    """Fib in which silence does not doubt."""

    def silence(self, view: View) -> Pass | None:
        return PASS if isinstance(view.open.phase, Doubting) else None


def test_decisions_are_counted_until_the_turn_passes_and_windows_do_not_count() -> None:
    game = Polite(hand=2)
    line = Line(game, 3)

    def act(seat: int, action: Action) -> list[int]:
        line.read(Entry(line.at, Seat(seat), action))
        settled()
        return list(line.decisions)

    def settled() -> None:
        for played in settle(game, line.here, line.at, seeded):
            line.step(played)

    settled()
    assert act(0, Lay(line.here.state.hands[0][0], 6)) == [1, 0, 0], "the others are only asked whether they doubt it"
    assert act(1, PASS) == [1, 1, 0]
    assert act(2, PASS) == [0, 1, 0], "now it is the turn of seat 1"


def test_a_solitaire_player_keeps_nobody_waiting() -> None:
    assert not Line(Moerder(), 1).circling(Seat(0), 0)
    assert Line(Moerder(start_player=0), 2).circling(Seat(0), 0)
    assert not Line(Moerder(start_player=0), 2).circling(Seat(1), 0)
