"""Somebody in front of a page: what they see and do there. All that the journeys know of the pages is here.

Everything is found by its role and accessible name, and the names come from the texts themselves.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from playwright.sync_api import CDPSession, Locator, Page, WebSocket, expect

from parlour.core.refusal import Fact
from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import Pegs
from parlour.games.grandmastermind.pieces import COLOURS, SHAPES, Code
from parlour.texts.voice import Voice
from tests.journeys.house import House
from tests.journeys.screen import Screen, show

GAME = "grandmastermind"
NONCE = "a share of the luck"
PEGS: tuple[Literal["black", "white", "blue"], ...] = ("black", "white", "blue")


class Person:
    def __init__(self, page: Page, house: House, language: str = "en") -> None:
        self.page = page
        self.house = house
        self.language = language
        self.heard: list[str] = []
        self._voice = Voice(language)
        self._session: CDPSession | None = None
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    @property
    def own_names(self) -> set[str]:
        """What this person is called at the table, unless they have several seats there."""
        while not (shown := [frame for frame in self.heard if '"TableShown"' in frame]):
            self.page.wait_for_timeout(20)  # what the page has heard reaches us a little later
        names = {seat["name"] for seat in msgspec.json.decode(shown[-1])["seats"] if seat["yours"]}
        return names if len(names) == 1 else set()

    # Texts, buttons and links

    def says(self, message: str, **facts: Fact) -> str:
        return self._voice.say(message, **facts)

    def button(self, message: str, **facts: Fact) -> Locator:
        return self.page.get_by_role("button", name=self.says(message, **facts), exact=True)

    def link(self, message: str, **facts: Fact) -> Locator:
        return self.page.get_by_role("link", name=self.says(message, **facts), exact=True).first

    def radio(self, message: str) -> Locator:
        return self.page.get_by_role("radio", name=self.says(message))

    @property
    def title(self) -> Locator:
        """That of the page itself, not of the first paint before it."""
        return self.page.get_by_role("main").get_by_role("heading", level=1)

    def reads(self, message: str, **facts: Fact) -> None:
        """The sentence at the top of the page."""
        expect(self.title).to_contain_text(self.says(message, **facts))

    def sees(self, message: str, **facts: Fact) -> None:
        expect(self.page.get_by_text(self.says(message, **facts)).first).to_be_visible()

    @property
    def story(self) -> Locator:
        return self.page.get_by_role("list", name=self.says("story-title"), exact=True)

    @property
    def seats(self) -> Locator:
        return self.page.get_by_role("list", name=self.says("seats-title"), exact=True).get_by_role("listitem")

    # Screen and language

    def takes(self, screen: Screen) -> None:
        """Moves the page to another screen."""
        if self._session is None:
            self._session = self.page.context.new_cdp_session(self.page)
        show(self._session, screen)

    def chooses(self, language: str) -> None:
        """Chooses a language in the header. Everything this person says from now on is in it."""
        self.page.get_by_label(self.says("house-language")).first.select_option(language, force=True)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.language, self._voice = language, Voice(language)

    # Contact with the house

    @property
    def contact(self) -> Locator:
        words = (self.says("contact-reconnecting"), self.says("contact-gone"))
        return self.page.get_by_text(words[0]).or_(self.page.get_by_text(words[1]))

    def lost_contact(self) -> None:
        expect(self.contact).to_be_visible()

    def is_in_contact(self) -> None:
        expect(self.contact).to_have_count(0, timeout=40_000)

    # Tables

    @property
    def table(self) -> str:
        """The id in the address."""
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2]

    def opens_table(
        self,
        *seats: dict[str, str],
        game: str = GAME,
        start: bool = True,
        hints: bool = True,
        public: bool = False,
        **options: Fact | list[str],
    ) -> str:
        """A table with these rules, opened without the form. For journeys that are not about opening one."""
        order: dict[str, Any] = {
            "game": {"type": game, **options},
            "seats": seats or ({"who": "me"}, {"who": "bot", "strength": "casual"}),
            **self.page.request.post("/api/promises").json(),
            "nonce": NONCE,
            "start": start,
            "hints": hints,
            "public": public,
        }
        reply = self.page.request.post("/api/tables", data=order)
        assert reply.ok, reply.text()
        table = str(reply.json()["table"])
        self.page.goto(f"/table/{table}")
        return table

    def fingerprint(self, message: str) -> str:
        """Opens what the page says about luck, and reads the commitment there."""
        told = self.page.get_by_role("group").filter(has_text=self.says(message))
        told.get_by_text(self.says(message), exact=True).click()
        read = told.get_by_role("code").inner_text()
        assert len(read.replace(" ", "")) == 64
        return read

    def sits_down(self, name: str) -> None:
        self.page.get_by_label(self.says("sit-your-name"), exact=True).fill(name)
        self.button("sit-down").click()

    def takes_name(self, name: str) -> None:
        assert self.page.request.put("/api/me", data={"name": name}).ok

    # The board

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.says(f"{GAME}-board"), exact=True)

    def row(self, number: int) -> Locator:
        return self.board.get_by_role("listitem").nth(number - 1)

    def field(self, place: int, kind: Literal["shape", "colour"], piece: str | None = None) -> Locator:
        said = self.says(f"{kind}-{piece}" if piece else "piece-blank")
        return self.button(f"{GAME}-field-{kind}", place=place, piece=said)

    def piece(self, name: str) -> Locator:
        kind = "shape" if name in SHAPES else "colour"
        return self.button(f"{GAME}-put", piece=self.says(f"{kind}-{name}"))

    def lays(self, row: str | Code) -> None:
        """Presses the pieces in the tray one after another. Each goes to the next empty field of its kind."""
        for name in pieces_of(row):
            self.piece(name).click()

    def shows_draft(self, row: str | Code) -> None:
        for place, pair in enumerate(code_of(row), 1):
            expect(self.field(place, "shape", pair.shape)).to_be_visible()
            expect(self.field(place, "colour", pair.colour)).to_be_visible()

    def hides(self, code: str | Code) -> None:
        self.reads(f"{GAME}-awaited-your-code")
        self.lays(code)
        self.button(f"{GAME}-hide-code").click()

    def guesses(self, number: int, row: str | Code) -> None:
        self.reads(f"{GAME}-awaited-your-row", number=number)
        self.lays(row)
        self.button(f"{GAME}-place-row").click()

    def sees_row(self, number: int, row: str | Code, pegs: Pegs | None = None) -> None:
        """The row lies there, with these pegs or none yet."""
        said = self.spoken(code_of(row))
        if pegs is None:
            sentence = self.says(f"{GAME}-row-waiting", number=number, row=said)
        else:
            sentence = self.says(f"{GAME}-row-answered", number=number, row=said, pegs=self.spoken_pegs(pegs))
        expect(self.row(number)).to_contain_text(sentence)

    def sees_code(self, code: str | Code) -> None:
        """The shield is open."""
        expect(self.board).to_contain_text(self.says(f"{GAME}-shield-open", row=self.spoken(code_of(code))))

    def answers(self, pegs: Pegs) -> None:
        """Sets pegs by hand, whatever the pad shows now."""
        for peg in PEGS:
            less = self.button(f"{GAME}-less", peg=peg)
            while less.is_enabled():
                less.click()
        for peg in PEGS:
            for _ in range(getattr(pegs, peg)):
                self.button(f"{GAME}-more", peg=peg).click()
        self.button(f"{GAME}-set-pegs").click()

    def turns_to_next_code(self) -> None:
        self.button(f"{GAME}-next-code").click()

    def spoken(self, code: Code) -> str:
        return ", ".join(
            self.says(f"{GAME}-pair", shape=self.says(f"shape-{pair.shape}"), colour=self.says(f"colour-{pair.colour}"))
            for pair in code
        )

    def spoken_pegs(self, pegs: Pegs) -> str:
        counts = [(peg, getattr(pegs, peg)) for peg in PEGS]
        some = [self.says(f"{GAME}-pegs-{peg}", count=count) for peg, count in counts if count]
        return ", ".join(some) or self.says(f"{GAME}-pegs-none")

    # Without a mouse

    def tabs_to(self, thing: Locator) -> None:
        """Tabs to it as a keyboard user would. It is a fault if it cannot be reached."""
        expect(thing).to_be_enabled()
        for _ in range(80):
            if thing.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {thing}")

    def presses(self, thing: Locator, key: str = "Enter") -> None:
        self.tabs_to(thing)
        self.page.keyboard.press(key)

    def types_row(self, row: str | Code) -> None:
        """Types from the first field on: 1 to 5 are shapes, 6 to 0 colours."""
        self.page.keyboard.press("Home")
        for name in pieces_of(row):
            self.page.keyboard.press(KEYS[name])


KEYS: dict[str, str] = dict(zip((*SHAPES, *COLOURS), "1234567890", strict=True))


def code_of(row: str | Code) -> Code:
    return read_code(row) if isinstance(row, str) else row


def pieces_of(row: str | Code) -> Iterable[str]:
    """Shape, colour, shape, colour … of a full row."""
    for pair in code_of(row):
        assert pair.shape is not None and pair.colour is not None
        yield pair.shape
        yield pair.colour
