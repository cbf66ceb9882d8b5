"""What a seat may do, asked in small questions: each answer is a number, and the last one completes an action.

An action is spelled by the answers that lead to it. No spelling begins another, and no two actions share one, so
spellings and actions are a bijection; a law checks that the actions are exactly those that `legal` lists.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Protocol, TypeAlias

from parlour.core.game import Action

Spelling: TypeAlias = tuple[int, ...]


class Question(Protocol):
    """What is asked now."""

    @property
    def letters(self) -> Collection[int]:
        """The possible answers: letters of the alphabet."""
        ...

    def after(self, letter: int) -> Question | Action:
        """The next question, or the action that is now complete."""
        ...

    def spelling(self, action: Action) -> Spelling | None:
        """The answers that lead to this action, or None if none do."""
        ...


Answer: TypeAlias = "Action | Question | Callable[[], Question]"


class Menu:
    """A question with its answers written out. What comes after an answer may be worked out when it is needed."""

    __slots__ = ("answers", "letters")

    def __init__(self, answers: Mapping[int, Answer]) -> None:
        self.answers = answers
        self.letters: Collection[int] = answers.keys()

    def after(self, letter: int) -> Question | Action:
        answer = self.answers[letter]
        return answer() if callable(answer) else answer

    def spelling(self, action: Action) -> Spelling | None:
        for letter in self.answers:
            after = self.after(letter)
            if isinstance(after, Action):
                if after == action:
                    return (letter,)
            elif (rest := after.spelling(action)) is not None:
                return (letter, *rest)
        return None


NOTHING = Menu({})
"""The question to a seat that is not asked."""


def spelled(actions: Iterable[tuple[Sequence[int], Action]]) -> Menu:
    """The questions for actions whose spellings are known."""
    answers: dict[int, Answer] = {}
    longer: dict[int, list[tuple[Sequence[int], Action]]] = {}
    for letters, action in actions:
        if len(letters) == 1:
            answers[letters[0]] = action
        else:
            longer.setdefault(letters[0], []).append((letters[1:], action))
    answers.update({letter: partial(spelled, rest) for letter, rest in longer.items()})
    return Menu(answers)


def narrowed(question: Question) -> tuple[Spelling, Question | Action]:
    """Follows answers without an alternative: nobody need be asked for them."""
    spelt: Spelling = ()
    while len(question.letters) == 1:
        (letter,) = question.letters
        spelt, after = (*spelt, letter), question.after(letter)
        if isinstance(after, Action):
            return spelt, after
        question = after
    return spelt, question


def first_asked(question: Question) -> tuple[Spelling, Question]:
    """The same for a decision that begins. If there is only one action, its last letter is asked for all the same."""
    spelt: Spelling = ()
    while len(question.letters) == 1:
        (letter,) = question.letters
        after = question.after(letter)
        if isinstance(after, Action):
            break
        spelt, question = (*spelt, letter), after
    return spelt, question


def actions(question: Question) -> Iterator[tuple[Spelling, Action]]:
    """Every action there is to choose from, with its spelling."""
    for letter in question.letters:
        after = question.after(letter)
        if isinstance(after, Action):
            yield (letter,), after
        else:
            yield from (((letter, *rest), action) for rest, action in actions(after))
