"""Lessons over the wire. The house keeps nothing about them: whoever learns sends every act so far."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from parlour.core.game import Action
from parlour.core.lesson import LEARNER, Frame, Lesson, teach
from parlour.core.listing import Listing
from parlour.core.refusal import Refusal
from parlour.server.door.messages import Happened
from parlour.server.door.reading import read
from parlour.words.agreement import Language


class Learn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons/{game}: the acts with which the steps were done so far. None: that step was skipped."""

    language: Language
    done: Annotated[tuple[Any, ...], Meta(max_length=60)]


class LessonStep(Struct, frozen=True):
    """What is asked now: the key of its words, and the spots of the board that matter."""

    key: str
    look: tuple[str, ...]


class LessonFrame(Struct, frozen=True):
    """What the learner, in seat 0, sees. Another `scene` is another table."""

    scene: int
    game: Any
    seats: int
    awaited: tuple[int, ...]
    view: Any
    offer: Any
    events: tuple[Happened, ...]
    over: bool


class LessonShown(Struct, frozen=True):
    """How far the learner has come: `number` of `steps` are done, the `frames` show what followed the last of them.

    `right`: every act was what its step asked for; otherwise those from `number` on do not count.
    """

    steps: int
    number: int
    step: LessonStep | None
    frames: tuple[LessonFrame, ...]
    right: bool


def show_lesson(listing: Listing, wish: Learn) -> LessonShown:
    if listing.lesson is None:
        raise Refusal("no_lesson")
    lesson = listing.lesson(wish.language)
    taught = teach(lesson, [read_act(listing, act) for act in wish.done])
    last = len(taught.frames) - 1
    return LessonShown(
        steps=len(lesson.steps),
        number=taught.number,
        step=None if taught.step is None else LessonStep(taught.step.key, taught.step.look),
        frames=tuple(show_frame(lesson, frame, asking=at == last) for at, frame in enumerate(taught.frames)),
        right=taught.right,
    )


def read_act(listing: Listing, act: Any) -> Action | None:
    kind = listing.types.seat_action | None
    done: Action | None = read(lambda sent: msgspec.convert(sent, kind), act, "unreadable_message")
    return done


def show_frame(lesson: Lesson, frame: Frame, *, asking: bool) -> LessonFrame:
    """`asking`: the learner is to act here. Before that nothing is offered."""
    scene, here = lesson.scenes[frame.scene], frame.position
    view = scene.game.view(here.state, LEARNER)
    return LessonFrame(
        scene=frame.scene,
        game=scene.game,
        seats=scene.seats,
        awaited=tuple(sorted(here.turn.awaited)),
        view=view,
        offer=scene.game.offer(view) if asking else None,
        events=tuple(Happened(ply, event) for ply, event in frame.events),
        over=here.over is not None,
    )
