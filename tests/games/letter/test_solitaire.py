"""Solitaire: as many words as possible, or words as long as possible, on a strict or a free layout."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.game import GIVE_UP
from parlour.games.letter import Letter
from parlour.games.letter.actions import Knock, Skip, TakeSize
from parlour.games.letter.events import (
    LetterLaid,
    LetterLifted,
    LettersTakenBack,
    TimeRanOut,
    WordRetraced,
    WordWritten,
)
from parlour.games.letter.state import Laying
from parlour.kit.challenge import Dispute
from parlour.kit.window import PASS
from tests.games.letter.table import Table, agreed
from tests.games.letter.wording import DONE, ONE, lay, lift, name, release, seconds, tile, tiles, written

STRICT, FREE = agreed(), agreed(solitaire_layout="free")
LONG = agreed(variant=2)


def solitaire(game: Letter = STRICT, hand: str = "C A T R S E O N", board: str = "", **more: Any) -> Table:
    return Table(game, 1, board, (hand,), opened=(False,), **more)


@pytest.mark.rule("LE-19")
@pytest.mark.rule("LE-A23")
@pytest.mark.parametrize(
    ("options", "count"),
    [({}, 10), ({"variant": 2}, 20), ({"solitaire_tiles": 5}, 5), ({"variant": 2, "solitaire_tiles": 66}, 66)],
)
def test_letters_are_drawn_at_random_and_there_are_no_blanks(options: dict[str, Any], count: int) -> None:
    drawn = set()
    for seed in range(5):
        table = Table(agreed(**options), 1, None, seed=seed)
        (hand,) = table.open.hands
        assert len(hand) == len(set(hand)) == count and all(letter < 66 for letter in hand)
        assert table.open.blanks == ((),) and table.open.free == () and table.now(Laying)
        assert len(table.open.pool) == 66 - count
        drawn.add(hand)
    assert len(drawn) > 1 or count == 66


@pytest.mark.rule("LE-19")
@pytest.mark.parametrize(
    ("options", "minutes"),
    [
        ({}, None),
        ({"variant": 2}, 10),
        ({"time_limit": 5}, 5),
        ({"variant": 2, "time_limit": "none"}, None),
        ({"variant": 2, "time_limit": 30}, 30),
        ({"turn_seconds": 30, "timed": 30}, None),
    ],
)
def test_the_time_limit_is_for_the_whole_game(options: dict[str, Any], minutes: int | None) -> None:
    table = Table(agreed(**options), 1, None)
    assert table.turn.until == (None if minutes is None else seconds(60 * minutes))


@pytest.mark.rule("LE-A23")
def test_the_first_three_tiles_lie_anywhere_and_the_fourth_touches_another() -> None:
    table = solitaire()
    table.do(lay("C@0,0"), lay("A@5,5"), lay("T@9,9"))
    assert table.refuses(0, lay("R@12,0")) == "must_touch_a_letter"
    assert table.accepts(0, lay("R@5,6"))
    assert table.refuses(0, lay("R@5,5")) == "place_taken" and table.refuses(0, lay("R@14,0")) == "off_the_grid"


@pytest.mark.rule("LE-A23")
def test_in_strict_play_each_further_tile_needs_a_new_word_before_the_next_one() -> None:
    table = solitaire()
    table.do(lay("C@5,5"), lay("A@6,5"), lay("T@7,5"), lay("S@8,5"))
    assert table.refuses(0, lay("R@6,4")) == "name_a_word_first"
    assert table.offer().layable == () and table.offer().must_use == tiles("S")
    assert table.refuses(0, name("CAT")) == "must_use_laid_letter"
    table.do(name("CATS"), name("CAT"), lay("R@6,4"))
    assert table.words == ["CATS", "CAT"] and table.lies("R@6,4")


@pytest.mark.rule("LE-A23")
def test_words_of_the_first_three_tiles_count() -> None:
    table = solitaire()
    table.do(lay("C@5,5"), lay("A@6,5"), name("AC"), lay("T@7,5"), name("CAT"))
    assert table.words == ["AC", "CAT"]
    assert table.refuses(0, name("CAT")) == "not_new"


@pytest.mark.rule("LE-A23")
def test_in_strict_play_a_tile_without_a_word_goes_back_to_the_hand_without_a_penalty() -> None:
    table = solitaire()
    table.do(lay("C@5,5"), lay("A@6,5"), lay("T@7,5"), name("CAT"), lay("R@8,5"))
    told = table.do(DONE)
    assert LettersTakenBack(ONE, tiles("R"), ()) in told
    assert table.holds(0, "R") and table.open.free == () and len(table.open.board) == 3
    assert table.result().reason == "finished" and table.result().scores == (1,) and table.result().ranks == (1,)


@pytest.mark.rule("LE-A23")
def test_in_strict_play_the_last_tile_may_be_lifted_along_with_its_words() -> None:
    table = solitaire()
    table.do(lay("C@5,5"), lay("A@6,5"), lay("T@7,5"), name("CAT"), lay("S@8,5"), name("CATS"))
    assert table.do(lift("S")) == [LetterLifted(ONE, tile("S"), ("CATS",))]
    assert table.words == ["CAT"] and table.holds(0, "S") and table.open.scores == (1,)
    assert table.accepts(0, lay("R@6,4"))


@pytest.mark.rule("LE-A23")
def test_there_are_no_knocks_free_letters_skips_or_disputes() -> None:
    table = solitaire()
    for action in (Knock(), PASS, Dispute(), Skip(), release("C"), TakeSize((1, 1))):
        assert table.refuses(0, action) == "not_now"
    assert not {"release", "lay_blank", "skip", "knock"} & set(table.acts()) and "done" in table.acts()
    table.do(lay("C@5,5"), lay("A@6,5"), lay("T@7,5"), name("CAT"))
    assert table.now(Laying) and table.turn.awaited == {0}


@pytest.mark.rule("LE-19")
@pytest.mark.rule("LE-A23")
def test_the_first_variant_scores_words_and_the_second_letters_with_the_bonus() -> None:
    for game, score in ((STRICT, 3), (agreed(scoring=2), 3), (LONG, 4 + 6 + 3)):
        table = solitaire(game)
        table.do(lay("C@5,5"), lay("A@6,5"), lay("R@7,5"), lay("T@8,5"), name("CART"))
        table.do(lay("S@9,5"), name("CARTS"), name("CAR"), DONE)
        assert table.result().scores == (score,) and table.result().ranks == (1,)


@pytest.mark.rule("LE-19")
@pytest.mark.rule("LE-A23")
def test_the_game_ends_when_time_is_up() -> None:
    table = solitaire(agreed(time_limit=5))
    table.do(lay("C@5,5"), lay("A@6,5"), lay("T@7,5"), name("CAT"))
    told = table.time_up()
    assert TimeRanOut(ONE) in told
    assert table.result().reason == "time_over" and table.result().scores == (1,) and table.result().ranks == (1,)


@pytest.mark.rule("LE-A23")
@pytest.mark.rule("LE-X8")
def test_a_player_may_stop_at_any_time_and_giving_up_counts_as_finishing() -> None:
    table = solitaire()
    table.do(DONE)
    assert (table.result().scores, table.result().ranks, table.result().reason) == ((0,), (1,), "finished")
    stopped = solitaire()
    stopped.do(lay("C@5,5"), lay("A@6,5"), lay("T@7,5"), name("CAT"), lay("R@8,5"))
    stopped.act(0, GIVE_UP)
    assert stopped.result().scores == (1,) and stopped.result().ranks == (1,) and stopped.holds(0, "R")


# A free layout


@pytest.mark.rule("LE-A23")
def test_on_a_free_layout_tiles_are_moved_at_will() -> None:
    table = solitaire(FREE)
    table.do(lay("C@0,0"), lay("A@5,5"), lay("T@9,9"), lay("R@13,13"))
    told = table.do(lift("C"), lay("C@4,5"))
    assert told[0] == LetterLifted(ONE, tile("C"), ()) and isinstance(told[1], LetterLaid)
    assert table.accepts(0, lift("A")) and table.accepts(0, lay("S@12,0"))
    assert table.refuses(0, lay("S@4,5")) == "place_taken"


@pytest.mark.rule("LE-A23")
def test_on_a_free_layout_words_that_no_longer_trace_are_struck_at_the_end() -> None:
    table = solitaire(FREE)
    table.do(lay("C@5,5"), lay("A@6,5"), lay("T@7,5"), name("CAT"), name("AT"))
    assert table.do(lift("C")) == [LetterLifted(ONE, tile("C"), ())]
    assert table.words == ["CAT", "AT"]
    table.do(lay("R@5,5"), name("RAT"))
    told = table.do(DONE)
    assert any(isinstance(event, LettersTakenBack) and event.struck == ("CAT",) for event in told)
    assert table.words == ["AT", "RAT"] and table.result().scores == (2,)


@pytest.mark.rule("LE-A23")
def test_on_a_free_layout_a_word_counts_once_its_tiles_are_back_in_place() -> None:
    table = solitaire(FREE)
    table.do(lay("C@5,5"), lay("A@6,5"), lay("T@7,5"), name("CAT"), lift("C"), lay("C@6,4"), DONE)
    assert table.words == ["CAT"] and table.result().scores == (1,)


@pytest.mark.rule("LE-A23")
def test_on_a_free_layout_a_word_that_can_be_read_from_other_tiles_counts_too() -> None:
    table = solitaire(FREE, hand="C A T A12 R")
    table.do(lay("C@5,5"), lay("A@6,5"), lay("T@7,5"), name("CAT"), lift("A"), lay("A12@6,5"))
    told = table.do(DONE)
    assert WordRetraced(ONE, "CAT", tiles("C A12 T")) in told
    assert table.open.written[0].path == tiles("C A12 T") and table.result().scores == (1,)


@pytest.mark.rule("LE-13")
@pytest.mark.rule("LE-A23")
def test_on_a_free_layout_the_same_word_counts_twice_only_from_different_tiles() -> None:
    table = solitaire(FREE, hand="A T A12 T12 R")
    table.do(lay("A@5,5"), lay("T@6,5"), name("AT"), lay("A12@8,5"), lay("T12@9,5"), name("AT", "A12 T12"))
    table.do(lift("T12"), lay("T12@0,0"), lift("A12"), lay("A12@6,6"), DONE)
    assert table.open.written == (written(0, "AT", "A T", 1),), "A12 and T would share the T"


@pytest.mark.rule("LE-A23")
def test_on_a_free_layout_a_tile_counts_as_placed_only_if_it_touches_another() -> None:
    table = solitaire(FREE)
    table.do(lay("C@5,5"), lay("A@6,5"), lay("S@0,0"), lay("R@7,6"), DONE)
    assert (
        table.holds(0, "S") and table.holds(0, "R") and {piece.tile for piece in table.open.board} == set(tiles("C A"))
    )


@pytest.mark.rule("LE-A23")
def test_on_a_free_layout_a_word_must_still_trace_and_be_new_when_it_is_named() -> None:
    table = solitaire(FREE)
    table.do(lay("C@5,5"), lay("A@6,5"), lay("T@8,5"))
    assert table.refuses(0, name("CAT")) == "not_traceable"
    table.do(lift("T"), lay("T@7,5"), name("CAT"), lift("C"), lay("C@6,4"))
    assert table.refuses(0, name("CAT")) == "not_new"
    assert isinstance(table.do(name("AT"))[-1], WordWritten)


@pytest.mark.rule("LE-19")
def test_the_letters_left_in_hand_are_the_unplaced_ones() -> None:
    table = solitaire(hand="C A T R")
    table.do(lay("C@5,5"), lay("A@6,5"), lay("T@7,5"), name("CAT"), DONE)
    assert table.open.hands == (tiles("R"),) and table.result().reason == "finished"
