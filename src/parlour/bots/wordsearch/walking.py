"""Where a bot's token goes: the step it takes without a word, and which of several words it ends on."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.bots.reader import Sight
from parlour.bots.wordsearch.eye import Eye
from parlour.core.game import Luck
from parlour.core.luck import choice
from parlour.games.wordsearch.board import Place, place_of
from parlour.games.wordsearch.state import Open

WIDTH = {"novice": 1, "casual": 1, "strong": 4, "expert": 10}
"""How many words each strength compares by where they end."""
NEXT = 0.6
"""What a point next turn is worth now. Much may change until then."""


def word_to_call(eye: Eye, open: Open, sights: Sequence[Sight]) -> Sight:
    """A high-scoring word. Among similar ones, the one that ends where prospects are best."""
    if len(sights) == 1 or not open.tokens:
        return sights[0]
    return max(sights, key=lambda sight: sight.points + NEXT * prospect(eye, open, place_of(sight.path[-1])))


def place_to_go(eye: Eye, open: Open, steps: Sequence[Place], luck: Luck) -> Place:
    """The step with the best prospects."""
    worth = [prospect(eye, open, place) for place in steps]
    most = max(worth)
    return choice(luck, [place for place, value in zip(steps, worth, strict=True) if value == most])


def prospect(eye: Eye, open: Open, place: Place) -> int:
    """The points of the best word from there, if nothing changes."""
    tokens = tuple(place if seat == eye.seat else token for seat, token in enumerate(open.tokens))
    return eye.most(replace(open, tokens=tokens))
