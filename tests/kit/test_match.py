"""A match of several hands: the sheet adds up, and says when the target is reached."""

from __future__ import annotations

from parlour.kit.match import reached, totals


def test_an_empty_sheet_has_nothing_for_anybody() -> None:
    assert totals((), sides=3) == (0, 0, 0)


def test_a_sheet_adds_up_by_side() -> None:
    assert totals(((5, -2), (10, 4)), sides=2) == (15, 2)


def test_the_target_is_reached_from_its_first_point() -> None:
    assert not reached((99, 98), 100)
    assert reached((98, 100), 100)


def test_two_who_share_the_lead_have_reached_it_but_not_outright() -> None:
    assert reached((101, 101), 100)
    assert not reached((101, 101, 100), 100, outright=True)
    assert reached((101, 102, 100), 100, outright=True)
