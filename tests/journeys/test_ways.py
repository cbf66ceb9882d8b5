"""Ways through the house: opening a table with its options, the rule book, and addresses that lead nowhere."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.journeys.guests import Guests
from tests.journeys.person import GAME


def test_a_preset_and_the_drawer_of_house_rules_set_the_options(guests: Guests) -> None:
    anna = guests.come("/play/grandmastermind")
    box, quick = anna.button(f"{GAME}-preset-box"), anna.button(f"{GAME}-preset-quick")
    expect(box).to_have_attribute("aria-pressed", "true")
    quick.click()
    expect(quick).to_have_attribute("aria-pressed", "true")
    expect(box).to_have_attribute("aria-pressed", "false")
    rows = anna.page.get_by_role("spinbutton", name=anna.says(f"{GAME}-option-rows"), exact=True)
    expect(rows).to_be_hidden()
    anna.page.get_by_text(anna.says("open-house-rules"), exact=True).click()
    expect(rows).to_have_value("8")
    anna.button("option-less", label=anna.says(f"{GAME}-option-rows")).click()
    expect(rows).to_have_value("7")
    expect(quick).to_have_attribute("aria-pressed", "false")
    anna.radio(f"{GAME}-option-blue-rule-strict").check()
    anna.button("open-start").click()
    anna.reads(f"{GAME}-awaited-your-row", number=1)
    agreed = anna.page.get_by_role("region", name=anna.says("agreed-title"))
    expect(agreed).to_contain_text(anna.says(f"{GAME}-option-blue-rule-strict"))
    expect(anna.board).to_contain_text(anna.says(f"{GAME}-rows-free", count=7))
    expect(anna.page.get_by_role("timer")).to_be_visible()


def test_options_that_conflict_are_refused_kindly(guests: Guests) -> None:
    guests.trouble_expected = True
    anna = guests.come("/play/grandmastermind")
    anna.page.get_by_text(anna.says("open-house-rules"), exact=True).click()
    anna.page.get_by_role("checkbox", name=anna.says(f"{GAME}-option-limited-supply")).check()
    anna.page.get_by_role("spinbutton", name=anna.says(f"{GAME}-option-rows"), exact=True).fill("20")
    anna.button("open-start").click()
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.says("refusal-supply-needs-fewer-rows", most=15))


def test_every_rule_has_its_own_address(guests: Guests) -> None:
    anna = guests.come("/rules/grandmastermind#GM-A5")
    expect(anna.page.locator("#GM-A5")).to_be_in_viewport()
    anna.page.get_by_role("link", name=anna.says("book-link", rule="GM-1"), exact=True).click()
    expect(anna.page).to_have_url(re.compile("#GM-1$"))
    expect(anna.page.locator("#GM-1")).to_be_in_viewport()
    anna.page.go_back()
    expect(anna.page.locator("#GM-A5")).to_be_in_viewport()


def test_an_address_that_leads_nowhere_says_so(guests: Guests) -> None:
    guests.trouble_expected = True
    anna = guests.come("/nowhere/at/all")
    anna.reads("lost-title")
    anna.link("house-to-shelf").click()
    anna.reads("shelf-title")
    anna.page.goto("/play/nosuchgame")
    anna.reads("open-unknown")
    anna.page.goto("/rules/nosuchgame")
    anna.reads("book-failed")


def test_a_name_a_theme_and_a_language_stay(guests: Guests) -> None:
    anna = guests.come()
    anna.page.get_by_role("button", name=anna.says("house-change-name")).click()
    anna.page.get_by_role("textbox", name=anna.says("house-your-name")).fill("Anna")
    anna.button("house-save").click()
    anna.button("house-theme", theme="system").click()
    anna.button("house-theme", theme="light").click()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    anna.page.get_by_role("combobox", name=anna.says("house-language")).select_option("de")
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(anna.page.get_by_role("banner")).to_contain_text("Anna")
