"""Every lesson can be played to its end, and answers whatever else is tried with a sentence of its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from msgspec import convert
from msgspec.structs import replace

import parlour
from parlour.catalog import CATALOG
from parlour.core.game import GIVE_UP, Action
from parlour.core.lesson import LEARNER, Lesson, Step, Taught, teach
from parlour.core.luck import seeded
from parlour.core.refusal import Refusal
from parlour.server.door.lessons import Learn, show_lesson
from parlour.texts.voice import LANGUAGES

TEXTS = Path(parlour.__file__).parent / "texts"
LESSONS = [
    pytest.param(listing.name, listing.lesson(language), language, id=f"{listing.name}-{language}")
    for listing in CATALOG.values()
    if listing.lesson is not None
    for language in LANGUAGES
]
every_lesson = pytest.mark.parametrize(("name", "lesson", "language"), LESSONS)


def moments(lesson: Lesson) -> Iterator[tuple[Step, list[Action | None], Taught]]:
    """Each step, what was done before it, and what the learner is shown then."""
    done: list[Action | None] = []
    for step in lesson.steps:
        yield step, done, teach(lesson, done)
        done = [*done, step.act]


def tried(lesson: Lesson, taught: Taught) -> list[Action]:
    """Something else the rules would allow here, and giving up."""
    frame = taught.frames[-1]
    game = lesson.scenes[frame.scene].game
    legal = game.legal(game.view(frame.position.state, LEARNER))
    drawn = [*islice(legal, 200), *(legal.pick(seeded(number)) for number in range(20))]
    step = taught.step
    assert step is not None
    others = [act for act in drawn if act != step.act and act not in step.also and type(act) not in step.also]
    return [GIVE_UP, *others[:3], *others[-3:]]


@every_lesson
def test_the_right_acts_lead_to_the_end(name: str, lesson: Lesson, language: str) -> None:
    for number, (step, done, taught) in enumerate(moments(lesson)):
        assert (taught.number, taught.step, taught.right) == (number, step, True)
        here = taught.frames[-1].position
        game = lesson.scenes[taught.frames[-1].scene].game
        assert LEARNER in here.turn.awaited
        assert game.offer(game.view(here.state, LEARNER)) is not None
        assert teach(lesson, [None] * len(done)).frames[-1].position == here
    end = teach(lesson, [step.act for step in lesson.steps])
    assert (end.number, end.step) == (len(lesson.steps), None)
    assert end.frames[-1].position.over is not None


@every_lesson
def test_anything_else_is_not_played(name: str, lesson: Lesson, language: str) -> None:
    for number, (step, done, taught) in enumerate(moments(lesson)):
        for act in tried(lesson, taught):
            answer = teach(lesson, [*done, act])
            assert (answer.number, answer.step, answer.right) == (number, step, False), act
            assert answer.frames == taught.frames


@every_lesson
def test_every_step_has_its_words_and_a_sentence_for_whatever_else_is_tried(
    name: str, lesson: Lesson, language: str
) -> None:
    source = (TEXTS / language / f"lesson-{name}.ftl").read_text(encoding="utf-8")
    messages = [part for part in FluentParser().parse(source).body if isinstance(part, fluent.Message)]
    written = {message.id.name: {part.id.name for part in message.attributes} for message in messages}
    asked = {f"lesson-{name}-{step.key}": {"title", "hint", "wrong"} for step in lesson.steps}
    assert written == asked | {f"lesson-{name}-end": {"title"}}


@every_lesson
def test_a_lesson_is_short(name: str, lesson: Lesson, language: str) -> None:
    assert 8 <= len(lesson.steps) <= 15


@every_lesson
def test_only_the_last_position_asks_the_learner_for_something(name: str, lesson: Lesson, language: str) -> None:
    for _, done, _ in moments(lesson):
        shown = show_lesson(CATALOG[name], convert({"language": language, "done": [None] * len(done)}, Learn))
        assert shown.frames[-1].offer is not None
        assert all(frame.offer is None for frame in shown.frames[:-1])


def test_a_game_without_a_lesson_says_so() -> None:
    without = replace(CATALOG["moerder"], lesson=None)
    with pytest.raises(Refusal, match="no_lesson"):
        show_lesson(without, Learn("en", ()))
