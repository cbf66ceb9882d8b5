"""How a game ends, and who has won."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from parlour.core.game import Seat
from parlour.games.letter.actions import Skip
from parlour.games.letter.events import TurnSkipped, WindowOpened, WordWritten
from parlour.games.letter.scoring import points
from parlour.games.letter.state import Knockable, Laying, Owing
from tests.games.letter.dry import BOARD, dry, ended, gives_up_a_letter, last_window
from tests.games.letter.table import Table, agreed
from tests.games.letter.wording import DONE, lay, name, release, seconds, written


@pytest.mark.rule("LE-17")
@pytest.mark.rule("LE-A17")
def test_two_players_play_on_after_three_turns_without_a_word_and_get_a_last_window_after_four() -> None:
    table = dry(idle=0)
    for turn in range(3):
        gives_up_a_letter(table)
        table.passes()
        assert table.running() and table.open.idle == turn + 1 and table.now(Laying)
    told = gives_up_a_letter(table)
    assert told[-1] == WindowOpened(last=True) and table.running() and table.turn.until == seconds(30)
    assert table.last()
    table.passes()
    assert table.result().reason == "nobody_found_a_word"


@pytest.mark.rule("LE-A17")
@pytest.mark.parametrize(("seats", "turns"), [(2, 4), (3, 4), (4, 4), (5, 5), (6, 6)])
def test_the_game_ends_after_as_many_idle_turns_as_there_are_players_but_at_least_four(seats: int, turns: int) -> None:
    table = dry(seats, idle=turns - 2)
    gives_up_a_letter(table)
    assert not table.last()
    table.passes()
    gives_up_a_letter(table)
    assert table.running() and table.last(), "one window, not two"
    table.time_up()
    assert not table.running()


@pytest.mark.rule("LE-17")
@pytest.mark.rule("LE-A17")
def test_a_new_word_resets_the_count() -> None:
    table = dry()
    table.turns(lay("T@8,5"), name("CART"), DONE)
    assert table.open.idle == 0 and table.on_turn == 1 and table.running()


@pytest.mark.rule("LE-A17")
def test_a_successful_knock_resets_the_count() -> None:
    table = dry(idle=2)
    gives_up_a_letter(table)
    table.knocked(1, name("CAR"), DONE)
    table.passes()
    assert table.open.idle == 0


@pytest.mark.rule("LE-A17")
def test_a_turn_counts_as_idle_if_none_of_its_words_stands() -> None:
    table = dry(idle=1, free="S12", hands=("T E", "N O"))
    table.do(lay("S12@8,5"), DONE)
    assert table.now(Owing)
    table.turns(release("E"))
    assert table.open.idle == 2


@pytest.mark.rule("LE-A17")
def test_the_game_goes_on_after_a_successful_knock_in_the_last_window() -> None:
    table = last_window()
    table.knocked(1, name("CAR"), DONE)
    assert table.running()
    table.passes()
    assert table.running() and table.on_turn == 1 and table.open.idle == 0 and table.now(Laying)


@pytest.mark.rule("LE-A17")
def test_a_failed_knock_in_the_last_window_does_not_save_the_game() -> None:
    table = last_window()
    table.knocked(1, DONE, release("N"))
    assert table.running() and table.now(Knockable) and table.turn.until == seconds(30)
    table.passes()
    assert table.result().reason == "nobody_found_a_word"


@pytest.mark.rule("LE-9")
@pytest.mark.rule("LE-A17")
def test_a_skipped_turn_counts_as_idle() -> None:
    table = dry(seats=3, idle=2, hands=("T E S", "", "E12 N12"), blanks=("", "", ""), free="")
    table.do(lay("T@8,5"), name("CART"), DONE)
    told = table.passes()
    assert TurnSkipped(Seat(1)) in told and table.open.idle == 1 and table.on_turn == 2
    skips = dry(idle=1, hands=("", "N O"))
    skips.turns(Skip())
    assert skips.open.idle == 2


@pytest.mark.rule("LE-A17")
def test_a_turn_lost_to_a_knock_does_not_count() -> None:
    table = dry(seats=4, idle=2)
    table.do(lay("T@8,5"), name("CART"), DONE)
    table.knocked(3, name("CAR"), DONE)
    table.passes()
    assert table.on_turn == 3 and table.open.idle == 0
    gives_up_a_letter(table)
    table.passes()
    assert table.on_turn == 0 and table.open.idle == 1


@pytest.mark.rule("LE-A17")
def test_when_no_piece_is_left_to_play_the_last_window_opens_at_once() -> None:
    table = dry(idle=0, hands=("T", ""), blanks=("", ""))
    told = table.do(lay("T@8,5"), name("CART"), DONE)
    assert WindowOpened(last=True) in told and table.turn.until == seconds(30)
    table.passes()
    assert table.result().reason == "nobody_found_a_word" and table.result().scores == (4, 0)


@pytest.mark.rule("LE-A17")
def test_a_knock_in_that_window_still_scores_but_the_game_is_over() -> None:
    table = dry(idle=0, hands=("T", ""), blanks=("", ""))
    table.do(lay("T@8,5"), name("CART"), DONE)
    told = table.knocked(1, name("CAR"), DONE)
    assert told[-1] == WindowOpened(last=True)
    told = table.passes()
    assert not any(isinstance(event, TurnSkipped) for event in told)
    assert table.result().reason == "nobody_found_a_word" and table.result().scores == (4, 3)


@pytest.mark.rule("LE-A17")
def test_a_blank_or_a_free_letter_keeps_the_game_going() -> None:
    cases: tuple[dict[str, Any], ...] = (
        {"blanks": ("", "#12")},
        {"blanks": ("", ""), "free": "S"},
        {"blanks": ("", ""), "hands": ("T", "S")},
    )
    for more in cases:
        state: dict[str, Any] = {"idle": 0, "hands": ("T", "")}
        table = dry(**(state | more))
        told = table.do(lay("T@8,5"), name("CART"), DONE)
        assert WindowOpened(last=False) in told
        table.passes()
        assert table.running() and table.on_turn == 1


@pytest.mark.rule("LE-17")
def test_unplaced_tiles_do_not_matter() -> None:
    table = dry(written=(written(1, "CAR"),))
    gives_up_a_letter(table)
    table.passes()
    assert table.result().scores == (0, 3) and table.result().ranks == (2, 1)


@pytest.mark.rule("LE-18")
@pytest.mark.parametrize(("length", "worth"), [(2, 2), (3, 3), (4, 4), (5, 6), (6, 8), (9, 14)])
def test_scoring_3_gives_an_extra_point_for_each_letter_beyond_four(length: int, worth: int) -> None:
    assert points(3, "X" * length) == worth


@pytest.mark.rule("LE-18")
@pytest.mark.parametrize(("scoring", "points"), [(1, (1, 1)), (2, (5, 4)), (3, (6, 4))])
def test_a_word_is_worth_what_was_agreed(scoring: Literal[1, 2, 3], points: tuple[int, int]) -> None:
    table = Table(agreed(scoring=scoring), board=BOARD, hands=("T", "N"), free="S")
    told = table.do(lay("T@8,5"), lay("S@9,5"), name("CARTS"), name("CART"))
    assert tuple(event.points for event in told if isinstance(event, WordWritten)) == points
    assert table.open.scores[0] == sum(points)


@pytest.mark.rule("LE-18")
@pytest.mark.rule("LE-A21")
@pytest.mark.parametrize(
    ("scoring", "sheets", "scores", "ranks"),
    [
        (1, ("AA BB CC", "AAAAAAAA BB"), (3, 2), (1, 2)),
        (1, ("AA BB", "AAA BB"), (2, 2), (2, 1)),
        (1, ("AA BBB", "AAA BB"), (2, 2), (1, 1)),
        (2, ("AA BB CC", "AAAAAAAA BB"), (6, 10), (2, 1)),
        (2, ("AA BB", "AAAA"), (4, 4), (1, 2)),
        (2, ("AA BBB", "AAA BB"), (5, 5), (1, 1)),
        (3, ("AAAAAAAAA", "AAAAA AAAA AAA"), (14, 13), (1, 2)),
        (3, ("AAAAA", "AAA BBB"), (6, 6), (2, 1)),
        (3, ("AAAAA BB", "AAAA CCCC"), (8, 8), (1, 1)),
        (3, ("AA", "AAA", "AA"), (2, 3, 2), (2, 1, 2)),
    ],
)
def test_ranks_follow_the_score_and_ties_are_broken(
    scoring: Literal[1, 2, 3], sheets: tuple[str, ...], scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    over = ended(scoring, *sheets).result()
    assert (over.scores, over.ranks) == (scores, ranks)
