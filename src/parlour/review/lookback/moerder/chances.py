"""What a tile may bring when it is turned: the word at once, or a chance of it for whoever comes next."""

from __future__ import annotations

from typing import NamedTuple

from parlour.bots.moerder.prospects import best_chance, completing, turned
from parlour.games.moerder.board import HIDDEN, tiles_with
from parlour.games.moerder.chains import BIT, layout
from parlour.games.moerder.state import Open


class Chance(NamedTuple):
    """`ways`: how many of the face-down letters would complete the word on this tile. `given`: the best chance the next
    player has on average, if they do not. The body is left out of account.
    """

    tile: int
    ways: int
    given: float


def chances(open: Open) -> list[Chance]:
    """Of every face-down tile."""
    here = layout(open.board, open.collected)
    complete = completing(here)
    count = open.hidden
    found = []
    for tile in tiles_with(open.board, HIDDEN):
        ways, given = 0, 0.0
        for letter, left in enumerate(here.left):
            if complete[letter] & BIT[tile]:
                ways += left
            elif left:
                given += left * best_chance(turned(here, BIT[tile], letter))
        found.append(Chance(tile, ways, given / count))
    return found


def worth(chance: Chance, open: Open) -> float:
    """In won games: to complete the word wins, and to leave a chance may lose.

    Alone, whoever still collects letters loses by a chain, and nobody comes next (MO-S4, MO-S5).
    """
    at_once = chance.ways / open.hidden
    if open.objective is not None:
        return -at_once if open.objective == 1 else at_once
    return at_once - chance.given
