"""Blanks: they block, and one may be exchanged for a letter."""

from __future__ import annotations

import pytest

from parlour.games.letter.events import BlankExchanged, LetterLaid, LetterLifted, LettersTakenBack, WordWritten
from parlour.games.letter.state import Knockable, Owing
from tests.games.letter.table import Table, agreed
from tests.games.letter.wording import DONE, ONE, lay, lay_blank, lift, name, release, tile, tiles


@pytest.mark.rule("LE-15")
@pytest.mark.rule("LE-A10")
def test_a_blank_must_touch_a_letter() -> None:
    table = Table(board="C@5,5 A@6,5 #12@7,5", blanks=("#11", "#21"))
    assert table.accepts(0, lay_blank("#11@6,4"))
    assert table.refuses(0, lay_blank("#11@8,5")) == "must_touch_a_letter"
    assert table.refuses(0, lay_blank("#11@7,4")) == "must_touch_a_letter"
    assert table.refuses(0, lay_blank("#11@0,0")) == "must_touch_a_letter"


@pytest.mark.rule("LE-15")
def test_the_laying_rules_hold_for_a_blank() -> None:
    table = Table(board="C@13,5 A@12,5", blanks=("#22 #33", "#12"))
    assert table.refuses(0, lay_blank("#22@13,6")) == "off_the_grid"
    assert table.refuses(0, lay_blank("#22@12,5")) == "place_taken"
    assert table.accepts(0, lay_blank("#22@12,6")) and table.accepts(0, lay_blank("#33@9,5"))
    assert table.refuses(0, lay_blank("#22@12,6t")) == "pieces_stay_upright"


@pytest.mark.rule("LE-A10")
def test_a_letter_that_touches_only_a_blank_is_not_attached() -> None:
    table = Table(board="C@5,5 A@6,5 #12@7,5", blanks=("#11", "#21"))
    assert table.refuses(0, lay("T@8,5")) == "must_touch_a_letter"
    assert table.accepts(0, lay("T@6,6"))


@pytest.mark.rule("LE-15")
@pytest.mark.rule("LE-A10")
def test_a_blank_carries_no_letter_and_breaks_words() -> None:
    table = Table(board="C@5,5 #11@6,5 T@7,5 A@6,6 E@5,6", hands=("R", "N"), blanks=("", ""))
    table.do(lay("R@7,6"))
    assert table.refuses(0, name("CAT", "C #11 T")) == "no_such_tile"
    assert table.refuses(0, name("CT", "C #11 T")) == "no_such_tile"
    assert table.refuses(0, name("CT", "C T")) == "not_traceable"
    assert table.accepts(0, name("EAR"))


@pytest.mark.rule("LE-15")
@pytest.mark.rule("LE-A11")
def test_a_blank_on_the_board_may_be_exchanged_for_a_letter_from_the_hand() -> None:
    table = Table(board="C@5,5 A@6,5 #12@7,5", blanks=("#11", "#21"))
    told = table.do(lay("T@7,5"))
    assert LetterLaid(ONE, tile("T"), 7, 5, turned=False, free=False, by_chance=False) in told
    assert BlankExchanged(ONE, tile("#12")) in told
    assert not table.lies("#12") and table.holds(0, "#12") and table.lies("T@7,5")
    assert isinstance(table.do(name("CAT"))[-1], WordWritten)
    table.do(DONE)
    assert set(table.open.blanks[0]) == set(tiles("#11 #12")) and table.now(Knockable)


@pytest.mark.rule("LE-A11")
def test_the_letter_covers_at_least_one_cell_of_the_blank_and_may_reach_beyond() -> None:
    table = Table(board="C@5,5 A@6,5 #12@7,5", hands=("T13 S", "O"), blanks=("#11", "#21"))
    table.do(lay("T13@7,4"), name("CAT", "C A T13"), DONE)
    assert table.lies("T13@7,4") and table.words == ["CAT"]


@pytest.mark.rule("LE-A11")
def test_the_laying_rules_hold_for_the_exchange() -> None:
    table = Table(board="C@5,5 A@6,5 #12@7,5 R@8,5", hands=("T S31", "O"), blanks=("#11", "#21"))
    assert table.refuses(0, lay("S31@7,5")) == "place_taken"
    two = Table(board="C@5,5 A@6,5 #12@7,5 #11@8,5", hands=("S31 T", "O"), blanks=("", ""))
    assert two.refuses(0, lay("S31@7,5")) == "place_taken"
    far = Table(board="C@5,5 A@6,5 #21@7,5", hands=("T S", "O"), blanks=("", ""))
    assert far.refuses(0, lay("T@8,5")) == "must_touch_a_letter"
    edge = Table(board="C@5,13 A@6,13 #11@7,13", hands=("T12 S", "O"), blanks=("", ""))
    assert edge.refuses(0, lay("T12@7,13")) == "off_the_grid"
    assert edge.accepts(0, lay("T12@7,12"))


