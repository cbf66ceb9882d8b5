"""The setup: the board is filled, each seat gets a tile, and somebody begins (WS-2, WS-A17, X-6)."""

from __future__ import annotations

from itertools import chain

from msgspec.structs import replace

from parlour.core.game import Illegal, Luck, Seat
from parlour.core.luck import shuffled
from parlour.games.wordsearch.actions import DealTiles
from parlour.games.wordsearch.board import TRIANGLE, Stack, filled, heights, hexagon, middle
from parlour.games.wordsearch.events import StarterDrawn, TilesDealt
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.pile import taken
from parlour.games.wordsearch.state import Dealing, Open


def empty_table(agreed: Options, seats: int) -> Open:
    """Every tile is in the pile and every token in the middle (WS-3)."""
    plane = agreed.mode == "boardless"
    places = TRIANGLE if plane else hexagon(agreed.radius)
    return Open(
        phase=Dealing(),
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
    stacks = tuple([() if place == empty else (pile.pop(),) for place in range(len(open.places))])
    return DealTiles(stacks, tuple([pile.pop() if open.tokens else "" for _ in open.hands]))


def deal_tiles(open: Open, stacks: tuple[Stack, ...], hands: tuple[str, ...]) -> tuple[Open, TilesDealt]:
    """The middle stays empty. Without a board no seat gets its own tile (WS-A6, WS-A17)."""
    empty = middle(open.places) if open.tokens else None
    if (
        heights(stacks) != filled(len(open.places), empty)
        or len(hands) != len(open.hands)
        or any(bool(hand) != bool(open.tokens) for hand in hands)
    ):
        raise Illegal("not_in_the_bag")
    pile = taken(open.pile, chain.from_iterable((*stacks, hands if open.tokens else ())))
    return replace(open, stacks=stacks, hands=hands, pile=pile), TilesDealt()


def draw_starter(open: Open, seat: Seat) -> StarterDrawn:
    if seat not in range(len(open.scores)):
        raise Illegal("no_such_seat")
    return StarterDrawn(seat)
