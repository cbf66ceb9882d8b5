"""How bots play solitaire.

First come the letters: of the tiles it looks at, every strength but Novice turns the one least likely to complete a
chain. The Expert also weighs which letters a tile would free, and stays among open tiles and near the edge. Then comes
the chain: all turn the tile most likely to complete one. All quit once they are fairly sure that no chain will come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from parlour.bots.moerder.imagining import no_chain
from parlour.bots.moerder.prospects import completing, turned, useful, wants
from parlour.bots.moerder.turner import WEIGHS, best_tile, hope
from parlour.core.game import Luck
from parlour.core.luck import shuffled
from parlour.games.moerder.board import AROUND, HIDDEN, LETTERS, WORD, tiles_with
from parlour.games.moerder.chains import BIT, Layout, layout
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Open

SURE = 0.9


class Taste(NamedTuple):
    """What a completed chain costs, and what a neighbour that is not face down is worth, measured in letters freed."""

    risk: float
    company: float


TASTE = Taste(10.0, 0.1)


def quits(strength: str, open: Open) -> bool:
    """With a single tile face down, even odds are enough."""
    least = SURE if open.hidden > 1 else 0.5
    return no_chain(strength, open) >= least


def tile_to_turn_in_solitaire(game: Moerder, strength: str, open: Open, hand: str, luck: Luck) -> int:
    hidden = tiles_with(open.board, HIDDEN)
    here = layout(open.board, open.collected)
    if open.objective == 1 and strength == "expert":
        return best_tile(hidden, caution(game, open, hand, here), luck)
    chance = hope(here)
    sign = -1 if open.objective == 1 else 1
    return best_tile(shuffled(luck, hidden)[: WEIGHS[strength]], lambda tile: sign * chance(tile), luck)


def caution(game: Moerder, open: Open, hand: str, here: Layout) -> Callable[[int], float]:
    """What a tile is worth while a chain would lose the game (MO-S4)."""
    ways = completing(here)
    lacks = wants(LETTERS if game.solitaire_tiles == 5 else WORD, hand)
    count = here.hidden.bit_count()

    def value(tile: int) -> float:
        worth = 0.0
        for letter, left in enumerate(here.left):
            if not left:
                continue
            if ways[letter] & BIT[tile]:
                worth -= left * TASTE.risk
            else:
                worth += left * useful(turned(here, BIT[tile], letter), lacks, game.objection_counts)
        beside = 8 - sum(open.board[other] == HIDDEN for other in AROUND[tile])
        return worth / count + TASTE.company * beside

    return value
