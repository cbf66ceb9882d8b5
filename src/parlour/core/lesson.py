"""A lesson: a scripted game in which a learner does one thing after another, judged by the real rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from parlour.core.game import Action, Actor, AnyGame, Entry, Event, Illegal, Luck, Millis, Seat, Verdict
from parlour.core.play import Position, begin, heard, play

LEARNER = Seat(0)
Script: TypeAlias = tuple[tuple[Actor, Action], ...]
"""Who does what, in order. Chance is scripted like the others; the judge speaks by itself."""


class Step(Struct, frozen=True):
    """One thing to do. Its words are the message `lesson-<game>-<key>`.

    `before` is what chance and the others do first. `act` is what the learner is to do. `also` has other acts, or whole
    kinds of act, that are just as right if the rules allow them. `look` names the spots of the board that matter.
    """

    key: str
    act: Action
    before: Script = ()
    also: tuple[Action | type[Action], ...] = ()
    look: tuple[str, ...] = ()


class Scene(Struct, frozen=True):
    """A few steps at one table. `before` leads to the position it begins with, `after` is what follows the last act."""

    game: AnyGame
    seats: int
    steps: tuple[Step, ...]
    before: Script = ()
    after: Script = ()


class Lesson(Struct, frozen=True):
    scenes: tuple[Scene, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(step for scene in self.scenes for step in scene.steps)


class Frame(Struct, frozen=True):
    """A position the learner is shown, with the events that led to it and the plies they happened at."""

    scene: int
    position: Position[Any]
    events: tuple[tuple[int, Event], ...] = ()


class Taught(Struct, frozen=True):
    """How far the learner has come. `frames` are what was to be seen since the last right act.

    `step` is what is asked now, or None at the end. `right`: the last act was what its step asked for.
    """

    number: int
    step: Step | None
    frames: tuple[Frame, ...]
    right: bool


def teach(lesson: Lesson, done: Sequence[Action | None]) -> Taught:
    """The lesson after these acts, one for each step. None skips a step: it is done for the learner."""
    number = 0
    frames: list[Frame] = []
    for index, scene in enumerate(lesson.scenes):
        table = Stage(index, scene)
        frames.append(table.frame)
        for step in scene.steps:
            table.perform(step.before, frames)
            if number == len(done):
                return Taught(number, step, tuple(frames), True)
            shown: list[Frame] = []
            if not table.accept(step, done[number], shown):
                return Taught(number, step, tuple(frames), False)
            number += 1
            frames = shown
        table.perform(scene.after, frames)
    return Taught(number, None, tuple(frames), True)


class Stage:
    """The table of one scene as it is played. No time passes there."""

    def __init__(self, index: int, scene: Scene) -> None:
        self.index = index
        self.game = scene.game
        self.here = begin(scene.game, scene.seats)
        self.ply = 0
        self.perform(scene.before, [])

    @property
    def frame(self) -> Frame:
        return Frame(self.index, self.here)

    def perform(self, script: Script, frames: list[Frame]) -> None:
        for actor, action in script:
            self.play(actor, action, frames)

    def accept(self, step: Step, act: Action | None, frames: list[Frame]) -> bool:
        """Plays what the learner did, if that is what the step asks for."""
        if act is None or act == step.act:
            self.play(LEARNER, step.act, frames)
            return True
        if act not in step.also and type(act) not in step.also:
            return False
        try:
            self.play(LEARNER, act, frames)
        except Illegal:
            return False
        return True

    def play(self, actor: Actor, action: Action, frames: list[Frame]) -> None:
        """A seat's act begins a new frame. What chance, the judge and the clock make of it is shown with it."""
        until = self.here.turn.until
        at = until if actor == "clock" and until is not None else self.here.at
        self._play(at, actor, action, frames)
        while (verdict := verdict_due(self.game, self.here)) is not None:
            self._play(at, "judge", verdict, frames)

    def _play(self, at: Millis, actor: Actor, action: Action, frames: list[Frame]) -> None:
        played = play(self.game, self.here, Entry(at, actor, action))
        told = tuple((self.ply, event) for event in heard(LEARNER, played.events))
        self.here = played.position
        self.ply += 1
        if not isinstance(actor, int) and frames and frames[-1].scene == self.index:
            told = frames.pop().events + told
        frames.append(Frame(self.index, self.here, told))


class LeftToChance(Exception):
    """Chance is due, and a script states what it does."""


class _NoLuck:
    def below(self, n: int) -> int:
        raise LeftToChance


NO_LUCK: Luck = _NoLuck()


def verdict_due(game: AnyGame, here: Position[Any]) -> Verdict | None:
    """What the judge says now, if it is the judge's turn; that needs no luck."""
    if here.over is not None or here.turn.awaited:
        return None
    try:
        due = game.deal(here.state, NO_LUCK)
    except LeftToChance:
        return None
    return due if isinstance(due, Verdict) else None
