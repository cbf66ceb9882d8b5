"""Somebody at a MÖRDER table: what they see and do there."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Locator, expect

from parlour.core.refusal import Fact
from tests.journeys import prepared
from tests.journeys.player import Player
from tests.journeys.pointer import draw, draw_with_a_finger


class Detective(Player):
    game = "moerder"

    def tile(self, place: str) -> Locator:
        return self.board.get_by_role("button", name=re.compile(rf"^{place}\b"))

    def sees_tile(self, place: str, kind: str, **facts: Fact) -> None:
        said = re.escape(self.says(kind, tile=place, **facts)).replace("\u202f", r"\s")
        expect(self.tile(place)).to_have_accessible_name(re.compile(said))

    def sees_gap(self, place: str) -> None:
        self.sees_tile(place, "tile-gap")

    def points(self, places: str) -> None:
        for place in places.split():
            self.tile(place).click()

    def draws(self, places: str) -> None:
        draw(self.page, map(self.tile, places.split()))

    def draws_with_a_finger(self, places: str) -> None:
        draw_with_a_finger(self.page, map(self.tile, places.split()))

    def collects(self, place: str, letter: str) -> None:
        self.tile(place).click()
        self.button("collect", letter=letter).click()

    def has_pointed(self, places: str) -> None:
        for number, place in enumerate(places.split(), 1):
            self.sees_tile(place, "tile-pointed", number=number)


come_to = partial(prepared.come_to, Detective)
