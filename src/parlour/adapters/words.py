"""What the encodings of both word games share: words offered by number, and a word in doubt as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from parlour.adapters.question import Answer, Menu
from parlour.kit.challenge import Disputable, Stage, Voting

LONGEST_WORD: Final = 12
VOTES: Final = ("yes", "no", "abstain")
Act = TypeVar("Act", bound=str)


def choice_of(acts: Iterable[Act], letters: Mapping[Act, int], after: Callable[[Act], Answer | None]) -> Menu:
    """What may be done, each act by its letter. An act that leads nowhere is left out."""
    answers = ((letters[act], after(act)) for act in acts)
    return Menu({letter: answer for letter, answer in answers if answer is not None})


def in_doubt(stage: Stage | None, numbers: Mapping[str, int]) -> list[int]:
    """The seat whose word is disputed or voted on, -1 for none, and the first letters of the word."""
    match stage:
        case Disputable(challenge) | Voting(challenge):
            letters = [numbers[letter] for letter in challenge.word[:LONGEST_WORD]]
            return [challenge.seat, *letters, *[0] * (LONGEST_WORD - len(letters))]
        case _:
            return [-1, *[0] * LONGEST_WORD]
