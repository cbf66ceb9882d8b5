"""What there is to say about a decision, and which three remarks a player reads first."""

from __future__ import annotations

from collections import Counter
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
AGAIN: Final = 0.5
"""What is left of a remark's weight when another one has already said the same."""
EDITION: Final = 3
"""Goes up when a reviewer says something else than before. Kept reviews of an older edition are worked out anew."""


class Remark(Struct, frozen=True):
    """What was there to be found. `said` are its sentences, the most important first.

    A code of `said` begins with the name of its game: `letter_best` is the message `review-letter-best`. `mark` says
    that it may be worth a player's minute, and `weight` how much: 1 is about as much as decides a game. `better` is the
    action that would have been better, as a board can show it.
    """

    ply: int
    said: tuple[Said, ...]
    mark: Mark | None = None
    weight: float = 0.0
    better: Any = None


def has_reviewer(game: AnyGame) -> bool:
    return extra("parlour.review.lookback", name_of(type(game))) is not None


def remark(game: AnyGame, decision: Decision) -> Remark | None:
    """The game's own remark about one decision, or None if there is nothing to say. Takes 200 ms at most."""
    reviewer = extra("parlour.review.lookback", name_of(type(game)))
    found: Remark | None = None if reviewer is None else reviewer.remark(game, decision)
    return found


def marked(remarks: Iterable[Remark]) -> tuple[Remark, ...]:
    """The few that matter most, in the order of the game.

    The same thing said again weighs less. Marks are of one kind only if there is no other.
    """
    left = [one for one in remarks if one.mark]
    chosen: list[Remark] = []
    said: Counter[str] = Counter()
    while left and len(chosen) < MOST_MARKS:
        kinds = {one.mark for one in chosen}
        last = len(chosen) == MOST_MARKS - 1 and len(kinds) == 1
        others = [one for one in left if one.mark not in kinds] if last else []
        best = max(others or left, key=lambda one: one.weight * AGAIN ** said[topic(one)])
        chosen.append(best)
        left.remove(best)
        said[topic(best)] += 1
    return tuple(sorted(chosen, key=lambda one: one.ply))


def topic(one: Remark) -> str:
    return one.said[0].code if one.said else ""
