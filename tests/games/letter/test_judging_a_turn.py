"""Free Letters and mistakes: letters lifted and laid again, and how a turn is judged when it ends."""

from __future__ import annotations

import pytest

from parlour.games.letter import Letter
from parlour.games.letter.actions import Lay, Name, Skip
from parlour.games.letter.events import (
    LetterLaid,
    LetterLifted,
    LetterReleased,
    LettersTakenBack,
    TurnEnded,
    WindowOpened,
    WordWritten,
)
from parlour.games.letter.grid import Placed
from parlour.games.letter.state import Knockable, Owing
from parlour.kit.events import WordUnknown
from tests.games.letter.table import BOX, Table, agreed
from tests.games.letter.wording import DONE, ONE, lay, lay_blank, lift, name, release, seconds, tile, tiles, written

# Free Letters


@pytest.mark.rule("LE-14")
def test_any_number_of_free_letters_may_be_laid_besides_one_from_the_hand() -> None:
    table = Table(hands=("R E", "O"), free="T S N")
    assert set(table.offer().layable) == set(tiles("R E T S N"))
    told = table.do(lay("R@7,5"), lay("T@8,5"), lay("S@9,5"))
    assert [(event.free, event.tile) for event in told if isinstance(event, LetterLaid)] == [
        (False, tile("R")),
        (True, tile("T")),
        (True, tile("S")),
    ]
    table.do(name("CARTS"), DONE)
    assert table.open.scores == (6, 0) and table.open.free == tiles("N") and table.open.hands[0] == tiles("E")


@pytest.mark.rule("LE-14")
def test_free_letters_may_be_laid_instead_of_one_from_the_hand() -> None:
    table = Table(hands=("R E", "O"), free="T")
    table.do(lay("T@7,5"), name("CAT"), DONE)
    assert table.now(Knockable) and len(table.open.hands[0]) == 2 and table.open.free == ()


@pytest.mark.rule("LE-14")
@pytest.mark.parametrize(
    ("language", "start", "added", "whole"),
    [
        ("de", "STADT", "TOR", "STADTTOR"),
        ("en", "CART", "OX", "OXCART"),
        ("fr", "VER", "RE", "VERRE"),
        ("it", "DITO", "CON", "CONDITO"),
    ],
)
def test_the_examples_of_free_letters_can_be_played(language: str, start: str, added: str, whole: str) -> None:
    """All letters cover one cell and lie in a row. Every ninth letter of a set covers one cell."""
    letters = sorted(whole)
    custom = " ".join(f"{letter}{9 * letters.count(letter)}" for letter in sorted({*letters[:-1]} - {letters[-1]}))
    custom += f" {letters[-1]}{66 - 9 * (len(letters) - letters.count(letters[-1]))}"
    game = agreed(language=language, custom_letters=custom)
    left = {letter: [9 * at for at, one in enumerate(letters) if one == letter] for letter in letters}
    path = tuple(left[letter].pop(0) for letter in whole)
    first = whole.index(start)
    lying = tuple(Placed(path[at], 3 + at, 5) for at in range(first, first + len(start)))
    added_at = [at for at in range(len(whole)) if not first <= at < first + len(start)]
    free = tuple(path[at] for at in added_at)
    own = tuple(number for number in range(66) if number not in path)[:3]
    table = Table(game, 2, lying, (own, ()), free=free)
    for at in sorted(added_at, key=lambda at: min(abs(at - first), abs(at - first - len(start) + 1))):
        table.do(Lay(path[at], 3 + at, 5))
    assert isinstance(table.do(Name(whole, path))[-1], WordWritten)
    table.do(DONE)
    assert table.now(Knockable) and table.words == [whole] and table.open.hands[0] == own


@pytest.mark.rule("LE-14")
@pytest.mark.rule("LE-A12")
def test_letters_need_not_all_be_in_the_same_word() -> None:
    table = Table(hands=("T E", "O"), free="R S")
    table.do(lay("T@7,5"), lay("R@6,4"), name("CAT"), name("CAR"), DONE)
    assert table.now(Knockable) and table.words == ["CAT", "CAR"]


