"""Actions as lines of text, and what a person types."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from parlour.core.game import GIVE_UP, TIME_UP, Action, Illegal, Millis, Seat, Unreadable
from parlour.core.laws import Seeded
from parlour.core.laws.trial import trial
from parlour.games.letter import Letter
from parlour.games.letter.actions import (
    Done,
    DrawStarter,
    DrawTiles,
    Knock,
    Lay,
    LayBlank,
    Lift,
    LoggedAction,
    Name,
    PickPlace,
    PickRelease,
    Release,
    Retrace,
    RollDice,
    SeatAction,
    Skip,
    TakeBlank,
    TakeRest,
    TakeSize,
)
from parlour.games.letter.grid import cell_of, name_of
from parlour.games.letter.notation import read, tell, write
from parlour.games.letter.state import Challenged, Drafting, Knockable, Knocks, Laying, Phase, View
from parlour.kit.challenge import Challenge, Disputable, Dispute, JudgeWord, StandBy, Vote, Voting
from parlour.kit.window import PASS, Window
from tests.games.letter.naming import naming
from tests.games.letter.table import BOX, Table
from tests.games.letter.wording import lay, name, release, written

LINES: dict[str, Action] = {
    "take 2x1": TakeSize((2, 1)),
    "take blank 3x3": TakeBlank(71),
    "take rest": TakeRest(),
    "lay #63 h6": Lay(63, 7, 5),
    "lay #10 h6 turned": Lay(10, 7, 5, True),
    "blank #66 n14": LayBlank(66, 13, 13),
    "blank #67 h6 turned": LayBlank(67, 7, 5, True),
    "lift #63": Lift(63),
    "release #18": Release(18),
    "name CAT #9 #0 #63": Name("CAT", (9, 0, 63)),
    "retrace CAT #9 #0 #63": Retrace("CAT", (9, 0, 63)),
    "stand by": StandBy(),
    "done": Done(),
    "skip": Skip(),
    "knock": Knock(),
    "dispute": Dispute(),
    "pass": PASS,
    "yes": Vote(True),
    "no": Vote(False),
    "abstain": Vote(None),
    "give up": GIVE_UP,
    "starter 2": DrawStarter(Seat(2)),
    "draw for seat 1: #4 #7": DrawTiles(Seat(1), (4, 7)),
    "roll 2 for seat 0, 5 for seat 3": RollDice(((Seat(0), 2), (Seat(3), 5))),
    "pick #3 a1": PickPlace(3, 0, 0),
    "pick #3": PickRelease(3),
    "known": JudgeWord(True),
    "unknown": JudgeWord(False),
    "time up": TIME_UP,
}
LATER = Millis(1)
LAYING = Laying(Seat(0), None)
DRAFTING, DRAFTING_BLANKS = Drafting(Seat(0), "letter", LATER), Drafting(Seat(0), "blank", LATER)
KNOCKABLE = Knockable(Knocks(Seat(1), first=False), Window((Seat(0),), LATER))
CALLED = Challenge(Seat(1), "CA", (9, 0), None)
DISPUTABLE = Challenged(Disputable(CALLED, Window((Seat(0),), LATER)), Laying(Seat(1), None))
VOTING = Challenged(Voting(CALLED, LATER, ("open", "none"), None), Laying(Seat(1), None))
ASKED: dict[str, Phase] = {
    "take 2x1": DRAFTING,
    "take rest": DRAFTING,
    "take blank 3x3": DRAFTING_BLANKS,
    "knock": KNOCKABLE,
    "pass": KNOCKABLE,
    "dispute": DISPUTABLE,
    "yes": VOTING,
    "no": VOTING,
    "abstain": VOTING,
}


def seen(phase: Phase = LAYING, **more: Any) -> View:
    """C and A lie on the board, seat 0 holds T, E and S."""
    table = Table(BOX, phase=phase, **more)
    return table.game.view(table.here.state, Seat(0))


@pytest.mark.parametrize("line", LINES)
def test_an_action_is_written_as_its_line(line: str) -> None:
    assert write(LINES[line]) == line


def test_every_action_has_a_line() -> None:
    assert {type(action) for action in LINES.values()} == set(get_args(LoggedAction))


@pytest.mark.parametrize("line", [line for line, action in LINES.items() if isinstance(action, get_args(SeatAction))])
def test_what_a_seat_may_do_is_read_back(line: str) -> None:
    view = seen(ASKED.get(line, LAYING))
    assert read(view, line) == LINES[line]
    assert read(view, f"  {line.upper()} ") == LINES[line]


def test_cells_have_a_letter_for_the_column_and_a_number_for_the_row() -> None:
    assert [name_of(0, 0), name_of(7, 5), name_of(25, 0), name_of(26, 9), name_of(29, 29)] == [
        *["a1", "h6", "z1", "aa10", "ad30"]
    ]
    assert all(cell_of(name_of(x, y)) == (x, y) for x in range(30) for y in range(30))
    assert [cell_of(name) for name in ("a0", "a31", "ae1", "1a", "")] == [None] * 5


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("lay t h6", lay("T@7,5")),
        ("lay T, h6", lay("T@7,5")),
        ("lay t1x1 h6", lay("T@7,5")),
        ("lay t 1x1 h6", lay("T@7,5")),
        ("blank 1x1 h6", LayBlank(66, 7, 5)),
        ("blank h6", LayBlank(66, 7, 5)),
        ("release e", release("E")),
        ("ac", name("AC")),
        ("Àc", name("AC")),
        ("name ac", name("AC")),
        ("ac g6 f6", name("AC")),
        ("ac #0 #9", name("AC")),
    ],
)
def test_people_name_letters_sizes_cells_and_words(line: str, action: Action) -> None:
    assert read(seen(), line) == action


@pytest.mark.rule("LE-A19")
def test_a_typed_word_gets_the_preferred_path() -> None:
    """Of all paths that make the word new, it has the lowest numbers. Where needed it uses a letter just laid."""
    table = Table(board="A@5,5 A12@7,5 T12@5,6", hands=("T S", "N"))
    table.do(lay("T@6,5"))
    assert read(table.game.view(table.here.state, Seat(0)), "at") == name("AT", "A T")
    earlier = (written(1, "AT", "A T12"),)
    table = Table(board="A@5,5 A12@7,5 T12@5,6", hands=("T S", "N"), written=earlier)
    table.do(lay("T@6,5"))
    assert read(table.game.view(table.here.state, Seat(0)), "at") == name("AT", "A12 T")


def test_a_letter_in_hand_in_several_sizes_needs_its_size() -> None:
    view = seen(hands=("T T12 S", "N"))
    with pytest.raises(Unreadable) as refusal:
        read(view, "lay t h6")
    assert refusal.value.code == "several_sizes"
    assert refusal.value.facts == {"letter": "T", "sizes": "t1x1, t1x2", "example": "t1x1"}
    assert read(view, "lay t1x2 h6") == lay("T12@7,5")


def test_a_word_that_is_also_a_command_can_still_be_named() -> None:
    view = seen(board="N@5,5 O@6,5", hands=("T", "S"))
    assert read(view, "no") == name("NO")
    assert read(view, "name no") == name("NO")
    assert read(view, "done") == Done()
    with pytest.raises(Illegal, match="not_traceable"):
        read(view, "name done")


@pytest.mark.parametrize(
    ("phase", "line", "code"),
    [
        (LAYING, "", "unreadable_word"),
        (LAYING, "c4t", "unreadable_word"),
        (LAYING, "lay t zz9", "unreadable_cell"),
        (LAYING, "lay t99 a1", "unreadable_piece"),
        (DRAFTING, "take 4x4", "unreadable_size"),
        (DRAFTING, "cat", "unreadable_size"),
        (KNOCKABLE, "cat", "unreadable_reply"),
        (DISPUTABLE, "cat", "unreadable_reply"),
        (VOTING, "maybe", "unreadable_reply"),
    ],
)
def test_a_line_that_means_nothing_is_refused_with_an_example(phase: Phase, line: str, code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read(seen(phase), line)
    assert refusal.value.code == code and refusal.value.facts["example"]


@pytest.mark.parametrize(
    ("line", "code"), [("lay r h6", "not_in_hand"), ("cat", "not_traceable"), ("ac a1 a2", "no_such_tile")]
)
def test_a_line_that_asks_for_the_impossible_is_refused_by_the_rules(line: str, code: str) -> None:
    with pytest.raises(Illegal, match=code):
        read(seen(), line)


@pytest.mark.parametrize(
    "game",
    [
        Letter(),
        Letter(judge="vote", rotation=True, draft="random_deal", timed=30, start_player=1),
        Letter(judge="dictionary", solitaire_layout="free", grid=30),
    ],
)
def test_whole_games_are_written_and_read_back(game: Letter) -> None:
    for seed in range(6):
        for here, _, played in trial(game, game.seats[seed % len(game.seats)], Seeded(seed), naming).moments:
            if played is None:
                continue
            assert all(tell(event) for event in played.events)
            if isinstance(played.entry.actor, int):
                action = played.entry.action
                assert read(game.view(here.state, played.entry.actor), write(action)) == action
