"""Actions as lines of text."""

from __future__ import annotations

from typing import get_args

import pytest

from parlour.core.game import GIVE_UP, TIME_UP, Action, Seat, Unreadable
from parlour.games.murdero.actions import (
    DONE,
    DRAW,
    TAKE,
    AnyAim,
    AtCard,
    Before,
    Build,
    DealHands,
    Discard,
    DiscardFor,
    FromPile,
    Give,
    HandOver,
    LoggedAction,
    Nothing,
    PickCard,
    PickDealer,
    Play,
    Rob,
    SeatAction,
    ShowHands,
    StandIn,
    Swap,
    Trade,
    Use,
)
from parlour.games.murdero.notation import read, write
from parlour.games.murdero.state import View
from tests.games.murdero.table import Table

ME, YOU = Seat(0), Seat(1)
LINES: dict[str, Action] = {
    "draw": DRAW,
    "take": TAKE,
    "build R1 of 1": Build("R1", ME),
    "build G4 of 3": Build("G4", Seat(2)),
    "play overtime": Play("overtime", Nothing()),
    "play lost treasure B5": Play("lost_treasure", FromPile("B5")),
    "play destroy heavy caseload of 2": Play("destroy", AtCard(YOU, "heavy_caseload")),
    "play sabotage R3 of 2": Play("sabotage", AtCard(YOU, "R3")),
    "play sabotage R3J of 2": Play("sabotage", AtCard(YOU, "R3J")),
    "play shake down R1 for B3 of 2": Play("shake_down", Trade("R1", YOU, "B3")),
    "play shake down R1 from 2": Play("shake_down", Rob("R1", YOU)),
    "play real estate before 1": Play("real_estate", Before(ME)),
    "play dons alibi before 1 instead of heavy caseload": Play("dons_alibi", Before(ME, "heavy_caseload")),
    "play joker as R4 of 1": Play("joker", StandIn(ME, "R4")),
    "play joker as R4 of 3 instead of B2J": Play("joker", StandIn(Seat(2), "R4", "B2J")),
    "use mitigating circs R1": Use("mitigating_circs", Give("R1")),
    "use mitigating circs R1 for B1 of 2": Use("mitigating_circs", Trade("R1", YOU, "B1")),
    "swap sabotage": Swap("sabotage"),
    "discard G4": Discard("G4"),
    "done": DONE,
    "give up": GIVE_UP,
    "dealer 3": PickDealer(Seat(2)),
    "deal R1, joker / B2 / G5": DealHands((("R1", "joker"), ("B2",)), "G5"),
    "hand over R1, overtime": HandOver(("R1", "overtime")),
    "pick B4": PickCard(("B4",)),
    "pick –": PickCard(()),
    "discard R5, R4": DiscardFor(("R5", "R4")),
    "show R1 / –": ShowHands((("R1",), ())),
    "time up": TIME_UP,
}


def seen() -> View:
    table = Table()
    return table.game.view(table.here.state, ME)


@pytest.mark.parametrize("line", LINES)
def test_an_action_is_written_as_its_line(line: str) -> None:
    assert write(LINES[line]) == line


def test_every_action_and_every_aim_has_a_line() -> None:
    assert {type(action) for action in LINES.values()} == set(get_args(LoggedAction))
    aims = {type(action.aim) for action in LINES.values() if isinstance(action, Play | Use)}
    assert aims == set(get_args(AnyAim))


@pytest.mark.parametrize("line", [line for line, action in LINES.items() if isinstance(action, get_args(SeatAction))])
def test_what_a_seat_may_do_is_read_back(line: str) -> None:
    assert read(seen(), line) == LINES[line]
    assert read(seen(), f"  {line.upper()} ") == LINES[line]


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("build r1", Build("R1", ME)),
        ("build r1 onto 3", Build("R1", Seat(2))),
        ("play real estate", Play("real_estate", Before(ME))),
        ("play real_estate instead of joker", Play("real_estate", Before(ME, "joker"))),
        ("play joker as R4", Play("joker", StandIn(ME, "R4"))),
        ("play The Don’s alibi".replace("The ", ""), Play("dons_alibi", Before(ME))),
        ("use mitigating circs. R1", Use("mitigating_circs", Give("R1"))),
    ],
)
def test_the_obvious_may_be_left_out(line: str, action: Action) -> None:
    assert read(seen(), line) == action


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "unreadable_move"),
        ("dance", "unreadable_move"),
        ("build", "unreadable_card"),
        ("build R9", "unreadable_card"),
        ("swap", "unreadable_card"),
        ("discard nothing", "unreadable_card"),
        ("play", "unreadable_play"),
        ("play bribe", "unreadable_play"),
        ("play sabotage the lot", "unreadable_play"),
    ],
)
def test_a_line_that_means_nothing_is_refused_with_an_example(line: str, code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read(seen(), line)
    assert refusal.value.code == code and refusal.value.facts["example"]
