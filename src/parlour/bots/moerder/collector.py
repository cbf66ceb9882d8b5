"""What the house touches: letters it takes for free, and bluffs.

A tile nobody can object to is to be had for the asking, and the last touch of a turn costs nothing but its end.

- Novice looks at two letters it lacks, Casual at four, the others at all. What they see no chain for they touch.
- When there is nothing of that kind, they bluff now and then: Novice and Casual with any letter, Strong and Expert with
  the one whose chains a Casual would most likely overlook, provided there is some hope.
- Nobody bluffs the engine. Where it only refuses, and asking costs nothing, all know what it would refuse: a touch
  collects or ends the turn, so a turn has an end.
"""

from __future__ import annotations

from typing import NamedTuple

from parlour.bots.moerder.eye import EYES, Eye, happens, overlooked, seen
from parlour.core.game import Luck
from parlour.core.luck import choice, shuffled
from parlour.games.moerder.chains import Layout, layout, possible_chains
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Open


class Nerve(NamedTuple):
    """At how many letters somebody looks, how often a touch is a bluff, and the least hope for one that is chosen."""

    looks: int
    bluffs: float
    hope: float | None


NERVES = {
    "novice": Nerve(2, 0.05, None),
    "casual": Nerve(4, 0.10, None),
    "strong": Nerve(36, 0.25, 0.15),
    "expert": Nerve(36, 0.80, 0.08),
}


def tile_to_touch(game: Moerder, strength: str, open: Open, tiles: tuple[int, ...], luck: Luck) -> int | None:
    """One of these letters, or none."""
    here = layout(open.board, open.collected, counts=game.objection_counts)
    nerve = NERVES[strength]
    asking_is_free = open.objective is not None and game.solitaire_refusal == "refuse_only"
    eye = EYES["expert" if asking_is_free else strength]
    for tile in shuffled(luck, tiles)[: nerve.looks]:
        if seen(eye, open, possible_chains(here, tile), luck) is None:
            return tile
    manned = open.objective is None and game.objections == "manual"
    if not tiles or not manned or not happens(nerve.bluffs, luck):
        return None
    return choice(luck, tiles) if nerve.hope is None else hidden_best(open, here, tiles, nerve.hope)


def hidden_best(open: Open, here: Layout, tiles: tuple[int, ...], hope: float) -> int | None:
    """The letter whose chains are most likely overlooked by all others."""
    hopes = {tile: nobody_sees(EYES["casual"], open, here, tile) for tile in tiles}
    best = max(tiles, key=hopes.__getitem__)
    return best if hopes[best] >= hope else None


def nobody_sees(eye: Eye, open: Open, here: Layout, tile: int) -> float:
    return overlooked(eye, open, possible_chains(here, tile)) ** (len(open.hands) - 1)
