"""Somebody at a WORD SEARCH table: what he or she sees and does there."""

from __future__ import annotations

import re
from functools import partial

import msgspec
from playwright.sync_api import Locator, expect

from parlour.core.game import Fact
from parlour.games.wordsearch.state import View
from tests.journeys import prepared
from tests.journeys.player import Player
from tests.journeys.pointer import draw, draw_with_a_finger


class Searcher(Player):
    game = "wordsearch"

    # What is seen

    def field(self, place: str) -> Locator:
        return self.board.get_by_role("button", name=re.compile(rf"^{re.escape(place)}\s?:"))

    def sees_field(self, place: str, kind: str, **facts: Fact) -> None:
        said = re.escape(self.says(f"field-{kind}", place=place, **facts)).replace("\u202f", r"\s")
        expect(self.field(place)).to_have_accessible_name(re.compile(said))

    def sees_letters(self, place: str, letters: str) -> None:
        self.sees_field(place, "letter", letters=letters)

    def sees_token(self, place: str, name: str) -> None:
        self.sees_field(place, "token", names=name)

    def sees_score(self, name: str, points: int) -> None:
        expect(self.person.seats.filter(has_text=name)).to_contain_text(self.says("standing-score", points=points))

    def is_told(self, message: str, **facts: Fact) -> None:
        """Why something was not possible."""
        expect(self.page.get_by_role("alert")).to_contain_text(self.person.says(message, **facts))

    # What is done

    def taps(self, places: str) -> None:
        for place in places.split():
            self.field(place).click()

    def draws(self, places: str) -> None:
        draw(self.page, map(self.field, places.split()))

    def draws_with_a_finger(self, places: str) -> None:
        draw_with_a_finger(self.page, map(self.field, places.split()))

    def types(self, word: str) -> None:
        self.page.keyboard.type(word.lower())

    def has_traced(self, places: str) -> None:
        for number, place in enumerate(places.split(), 1):
            self.sees_field(place, "traced", number=number)

    @property
    def view(self) -> View:
        """What the page was told last."""
        updates = (frame for frame in reversed(self.person.heard) if '"Update"' in frame)
        told = msgspec.json.decode(next(updates))
        return msgspec.convert(told["eyes"][0]["view"], View)


come_to = partial(prepared.come_to, Searcher)
