"""Which tile the house turns.

- Novice: any. Casual: of four it looks at, Strong: of all the one that most likely completes a chain.
- Expert: looks on to the next player's turn: what may come up, what can then be collected, and what chance of a chain
  is left to the others.
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
"""What it is worth to hold so many letters, of a game won."""
WEIGHS = {"novice": 1, "casual": 4, "strong": len(PLACES), "expert": len(PLACES)}
"""How many tiles somebody looks at before turning one."""


def tile_to_turn(game: Moerder, strength: str, open: Open, luck: Luck) -> int:
    hidden = tiles_with(open.board, HIDDEN)
    here = layout(open.board, open.collected)
    if strength == "expert":
        return best_tile(hidden, foresight(game, open, here), luck)
    return best_tile(shuffled(luck, hidden)[: WEIGHS[strength]], hope(here), luck)


def best_tile(hidden: Sequence[int], value: Callable[[int], float], luck: Luck) -> int:
    """One of those that are worth most."""
    values = [round(value(tile), 9) for tile in hidden]
    most = max(values)
    return choice(luck, [tile for tile, worth in zip(hidden, values, strict=True) if worth == most])


def hope(here: Layout) -> Callable[[int], float]:
    """The chance to complete a chain by turning a tile."""
    ways = completing(here)

    def value(tile: int) -> float:
        return sum(left for way, left in zip(ways, here.left, strict=True) if way & BIT[tile]) / here.hidden.bit_count()

    return value


def foresight(game: Moerder, open: Open, here: Layout) -> Callable[[int], float]:
    """A chain now, or what will be in hand less what the next player may win; the body is left out of account."""
    ways = completing(here)
    hand = open.hands[open.active]
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
