"""Unwelcome people: a host sends somebody away, and anybody blocks somebody."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.journeys.accessibility import faults
from tests.journeys.guests import Guests
from tests.journeys.person import Person

ME, FREE = {"who": "me"}, {"who": "free"}


def tool(person: Person, tool: str, name: str) -> Locator:
    return person.button("people-tool", tool=person.says(tool), name=name)


def opens_people(person: Person) -> None:
    """The list of people at the table, below its summary."""
    person.page.get_by_role("group").get_by_text(person.says("people-title")).click()


def test_a_bystander_is_sent_away_and_does_not_come_back(guests: Guests) -> None:
    anna = guests.come()
    table = anna.opens_table(ME, {"who": "bot"})
    eva = guests.come()
    eva.takes_name("Eva")
    eva.page.goto(f"/table/{table}")
    anna.sees("table-bystanders", count=1)
    opens_people(anna)
    anna.presses(tool(anna, "people-send-away", "Eva"))
    anna.sees("people-send-away-sure", name="Eva")
    anna.presses(anna.button("people-send-away-yes"))
    eva.reads("table-another")
    eva.sees("refusal-sent-away")
    expect(tool(anna, "people-send-away", "Eva")).to_have_count(0)
    eva.page.reload()
    eva.reads("table-another")


def test_somebody_is_blocked_from_a_hosts_tables_and_let_in_again(guests: Guests) -> None:
    anna = guests.come()
    anna.takes_name("Anna")
    table = anna.opens_table(ME, FREE, FREE, game="moerder", start=False)
    jonas = guests.come(f"/table/{table}")
    jonas.sits_down("Jonas")
    expect(anna.seats.nth(1)).to_contain_text("Jonas")
    opens_people(anna)
    tool(anna, "people-block", "Jonas").click()
    anna.button("people-block-yes").click()
    jonas.reads("table-another")
    jonas.sees("refusal-not-open-to-you")
    expect(anna.seats.nth(1)).to_contain_text(anna.says("seat-free"))
    anna.page.get_by_title(anna.says("house-change-name")).click()
    expect(tool(anna, "blocks-undo", "Jonas")).to_be_visible()
    assert faults(anna.page) == []
    tool(anna, "blocks-undo", "Jonas").click()
    expect(anna.page.get_by_text(anna.says("blocks-title"))).to_have_count(0)
    jonas.page.reload()
    jonas.sits_down("Jonas")
    expect(anna.seats.nth(1)).to_contain_text("Jonas")
