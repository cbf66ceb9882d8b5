"""A sitting to look at: the terminal's board as text, and its picture in a notebook."""

from __future__ import annotations

import pytest

import parlour

CODE = "Rt  Ys  G*  V+"


@pytest.mark.parametrize("name", parlour.CATALOG)
def test_every_game_is_drawn_with_its_seats_and_its_board(name: str) -> None:
    sitting = parlour.Sitting(parlour.game(name), seed=1)
    shown = sitting._repr_mimebundle_()
    assert shown["text/plain"] == str(sitting) == repr(sitting.show())
    assert len(str(sitting).splitlines()) > sitting.seats + 1
    assert str(sitting).startswith("0")
    assert shown["image/svg+xml"] == sitting.show().svg


def test_a_sitting_is_shown_as_a_bystander_sees_it() -> None:
    sitting = parlour.Sitting(parlour.game("grandmastermind", roles="hide"))
    sitting.act(0, "Rt Ys G* V+")
    assert CODE not in str(sitting)
    assert CODE not in sitting.show(1).text
    assert CODE in sitting.show(0).text
    assert CODE in sitting.show("all").text
