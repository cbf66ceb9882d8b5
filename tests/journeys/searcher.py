"""Somebody at a WORD SEARCH table: what they see and do there."""

from __future__ import annotations

import re
from functools import partial

import msgspec
from playwright.sync_api import Locator, expect

from parlour.core.refusal import Fact
from parlour.games.wordsearch.state import View
from tests.journeys import prepared
from tests.journeys.pointer import draw, draw_with_a_finger
from tests.journeys.wordsmith import Wordsmith


class Searcher(Wordsmith):
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

    # What is done

    def taps(self, places: str) -> None:
        for place in places.split():
            self.field(place).click()

    def draws(self, places: str) -> None:
        draw(self.page, map(self.field, places.split()))

    def draws_with_a_finger(self, places: str) -> None:
        draw_with_a_finger(self.page, map(self.field, places.split()))

    def has_traced(self, places: str) -> None:
        for number, place in enumerate(places.split(), 1):
            self.sees_field(place, "traced", number=number)

    @property
    def view(self) -> View:
        return msgspec.convert(self.told, View)


come_to = partial(prepared.come_to, Searcher)
