"""Where a bot lays a letter: where the words it sees with it are worth most. Stronger bots compare more places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from parlour.bots.letter.eye import Eye
from parlour.core.game import Luck
from parlour.core.luck import shuffled
from parlour.games.letter.grid import Placed
from parlour.games.letter.pieces import Tile
from parlour.games.letter.spaces import places
from parlour.games.letter.state import Open

LOOKS = {"novice": 12, "casual": 40, "strong": 150, "expert": 700}
"""How many places each strength compares."""


class Idea(NamedTuple):
    """A place for a letter, and what it would score."""

    worth: int
    placed: Placed


def best_place(eye: Eye, open: Open, letters: Sequence[Tile], luck: Luck) -> Idea | None:
    """The best place it thinks of, or None if no place gives a word."""
    best: Idea | None = None
    for placed in thoughts(eye, open, letters, luck):
        worth = eye.worth(open.board, placed)
        if worth > (best.worth if best else 0):
            best = Idea(worth, placed)
    return best


def any_place(eye: Eye, open: Open, letters: Sequence[Tile], luck: Luck) -> Placed | None:
    """The place nearest the middle that it thinks of, whether or not it gives a word."""
    middle = open.side / 2
    thought = list(thoughts(eye, open, letters, luck))
    return min(thought, key=lambda one: abs(one.x + 1 - middle) + abs(one.y + 1 - middle), default=None)


def thoughts(eye: Eye, open: Open, letters: Sequence[Tile], luck: Luck) -> Iterator[Placed]:
    """Some places for each of these letters. One of several identical pieces is enough."""
    kinds = {eye.game.pieces[tile]: tile for tile in letters}
    each = max(3, LOOKS[eye.strength] // max(1, len(kinds)))
    for tile in kinds.values():
        yield from shuffled(luck, list(places(eye.game, open, tile)))[:each]
