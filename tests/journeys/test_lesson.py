"""A lesson is taken to its end: one by keys alone, one with a thumb on a phone."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, expect

import parlour
from parlour.games.grandmastermind.actions import Answer
from parlour.games.grandmastermind.lesson import ANSWERING, YOURS
from parlour.games.moerder.board import NAMES, SIDE
from tests.journeys.detective import Detective
from tests.journeys.guests import Guests
from tests.journeys.person import PEGS, Person

GMM = "grandmastermind"


class Learner:
    """Somebody who takes a lesson, and knows its words."""

    def __init__(self, person: Person, game: str) -> None:
        self.person, self.page, self.game = person, person.page, game
        file = Path(parlour.__file__).parent / "texts" / person.language / f"lesson-{game}.ftl"
        self._words = FluentBundle([person.language], use_isolating=False)
        self._words.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def words(self, step: str, part: str) -> str:
        pattern = self._words.get_message(f"lesson-{self.game}-{step}").attributes[part]
        return str(self._words.format_pattern(pattern)[0])

    def is_asked(self, step: str) -> None:
        expect(self.person.title).to_have_text(self.words(step, "title"))

    def is_told(self, step: str) -> None:
        """What was tried was not what the step asks for."""
        expect(self.page.get_by_role("main").get_by_text(self.words(step, "wrong"))).to_be_visible()


class KeyboardDetective(Learner):
    """Never touches the mouse."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, "moerder")
        self.detective = Detective(person)
        self._board = self.page.get_by_role("group", name=self.detective.says("board"), exact=True)

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tabs_to_the_board(self) -> None:
        while not self._board.evaluate("board => board.contains(document.activeElement)"):
            self.presses("Tab")

    def points(self, *places: str) -> None:
        self.tabs_to_the_board()
        for place in places:
            at = self._board.locator(":focus").get_attribute("data-spot") or ""
            row, column = divmod(NAMES[place], SIDE)
            rows, columns = row - NAMES[at] // SIDE, column - NAMES[at] % SIDE
            self.presses(*["ArrowDown" if rows > 0 else "ArrowUp"] * abs(rows))
            self.presses(*["ArrowRight" if columns > 0 else "ArrowLeft"] * abs(columns), "Enter")

    def skips(self) -> None:
        self.person.presses(self.person.button("learning-skip"))

    def collects(self, place: str, letter: str) -> None:
        self.points(place)
        self.person.presses(self.detective.button("collect", letter=letter))


def test_a_lesson_by_keys_alone(guests: Guests) -> None:
    anna = guests.come()
    anna.presses(anna.page.locator("[data-game=moerder]").get_by_role("link", name=anna.says("box-learn")))
    learner = KeyboardDetective(anna)
    learner.is_asked("turn")
    learner.points("a1")
    learner.is_told("turn")
    learner.points("c4")
    learner.is_asked("next")
    learner.presses("n")
    learner.is_asked("body")
    learner.points("e3")
    learner.is_asked("claim")
    learner.points("c4", "d4", "e4", "f4", "f3", "f2")
    learner.presses("Enter")
    learner.is_asked("collect")
    learner.collects("a1", "M")
    learner.is_asked("stopped")
    learner.skips()
    learner.is_asked("pass")
    learner.tabs_to_the_board()
    learner.presses("o")
    learner.is_told("pass")
    learner.presses("p")
    learner.is_asked("object")
    learner.presses("o")
    learner.is_asked("show")
    learner.points("d4", "c3", "b2", "a2", "b1", "c2")
    learner.presses("Enter")
    learner.is_asked("last")
    anna.page.reload()
    learner.is_asked("last")
    learner.skips()
    learner.is_asked("alone")
    learner.skips()
    learner.is_asked("score")
    learner.skips()
    learner.is_asked("end")
    expect(anna.button("box-play-now")).to_be_visible()


def test_a_lesson_with_a_thumb_on_a_phone(guests: Guests) -> None:
    anna = guests.come("/rules/grandmastermind", phone=True)
    anna.link("book-lesson").tap()
    learner = Learner(anna, GMM)

    def tap(*things: Locator) -> None:
        for thing in things:
            thing.tap()

    def lays(row: str) -> None:
        tap(*(anna.piece(name) for pair in row.split() for name in pair.split("/")))

    learner.is_asked("hide")
    lays(YOURS)
    tap(anna.button(f"{GMM}-hide-code"))
    for step in ANSWERING.steps:
        learner.is_asked(step.key)
        if step.key == "black":
            tap(anna.button(f"{GMM}-set-pegs"))
            learner.is_told("black")
        assert isinstance(step.act, Answer)
        for peg in PEGS:
            tap(*[anna.button(f"{GMM}-more", peg=peg)] * getattr(step.act.pegs, peg))
        tap(anna.button(f"{GMM}-set-pegs"))
    learner.is_asked("row")
    tap(anna.button("learning-skip"))
    learner.is_asked("certain")
    tap(anna.button("learning-ask-hint"))
    expect(anna.page.get_by_text(learner.words("certain", "hint")).first).to_be_visible()
    tap(anna.button(f"{GMM}-copy-row", number=3), anna.field(4, "colour", "orange"), anna.piece("yellow"))
    tap(anna.button(f"{GMM}-place-row"))
    learner.is_asked("end")
    wide = anna.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide


def test_a_lesson_is_offered_once_at_a_first_table(guests: Guests) -> None:
    anna = guests.come()
    anna.opens_table(game="moerder")
    expect(anna.link("first-game-learn")).to_be_visible()
    anna.button("first-game-no").click()
    expect(anna.link("first-game-learn")).to_be_hidden()
    anna.opens_table(game="moerder")
    expect(anna.page.get_by_role("list", name=anna.says("seats-title"), exact=True)).to_be_visible()
    expect(anna.link("first-game-learn")).to_be_hidden()
