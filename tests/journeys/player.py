"""Somebody at a table of a game: what they read and hear there, found by role and accessible name."""

from __future__ import annotations

from functools import reduce
from typing import Any, ClassVar

import msgspec
from playwright.sync_api import Locator, expect

from parlour.core.refusal import Fact
from tests.journeys.person import Person
from tests.server.visitors import Json, followed


class Player:
    """The keys of a game's messages begin with its name."""

    game: ClassVar[str]

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def says(self, what: str, **facts: Fact) -> str:
        return self.person.says(f"{self.game}-{what}", **facts)

    def button(self, what: str, **facts: Fact) -> Locator:
        return self.person.button(f"{self.game}-{what}", **facts)

    def reads(self, what: str, **facts: Fact) -> None:
        self.person.reads(f"{self.game}-awaited-{what}", **facts)

    def hears(self, event: str, **facts: Fact) -> None:
        """The story has this line. Whoever is in it themselves is spoken to."""
        you = next((role for role, fact in facts.items() if fact in self.person.own_names), "nobody")
        expect(self.person.story).to_contain_text(self.says(f"event-{event}", **facts, you=you))

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.says("board"), exact=True)

    @property
    def told(self) -> Any:
        """The last view sent to the page."""
        updates = (msgspec.json.decode(frame) for frame in self.person.heard if '"Update"' in frame)
        last: Json | None = reduce(followed, updates, None)
        assert last is not None
        return last["eyes"][0]["view"]