@pytest.mark.rule("LE-A12")
def test_each_letter_touches_one_that_was_laid_before_it() -> None:
    table = Table(hands=("T E", "O"), free="R S")
    assert table.refuses(0, lay("S@8,5")) == "must_touch_a_letter"
    table.do(lay("T@7,5"))
    assert table.accepts(0, lay("S@8,5"))


# Lifting


@pytest.mark.rule("LE-A12")
def test_while_the_turn_lasts_letters_may_be_lifted_and_laid_again() -> None:
    table = Table(hands=("T E", "O"), free="S")
    table.do(lay("T@7,5"), lay("S@8,5"))
    assert table.do(lift("S")) == [LetterLifted(ONE, tile("S"), ())]
    assert table.is_free("S") and not table.lies("S")
    table.do(lift("T"))
    assert table.holds(0, "T") and table.open.board == Table().open.board
    table.do(lay("E@7,5"))
    assert table.lies("E@7,5") and table.refuses(0, lay("T@6,4")) == "one_own_letter"


@pytest.mark.rule("LE-A12")
def test_words_accepted_with_a_lifted_letter_are_struck() -> None:
    table = Table(hands=("T E", "O"), free="R S")
    table.do(lay("T@7,5"), lay("R@6,4"), name("CAT"), name("CAR"), name("RAT"))
    assert table.open.scores == (9, 0)
    assert table.do(lift("T")) == [LetterLifted(ONE, tile("T"), ("CAT", "RAT"))]
    assert table.words == ["CAR"] and table.open.scores == (3, 0)
    table.do(lay("T@7,5"), name("CAT"))
    assert table.words == ["CAR", "CAT"]


@pytest.mark.rule("LE-A12")
@pytest.mark.rule("LE-7")
def test_once_all_words_are_struck_the_next_one_has_to_use_a_new_letter_again() -> None:
    table = Table(board="C@5,5 A@6,5 R@7,5", hands=("T E", "O"))
    table.do(lay("T@8,5"), name("CART"), lift("T"), lay("E@8,5"))
    assert table.refuses(0, name("CAR")) == "must_use_laid_letter"
    assert table.accepts(0, name("CARE"))


@pytest.mark.rule("LE-A12")
def test_letters_of_earlier_turns_stay() -> None:
    table = Table()
    table.do(lay("T@7,5"))
    assert table.refuses(0, lift("C")) == "not_laid_now"
    assert table.refuses(0, lift("E")) == "not_laid_now"
    assert "lift" in table.acts() and table.offer().liftable == tiles("T")


@pytest.mark.rule("LE-A12")
@pytest.mark.parametrize("game", [BOX, agreed(judge="dictionary")])
def test_a_refused_word_costs_nothing(game: Letter) -> None:
    table = Table(game)
    table.do(lay("T@7,5"))
    (told,) = table.do(name("TAC"))
    assert isinstance(told, WordUnknown)
    table.do(name("CAT"), DONE)
    assert table.now(Knockable) and table.open.free == () and table.words == ["CAT"]


# Judging


@pytest.mark.rule("LE-14")
@pytest.mark.rule("LE-A12")
def test_a_letter_without_a_word_is_taken_back_and_another_is_released() -> None:
    table = Table()
    table.do(lay("T@7,5"))
    told = table.do(DONE)
    assert told[0] == LettersTakenBack(ONE, tiles("T"), ())
    assert table.holds(0, "T") and not table.lies("T")
    assert table.now(Owing) and table.turn.awaited == {0} and table.turn.until == seconds(10)
    assert table.acts() == ("release",) and set(table.offer().releasable) == set(tiles("T E S"))
    told = table.do(release("S"))
    assert told == [
        LetterReleased(ONE, tile("S"), penalty=True, by_chance=False),
        TurnEnded(ONE),
        WindowOpened(last=False),
    ]
    assert table.is_free("S") and len(table.open.hands[0]) == 2


