"""What the house touches: letters it can simply take, and bluffs.

A tile nobody can object to is free, and a failed touch costs no more than the rest of the turn.

- Novice looks at two letters it lacks, Casual at four, the others at all of them. They touch one if they see no chain
  for it.
- If there is none, they bluff now and then: Novice and Casual with any letter that has no obvious chain, Strong and
  Expert with the letter whose chains a Casual is most likely to overlook, if there is some hope.
- Nobody bluffs the engine. Where its refusal costs nothing, a player could ask about every letter, so all strengths
  touch only what they will get. Every touch then collects a letter or ends the turn, and no turn goes on for ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from parlour.bots.moerder.eye import EYES, Eye, happens, obvious, seems_needed, unnoticed
from parlour.core.game import Luck
from parlour.core.luck import choice, shuffled
from parlour.games.moerder.chains import Layout, layout
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Open


class Nerve(NamedTuple):
    """How many letters a bot looks at, how often it bluffs, and the least hope it needs to choose a bluff."""

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
        if not seems_needed(eye, open, here, tile, luck):
            return tile
    manned = open.objective is None and game.objections == "manual"
    subtle = [tile for tile in tiles if not obvious(here, tile)]
    if not subtle or not manned or not happens(nerve.bluffs, luck):
        return None
    return choice(luck, subtle) if nerve.hope is None else hidden_best(open, here, subtle, nerve.hope)


def hidden_best(open: Open, here: Layout, tiles: Sequence[int], hope: float) -> int | None:
    """The letter whose chains all the others are most likely to overlook."""
    hopes = {tile: nobody_sees(EYES["casual"], open, here, tile) for tile in tiles}
    best = max(tiles, key=hopes.__getitem__)
    return best if hopes[best] >= hope else None


def nobody_sees(eye: Eye, open: Open, here: Layout, tile: int) -> float:
    return unnoticed(eye, open, here, tile) ** (len(open.hands) - 1)
