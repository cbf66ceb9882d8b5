"""Actions as lines of text."""

from __future__ import annotations

from typing import get_args

import pytest

from parlour.core.game import GIVE_UP, TIME_UP, Action, Millis, Seat, Unreadable
from parlour.games.moerder.actions import (
    Claim,
    DrawStarter,
    DropOut,
    JudgeTouch,
    LoggedAction,
    Next,
    PickTile,
    Quit,
    RaiseObjection,
    Reveal,
    SeatAction,
    Show,
    Touch,
    TurnTile,
)
from parlour.games.moerder.notation import read, write
from parlour.games.moerder.state import Looking, Objecting, Open, Phase, Showing, Turning, View
from parlour.kit.window import PASS, Window
from tests.games.moerder.table import chain

ROW = chain("a1 b1 c1 d1 e1 f1")
LINES: dict[str, Action] = {
    "turn c3": TurnTile(14),
    "touch f6": Touch(35),
    "claim a1 b1 c1 d1 e1 f1": Claim(ROW),
    "show a1=M b1=Ö c1=R d1=D e1=E f1=R": Show(ROW),
    "next": Next(),
    "pass": PASS,
    "object": RaiseObjection(),
    "drop out": DropOut(),
    "no chain": Quit(),
    "give up": GIVE_UP,
    "c3 is R": Reveal(14, "R"),
    "a1 is †": Reveal(0, "†"),
    "pick b2": PickTile(7),
    "possible": JudgeTouch(True),
    "impossible": JudgeTouch(False),
    "starter 2": DrawStarter(Seat(2)),
    "time up": TIME_UP,
}


TURNING = Turning(Seat(0), None)
LOOKING = Looking(Seat(0), None, bare=False)
OBJECTING = Objecting(0, Window((Seat(1),), Millis(10_000)), None, LOOKING)
SHOWING = Showing(Seat(1), Millis(30_000), 5_000, OBJECTING)


def seen(phase: Phase) -> View:
    return View(Seat(0), Open(phase, ("", "")))


@pytest.mark.parametrize("line", LINES)
def test_an_action_is_written_as_its_line(line: str) -> None:
    assert write(LINES[line]) == line


def test_every_action_has_a_line() -> None:
    assert {type(action) for action in LINES.values()} == set(get_args(LoggedAction))


@pytest.mark.parametrize("line", [line for line, action in LINES.items() if isinstance(action, get_args(SeatAction))])
def test_a_line_of_a_seat_is_read_back(line: str) -> None:
    assert read(seen(LOOKING), line) == LINES[line]
    assert read(seen(LOOKING), f"  {line.upper()} ") == LINES[line]


@pytest.mark.parametrize(
    ("phase", "line", "action"),
    [
        (TURNING, "c3", TurnTile(14)),
        (LOOKING, "c3", Touch(14)),
        (LOOKING, "a1 b1 c1 d1 e1 f1", Claim(ROW)),
        (LOOKING, "a1-b1-c1-d1-e1-f1", Claim(ROW)),
        (SHOWING, "a1 b1=ö c1 d1=D e1 f1=r", Show(ROW)),
        (SHOWING, "show a1, b1=O\u0308, c1, d1, e1, f1", Show(ROW)),
    ],
)
def test_the_leading_word_may_be_left_out_where_the_meaning_is_clear(phase: Phase, line: str, action: Action) -> None:
    assert read(seen(phase), line) == action


@pytest.mark.parametrize(
    ("phase", "line", "code"),
    [
        (TURNING, "g7", "unreadable_tile"),
        (TURNING, "", "unreadable_tile"),
        (LOOKING, "touch a1 b1", "unreadable_tile"),
        (LOOKING, "a1 b1", "unreadable_chain"),
        (LOOKING, "claim a1 b1 c1 d1 e1 f1 a2", "unreadable_chain"),
        (SHOWING, "a1 b1 c1=D d1 e1 f1", "unreadable_chain"),
        (SHOWING, "nonsense", "unreadable_chain"),
    ],
)
def test_an_unreadable_line_is_refused_with_an_example(phase: Phase, line: str, code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read(seen(phase), line)
    assert refusal.value.code == code and refusal.value.facts["example"]