@pytest.mark.rule("LE-A12")
def test_the_letter_that_was_taken_back_may_be_the_one_released() -> None:
    table = Table()
    table.do(lay("T@7,5"), DONE, release("T"))
    assert table.is_free("T") and table.now(Knockable)


@pytest.mark.rule("LE-A12")
def test_free_letters_without_a_word_go_back_beside_the_board() -> None:
    table = Table(hands=("E", "O"), free="T R")
    table.do(lay("T@7,5"), lay("R@6,4"), name("CAT"))
    told = table.do(DONE)
    assert told[0] == LettersTakenBack(ONE, tiles("R"), ())
    assert table.is_free("R") and table.lies("T") and table.words == ["CAT"]
    assert table.now(Owing)
    table.do(release("E"))
    assert set(table.open.free) == set(tiles("R E"))


@pytest.mark.rule("LE-A12")
def test_never_more_than_one_letter_is_released_in_a_turn() -> None:
    table = Table(hands=("E O T", "N"), free="R S")
    table.do(lay("T@7,5"), lay("R@6,4"), lay("S@8,5"), DONE)
    assert table.now(Owing)
    table.do(release("E"))
    assert table.now(Knockable) and set(table.open.free) == set(tiles("R S E")) and len(table.open.hands[0]) == 2


@pytest.mark.rule("LE-A12")
def test_every_letter_must_be_in_a_new_word_accepted_in_the_turn() -> None:
    earlier = (written(1, "AS", "A S12"),)
    table = Table(hands=("T E", "N"), free="S", written=earlier)
    table.do(lay("T@7,5"), name("CAT"), lay("S@6,4"))
    assert table.refuses(0, name("AS")) == "not_new"
    assert table.do(DONE)[0] == LettersTakenBack(ONE, tiles("S"), ())


@pytest.mark.rule("LE-A12")
def test_letters_cut_off_from_earlier_ones_are_taken_back_with_their_words() -> None:
    table = Table(hands=("E", "R"), free="S O N")
    table.do(lay("S@7,5"), lay("O@8,5"), lay("N@9,5"), name("ON"))
    assert table.open.scores == (2, 0)
    told = table.do(DONE)
    assert isinstance(told[0], LettersTakenBack)
    assert set(told[0].tiles) == set(tiles("S O N")) and told[0].struck == ("ON",)
    assert table.words == [] and table.open.scores == (0, 0) and set(table.open.free) == set(tiles("S O N"))
    assert len(table.open.board) == 2 and table.now(Owing)


@pytest.mark.rule("LE-A12")
def test_a_letter_still_connected_through_another_stays() -> None:
    """S is taken back. O touches N, which touches A."""
    table = Table(hands=("E", "R"), free="S O N")
    table.do(lay("S@7,5"), lay("O@7,6"), lay("N@6,6"), name("ON"))
    told = table.do(DONE)
    assert told[0] == LettersTakenBack(ONE, tiles("S"), ())
    assert table.words == ["ON"] and table.lies("O") and table.lies("N")


@pytest.mark.rule("LE-7")
@pytest.mark.rule("LE-A12")
def test_if_no_letter_of_the_turn_ends_up_in_a_word_all_its_words_are_struck() -> None:
    table = Table(board="C@5,5 A@6,5 R@7,5", hands=("T E", "O"))
    table.do(lay("T@8,5"), name("CART"), name("CAR"), lift("T"), lay("T@5,6"))
    assert table.words == ["CAR"]
    told = table.do(DONE)
    assert told[0] == LettersTakenBack(ONE, tiles("T"), ("CAR",))
    assert table.words == [] and table.open.scores == (0, 0) and table.now(Owing)
    table.do(release("E"))
    assert table.open.idle == 1, "the turn brought no word"


