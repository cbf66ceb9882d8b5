"""Collecting: touching a letter, objecting with a chain, how many letters you may hold, winning by letters."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Claim, Next, RaiseObjection, Show, Touch
from parlour.games.moerder.events import (
    ChainsShown,
    Objected,
    ObjectionFell,
    ObjectionHeld,
    TileCollected,
    TileTouched,
    TouchPassed,
    WordCollected,
)
from parlour.games.moerder.state import Looking, Objecting, Turning
from parlour.kit.window import PASS
from tests.games.moerder.table import BOX, Table, chain, laid, tile

ROW = chain("a1 b1 c1 d1 e1 f1")
ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


@pytest.mark.rule("MO-9")
def test_a_tile_nobody_objects_to_is_taken_and_more_may_follow() -> None:
    table = Table(board=laid("MÖ"))
    assert table.act(0, Touch(0)) == [TileTouched(ONE, 0, "M")]
    assert table.act(1, PASS) == [TouchPassed(TWO), TileCollected(ONE, 0, "M")]
    assert table.open.hands == ("M", "") and table.acts(0) == ("claim", "touch", "next")
    table.act(0, Touch(1))
    table.act(1, PASS)
    assert table.open.hands == ("MÖ", "") and table.active == 0


@pytest.mark.rule("MO-9")
@pytest.mark.parametrize(("name", "code"), [("c1", "tile_hidden"), ("b1", "tile_gone"), ("a2", "body_stays")])
def test_only_an_open_letter_can_be_touched(name: str, code: str) -> None:
    table = Table(board=laid("M.", "†"), hands=("", "R"))
    assert table.refuses(0, Touch(tile(name))) == code


@pytest.mark.rule("MO-10")
def test_an_objection_shows_a_possible_chain_with_the_touched_tile() -> None:
    """MO-T4."""
    table = Table(board=laid("M"))
    table.act(0, Touch(0))
    assert table.act(1, RaiseObjection()) == [Objected(TWO, 0)]
    assert table.act(1, Show(ROW)) == [ObjectionHeld(ONE, 0, TWO, ROW)]


@pytest.mark.rule("MO-10")
@pytest.mark.rule("MO-A5")
@pytest.mark.parametrize(
    ("names", "code"),
    [
        ("a2 b1 c1 d1 e1 f1", "touched_missing"),
        ("a1 b1 c1 d1 e1 d1", "tile_twice"),
        ("a1 b1 c1 d1 e1 e3", "not_adjacent"),
        ("a1 b2 c1 d1 e1 f1", "body_in_chain"),
        ("a1 b1 c2 d1 e1 f1", "tile_gone"),
        ("a1 b1 d2 e1 f1 f2", "wrong_letter"),
    ],
)
def test_a_wrong_objection_is_refused_with_the_reason_and_may_be_corrected(names: str, code: str) -> None:
    table = Table(board=laid("M", "?†.M"), hands=("", "E"))
    table.act(0, Touch(0))
    table.act(1, RaiseObjection())
    assert table.refuses(1, Show(chain(names))) == code
    table.act(1, Show(ROW))
    assert table.open.board[0] == "M"


@pytest.mark.rule("MO-11")
def test_after_a_valid_objection_the_tile_stays_and_the_next_player_begins() -> None:
    table = Table(BOX, 3, board=laid("MÖ"))
    table.act(0, Touch(0))
    table.act(2, RaiseObjection())
    table.act(2, Show(ROW))
    assert table.open.board == laid("MÖ") and table.open.hands == ("", "", "")
    assert table.active == 1 and table.in_phase(Turning)


@pytest.mark.rule("MO-11")
def test_letters_collected_before_the_objection_are_kept() -> None:
    table = Table(board=laid("M.....", "......", "Ö"), hands=("", "R"))
    table.act(0, Touch(0))
    table.act(1, PASS)
    table.act(0, Touch(tile("a3")))
    table.act(1, RaiseObjection())
    table.act(1, Show(chain("a4 a3 b3 c3 d3 e3")))
    assert table.open.hands == ("M", "R") and table.active == 1


@pytest.mark.rule("MO-12")
def test_nobody_may_hold_more_than_the_word_needs() -> None:
    """MO-T9."""
    table = Table(board=laid("MRR"), hands=("M", ""))
    assert table.refuses(0, Touch(0)) == "enough_of_letter"
    one = Table(board=laid("MRR"), hands=("MR", ""))
    assert one.offer(0) is not None and one.offer(0).tiles == (1, 2)  # type: ignore[union-attr]
    one.act(0, Touch(1))
    one.act(1, PASS)
    assert one.open.hands == ("MRR", "")
    assert one.refuses(0, Touch(2)) == "enough_of_letter"
    assert one.acts(0) == ("claim", "next")


@pytest.mark.rule("MO-13")
def test_you_get_a_tile_that_could_be_defended_if_nobody_objects() -> None:
    table = Table(BOX, 3, board=laid("MÖRDER"))
    table.act(0, Touch(2))
    table.act(1, PASS)
    assert table.open.hands == ("", "", "")
    table.act(2, PASS)
    assert table.open.hands == ("R", "", "")


@pytest.mark.rule("MO-13")
def test_a_window_opens_whether_or_not_anyone_could_object() -> None:
    for board in (laid("M"), laid("M.....", "......") + ""):
        table = Table(board=board)
        table.act(0, Touch(0))
        assert table.in_phase(Objecting) and table.acts(1) == ("pass", "object")


@pytest.mark.rule("MO-14")
def test_the_sixth_letter_wins_at_once() -> None:
    table = Table(board=laid("R"), hands=("MÖRDE", ""))
    table.act(0, Touch(0))
    assert table.act(1, PASS) == [TouchPassed(TWO), TileCollected(ONE, 0, "R"), WordCollected(ONE)]
    assert table.result().ranks == (1, 2) and table.ending == "letters_collected"


@pytest.mark.rule("MO-15")
def test_a_collected_tile_leaves_a_gap_that_nothing_fills() -> None:
    """MO-T7."""
    table = Table(board=laid("MÖRDER"))
    table.act(0, Touch(2))
    table.act(1, PASS)
    assert table.open.board == laid("MÖ.DER")
    assert table.refuses(0, Claim(ROW)) == "tile_gone"


@pytest.mark.rule("MO-A3")
def test_an_objection_may_not_use_more_of_a_letter_than_is_left() -> None:
    """MO-T5 and MO-T6, at the table."""
    seven = Table(board=laid("M", "", "", "", "?????Ö", "ÖÖÖÖÖÖ"))
    seven.act(0, Touch(0))
    seven.act(1, RaiseObjection())
    assert seven.refuses(1, Show(ROW)) == "letter_used_up"
    six = Table(BOX, 4, board=laid("M"), hands=("", "RR", "RR", "RR"))
    six.act(0, Touch(0))
    six.act(1, RaiseObjection())
    assert six.refuses(1, Show(ROW)) == "letter_used_up"


@pytest.mark.rule("MO-A6")
def test_showing_an_open_chain_in_an_objection_does_not_win() -> None:
    table = Table(board=laid("MÖRDER"))
    table.act(0, Touch(0))
    table.act(1, RaiseObjection())
    table.act(1, Show(ROW))
    assert table.running() and table.active == 1 and table.in_phase(Turning)


@pytest.mark.rule("MO-A6")
def test_by_agreement_an_objector_with_an_open_chain_wins() -> None:
    game = Moerder(start_player=0, objector_wins=True)
    table = Table(game, 3, board=laid("MÖRDER"))
    table.act(0, Touch(0))
    table.act(2, RaiseObjection())
    assert table.act(2, Show(ROW)) == [ObjectionHeld(ONE, 0, THREE, ROW), ChainsShown((ROW,))]
    assert (table.result().ranks, table.ending) == ((2, 2, 1), "chain_in_objection")
    hidden = Table(game, board=laid("MÖRDE"))
    hidden.act(0, Touch(0))
    hidden.act(1, RaiseObjection())
    hidden.act(1, Show(ROW))
    assert hidden.running()


@pytest.mark.rule("MO-A4")
def test_by_agreement_the_engine_objects_and_points_at_no_chain() -> None:
    game = Moerder(start_player=0, objections="auto")
    table = Table(game, board=laid("MÖRDER"))
    assert table.act(0, Touch(0)) == [TileTouched(ONE, 0, "M"), ObjectionHeld(ONE, 0)]
    assert table.active == 1
    safe = Table(game, board=laid("M.....", "......"))
    assert safe.act(0, Touch(0)) == [TileTouched(ONE, 0, "M"), TileCollected(ONE, 0, "M")]
    assert safe.active == 0 and safe.in_phase(Looking)


@pytest.mark.rule("MO-A4")
def test_an_objection_may_be_taken_back() -> None:
    table = Table(board=laid("M"))
    table.act(0, Touch(0))
    table.act(1, RaiseObjection())
    assert table.acts(1) == ("show", "pass")
    assert table.act(1, PASS) == [ObjectionFell(TWO, 0), TileCollected(ONE, 0, "M")]
    table.act(0, Next())
    assert table.active == 1
