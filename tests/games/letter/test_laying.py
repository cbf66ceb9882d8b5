"""Laying letters after round one: on the grid, edge to edge, one from the hand; and what else a turn may be."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.games.letter.actions import Skip
from parlour.games.letter.events import (
    BlankLaid,
    LetterLaid,
    LetterReleased,
    LettersTakenBack,
    TurnEnded,
    TurnSkipped,
    WindowOpened,
    WordWritten,
)
from parlour.games.letter.grid import Rectangle, overlap, touch
from parlour.games.letter.state import Knockable
from tests.games.letter.table import BOX, Table, agreed
from tests.games.letter.wording import DONE, ONE, TWO, lay, lay_blank, lift, name, release, tile


@pytest.mark.rule("LE-7")
def test_a_turn_is_a_letter_and_at_least_one_word_with_it() -> None:
    table = Table()
    assert table.do(lay("T@7,5")) == [LetterLaid(ONE, tile("T"), 7, 5, turned=False, free=False, by_chance=False)]
    (told,) = table.do(name("CAT"))
    assert told == WordWritten(ONE, "CAT", (tile("C"), tile("A"), tile("T")), 3)
    assert table.do(DONE) == [TurnEnded(ONE), WindowOpened(last=False)]
    table.passes()
    assert table.on_turn == 1 and table.open.scores == (3, 0) and not table.holds(0, "T")
    assert table.open.free == () and table.words == ["CAT"]


@pytest.mark.rule("LE-7")
def test_further_words_may_be_found_anywhere() -> None:
    table = Table(board="C@5,5 A@6,5 R@7,5 E@7,6 N@7,7", hands=("T S", "O"))
    table.do(lay("T@8,5"))
    assert table.offer().must_use == (tile("T"),)
    assert table.refuses(0, name("CAR")) == "must_use_laid_letter"
    table.do(name("CART"), name("CAR"), name("CARE"), name("ARE"), name("ERA"))
    assert table.words == ["CART", "CAR", "CARE", "ARE", "ERA"] and table.open.scores == (17, 0)
    assert table.offer().must_use == ()


@pytest.mark.rule("LE-7")
@pytest.mark.rule("LE-A8")
def test_the_first_word_uses_a_letter_laid_this_turn() -> None:
    table = Table(board="C@5,5 A@6,5 R@7,5", hands=("T S", "O"), free="E")
    assert table.refuses(0, name("CAR")) == "lay_first" and "name" not in table.acts()
    table.do(lay("T@8,5"), lay("E@7,4"))
    assert set(table.offer().must_use) == {tile("T"), tile("E")}
    assert table.refuses(0, name("ARC", "A R C")) == "not_traceable"
    assert table.refuses(0, name("CAR")) == "must_use_laid_letter"
    assert table.accepts(0, name("ERA")) and table.accepts(0, name("ART"))


@pytest.mark.rule("LE-10")
def test_letters_lie_wholly_on_the_grid() -> None:
    table = Table(board="C@12,0 A@0,13", hands=("R31 T S12", "O"))
    assert table.refuses(0, lay("R31@12,1")) == "off_the_grid"
    assert table.accepts(0, lay("R31@11,1"))
    assert table.refuses(0, lay("S12@1,13")) == "off_the_grid"
    assert table.accepts(0, lay("S12@1,12"))
    assert table.accepts(0, lay("T@13,0")) and table.refuses(0, lay("T@14,0")) == "off_the_grid"


@pytest.mark.rule("LE-10")
def test_letters_do_not_overlap() -> None:
    table = Table(board="C@5,5 A22@6,5", hands=("R31 T", "O"))
    for where in ("T@5,5", "T@6,5", "T@7,6", "R31@3,5", "R31@7,6"):
        assert table.refuses(0, lay(where)) == "place_taken"
    assert table.accepts(0, lay("R31@2,5")) and table.accepts(0, lay("R31@8,6"))


@pytest.mark.rule("LE-11")
def test_a_letter_must_share_an_edge_with_one_on_the_board() -> None:
    table = Table(board="C@5,5", hands=("T A22", "O"))
    for beside in ("T@4,5", "T@6,5", "T@5,4", "T@5,6", "A22@6,4", "A22@3,5", "A22@4,6", "A22@5,3"):
        assert table.accepts(0, lay(beside)), beside
    for apart in ("T@4,4", "T@6,6", "T@7,5", "T@0,0", "A22@6,6", "A22@3,3", "A22@6,3", "A22@3,6"):
        assert table.refuses(0, lay(apart)) == "must_touch_a_letter", apart


@pytest.mark.rule("LE-11")
@pytest.mark.rule("LE-12")
def test_a_shared_corner_counts_neither_for_laying_nor_for_reading() -> None:
    table = Table(board="C@5,5 A@6,5", hands=("T S", "O"))
    assert table.refuses(0, lay("T@7,6")) == "must_touch_a_letter"
    read = Table(board="C@5,5 A@6,5 R@6,6 S@5,6", hands=("T", "O"))
    read.do(lay("T@7,6"))
    assert read.refuses(0, name("CAT")) == "not_traceable"
    assert read.accepts(0, name("CART"))


@pytest.mark.rule("LE-11")
def test_pieces_touch_if_they_share_an_edge_of_a_cell() -> None:
    here = Rectangle(2, 2, 4, 5)
    assert touch(here, Rectangle(4, 4, 5, 7)) and touch(Rectangle(4, 4, 5, 7), here)
    assert touch(here, Rectangle(3, 5, 6, 6)) and touch(here, Rectangle(0, 0, 3, 2))
    assert not touch(here, Rectangle(4, 5, 6, 6)) and not touch(here, Rectangle(5, 2, 6, 5))
    assert not touch(here, Rectangle(3, 3, 5, 4)) and overlap(here, Rectangle(3, 3, 5, 4))
    assert not overlap(here, Rectangle(4, 2, 5, 5))


@pytest.mark.rule("LE-A5")
def test_tiles_stay_upright_unless_rotation_is_agreed() -> None:
    table = Table(hands=("S12 T", "O"))
    assert table.refuses(0, lay("S12@7,5t")) == "pieces_stay_upright"
    assert table.accepts(0, lay("S12@7,5")) and not table.accepts(0, lay("S12@7,3"))
    turned = Table(agreed(rotation=True), hands=("S12 T", "O"), board="C@11,5 A@12,5")
    assert turned.refuses(0, lay("S12@13,5t")) == "off_the_grid"
    assert turned.accepts(0, lay("S12@13,5"))
    turned.do(lay("S12@12,6t"))
    assert turned.lies("S12@12,6t")
    assert turned.refuses(0, name("AS", "S12 A")) == "not_traceable"
    turned.do(name("AS", "A S12"), DONE)
    assert turned.words == ["AS"]


@pytest.mark.rule("LE-7")
@pytest.mark.rule("LE-A24")
def test_only_one_letter_from_the_hand_is_laid_in_a_turn() -> None:
    table = Table()
    table.do(lay("T@7,5"))
    assert table.refuses(0, lay("E@8,5")) == "one_own_letter"
    assert table.offer().layable == () and table.offer().liftable == (tile("T"),)


@pytest.mark.rule("LE-7")
def test_a_seat_lays_only_letters_from_its_own_hand() -> None:
    table = Table(blanks=("#11", "#12"))
    assert table.refuses(0, lay("R@7,5")) == "not_in_hand"
    assert table.refuses(0, lay("S33@7,5")) == "not_in_hand"
    assert table.refuses(0, lay("A@7,5")) == "not_in_hand"
    assert table.refuses(0, lay("#11@7,5")) == "not_in_hand"
    assert table.refuses(1, lay("R@7,5")) == "not_your_turn"
    assert table.refuses(0, lift("A")) == "not_laid_now"


@pytest.mark.rule("LE-8")
@pytest.mark.rule("LE-A6")
@pytest.mark.rule("LE-A24")
def test_releasing_a_letter_instead_of_laying_ends_the_turn() -> None:
    table = Table()
    told = table.do(release("E"))
    assert told == [
        LetterReleased(ONE, tile("E"), penalty=False, by_chance=False),
        TurnEnded(ONE),
        WindowOpened(last=False),
    ]
    assert table.is_free("E") and not table.holds(0, "E") and table.now(Knockable)
    table.passes()
    assert table.on_turn == 1 and table.accepts(1, lay("E@7,5"))


@pytest.mark.rule("LE-A24")
def test_a_released_letter_cannot_be_used_in_the_same_turn() -> None:
    table = Table(seats=3)
    table.do(release("E"))
    assert table.refuses(0, lay("E@7,5")) == "not_your_turn"


@pytest.mark.rule("LE-8")
@pytest.mark.rule("LE-A6")
@pytest.mark.rule("LE-A24")
def test_laying_a_blank_instead_ends_the_turn() -> None:
    table = Table()
    told = table.do(lay_blank("#11@7,5"))
    assert told == [
        BlankLaid(ONE, tile("#11"), 7, 5, turned=False),
        TurnEnded(ONE),
        WindowOpened(last=False),
    ]
    assert table.lies("#11@7,5") and table.open.blanks[0] == ()


@pytest.mark.rule("LE-8")
def test_a_seat_releases_only_its_own_letters_and_lays_only_its_own_blanks() -> None:
    table = Table(free="N12")
    assert table.refuses(0, release("R")) == "not_in_hand"
    assert table.refuses(0, release("N12")) == "not_in_hand"
    assert table.refuses(0, release("#11")) == "not_in_hand"
    assert table.refuses(0, lay_blank("#12@7,5")) == "not_in_hand"
    assert table.refuses(0, lay_blank("T@7,5")) == "not_in_hand"
    assert table.offer().releasable == table.open.hands[0] and table.offer().blanks == table.open.blanks[0]


@pytest.mark.rule("LE-A24")
def test_a_turn_is_one_of_laying_releasing_or_a_blank() -> None:
    table = Table(free="N12")
    table.do(lay("N12@7,5"))
    assert table.refuses(0, release("E")) == "lift_your_letters"
    assert table.refuses(0, lay_blank("#11@6,4")) == "lift_your_letters"
    assert not {"release", "lay_blank", "skip"} & set(table.acts())
    table.do(lift("N12"))
    assert table.is_free("N12") and table.accepts(0, release("E")) and table.accepts(0, lay_blank("#11@6,4"))


@pytest.mark.rule("LE-A24")
@pytest.mark.parametrize("timed", [False, True])
def test_a_turn_that_ends_with_nothing_laid_has_no_words(timed: bool) -> None:
    table = Table(agreed(timed=30), board="C@5,5 A@6,5 R@7,5")
    table.do(lay("T@8,5"), name("CART"), name("CAR"), lift("T"))
    assert table.words == ["CAR"]
    told = table.time_up() if timed else table.do(release("E"))
    assert LettersTakenBack(ONE, (), ("CAR",)) in told
    assert table.words == [] and table.open.scores == (0, 0)


@pytest.mark.rule("LE-A6")
@pytest.mark.rule("LE-A24")
def test_a_seat_with_letters_may_not_simply_pass() -> None:
    table = Table()
    assert table.refuses(0, Skip()) == "you_hold_letters"
    assert table.refuses(0, DONE) == "nothing_laid"
    assert "skip" not in table.acts() and "done" not in table.acts()


@pytest.mark.rule("LE-9")
@pytest.mark.rule("LE-A6")
@pytest.mark.rule("LE-A24")
def test_a_seat_with_only_a_blank_may_pass() -> None:
    table = Table(hands=("", "R N O"))
    assert table.accepts(0, lay_blank("#11@7,5"))
    assert table.do(Skip())[0] == TurnSkipped(ONE) and table.now(Knockable)
    table.passes()
    assert table.on_turn == 1


@pytest.mark.rule("LE-9")
def test_a_seat_without_letters_may_use_free_letters() -> None:
    table = Table(hands=("", "R N O"), blanks=("", "#12"), free="T")
    assert table.accepts(0, Skip())
    table.do(lay("T@7,5"), name("CAT"), DONE)
    assert table.words == ["CAT"] and table.open.scores == (3, 0)


@pytest.mark.rule("LE-9")
def test_a_seat_that_cannot_play_is_skipped_and_may_still_knock() -> None:
    table = Table(seats=3, hands=("T S", "", "O"), blanks=("#11", "", "#21"))
    table.do(lay("T@7,5"), name("CAT"), DONE)
    assert table.turn.awaited == {1, 2}
    told = table.passes()
    assert TurnSkipped(TWO) in told and table.open.idle == 1
    table.passes()
    assert table.on_turn == Seat(2)


@pytest.mark.rule("LE-7")
def test_an_untimed_turn_has_no_deadline() -> None:
    assert Table(BOX).turn.until is None
    assert Table(BOX).turn.awaited == {0}
