"""A game that asks one seat one question at a time, whoever may act at once at the table.

At a table several seats may be asked together, anybody of them may answer first, and whoever has passed may change
their mind. Here the seats are asked in turn, and each may `wait`. First those the game waits for are asked, lowest
seat first; when all of them wait, those who are welcome to act; when they wait too, table time runs until the clock
rings. Whatever happens, everybody is asked afresh. So every order in which seats and clock may act at a table can be
had here, and nothing else; a law plays games of either kind by the other. An answer without an alternative is not
asked for, but for the one that would end a decision nobody was asked about.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from parlour.adapters.alphabet import WAIT
from parlour.adapters.encoding import Encoding
from parlour.adapters.question import NOTHING, Question, Spelling, first_asked, narrowed
from parlour.core.game import Action, Result, Seat
from parlour.core.missing import needs
from parlour.core.sitting import AnySitting

with needs("adapters"):
    import numpy as np
    from numpy.typing import NDArray


class Asking:
    """One sitting, the seat that is asked, and what it has answered so far."""

    __slots__ = ("_picture", "_view", "_waited", "encoding", "question", "seat", "sitting", "spelt")

    def __init__(self, sitting: AnySitting, encoding: Encoding) -> None:
        self.sitting = sitting
        self.encoding = encoding
        self._waited: frozenset[Seat] = frozenset()
        self.seat = Seat(0)
        self.spelt: Spelling = ()
        self.question: Question = NOTHING
        self._picture: bytes | None = None
        self._view: Any = None
        self._ask()

    @property
    def over(self) -> Result | None:
        return self.sitting.position.over

    @property
    def letters(self) -> Collection[int]:
        """What the seat may answer."""
        if self.sitting.position.turn.until is None or self.spelt:
            return self.question.letters
        return (WAIT, *self.question.letters) if self.sitting.position.over is None else ()

    def answer(self, letter: int) -> bool:
        """Takes an answer of the seat that is asked. False if it is none, and then nothing has changed."""
        if letter == WAIT:
            if self.spelt or self.sitting.position.turn.until is None or self.over is not None:
                return False
            self.wait()
            return True
        if letter not in self.question.letters:
            return False
        after = self.question.after(letter)
        if not isinstance(after, Action):
            forced, after = narrowed(after)
            self.spelt = (*self.spelt, letter, *forced)
        if isinstance(after, Action):
            self.act(after)
        else:
            self.question = after
        return True

    def act(self, action: Action) -> None:
        """Lets the seat that is asked do this, however it is spelled."""
        self.sitting.act(self.seat, action)
        self._waited = frozenset()
        self._ask()

    def wait(self) -> None:
        """The seat that is asked lets the others act, or the clock."""
        self._waited |= {self.seat}
        self._ask()

    def view(self) -> Any:
        """What the seat that is asked sees."""
        return self._view

    def observation(self, seat: int) -> NDArray[np.int16]:
        """What this seat sees. While the seat that is asked spells, nothing else changes for it."""
        here = self.sitting.position
        if seat != self.seat:
            return self.encoding.observation(self.encoding.picture(self.sitting.view(seat), here.turn))
        if self._picture is None:
            self._picture = self.encoding.picture(self._view, here.turn)
        return self.encoding.observation(self._picture, self.spelt)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """What this seat may answer: nothing unless it is asked."""
        return self.encoding.mask(self.letters if seat == self.seat else ())

    def clone(self) -> Asking:
        other: Asking = object.__new__(Asking)
        other.__setstate__((self.sitting.clone(), self.encoding, self._waited, self.seat, self.spelt, self.question))
        return other

    def _ask(self) -> None:
        self.spelt = ()
        self._picture = None
        sitting = self.sitting
        while sitting.position.over is None:
            turn = sitting.position.turn
            asked = turn.awaited or turn.welcome
            if self._waited:
                asked = turn.awaited - self._waited or turn.welcome - self._waited
            if asked:
                self.seat = min(asked)
                self._view = sitting.view(self.seat)
                self.question = self.encoding.question(self._view)
                if turn.until is None:
                    self.spelt, self.question = first_asked(self.question)
                return
            assert turn.until is not None
            sitting.settle(turn.until)
            self._waited = frozenset()
        self.question, self._view = NOTHING, sitting.view(self.seat)

    def __getstate__(self) -> tuple[Any, ...]:
        """Questions are worked out again from what was spelled."""
        return (self.sitting, self.encoding, self._waited, self.seat, self.spelt, None)

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.sitting, self.encoding, self._waited, self.seat, self.spelt, question = kept
        self._picture, self._view = None, self.sitting.view(self.seat)
        if question is None:
            question = NOTHING if self.over is not None else self.encoding.question(self._view)
            for letter in self.spelt:
                question = question.after(letter)
        self.question = question

    def __deepcopy__(self, memo: dict[int, Any]) -> Asking:
        return self.clone()
