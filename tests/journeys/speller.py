"""Somebody at a LETTER table: what they see and do there. Pieces are called `t1x2`, cells `f6`."""

from __future__ import annotations

import re
from functools import partial
from typing import Literal, NamedTuple

import msgspec
from playwright.sync_api import Locator, expect

from parlour.games.letter.grid import cell_of, name_of
from parlour.games.letter.pieces import printed
from parlour.games.letter.state import View
from tests.journeys import prepared
from tests.journeys.pointer import Spot, box_at_rest, draw, draw_with_a_finger
from tests.journeys.wordsmith import Wordsmith

ABOVE_FINGER = 40
"""Pixels a piece floats above the finger that drags it."""


class Speller(Wordsmith):
    game = "letter"

    # What is seen

    def piece(self, place: str) -> Locator:
        """The piece on the board whose top left cell this is."""
        return self.board.get_by_role("button", name=re.compile(rf"^{place}\s?:"))

    def sees_piece(self, place: str, name: str) -> None:
        said = re.escape(self.says("piece", place=place, **shape(name)._asdict())).replace("\u202f", r"\s")
        expect(self.piece(place)).to_have_accessible_name(re.compile(said))

    def rack(self, which: Literal["rack", "free"] = "rack") -> Locator:
        return self.page.get_by_role("group", name=self.says(which), exact=True)

    def held(self, name: str, which: Literal["rack", "free"] = "rack") -> Locator:
        return (
            self.rack(which)
            .get_by_role("button", name=self.says("rack-letter", **shape(name)._asdict()), exact=True)
            .first
        )

    def hears_word(self, name: str, word: str, points: int) -> None:
        self.hears("word-written", name=name, word=word, points=points)

    @property
    def view(self) -> View:
        return msgspec.convert(self.told, View)

    def spot(self, place: str, name: str = "t1x1") -> Spot:
        """The middle of this piece if its top left cell were there, measured from one that lies on the board."""
        lying, cell = self.view.open.board[0], cell_of(place)
        box = box_at_rest(self.piece(name_of(lying.x, lying.y)))
        assert cell is not None
        unit = box["width"] / printed(self.view.letters)[lying.tile].width
        _, width, height = shape(name)
        return box["x"] + (cell[0] - lying.x + width / 2) * unit, box["y"] + (cell[1] - lying.y + height / 2) * unit

    # What is done

    def lays(self, name: str, place: str, which: Literal["rack", "free"] = "rack") -> None:
        """Click, click."""
        self.held(name, which).click()
        self.page.mouse.click(*self.spot(place, name))

    def drags(self, name: str, place: str) -> None:
        draw(self.page, (self.held(name), self.spot(place, name)))

    def drags_with_a_finger(self, name: str, place: str) -> None:
        x, y = self.spot(place, name)
        draw_with_a_finger(self.page, (self.held(name), (x, y + ABOVE_FINGER)))

    def draws(self, places: str) -> None:
        draw(self.page, map(self.piece, places.split()))

    def draws_with_a_finger(self, places: str) -> None:
        draw_with_a_finger(self.page, map(self.piece, places.split()))

    def names(self, word: str) -> None:
        self.types(word)
        self.page.keyboard.press("Enter")

    def is_done(self) -> None:
        self.button("done").click()


class Shape(NamedTuple):
    letter: str
    width: int
    height: int


def shape(name: str) -> Shape:
    return Shape(name[0].upper(), int(name[1]), int(name[3]))


come_to = partial(prepared.come_to, Speller)
