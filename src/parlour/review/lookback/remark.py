"""What there is to say about a decision, and which three remarks a player reads first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from parlour.core.extras import extra
from parlour.core.game import AnyGame
from parlour.core.listing import name_of
from parlour.core.saying import Said
from parlour.review.lookback.decisions import Decision

Mark: TypeAlias = Literal["find", "better", "lucky"]
MOST_MARKS: Final = 3
EDITION: Final = 1
"""Goes up when a reviewer says something else than before. Kept reviews of an older edition are worked out anew."""


class Remark(Struct, frozen=True):
    """What was there to be found. `said` are its sentences, the most important first.

    `mark` and `weight` say whether it is worth a player's minute, and how much. `better` is the action that would have
    been better, as a board can show it.
    """

    ply: int
    said: tuple[Said, ...]
    mark: Mark | None = None
    weight: float = 0.0
    better: Any = None


def remark(game: AnyGame, decision: Decision) -> Remark | None:
    """The game's own remark about one decision, or None if there is nothing to say. Takes 200 ms at most."""
    reviewer = extra("parlour.review.lookback", name_of(type(game)))
    found: Remark | None = None if reviewer is None else reviewer.remark(game, decision)
    return found


def marked(remarks: Iterable[Remark]) -> tuple[Remark, ...]:
    """The few that matter most, in the order of the game."""
    heaviest = sorted((one for one in remarks if one.mark), key=lambda one: -one.weight)[:MOST_MARKS]
    return tuple(sorted(heaviest, key=lambda one: one.ply))
