"""The start: the board is filled, each gets a tile, and somebody begins (WS-2, WS-A17, X-6)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from parlour.core.game import Illegal, Luck, Millis, Seat, Step
from parlour.core.luck import shuffled
from parlour.games.wordsearch.actions import DealTiles
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.board import TRIANGLE, Stack, hexagon, middle
from parlour.games.wordsearch.events import StarterDrawn, TableEvent, TilesDealt
from parlour.games.wordsearch.state import Open, State
from parlour.games.wordsearch.turns import begin_turn


def empty_table(agreed: Agreement, seats: int) -> Open:
    """Every tile in the pile, every token in the middle (WS-3)."""
    plane = agreed.mode == "boardless"
    places = TRIANGLE if plane else hexagon(agreed.radius)
    return Open(
        phase="dealing",
        active=Seat(0),
        starter=Seat(0),
        places=places,
        stacks=((),) * len(places),
        pile=agreed.tiles,
        tokens=() if plane else (middle(places),) * seats,
        hands=("",) * seats,
        scores=(0,) * seats,
        words=((),) * seats,
        turns=(0,) * seats,
    )


def deal(open: Open, luck: Luck) -> DealTiles:
    pile = shuffled(luck, open.pile)
    empty = middle(open.places) if open.tokens else None
    stacks = tuple(() if place == empty else (pile.pop(),) for place in range(len(open.places)))
    return DealTiles(stacks, tuple(pile.pop() if open.tokens else "" for _ in open.hands))


def deal_tiles(
    agreed: Agreement, open: Open, stacks: tuple[Stack, ...], hands: tuple[str, ...], at: Millis
) -> Step[State, TableEvent]:
    """The middle stays empty; without a board nobody has a tile of his own (WS-A6, WS-A17)."""
    empty = middle(open.places) if open.tokens else None
    wanted = [int(place != empty) for place in range(len(open.places))]
    dealt = Counter(tile for tiles in (*stacks, hands) for tile in tiles if tile)
    if (
        list(map(len, stacks)) != wanted
        or len(hands) != len(open.hands)
        or any(bool(hand) != bool(open.tokens) for hand in hands)
        or not dealt <= Counter(open.pile)
    ):
        raise Illegal("not_in_the_bag")
    left = tuple(sorted((Counter(open.pile) - dealt).elements()))
    open = replace(open, phase="starting", stacks=stacks, hands=hands, pile=left)
    if agreed.start_player == "random" and len(hands) > 1:
        return Step(State(open), (TilesDealt(),))
    first = Seat(0) if agreed.start_player == "random" else Seat(agreed.start_player)
    return begin_turn(agreed, replace(open, starter=first), first, at, TilesDealt())


def draw_starter(agreed: Agreement, open: Open, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    if seat not in range(len(open.scores)):
        raise Illegal("no_such_seat")
    return begin_turn(agreed, replace(open, starter=seat), seat, at, StarterDrawn(seat))
