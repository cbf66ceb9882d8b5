"""Actions as lines of text."""

from __future__ import annotations

from typing import get_args

import pytest

from parlour.core.game import GIVE_UP, TIME_UP, Action, Seat, Unreadable
from parlour.games.moerder.actions import (
    Claim,
    DrawStarter,
    DropOut,
    JudgeTouch,
    LoggedAction,
    Next,
    Pass,
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
from parlour.games.moerder.state import Open, Phase, View
from tests.games.moerder.table import chain

ROW = chain("a1 b1 c1 d1 e1 f1")
LINES: dict[str, Action] = {
    "turn c3": TurnTile(14),
    "touch f6": Touch(35),
    "claim a1 b1 c1 d1 e1 f1": Claim(ROW),
    "show a1=M b1=Ö c1=R d1=D e1=E f1=R": Show(ROW),
    "next": Next(),
    "pass": Pass(),
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


def seen(phase: Phase) -> View:
    return View(Seat(0), Open(phase, Seat(0), ("", "")))


@pytest.mark.parametrize("line", LINES)
def test_an_action_is_written_as_its_line(line: str) -> None:
    assert write(LINES[line]) == line


def test_every_action_has_a_line() -> None:
    assert {type(action) for action in LINES.values()} == set(get_args(LoggedAction))


@pytest.mark.parametrize("line", [line for line, action in LINES.items() if isinstance(action, get_args(SeatAction))])
def test_what_a_seat_may_do_is_read_back(line: str) -> None:
    assert read(seen("looking"), line) == LINES[line]
    assert read(seen("looking"), f"  {line.upper()} ") == LINES[line]


@pytest.mark.parametrize(
    ("phase", "line", "action"),
    [
        ("turning", "c3", TurnTile(14)),
        ("looking", "c3", Touch(14)),
        ("looking", "a1 b1 c1 d1 e1 f1", Claim(ROW)),
        ("looking", "a1-b1-c1-d1-e1-f1", Claim(ROW)),
        ("showing", "a1 b1=ö c1 d1=D e1 f1=r", Show(ROW)),
        ("showing", "show a1, b1=O\u0308, c1, d1, e1, f1", Show(ROW)),
    ],
)
def test_the_word_in_front_may_be_left_out_where_it_is_clear(phase: Phase, line: str, action: Action) -> None:
    assert read(seen(phase), line) == action


@pytest.mark.parametrize(
    ("phase", "line", "code"),
    [
        ("turning", "g7", "unreadable_tile"),
        ("turning", "", "unreadable_tile"),
        ("looking", "touch a1 b1", "unreadable_tile"),
        ("looking", "a1 b1", "unreadable_chain"),
        ("looking", "claim a1 b1 c1 d1 e1 f1 a2", "unreadable_chain"),
        ("showing", "a1 b1 c1=D d1 e1 f1", "unreadable_chain"),
        ("showing", "nonsense", "unreadable_chain"),
    ],
)
def test_what_means_nothing_is_refused_with_an_example(phase: Phase, line: str, code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read(seen(phase), line)
    assert refusal.value.code == code and refusal.value.facts["example"]
