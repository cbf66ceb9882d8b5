"""Seven letters, and as many words from them as possible, without a clock. The marks count the words by length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import Final

from parlour.core.game import AnyGame, Seat
from parlour.core.play import Played, replay
from parlour.daily.puzzle import Puzzle
from parlour.daily.task import Finish, Opening, Task, dealt
from parlour.games.letter.rules import Letter
from parlour.games.letter.state import Open

VOWELS: Final = "AEIOU"
ENOUGH_VOWELS: Final = range(2, 5)
DIFFERENT: Final = 6
"""At least this many of the letters differ."""


def opening(puzzle: Puzzle, game: AnyGame, seats: int) -> Opening:
    """The first hand from which words can be made: some vowels, some consonants, not all alike."""
    assert isinstance(game, Letter)
    hands = (dealt(puzzle, game, seats, tried) for tried in count(1))
    return next(hand for hand in hands if fair(letters(game, hand)))


def letters(game: Letter, opening: Opening) -> str:
    open: Open = replay(game, 1, opening.log)[-1].position.state.open
    return "".join(game.letters[tile] for tile in open.hands[opening.seat])


def fair(hand: str) -> bool:
    return sum(letter in VOWELS for letter in hand) in ENOUGH_VOWELS and len(set(hand)) >= DIFFERENT


def finish(played: Sequence[Played], seat: Seat) -> Finish:
    open: Open = played[-1].position.state.open
    lengths = Counter(len(written.word) for written in open.written)
    mark = " ".join(f"{length}×{count}" for length, count in sorted(lengths.items()))
    return Finish(bool(open.written), len(open.written), (mark,) if mark else ())


TASK = Task(
    "words", False, finish, options={"solitaire_tiles": 7, "letter_set": "language"}, spoken=True, opening=opening
)