@pytest.mark.rule("LE-A11")
def test_the_exchange_takes_the_one_letter_a_turn_allows_from_the_hand() -> None:
    table = Table(board="C@5,5 A@6,5 #11@7,5", hands=("T S", "O"), blanks=("", "#12"), free="N")
    assert table.refuses(0, lay("N@7,5")) == "place_taken"
    table.do(lay("T@7,5"))
    assert table.refuses(0, lay("S@8,5")) == "one_own_letter"
    assert table.accepts(0, lay("N@8,5"))


@pytest.mark.rule("LE-A11")
def test_only_one_blank_is_exchanged_in_a_turn() -> None:
    table = Table(board="C@5,5 A@6,5 #11@7,5 #12@6,6", hands=("T S", "O"), blanks=("", "#21"))
    table.do(lay("T@7,5"))
    assert table.refuses(0, lay("S@6,6")) in ("one_own_letter", "place_taken")


@pytest.mark.rule("LE-A11")
@pytest.mark.rule("LE-A12")
def test_when_the_letter_is_lifted_the_blank_returns_to_its_place() -> None:
    table = Table(board="C@5,5 #12@7,5 A@6,5", hands=("T S", "O"), blanks=("#11", "#21"))
    before = table.open
    table.do(lay("T@7,5"), name("CAT"))
    assert table.do(lift("T")) == [LetterLifted(ONE, tile("T"), ("CAT",))]
    assert table.lies("#12@7,5") and not table.holds(0, "#12") and table.holds(0, "T")
    assert set(table.open.board) == set(before.board) and table.words == []


@pytest.mark.rule("LE-A12")
@pytest.mark.rule("LE-15")
def test_an_exchange_without_a_new_word_is_undone_and_costs_a_letter() -> None:
    table = Table(board="C@5,5 A@6,5 #12@7,5", hands=("T S", "O"), blanks=("#11", "#21"))
    table.do(lay("T@7,5"))
    told = table.do(DONE)
    assert told[0] == LettersTakenBack(ONE, tiles("T"), ())
    assert table.lies("#12@7,5") and not table.holds(0, "#12") and table.now(Owing)
    table.do(release("S"))
    assert table.is_free("S") and table.holds(0, "T")


@pytest.mark.rule("LE-A12")
def test_a_blank_cannot_return_while_a_free_letter_lies_in_its_place() -> None:
    table = Table(board="C@5,5 A@6,5 #12@7,5", hands=("T S", "O"), blanks=("#11", "#21"), free="N")
    table.do(lay("T@7,5"), lay("N@7,6"))
    assert table.refuses(0, lift("T")) == "blank_must_return" and table.offer().liftable == tiles("N")
    table.do(lift("N"), lift("T"))
    assert table.lies("#12@7,5") and table.is_free("N") and table.holds(0, "T")


@pytest.mark.rule("LE-A12")
def test_when_the_blank_returns_a_free_letter_in_its_place_is_taken_back_with_its_word() -> None:
    board = "C@5,5 A@6,5 N@6,6 #12@7,5"
    table = Table(board=board, hands=("S E", "R"), blanks=("#11", "#21"), free="O")
    table.do(lay("S@7,5"), lay("O@7,6"), name("NO"))
    told = table.do(DONE)
    assert isinstance(told[0], LettersTakenBack)
    assert set(told[0].tiles) == set(tiles("S O")) and told[0].struck == ("NO",)
    assert table.lies("#12@7,5") and table.is_free("O") and table.holds(0, "S") and table.now(Owing)
    fine = Table(board=board, hands=("S E", "R"), blanks=("#11", "#21"), free="O")
    fine.do(lay("S@7,5"), lay("O@7,6"), name("NO"), name("AS"), DONE)
    assert fine.now(Knockable) and fine.words == ["NO", "AS"] and fine.holds(0, "#12")


@pytest.mark.rule("LE-A11")
def test_the_blank_gained_may_be_laid_in_a_later_turn() -> None:
    table = Table(board="C@5,5 A@6,5 #12@7,5", hands=("T S", "O"), blanks=("", "#21"))
    table.turns(lay("T@7,5"), name("CAT"), DONE)
    table.turns(release("O"))
    assert table.accepts(0, lay_blank("#12@8,5"))


@pytest.mark.rule("LE-A5")
def test_where_rotation_is_agreed_blanks_may_be_turned_too() -> None:
    table = Table(agreed(rotation=True), board="C@12,5 A@11,5", blanks=("#12", "#21"))
    assert table.refuses(0, lay_blank("#12@13,5t")) == "off_the_grid"
    assert table.accepts(0, lay_blank("#12@12,6t"))
