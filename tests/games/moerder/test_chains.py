"""Chains: which tiles form the word, and why others do not."""

from __future__ import annotations

import pytest

from parlour.games.moerder.board import AROUND
from parlour.games.moerder.chains import flaw, has_open_chain, layout, open_chains, possible, possible_chains
from tests.games.moerder.table import chain, laid, tile


def claim_flaw(board: str, names: str) -> str | None:
    wrong = flaw(board, "", chain(names), hidden=False)
    return None if wrong is None else wrong.code


@pytest.mark.rule("MO-7")
def test_a_chain_may_cross_itself() -> None:
    """MO-T2."""
    board = laid("MDE", "RÖR")
    assert list(open_chains(layout(board))) == [chain("a1 b2 a2 b1 c1 c2")]
    assert claim_flaw(board, "a1 b2 a2 b1 c1 c2") is None


@pytest.mark.rule("MO-7")
def test_no_tile_counts_twice_so_two_different_r_are_needed() -> None:
    """MO-T3."""
    board = laid("MÖ", "DR", "?E")
    assert not has_open_chain(layout(board)) and list(open_chains(layout(board))) == []
    assert claim_flaw(board, "a1 b1 b2 a2 b3 b2") == "tile_twice"
    assert possible(layout(board), tile("a1"))


@pytest.mark.rule("MO-7")
@pytest.mark.parametrize(
    ("names", "code"),
    [
        ("a1 b1 c1 d1 e1 f1", None),
        ("a1 b1 c1 d1 e1 f2", "tile_hidden"),
        ("a1 b1 c1 d1 e1 a3", "not_adjacent"),
        ("a1 b1 c1 e1 d1 f1", "wrong_letter"),
        ("a1 b1 c1 d1 e1 c1", "tile_twice"),
        ("a1 b1 a2 d1 e1 f1", "body_in_chain"),
        ("a1 b1 b2 d1 e1 f1", "tile_gone"),
    ],
)
def test_six_tiles_that_are_no_chain_are_refused_with_the_reason(names: str, code: str | None) -> None:
    assert claim_flaw(laid("MÖRDER", "†.", "R"), names) == code


@pytest.mark.rule("MO-7")
def test_tiles_touch_at_sides_and_corners_but_not_across_the_edge() -> None:
    assert AROUND[tile("a1")] == tuple(map(tile, ("b1", "a2", "b2")))
    assert tile("a2") not in AROUND[tile("f1")] and tile("f2") not in AROUND[tile("a3")]
    assert sorted(map(len, AROUND)) == [3] * 4 + [5] * 16 + [8] * 16


@pytest.mark.rule("MO-7")
def test_the_body_is_never_part_of_a_chain() -> None:
    assert not has_open_chain(layout(laid("MÖ†DER")))
    assert not possible(layout(laid("M†....", "††....")), tile("a1"))


@pytest.mark.rule("MO-15")
def test_a_chain_does_not_lead_across_a_gap() -> None:
    """MO-T7."""
    assert has_open_chain(layout(laid("MÖRDER", "......", "......")))
    assert not has_open_chain(layout(laid("MÖ.DER", "......", "......"), "R"))


@pytest.mark.rule("MO-A3")
def test_face_down_tiles_stand_for_the_missing_letters() -> None:
    """MO-T4."""
    board = laid("M")
    assert chain("a1 b1 c1 d1 e1 f1") in set(possible_chains(layout(board), tile("a1")))
    assert flaw(board, "", chain("a1 b1 c1 d1 e1 f1"), hidden=True) is None


@pytest.mark.rule("MO-A3")
@pytest.mark.parametrize(("counts", "expected"), [(True, False), (False, True)])
def test_no_face_down_tile_stands_for_a_letter_that_is_used_up(counts: bool, expected: bool) -> None:
    """MO-T5."""
    board = laid("M", "", "", "", "?????Ö", "ÖÖÖÖÖÖ")
    assert possible(layout(board, counts=counts), tile("a1")) is expected
    wrong = flaw(board, "", chain("a1 b1 c1 d1 e1 f1"), hidden=True, counts=counts)
    assert (wrong is None) is expected
    assert wrong is None or (wrong.code, wrong.letter) == ("letter_used_up", "Ö")


@pytest.mark.rule("MO-A3")
def test_a_single_r_left_cannot_stand_for_both() -> None:
    """MO-T6."""
    collected = layout(laid("M"), "RRRRRR")
    assert not possible(collected, tile("a1"))
    wrong = flaw(laid("M"), "RRRRRR", chain("a1 b1 c1 d1 e1 f1"), hidden=True)
    assert wrong is not None and (wrong.code, wrong.tile) == ("letter_used_up", tile("f1"))
    board = laid("M", "", "", "", "", "RRRRRR")
    assert chain("a1 a2 a3 a4 a5 a6") in set(possible_chains(layout(board), tile("a1")))
    assert flaw(board, "", chain("a1 a2 a3 a4 a5 a6"), hidden=True) is None
