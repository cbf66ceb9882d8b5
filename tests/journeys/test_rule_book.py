"""A rule book: its first page, its search, and contents that stay in sight."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.journeys.accessibility import faults, overhang
from tests.journeys.guests import Guests


def test_a_rule_is_found_by_number_and_by_word_and_the_contents_stay_in_sight(guests: Guests) -> None:
    anna = guests.come(phone=True)
    anna.page.goto("/rules/moerder")
    expect(anna.page.get_by_role("region", name=anna.says("book-first-page"))).to_be_visible()
    anna.page.locator("#MO-16").scroll_into_view_if_needed()
    search = anna.page.get_by_role("searchbox", name=anna.says("book-search"))
    expect(search).to_be_in_viewport()

    anna.page.keyboard.press("/")
    expect(search).to_be_focused()
    anna.page.keyboard.type("zzz")
    expect(anna.page.get_by_text(anna.says("book-found", count=0))).to_be_visible()
    search.fill("mo 8")
    expect(anna.page.get_by_text(anna.says("book-found", count=1))).to_be_visible()
    expect(anna.page.locator("#MO-8")).to_be_in_viewport()
    expect(anna.page.locator("#MO-9")).to_have_count(0)
    assert (faults(anna.page), overhang(anna.page)) == ([], 0)
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("link", name=anna.says("book-link", rule="MO-8"))).to_be_focused()
    expect(anna.page.locator("#MO-9")).to_have_count(1)
    expect(search).to_have_value("")

    contents = anna.page.get_by_role("navigation", name=anna.says("book-contents"))
    anna.button("book-contents").tap()
    contents.get_by_role("link", name=anna.says("book-glossary")).tap()
    expect(anna.page.get_by_role("heading", name=anna.says("book-glossary"))).to_be_in_viewport()
    expect(contents).to_be_hidden()
