"""Somebody at a MURDERO table: what they see and do there. Cards are named as on the wire, R3 or sabotage."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Locator, Position, expect

from parlour.texts.voice import message_id
from tests.journeys import prepared
from tests.journeys.player import Player
from tests.journeys.pointer import draw, draw_with_a_finger, middle

WORLDS = {"R": "red", "B": "blue", "G": "green"}
TOP_LEFT = Position(x=9, y=5)
"""A point of a card in a case that no other card covers."""


class Sleuth(Player):
    game = "murdero"

    # Cards in words

    def said(self, card: str) -> str:
        if card[0] in WORLDS:
            return self.says("said-case", colour=self.says(f"colour-{WORLDS[card[0]]}"), number=int(card[1]))
        return self.person.says(message_id("murdero-action", card))

    def world(self, card: str) -> str:
        return self.says(f"world-{WORLDS[card[0]]}")

    # What is seen

    @property
    def hand(self) -> Locator:
        return self.board.get_by_role("group", name=re.compile("^" + self.says("hand", count=2).split(",")[0]))

    def held(self, card: str) -> Locator:
        return self.hand.get_by_role("button", name=re.compile("^" + re.escape(self.said(card)))).first

    def place(self, name: str) -> Locator:
        return self.board.get_by_role("region", name=re.compile(rf"^{name}\b"))

    def lying(self, card: str, name: str) -> Locator:
        """A card that lies before this player."""
        said = self.says("card-joker", name=self.said("joker"), **self._stands(card)) if card[-1] == "J" else ""
        return self.place(name).get_by_role("button", name=re.compile("^" + re.escape(said or self.said(card))))

    def _stands(self, card: str) -> dict[str, str | int]:
        return {"colour": self.says(f"colour-{WORLDS[card[0]]}"), "number": int(card[1])}

    def sees_count(self) -> Locator:
        count = self.page.get_by_role("dialog")
        expect(count).to_be_visible()
        return count

    # What is done

    def draws(self) -> None:
        self.board.get_by_role("button", name=self.says("draw"), exact=True).last.click()

    def lifts(self, card: str) -> None:
        self.held(card).click()

    def onto(self, card: str, name: str) -> Locator:
        return self.button("onto", card=self.said(card), name=name, case=self.world(card))

    def builds(self, card: str, name: str) -> None:
        """Click, click."""
        self.lifts(card)
        self.onto(card, name).click()

    def aims(self, card: str, name: str) -> None:
        self.lying(card, name).click(position=TOP_LEFT)

    def is_sure(self) -> None:
        self.button("do-it").click()

    def drags(self, card: str, goal: Locator) -> None:
        draw(self.page, (self.held(card), goal))

    def drags_with_a_finger(self, card: str, goal: Locator) -> None:
        x, y = middle(goal)
        draw_with_a_finger(self.page, (self.held(card), (x, y + 40), (x, y + 40)))


come_to = partial(prepared.come_to, Sleuth)
