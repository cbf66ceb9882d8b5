"""A tally: the few figures of one seat's finished game that are worth comparing with the next one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, TypeAlias, TypeVar

from msgspec import Struct

from parlour.core.extras import extra
from parlour.core.game import AnyGame, Seat
from parlour.core.listing import name_of

Measure: TypeAlias = Literal[
    "rows", "letters", "tiles_left", "points_a_word", "points", "words", "points_a_hand", "turns"
]
Kind: TypeAlias = Literal["rows", "tiles", "word", "hand"]
FEWER_IS_BETTER: Final[frozenset[str]] = frozenset({"rows", "turns", "tiles"})
T = TypeVar("T")


class Feat(Struct, frozen=True):
    """The best single thing of a game: the fewest rows for a code, the fewest tiles for a win, a word, a hand."""

    kind: Kind
    worth: int
    word: str | None = None


class Tally(Struct, frozen=True):
    """The figures of one `mode` can be compared. `contest`: the game can be lost."""

    mode: str = "box"
    measure: Measure | None = None
    figure: float | None = None
    feat: Feat | None = None
    contest: bool = True


def tallied(game: AnyGame, state: Any, seat: Seat) -> Tally:
    """What the game itself counts. A game that counts nothing of its own still has a result."""
    counter = extra("parlour.review.tally", name_of(type(game)))
    counted: Tally = Tally() if counter is None else counter.tally(game, state, seat)
    return counted


def mean(total: float, count: int) -> float | None:
    """To one decimal, which is as much as anybody compares."""
    return round(total / count, 1) if count else None


def best_word(words: Iterable[T], word: Callable[[T], str], points: Callable[[T], int]) -> Feat | None:
    """The first of the words worth most."""
    found = max(words, key=points, default=None)
    return None if found is None else Feat("word", points(found), word(found))