@pytest.mark.rule("LE-7")
@pytest.mark.rule("LE-A18")
def test_they_are_struck_when_time_runs_out_too() -> None:
    table = Table(agreed(timed=30), board="C@5,5 A@6,5 R@7,5", hands=("T E", "O"))
    table.do(lay("T@8,5"), name("CART"), name("CAR"), lift("T"), lay("T@5,6"))
    table.time_up()
    assert table.words == [] and table.now(Owing)


@pytest.mark.rule("LE-7")
@pytest.mark.rule("LE-A12")
def test_other_words_stand_as_long_as_one_letter_of_the_turn_is_in_a_word() -> None:
    table = Table(board="C@5,5 A@6,5 R@7,5", hands=("T E", "O"), free="S")
    table.do(lay("T@8,5"), lay("S@9,5"), name("CART"), name("CAR"), DONE)
    assert table.words == ["CART", "CAR"] and table.lies("T") and table.is_free("S")


@pytest.mark.rule("LE-A12")
def test_a_seat_without_letters_pays_no_penalty() -> None:
    table = Table(hands=("", "R"), free="S")
    table.do(lay("S@7,5"))
    told = table.do(DONE)
    assert told == [LettersTakenBack(ONE, tiles("S"), ()), TurnEnded(ONE), WindowOpened(last=False)]
    assert table.holds(0, "#11")


@pytest.mark.rule("LE-A12")
def test_the_penalty_cannot_be_paid_with_a_blank() -> None:
    table = Table()
    table.do(lay("T@7,5"), DONE)
    assert table.refuses(0, release("#11")) == "not_in_hand"
    assert table.refuses(0, lay_blank("#11@7,5")) == "not_now"
    for action in (lay("E@7,5"), name("CA"), DONE, Skip(), lift("C")):
        assert table.refuses(0, action) == "not_now"
    assert table.refuses(0, release("R")) == "not_in_hand"
    assert table.refuses(1, release("R")) == "not_your_turn"


@pytest.mark.rule("LE-A12")
@pytest.mark.rule("LE-X7")
def test_after_ten_seconds_chance_chooses_the_letter() -> None:
    table = Table(picks="E")
    table.act(0, lay("T@7,5"), at=3)
    table.act(0, DONE, at=5)
    assert table.turn.until == seconds(15)
    told = table.time_up()
    assert LetterReleased(ONE, tile("E"), penalty=True, by_chance=True) in told
    assert table.is_free("E") and table.now(Knockable)


@pytest.mark.rule("LE-A12")
@pytest.mark.rule("LE-A18")
def test_when_time_is_up_the_turn_is_judged_the_same_way() -> None:
    table = Table(agreed(timed=30), hands=("T E", "O"), free="R")
    assert table.turn.until == seconds(30)
    table.do(lay("T@7,5"), name("CAT"), lay("R@6,4"))
    told = table.time_up()
    assert LettersTakenBack(ONE, tiles("R"), ()) in told and table.words == ["CAT"] and table.now(Owing)
    assert table.turn.until == seconds(40) + 500
    fine = Table(agreed(timed=30))
    fine.do(lay("T@7,5"), name("CAT"))
    fine.time_up()
    assert fine.now(Knockable) and fine.words == ["CAT"] and fine.lies("T")


@pytest.mark.rule("LE-A12")
def test_a_struck_word_may_be_named_by_others() -> None:
    table = Table(seats=2, hands=("E", "R"), free="S O N")
    table.do(lay("S@7,5"), lay("O@8,5"), lay("N@9,5"), name("ON"), DONE, release("E"))
    table.passes()
    table.do(lay("O@6,4"), lay("N@6,3"))
    assert table.accepts(1, name("ON"))


@pytest.mark.rule("LE-A12")
def test_a_doubtful_word_is_dropped_when_letters_move() -> None:
    table = Table()
    table.do(lay("T@7,5"), name("TAC"))
    assert table.named() == name("TAC")
    table.do(lift("T"))
    assert table.named() is None and "stand_by" not in table.acts()
