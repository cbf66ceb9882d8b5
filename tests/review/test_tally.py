"""The tally: what a finished game adds to the statistics of each seat."""

from collections.abc import Callable
from typing import Literal

import pytest

from parlour.arena.match import play_out
from parlour.bots.roster import bot
from parlour.core.game import GIVE_UP, AnyGame, Result, Seat
from parlour.core.sitting import Sitting
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.letter import Letter
from parlour.games.moerder import Moerder
from parlour.games.murdero import Murdero
from parlour.games.wordsearch import WordSearch
from parlour.review.tally.tally import Tally, tallied
from tests.teaching.rules import Fib


def finished(game: AnyGame, seats: int, strength: str = "novice") -> tuple[list[Tally], Result]:
    """A game between bots, as each of its seats counts it."""
    end = play_out(game, [bot(game, strength)] * seats, seed=3, number=0).sitting.position
    assert end.over is not None
    return [tallied(game, end.state, Seat(seat)) for seat in range(seats)], end.over


def test_a_decoder_counts_rows() -> None:
    """Whoever hid the code scores a point a row (GM-A4), so a seat's rows are the other's points."""
    (one, other), result = finished(GrandMasterMind(start_player=0, rows=20), 2, "casual")
    assert [other.figure, one.figure] == list(result.scores)
    assert one.mode == "filled"
    assert one.measure == "rows"
    assert one.feat is not None
    assert one.feat.worth == one.figure


def test_several_codes_count_as_their_mean_and_the_fewest_rows() -> None:
    (one, _), result = finished(GrandMasterMind(start_player=0, rows=20, rounds=3), 2, "casual")
    assert one.figure == round(result.scores[1] / 3, 1)
    assert one.feat is not None
    assert one.feat.worth <= one.figure


def test_whoever_only_hides_codes_counts_no_rows() -> None:
    (hider, decoder), _ = finished(GrandMasterMind(roles="hide", rows=20), 2, "casual")
    assert hider == Tally("filled", "rows")
    assert decoder.figure is not None


def test_letters_are_counted_in_moerder_and_tiles_for_a_win() -> None:
    tallies, result = finished(Moerder(start_player=0), 3)
    assert {tally.measure for tally in tallies} == {"letters"}
    assert all(0 <= (tally.figure or 0) <= 6 for tally in tallies)
    assert [tally.feat is not None for tally in tallies] == [score == 1 for score in result.scores]


def test_in_the_base_game_nothing_is_collected() -> None:
    tallies, _ = finished(Moerder(start_player=0, rules="base"), 2)
    assert [(tally.mode, tally.figure) for tally in tallies] == [("base", None)] * 2


def test_alone_in_moerder_the_tiles_left_are_counted() -> None:
    (tally,), result = finished(Moerder(), 1)
    assert (tally.mode, tally.measure, tally.figure) == ("alone", "tiles_left", result.scores[0])


def test_points_a_word_and_the_best_word_are_counted_in_word_search() -> None:
    tallies, _ = finished(WordSearch(mode="insert", target=50), 2)
    assert {(tally.mode, tally.measure) for tally in tallies} == {("insert", "points_a_word")}
    best = max((tally.feat for tally in tallies if tally.feat), key=lambda feat: feat.worth)
    assert best.word is not None
    assert best.worth > 0


def test_alone_on_the_board_the_turns_are_counted() -> None:
    (tally,), result = finished(WordSearch(target=50), 1)
    assert (tally.mode, tally.measure, tally.figure) == ("board_alone", "turns", result.scores[0])


def test_points_and_the_longest_word_are_counted_in_letter() -> None:
    tallies, result = finished(Letter(), 2)
    assert [tally.figure for tally in tallies] == list(result.scores)
    for tally in tallies:
        assert tally.feat is not None
        assert len(tally.feat.word or "") == tally.feat.worth


@pytest.mark.parametrize(("variant", "mode", "measure"), [(1, "many_words", "words"), (2, "long_words", "points")])
def test_alone_in_letter_nobody_loses(variant: Literal[1, 2], mode: str, measure: str) -> None:
    (tally,), result = finished(Letter(variant=variant, solitaire_tiles=6), 1)
    assert (tally.mode, tally.measure, tally.figure) == (mode, measure, result.scores[0])
    assert not tally.contest


def test_points_a_hand_and_the_best_hand_are_counted_in_murdero() -> None:
    tallies, result = finished(Murdero(max_hands=1), 3)
    assert [tally.figure for tally in tallies] == list(result.scores)
    assert tuple(tally.feat.worth for tally in tallies if tally.feat) == result.scores


def test_partners_count_together() -> None:
    tallies, _ = finished(Murdero(max_hands=1, partners=True), 4)
    assert tallies[0] == tallies[2]
    assert tallies[1] == tallies[3]
    assert tallies[0].mode == "pairs"


@pytest.mark.rule("X-8")
@pytest.mark.parametrize("kind", [GrandMasterMind, Moerder, WordSearch, Letter, Murdero])
def test_a_game_given_up_at_once_can_be_counted(kind: Callable[[], AnyGame]) -> None:
    game = kind()
    sitting = Sitting(game, 2, b"at once")
    sitting.act(0, GIVE_UP)
    for seat in range(2):
        assert tallied(game, sitting.position.state, Seat(seat)).feat is None


def test_a_game_that_counts_nothing_of_its_own_is_compared_with_all_its_games() -> None:
    sitting = Sitting(Fib(), 2, b"plain")
    assert tallied(Fib(), sitting.position.state, Seat(0)) == Tally()
