"""Which tile the house turns.

- Novice turns any tile. Casual looks at four tiles and Strong at all, and they turn the one most likely to complete a
  chain.
- Expert thinks ahead to the next player's turn: what may come up, what can then be collected, and what chance of a
  chain the others get.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from parlour.bots.moerder.prospects import best_chance, completing, turned, useful, wants
from parlour.core.game import Luck
from parlour.core.luck import choice, shuffled
from parlour.games.moerder.board import HIDDEN, PLACES, WORD, tiles_with
from parlour.games.moerder.chains import BIT, Layout, layout
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Open

WORTH = (0.0, 0.03, 0.07, 0.13, 0.22, 0.40, 1.0)
"""The value of holding this many letters, where a won game is 1."""
WEIGHS = {"novice": 1, "casual": 4, "strong": len(PLACES), "expert": len(PLACES)}
"""How many tiles each strength looks at before turning one."""


def tile_to_turn(game: Moerder, strength: str, open: Open, hand: str, luck: Luck) -> int:
    hidden = tiles_with(open.board, HIDDEN)
    here = layout(open.board, open.collected)
    if strength == "expert":
        return best_tile(hidden, foresight(game, hand, here), luck)
    return best_tile(shuffled(luck, hidden)[: WEIGHS[strength]], hope(here), luck)


def best_tile(hidden: Sequence[int], value: Callable[[int], float], luck: Luck) -> int:
    """One of the most valuable tiles."""
    values = [round(value(tile), 9) for tile in hidden]
    most = max(values)
    return choice(luck, [tile for tile, worth in zip(hidden, values, strict=True) if worth == most])


def hope(here: Layout) -> Callable[[int], float]:
    """The chance of completing a chain by turning a tile."""
    ways = completing(here)

    def value(tile: int) -> float:
        return sum(left for way, left in zip(ways, here.left, strict=True) if way & BIT[tile]) / here.hidden.bit_count()

    return value


def foresight(game: Moerder, hand: str, here: Layout) -> Callable[[int], float]:
    """A chain now, or else the letters in hand minus the next player's chance of winning. It ignores the body."""
    ways = completing(here)
    lacks = wants(WORD, hand)
    collecting = game.rules == "pro"
    held = len(hand)
    count = here.hidden.bit_count()

    def value(tile: int) -> float:
        worth = 0.0
        for letter, left in enumerate(here.left):
            if not left:
                continue
            if ways[letter] & BIT[tile]:
                worth += left
                continue
            then = turned(here, BIT[tile], letter)
            got = useful(then, lacks, game.objection_counts) if collecting else 0
            worth += left * (1.0 if held + got == len(WORD) else WORTH[held + got] - best_chance(then))
        return worth / count

    return value
