"""Actions as lines of text, and what a person types."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from parlour.core.game import GIVE_UP, TIME_UP, Action, Illegal, Millis, Seat, Unreadable
from parlour.core.laws import Seeded
from parlour.core.laws.trial import trial
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import (
    AddTile,
    Call,
    DealTiles,
    Done,
    DrawStarter,
    DrawTile,
    Exchange,
    LayTile,
    LoggedAction,
    MoveToken,
    PickMove,
    PickSpot,
    SeatAction,
    ShiftTile,
    Stay,
    Swap,
    SwapHand,
    TakeFromPile,
    TurnTile,
)
from parlour.games.wordsearch.board import hexagon, names
from parlour.games.wordsearch.notation import read, tell, write
from parlour.games.wordsearch.state import Challenged, Moves, Phase, Searching, View
from parlour.kit.challenge import Dispute, JudgeWord, StandBy, Vote, challenge, disputable, put_to_vote
from parlour.kit.window import PASS
from tests.games.wordsearch.finding import finding
from tests.games.wordsearch.table import BOARD_A, BOX, golden, laid

LINES: dict[str, Action] = {
    "call HELP #12 #11 #17 #10": Call("HELP", (12, 11, 17, 10)),
    "call US #3/2 #3": Call("US", (103, 3)),
    "stand by": StandBy(),
    "move #17": MoveToken(17),
    "stay": Stay(),
    "exchange": Exchange(),
    "swap #1 #35": Swap(1, 35),
    "swap hand #4": SwapHand(4),
    "turn #36": TurnTile(36),
    "add #4": AddTile(4),
    "add #4 turned": AddTile(4, True),
    "shift #4 #7": ShiftTile(4, 7),
    "shift #4 #7 turned": ShiftTile(4, 7, True),
    "draw": DrawTile(),
    "lay 1,-1": LayTile(1, -1),
    "lay -2,0 turned": LayTile(-2, 0, True),
    "done": Done(),
    "dispute": Dispute(),
    "pass": PASS,
    "yes": Vote(True),
    "no": Vote(False),
    "abstain": Vote(None),
    "give up": GIVE_UP,
    "deal A - IN/B, hands C D": DealTiles((("A",), (), ("IN", "B")), ("C", "D")),
    "deal A B C, hands -": DealTiles((("A",), ("B",), ("C",)), ("", "")),
    "starter 2": DrawStarter(Seat(2)),
    "take E": TakeFromPile("E"),
    "pick #12": PickMove(12),
    "pick 0,-1": PickSpot(0, -1),
    "known": JudgeWord(True),
    "unknown": JudgeWord(False),
    "time up": TIME_UP,
}
SEARCHING = Searching(Seat(0), None, Moves())
WORD = challenge(Seat(1), "HELP", (0,), None, Millis(0))
DISPUTABLE = Challenged(disputable(WORD, 2, 5, Millis(0)), SEARCHING)
VOTING = Challenged(put_to_vote(WORD, 2, Millis(0)), SEARCHING)
ASKED: dict[str, Phase] = {
    "dispute": DISPUTABLE,
    "pass": DISPUTABLE,
    "yes": VOTING,
    "no": VOTING,
    "abstain": VOTING,
}
BOARD = names(hexagon(3))


def seen(phase: Phase = SEARCHING) -> View:
    """Board A, the first move of seat 0."""
    return View(Seat(0), replace(BOX.start(2).open, phase=phase, stacks=BOARD_A))


@pytest.mark.parametrize("line", LINES)
def test_an_action_is_written_as_its_line(line: str) -> None:
    assert write(LINES[line]) == line


def test_every_action_has_a_line() -> None:
    assert {type(action) for action in LINES.values()} == set(get_args(LoggedAction))


@pytest.mark.parametrize("line", [line for line, action in LINES.items() if isinstance(action, get_args(SeatAction))])
def test_what_a_seat_may_do_is_read_back(line: str) -> None:
    view = seen(ASKED.get(line, SEARCHING))
    assert read(view, line) == LINES[line]
    assert read(view, f"  {line.upper()} ") == LINES[line]


def test_places_have_a_letter_for_the_row_and_a_number_in_it() -> None:
    assert [BOARD[0], BOARD[3], BOARD[4], BOARD[18], BOARD[36]] == ["a1", "a4", "b1", "d4", "g4"]
    assert names(hexagon(1)) == ("a1", "a2", "b1", "b2", "b3", "c1", "c2")
    assert names(((0, 0), (1, 0), (0, 1), (1, -1))) == ("0,0", "1,0", "0,1", "1,-1")


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("swap b2, d3", Swap(BOARD.index("b2"), BOARD.index("d3"))),
        ("swap hand C4", SwapHand(BOARD.index("c4"))),
        ("turn g4", TurnTile(36)),
        ("c3", MoveToken(BOARD.index("c3"))),
        ("lay 1, -1", LayTile(1, -1)),
        ("help", golden("HELP")),
        ("Hélp", golden("HELP")),
        ("call clears", golden("CLEARS")),
        ("epos d1", golden("EPOS")),
        ("help c4 c3 d3 c2", golden("HELP")),
        ("hi b4", golden("HI")),
    ],
)
def test_people_name_places_and_type_words(line: str, action: Action) -> None:
    assert read(seen(), line) == action


@pytest.mark.rule("WS-A20")
def test_a_typed_word_that_may_end_in_several_places_needs_one_of_them() -> None:
    with pytest.raises(Unreadable) as refusal:
        read(seen(), "hit")
    assert refusal.value.code == "several_ends"
    assert refusal.value.facts == {"word": "HIT", "ends": "a4, b3", "example": "hit a4"}
    assert read(seen(), "hit b3") == Call("HIT", tuple(BOARD.index(name) for name in ("c4", "b4", "b3")))


def test_a_word_that_is_also_a_command_or_an_answer_can_still_be_called() -> None:
    board = laid("A X X X", "Y T X X X", "X X S ON X X", "X X X . X X X", "X X X X X X", "X X X X X", "X X X X")
    view = View(Seat(0), replace(seen().open, stacks=board))
    assert read(view, "stay") == Stay()
    assert read(view, "call stay") == Call("STAY", tuple(BOARD.index(name) for name in ("c3", "b2", "a1", "b1")))
    assert read(view, "no") == Call("NO", (BOARD.index("c4"),))
    with pytest.raises(Illegal, match="not_traceable"):
        read(view, "yes")


@pytest.mark.parametrize(
    ("phase", "line", "code"),
    [
        (SEARCHING, "", "unreadable_word"),
        (SEARCHING, "h3lp", "unreadable_word"),
        (SEARCHING, "move h9", "unreadable_place"),
        (SEARCHING, "swap a1 z9", "unreadable_place"),
        (SEARCHING, "swap a1", "unreadable_place"),
        (SEARCHING, "lay c3", "unreadable_place"),
        (SEARCHING, "lay 99,0", "unreadable_place"),
        (DISPUTABLE, "help", "unreadable_reply"),
        (VOTING, "maybe", "unreadable_reply"),
    ],
)
def test_a_line_that_means_nothing_is_refused_with_an_example(phase: Phase, line: str, code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read(seen(phase), line)
    assert refusal.value.code == code and refusal.value.facts["example"]


@pytest.mark.parametrize(
    "game",
    [
        WordSearch(),
        WordSearch(mode="insert", stack_read="vertical", stack_bonus=True, judge="vote", start_player=1),
        WordSearch(mode="boardless", tile_reuse=True, adds_per_turn=2),
    ],
)
def test_whole_games_are_written_and_read_back(game: WordSearch) -> None:
    for seed in range(6):
        tried = trial(game, game.seats[seed % len(game.seats)], Seeded(seed), finding)
        for here, _, played in tried.moments:
            if played is None:
                continue
            assert all(tell(event) for event in played.events)
            if isinstance(played.entry.actor, int):
                action = played.entry.action
                assert read(game.view(here.state, played.entry.actor), write(action)) == action
