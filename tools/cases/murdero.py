"""MURDERO: everything a seat may do with its cards, what its table counts, and how the match stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import Build, Play, Rob, Swap, Use
from parlour.games.murdero.choosing import listed
from parlour.games.murdero.decks import names
from parlour.games.murdero.scoring import sides, table_points, totals
from parlour.games.murdero.state import Acting, Offer, Playable, State, View
from tools.cases.positions import positions

EVERY: Final = 2 * names()
"""Each Action Card twice, so that all of them are seen."""
TABLES: Final = (
    (Murdero(max_hands=3), 2),
    (Murdero(max_hands=3, action_deck="custom", custom_deck=EVERY, mitigating="sabotage_same_value"), 3),
    (Murdero(max_hands=3, action_deck="custom", custom_deck=EVERY, partners=True, removed_cards="discard"), 4),
    (Murdero(max_hands=3, action_deck="custom", custom_deck=EVERY, shake_down="from_hand_random", target=60), 3),
)


class Case(Struct, frozen=True):
    view: View
    offer: Offer
    actions: tuple[Build | Play | Use | Swap, ...]
    points: tuple[int, ...]
    """What lies before each seat counts so much."""
    totals: tuple[int, ...]
    """By side, over all hands."""


class Table(Struct, frozen=True):
    options: Murdero
    goal: int
    sides: tuple[tuple[int, ...], ...]
    cases: tuple[Case, ...]


def cases() -> tuple[Table, ...]:
    return tuple(Table(game, game.goal, sides(game, seats), tuple(at_table(game, seats))) for game, seats in TABLES)


def at_table(game: Murdero, seats: int) -> Iterator[Case]:
    """Turns with several cards to play, with a Permanent to use, and with something to trade."""
    several = positions(game, seats, lambda state: len(plays(game, state)) > 1, 3)
    uses = positions(game, seats, lambda state: any(play.use for play in plays(game, state)), 2)
    trades = positions(game, seats, lambda state: any(map(trade, plays(game, state))), 2)
    for state in (*several, *uses, *trades):
        yield case(game, state)


def trade(play: Playable) -> bool:
    """For a card of another's cases, or of another's hand."""
    return bool(play.gives) or any(isinstance(aim, Rob) for aim in play.aims)


def plays(game: Murdero, state: State) -> tuple[Playable, ...]:
    match state.open.phase:
        case Acting(move):
            offer = game.offer(game.view(state, move.seat))
            return offer.plays if offer else ()
        case _:
            return ()


def case(game: Murdero, state: State) -> Case:
    assert isinstance(state.open.phase, Acting)
    move = state.open.phase.move
    view = game.view(state, move.seat)
    offer = game.offer(view)
    assert offer is not None
    actions = [act for act in listed(game, view, move) if isinstance(act, Build | Play | Use | Swap)]
    return Case(view, offer, tuple(actions), tuple(map(table_points, state.open.places)), totals(game, state.open))
