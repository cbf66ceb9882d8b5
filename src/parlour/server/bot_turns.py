"""The bots' turns at one table: each bot thinks about the question its seat was asked last, and about no other."""

from __future__ import annotations

from asyncio import Task
from collections.abc import Callable, Mapping

from msgspec import Struct

from parlour.core.game import Seat
from parlour.server.messages import Strength


class Question(Struct, frozen=True):
    """Asked from this ply on, of a bot of this strength."""

    asked: int
    strength: Strength


class BotTurns:
    def __init__(self, begin: Callable[[Seat, Strength], Task[None]]) -> None:
        self._begin = begin
        self._turns: dict[Seat, tuple[Question, Task[None]]] = {}

    def follow(self, questions: Mapping[Seat, Question]) -> None:
        """Stops whoever thinks about anything else, and begins what nobody thinks about yet."""
        for seat, (question, task) in list(self._turns.items()):
            if questions.get(seat) != question:
                task.cancel()
                del self._turns[seat]
        for seat, question in questions.items():
            if seat not in self._turns:
                self._turns[seat] = (question, self._begin(seat, question.strength))

    def decided(self, seat: Seat) -> None:
        """From here on nobody turns it away."""
        del self._turns[seat]
