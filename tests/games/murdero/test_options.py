"""For every option, two tables that differ only in it play differently."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from parlour.core.game import Action, Illegal, Seat
from parlour.core.options import Counted, chosen, options
from parlour.core.sitting import Sitting
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import DRAW, AtCard, Build, Give, Play, Trade, Use
from parlour.games.murdero.decks import STANDARD
from tests.games.murdero.table import Table

Play_ = Callable[[Murdero], Any]


def after(table: Table, *acts: tuple[int, Action]) -> Any:
    """Where these acts lead: the open table, or why one was refused."""
    for seat, action in acts:
        try:
            table.act(seat, action)
        except Illegal as refusal:
            return refusal.code
    return table.turn, table.open, table.here.over


def ending(game: Murdero, hands: tuple[str, ...], *places: str, sheet: tuple[tuple[int, ...], ...] = ()) -> Any:
    return after(Table(game, hands, places, sheet=sheet), (0, Play("reverse_charges")))


PAIRS: dict[str, tuple[Any, Any, Play_]] = {
    "partners": (
        False,
        True,
        lambda game: after(Table(game, ("R2", "", "", ""), ("", "", "R1")), (0, Build("R2", Seat(2)))),
    ),
    "target": (None, 40, lambda game: ending(game, ("reverse_charges", ""), "R1", sheet=((50, 0),))),
    "max_hands": (30, 1, lambda game: ending(game, ("reverse_charges", ""), "R1")),
    "action_deck": ("standard15", "thirteen", lambda game: Sitting(game, 2, b"deck").position.state.open.file),
    "custom_deck": ((), ("joker",), lambda game: Sitting(game, 2, b"deck").position.state.open.file),
    "case_file_empty": (
        "finish_turn",
        "immediate",
        lambda game: after(Table(game, file="R1", draws=True), (0, DRAW)),
    ),
    "shake_down": (
        "from_sets",
        "from_hand_random",
        lambda game: after(
            Table(game, ("shake_down", "B4"), ("R1", "B1")), (0, Play("shake_down", Trade("R1", Seat(1), "B1")))
        ),
    ),
    "mitigating": (
        "draw2",
        "sabotage_same_value",
        lambda game: after(Table(game, places=("R1 mitigating_circs", "B1")), (0, Use("mitigating_circs", Give("R1")))),
    ),
    "removed_cards": (
        "out",
        "discard",
        lambda game: after(Table(game, ("sabotage", ""), ("", "R1")), (0, Play("sabotage", AtCard(Seat(1), "R1")))),
    ),
    "partner_double": (
        "pair",
        "winner_only",
        lambda game: after(Table(game, ("R5", "", "", ""), ("R1 R2 R3 R4", "", "B1")), (0, Build("R5", Seat(0)))),
    ),
    "start_player": (0, 1, lambda game: Sitting(game, 3, b"start").turn),
    "turn_seconds": (None, 60, lambda game: after(Table(game))),
}
NEEDS: dict[str, dict[str, Any]] = {"custom_deck": {"action_deck": "custom"}, "partner_double": {"partners": True}}


@pytest.mark.parametrize("name", PAIRS)
def test_tables_that_differ_in_one_option_play_differently(name: str) -> None:
    one, other, play = PAIRS[name]
    agreed: dict[str, Any] = {"start_player": 0, **NEEDS.get(name, {})}
    first, second = Murdero(**(agreed | {name: one})), Murdero(**(agreed | {name: other}))
    assert play(first) == play(first)
    assert play(first) != play(second)


def test_every_option_is_tested() -> None:
    assert list(PAIRS) == [option.name for option in options(Murdero)]


def test_the_defaults_are_those_of_the_rule_page() -> None:
    assert chosen(Murdero()) == {}
    box = (False, None, 30, "standard15", STANDARD, "finish_turn", "from_sets", "draw2", "out", "pair", "random", None)
    assert Murdero() == Murdero(*box)  # type: ignore[arg-type]


def test_a_custom_deck_has_a_counter_for_each_card_and_begins_with_the_box() -> None:
    (deck,) = (option for option in options(Murdero) if isinstance(option, Counted))
    assert (deck.name, deck.each, deck.most, deck.default) == ("custom_deck", 4, 30, STANDARD)
    assert {"joker", "sabotage", "lost_treasure"} <= set(deck.values)
    assert len(deck.values) == 13
