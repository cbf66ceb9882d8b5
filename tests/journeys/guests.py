"""Lets people into a house, each with their own browser, cookie and size of window."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

from parlour.server.hall.guests import COOKIE
from tests.journeys.house import House
from tests.journeys.person import Person
from tests.journeys.screen import DESKTOP, PHONE

OF_THE_NETWORK = re.compile("WebSocket connection|Failed to load resource")


class Guests:
    """`trouble_expected`: browsers may log failed requests, because the house is gone or refuses them."""

    def __init__(self, chromium: Browser, house: House, *, trouble_expected: bool = False) -> None:
        self.complaints: list[str] = []
        self.trouble_expected = trouble_expected
        self._chromium = chromium
        self._house = house
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        path: str = "/",
        *,
        phone: bool = False,
        language: str = "en",
        motion: bool = False,
        prepared: str = "",
        cookie: str = "",
    ) -> Person:
        """Somebody opens this page. `prepared` runs before the scripts of the page, `cookie` says who they are."""
        screen = PHONE if phone else DESKTOP
        context = self._chromium.new_context(
            base_url=self._house.address,
            viewport=ViewportSize(width=screen.width, height=screen.height),
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self._contexts.append(context)
        if prepared:
            context.add_init_script(prepared)
        if cookie:
            context.add_cookies([{"name": COOKIE, "value": cookie, "url": self._house.address}])
        person = Person(self.watched(context.new_page()), self._house, language)
        person.page.goto(path)
        return person

    def another_tab(self, person: Person) -> Person:
        tab = Person(self.watched(person.page.context.new_page()), self._house, person.language)
        tab.page.goto(person.page.url)
        return tab

    def watched(self, page: Page) -> Page:
        page.set_default_timeout(20_000)
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
        assert self.complaints == [], self.complaints

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not (self.trouble_expected and OF_THE_NETWORK.search(message.text)):
            self.complaints.append(message.text)
