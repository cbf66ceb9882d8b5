"""Somebody at a MÖRDER table: what he or she sees and does there, found by role and accessible name."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import Locator, expect

from parlour.core.game import Fact
from parlour.server.messages import Strength
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.person import Person
from tests.journeys.prepared import PreparedGame, seat_at

GAME = "moerder"
BOT: Strength = "novice"


class Detective:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    # Words and things

    def says(self, what: str, **facts: Fact) -> str:
        return self.person.says(f"{GAME}-{what}", **facts)

    def button(self, what: str, **facts: Fact) -> Locator:
        return self.person.button(f"{GAME}-{what}", **facts)

    def reads(self, what: str, **facts: Fact) -> None:
        self.person.reads(f"{GAME}-awaited-{what}", **facts)

    def hears(self, event: str, **facts: Fact) -> None:
        """The story has this line."""
        expect(self.person.story).to_contain_text(self.says(f"event-{event}", **facts))

    def tile(self, place: str) -> Locator:
        return self.board.get_by_role("button", name=re.compile(rf"^{place}\b"))

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.says("board"), exact=True)

    def sees_tile(self, place: str, kind: str, **facts: Fact) -> None:
        said = re.escape(self.says(kind, tile=place, **facts)).replace("\u202f", r"\s")
        expect(self.tile(place)).to_have_accessible_name(re.compile(said))

    def sees_gap(self, place: str) -> None:
        self.sees_tile(place, "tile-gap")

    # What is done

    def points(self, places: str) -> None:
        for place in places.split():
            self.tile(place).click()

    def draws(self, places: str) -> None:
        """With the mouse held down, from tile to tile."""
        first, *others = [self.middle(place) for place in places.split()]
        mouse = self.page.mouse
        mouse.move(*first)
        mouse.down()
        for spot in others:
            mouse.move(*spot, steps=6)
        mouse.up()

    def draws_with_a_finger(self, places: str) -> None:
        finger = self.page.context.new_cdp_session(self.page)
        spots = [self.middle(place) for place in places.split()]

        def send(kind: str, *points: tuple[float, float]) -> None:
            touches = [{"x": x, "y": y} for x, y in points]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

        send("touchStart", spots[0])
        for (x, y), (to_x, to_y) in pairwise(spots):
            for part in range(1, 5):
                send("touchMove", (x + (to_x - x) * part / 4, y + (to_y - y) * part / 4))
        send("touchEnd")

    def middle(self, place: str) -> tuple[float, float]:
        box = self.tile(place).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def collects(self, place: str, letter: str) -> None:
        self.tile(place).click()
        self.button("collect", letter=letter).click()

    def has_pointed(self, places: str) -> None:
        for number, place in enumerate(places.split(), 1):
            self.sees_tile(place, "tile-pointed", number=number)


def come_to(
    guests: Guests,
    house: House,
    prepared: PreparedGame,
    *names: str,
    bots: int = 0,
    phone: bool = False,
    language: str = "en",
) -> list[Detective]:
    """Everybody of this table comes to it."""
    table, cookies = seat_at(house.data, prepared, *names, bots=[BOT] * bots)
    return [
        Detective(guests.come(f"/table/{table}", cookie=cookie, phone=phone, language=language)) for cookie in cookies
    ]
