"""What each strength sees: the model of what is overlooked at a MÖRDER table.

Everybody has the sense to know that face-down tiles may be anything: a chain that leads from the touched letter over
nothing but face-down tiles is obvious. While 24 or more lie face down, nearly every letter has one.

Any other chain is seen or overlooked on its own, and drawn anew at every look. The chance starts from that of a
straight chain of open tiles whose last tile has just been turned. It shrinks by a factor for each bend, for each
face-down tile that must be imagined as a letter, and for each tile turned since the newest one of the chain (five at
most). All chains have six tiles, so length plays no part. Where there are many chains, at least one is nearly always
seen. The benchmark shows the curve.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from math import prod
from typing import NamedTuple

from parlour.core.game import Luck
from parlour.games.moerder.board import HIDDEN
from parlour.games.moerder.chains import BIT, Chain, Layout, bends, possible, possible_chains
from parlour.games.moerder.state import Open

OLDEST = 5
MANY = 60
"""Beyond this many chains nobody looks at the rest."""
PARTS = 1_000_000


class Eye(NamedTuple):
    """The chance of a straight, open, fresh chain, and the factors for a bend, a face-down tile and a later turn."""

    plain: float
    bend: float
    hidden: float
    age: float

    def chance(self, bends: int, hidden: int, age: int) -> float:
        return self.plain * self.bend**bends * self.hidden**hidden * self.age ** min(age, OLDEST)


EYES = {
    "novice": Eye(0.50, 0.80, 0.70, 0.75),
    "casual": Eye(0.75, 0.88, 0.80, 0.85),
    "strong": Eye(0.90, 0.92, 0.86, 0.90),
    "expert": Eye(1.0, 1.0, 1.0, 1.0),
}


def happens(chance: float, luck: Luck) -> bool:
    return luck.below(PARTS) < chance * PARTS


def seen(eye: Eye, open: Open, chains: Iterable[Chain], luck: Luck) -> Chain | None:
    """The first of these chains that is not overlooked."""
    ages = ages_of(open)
    return next((chain for chain in islice(chains, MANY) if happens(chance_of(eye, open, ages, chain), luck)), None)


def obvious(here: Layout, tile: int) -> bool:
    """Is there a chain through this letter whose other five tiles are all face down?"""
    alone = tuple(letters & BIT[tile] for letters in here.letters)
    return possible(here._replace(letters=alone), tile)


def seems_needed(eye: Eye, open: Open, here: Layout, tile: int, luck: Luck) -> bool:
    """Does this eye see that the letter may still belong to a chain?"""
    return obvious(here, tile) or seen(eye, open, possible_chains(here, tile), luck) is not None


def unnoticed(eye: Eye, open: Open, here: Layout, tile: int) -> float:
    """The chance that this eye sees no chain through the letter."""
    return 0.0 if obvious(here, tile) else overlooked(eye, open, possible_chains(here, tile))


def overlooked(eye: Eye, open: Open, chains: Iterable[Chain]) -> float:
    """The chance that all of these chains are overlooked."""
    ages = ages_of(open)
    return prod(1 - chance_of(eye, open, ages, chain) for chain in islice(chains, MANY))


def chance_of(eye: Eye, open: Open, ages: dict[int, int], chain: Chain) -> float:
    hidden = sum(open.board[tile] == HIDDEN for tile in chain)
    age = min(ages.get(tile, OLDEST) for tile in chain)
    return eye.chance(bends(chain), hidden, age)


def ages_of(open: Open) -> dict[int, int]:
    """How many tiles were turned after each."""
    return {tile: age for age, tile in enumerate(reversed(open.turned))}
