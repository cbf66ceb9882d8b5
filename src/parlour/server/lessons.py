"""Lessons over the wire. The house keeps nothing about them: whoever learns sends every act so far."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.game import Action
from parlour.core.lesson import LEARNER, Frame, Lesson, teach
from parlour.core.listing import Listing
from parlour.core.refusal import Refusal
from parlour.server.messages import Happened, Learn, LessonFrame, LessonShown, LessonStep
from parlour.server.reading import read


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
