"""Somebody at the table of a word game: what they do about words, whichever game it is."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from parlour.core.refusal import Fact
from tests.journeys.player import Player


class Wordsmith(Player):
    def finding(self, what: str, **facts: Fact) -> Locator:
        """A button that both word games have."""
        return self.person.button(f"finding-{what}", **facts)

    def types(self, word: str) -> None:
        self.page.keyboard.type(word.lower())

    def calls(self) -> None:
        """The word in hand, however it was found."""
        self.page.keyboard.press("Enter")

    def sees_score(self, name: str, points: int) -> None:
        expect(self.person.seats.filter(has_text=name)).to_contain_text(self.says("standing-score", points=points))

    def is_told(self, message: str, **facts: Fact) -> None:
        """Why something was not possible."""
        expect(self.page.get_by_role("alert")).to_contain_text(self.person.says(message, **facts))
