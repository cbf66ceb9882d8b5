"""For every option, two tables that differ only in it play differently."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from parlour.core.game import Action, Illegal
from parlour.core.options import chosen, options
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Claim, Quit, RaiseObjection, Show, Touch, TurnTile
from parlour.games.moerder.state import Turning
from tests.games.moerder.table import Table, chain, laid, tile

ROW = chain("a1 b1 c1 d1 e1 f1")
Play = Callable[[Moerder], Any]


def after(table: Table, *acts: tuple[int, Action]) -> Any:
    """The table after these actions, or why one of them was refused."""
    for seat, action in acts:
        try:
            table.act(seat, action)
        except Illegal as refusal:
            return refusal.code
    return table.turn, table.open


def objected(game: Moerder, board: str) -> Any:
    return after(Table(game, 2, board), (0, Touch(0)), (1, RaiseObjection()), (1, Show(ROW)))


def finished(game: Moerder, hand: str, **open: Any) -> Table:
    return Table(game, 1, laid("MÖRDE?", "......"), "f1=R", hands=(hand,), **open)


PAIRS: dict[str, tuple[Any, Any, Play]] = {
    "rules": ("pro", "base", lambda game: after(Table(game, 2, laid("M")), (0, Touch(0)))),
    "objections": ("manual", "auto", lambda game: after(Table(game, 2, laid("M")), (0, Touch(0)))),
    "window": (10, None, lambda game: after(Table(game, 2, laid("M")), (0, Touch(0)))),
    "show_seconds": (30, 60, lambda game: after(Table(game, 2, laid("M")), (0, Touch(0)), (1, RaiseObjection()))),
    "objection_counts": (True, False, lambda game: objected(game, laid("M", "", "", "", "?????Ö", "ÖÖÖÖÖÖ"))),
    "objector_wins": (False, True, lambda game: objected(game, laid("MÖRDER"))),
    "wrong_claim": ("free", "ends_turn", lambda game: after(Table(game, 2, laid("MÖRDE")), (0, Claim(ROW)))),
    "solitaire_tiles": (
        6,
        5,
        lambda game: after(Table(game, 1, laid("R.....", "......"), hands=("MÖDE",)), (0, Touch(0)), (0, Quit())),
    ),
    "solitaire_refusal": (
        "ends_collecting",
        "refuse_only",
        lambda game: after(Table(game, 1, laid("M")), (0, Touch(0))),
    ),
    "solitaire_detect": (
        "player_claims",
        "auto",
        lambda game: after(finished(game, "MÖRDER", objective=2, phase=Turning), (0, TurnTile(tile("f1")))),
    ),
    "start_player": (0, 1, lambda game: after(Table(game, 3))),
    "turn_seconds": (None, 60, lambda game: after(Table(game, 2))),
}


@pytest.mark.parametrize("name", PAIRS)
def test_tables_that_differ_in_one_option_play_differently(name: str) -> None:
    one, other, play = PAIRS[name]
    agreed: dict[str, Any] = {"start_player": 0}
    first, second = Moerder(**(agreed | {name: one})), Moerder(**(agreed | {name: other}))
    assert play(first) == play(first)
    assert play(first) != play(second)


def test_every_option_is_covered_by_a_pair_of_tables() -> None:
    assert list(PAIRS) == [option.name for option in options(Moerder)]


def test_the_box_is_what_the_rule_page_says() -> None:
    assert chosen(Moerder()) == {}
    assert Moerder() == Moerder(
        "pro", "manual", 10, 30, True, False, "free", 6, "ends_collecting", "player_claims", "random", None
    )
