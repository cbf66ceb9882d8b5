"""A game that is only a package and a line in the catalog: Fib in the browser, from the shelf to its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.person import Person

TAKEN = "() => ![...document.querySelectorAll('form input')].some(({ value }) => value)"
"""The input line is empty again, or gone with the game."""


@pytest.fixture
def newcomers(tmp_path: Path, chromium: Browser) -> Iterator[Guests]:
    """Guests of a house that has Fib on its shelf."""
    house = House(tmp_path, games="tests.teaching")
    house.open()
    guests = Guests(chromium, house)
    try:
        yield guests
        guests.leave()
    finally:
        house.close()


def shown(anna: Person, name: str) -> str:
    """What the plain board says under this name."""
    term = anna.page.get_by_role("region", name=anna.says("plain-board")).locator("dl > div")
    return term.filter(has=anna.page.get_by_text(name, exact=True)).locator("dd").first.inner_text()


def line(anna: Person) -> Locator:
    return anna.page.get_by_label(anna.says("plain-line"))


def types(anna: Person, text: str) -> None:
    line(anna).fill(text)
    anna.button("plain-play").click()


def test_a_game_without_board_bot_or_texts_is_played_to_its_end(newcomers: Guests) -> None:
    anna = newcomers.come("/")
    box = anna.page.get_by_role("listitem").filter(has=anna.page.get_by_role("heading", name="Fib"))
    box.get_by_role("button", name=anna.says("box-play-now")).click()
    anna.reads("plain-awaited-you")
    types(anna, "lay 9 as 1")
    expect(anna.page.get_by_role("alert")).to_contain_text("unreadable lay, example lay 3 as 5")
    while True:
        expect(line(anna).or_(anna.button("outcome-rematch"))).to_be_visible()
        if anna.button("outcome-rematch").is_visible():
            break
        if shown(anna, "type") == "Laying":
            card = shown(anna, "hand").split(", ")[0]
            types(anna, f"lay {card} as {card}")
        else:
            types(anna, "pass")
        anna.page.wait_for_function(TAKEN)
    expect(anna.story).to_contain_text("card turned: card")
    expect(anna.page.get_by_text("most points").first).to_be_visible()


def test_its_rule_book_can_be_opened_and_its_moves_listed(newcomers: Guests) -> None:
    anna = newcomers.come("/rules/fib")
    expect(anna.page.locator("#FI-3")).to_be_visible()
    anna.opens_table(game="fib")
    anna.reads("plain-awaited-you")
    anna.button("plain-moves").click()
    expect(anna.page.get_by_role("status").filter(has_text="lay")).to_be_visible()
