"""A sitting to look at: the terminal's board, as text and in a notebook."""

from __future__ import annotations

import pytest

import parlour


@pytest.mark.parametrize("name", parlour.CATALOG)
def test_every_game_is_drawn_with_its_seats_and_its_board(name: str) -> None:
    sitting = parlour.Sitting(parlour.game(name), seed=1)
    shown = sitting._repr_mimebundle_()
    assert shown["text/plain"] == str(sitting)
    assert len(str(sitting).splitlines()) > sitting.seats + 1
    assert str(sitting).startswith("0")
    assert shown["text/html"].startswith("<pre")
    assert shown["text/html"].endswith("</pre>")


def test_whoever_holds_a_sitting_sees_its_secrets() -> None:
    sitting = parlour.Sitting(parlour.game("grandmastermind", roles="hide"))
    sitting.act(0, "Rt Ys G* V+")
    assert "Rt  Ys  G*  V+" in str(sitting)
