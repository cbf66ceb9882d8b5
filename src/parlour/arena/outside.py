"""A bot from outside: a program in any language, asked as `docs/bots.md` says."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from parlour.arena.choosing import some
from parlour.arena.lengths import most_decisions
from parlour.arena.program import Failed, Program, program
from parlour.core.game import GIVE_UP, Action, AnyGame, Choices, GiveUp, Luck, Millis
from parlour.core.types import types_of

PROTOCOL: Final = 1
MOST_CHOICES: Final = 100
"""How many are drawn where there are too many to list."""
LUCK: Final = 1 << 53
"""A whole number below this is exact in every language."""

numbers = count(1)
players = count(1)


class Question(Struct, frozen=True):
    """What a seat sees and may do. `player` is the same for all questions to one seat in one game.

    `choices` are all legal actions, or some of them if there are `more`. `luck` differs from question to question and
    is the same in every run of a study.
    """

    protocol: int
    number: int
    player: int
    game: AnyGame
    view: Any
    choices: tuple[Action, ...]
    more: bool
    millis: Millis
    luck: int


class Outside:
    """Whatever is wrong with an answer, any legal action is played instead and the fault is counted.

    A bot that has decided more often than any game needs gives up, and the rest is played at random.
    """

    def __init__(self, game: AnyGame, seats: int, asked: Program) -> None:
        self.faults: Counter[str] = Counter()
        self._game = game
        self._program = asked
        self._player = next(players)
        self._left = most_decisions(game) // (2 * seats)

    def __call__(self, view: Any, budget: Millis, luck: Luck) -> Action:
        choices = self._game.legal(view)
        self._left -= 1
        if self._left == 0:
            self.faults["endless"] += 1
            return GIVE_UP
        if self._left < 0:
            return any_of(choices, luck)
        listed, more = some(choices, luck, MOST_CHOICES)
        number = next(numbers)
        question = Question(
            *(PROTOCOL, number, self._player, self._game, view, listed, more, budget, luck.below(LUCK)),
        )
        try:
            return self._judged(self._program.ask(number, msgspec.json.encode(question)), choices)
        except Failed as failed:
            self.faults[failed.fault] += 1
            return any_of(choices, luck)

    def _judged(self, answer: Raw, choices: Choices[Any]) -> Action:
        try:
            action: Action = msgspec.json.decode(answer, type=types_of(type(self._game)).seat_action)
        except msgspec.DecodeError as problem:
            raise Failed("garbled") from problem
        if not isinstance(action, GiveUp) and action not in choices:
            raise Failed("illegal")
        return action


def outside(game: AnyGame, seats: int, command: str) -> Outside:
    return Outside(game, seats, program(command))


def any_of(choices: Choices[Any], luck: Luck) -> Action:
    action: Action = choices.pick(luck)
    return action
