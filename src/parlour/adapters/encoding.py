"""A game in numbers: what a seat sees as an array, and what it may do as questions with numbered answers.

Everything is worked out from a seat's view and from whose turn it is, which is public. So an array tells a seat
nothing that its view does not.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any, Protocol

from parlour.adapters.alphabet import Alphabet
from parlour.adapters.field import Field, packed
from parlour.adapters.question import Question, Spelling
from parlour.core.extras import extra
from parlour.core.game import AnyGame, Seat, Turn
from parlour.core.listing import name_of
from parlour.core.missing import needs
from parlour.core.refusal import Refusal

with needs("adapters"):
    import numpy as np
    from numpy.typing import NDArray

WORDS = 16
"""How many words a seat is offered to call or to name, unless you say otherwise."""


class GameEncoding(Protocol):
    """What a game's module in `parlour.adapters.games` brings, made for one table."""

    alphabet: Alphabet
    longest: int
    """The length of the longest spelling."""
    fields: tuple[Field, ...]

    def question(self, view: Any) -> Question:
        """What this seat may do. A seat that is not asked has no answers."""
        ...

    def picture(self, view: Any) -> bytes:
        """The numbers of the fields, in their order, packed."""
        ...


class Encoding:
    """The encoding of one game for a number of seats. `words` is how many words are offered; 0 offers none."""

    def __init__(self, game: AnyGame, seats: int, words: int = WORDS) -> None:
        module = extra("parlour.adapters.games", name_of(type(game)))
        if module is None:
            raise Refusal("no_encoding", name=name_of(type(game)))
        self.game, self.seats, self.words = game, seats, words
        self._encoding: GameEncoding = module.Encoding(game, seats, words)
        self.alphabet = self._encoding.alphabet
        self.longest = self._encoding.longest
        self.fields = (
            Field("seat", 1, 0, max(1, seats - 1), "whose eyes these are"),
            Field("awaited", seats, 0, 1, "the seats the game waits for"),
            Field("welcome", seats, 0, 1, "the seats that may act although nobody waits for them"),
            Field("clock", 1, 0, 1, "a clock is running"),
            *self._encoding.fields,
            Field("spelled", self.longest, 0, len(self.alphabet) - 1, "the letters of this seat's action so far"),
        )
        self.question = self._encoding.question
        self._nothing = packed((0,) * self.longest)
        self._letters = len(self.alphabet)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.fields)

    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The least and the greatest value of each number of an observation."""
        least = [field.least for field in self.fields for _ in range(field.size)]
        most = [field.most for field in self.fields for _ in range(field.size)]
        return np.array(least, np.int16), np.array(most, np.int16)

    def picture(self, view: Any, turn: Turn) -> bytes:
        """What this seat sees, but for what it has spelled."""
        beginning = turned(view.seat, turn.awaited, turn.welcome, turn.until is not None, self.seats)
        return beginning + self._encoding.picture(view)

    def observation(self, picture: bytes, spelt: Spelling = ()) -> NDArray[np.int16]:
        """An observation, as an array of its own."""
        spelled = packed((*spelt, *(0,) * (self.longest - len(spelt)))) if spelt else self._nothing
        return np.frombuffer(bytearray(picture + spelled), np.int16)

    def mask(self, letters: Collection[int]) -> NDArray[np.int8]:
        """1 for each letter that may be answered now."""
        mask = bytearray(self._letters)
        for letter in letters:
            mask[letter] = 1
        return np.frombuffer(mask, np.int8)


@lru_cache(maxsize=4096)
def turned(seat: int, awaited: frozenset[Seat], welcome: frozenset[Seat], clock: bool, seats: int) -> bytes:
    return packed((seat, *(one in awaited for one in range(seats)), *(one in welcome for one in range(seats)), clock))
