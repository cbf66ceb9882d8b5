"""What each strength sees: the model of what is overlooked at a MÖRDER table.

A chain is seen on its own or overlooked, at every look anew. The chance is that of a straight chain of open tiles the
last of which has just been turned, times a factor for each bend, each face-down tile that has to be thought of as a
letter, and each tile turned since the youngest of its own (five at most). All chains are six long, so length plays no
part. Many chains in one place are hardly ever overlooked all. The benchmark draws the curve.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice, pairwise
from math import prod
from typing import NamedTuple

from parlour.core.game import Luck
from parlour.games.moerder.board import HIDDEN
from parlour.games.moerder.chains import Chain
from parlour.games.moerder.state import Open

OLDEST = 5
MANY = 60
"""Where there are more chains than this, nobody looks at the rest."""
PARTS = 1_000_000


class Eye(NamedTuple):
    """The chance for a straight, open, fresh chain, and what a bend, a face-down tile and a turn since leave of it."""

    plain: float
    bend: float
    hidden: float
    age: float

    def chance(self, bends: int, hidden: int, age: int) -> float:
        return self.plain * self.bend**bends * self.hidden**hidden * self.age ** min(age, OLDEST)


EYES = {
    "novice": Eye(0.50, 0.80, 0.70, 0.75),
    "casual": Eye(0.75, 0.88, 0.80, 0.85),
    "strong": Eye(0.92, 0.93, 0.88, 0.92),
    "expert": Eye(1.0, 1.0, 1.0, 1.0),
}


def happens(chance: float, luck: Luck) -> bool:
    return luck.below(PARTS) < chance * PARTS


def seen(eye: Eye, open: Open, chains: Iterable[Chain], luck: Luck) -> Chain | None:
    """The first of these chains that is not overlooked."""
    ages = ages_of(open)
    return next((chain for chain in islice(chains, MANY) if happens(chance_of(eye, open, ages, chain), luck)), None)


def overlooked(eye: Eye, open: Open, chains: Iterable[Chain]) -> float:
    """The chance that all of these chains are overlooked."""
    ages = ages_of(open)
    return prod(1 - chance_of(eye, open, ages, chain) for chain in islice(chains, MANY))


def chance_of(eye: Eye, open: Open, ages: dict[int, int], chain: Chain) -> float:
    hidden = sum(open.board[tile] == HIDDEN for tile in chain)
    age = min(ages.get(tile, OLDEST) for tile in chain)
    return eye.chance(bends(chain), hidden, age)


def bends(chain: Chain) -> int:
    """How often the line changes its direction: none to four times."""
    steps = [after - before for before, after in pairwise(chain)]
    return sum(one != other for one, other in pairwise(steps))


def ages_of(open: Open) -> dict[int, int]:
    """How many tiles were turned after each."""
    return {tile: age for age, tile in enumerate(reversed(open.turned))}
