"""The link a host sends: typed, scanned, copied, and opened by a friend."""

from __future__ import annotations

from io import BytesIO

import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from tests.journeys.guests import Guests
from tests.journeys.person import GAME, Person

NO_CLIPBOARD = "delete Navigator.prototype.clipboard"


def opened_by_anna(guests: Guests, prepared: str = "") -> Person:
    anna = guests.come("/play/grandmastermind?with=friend", prepared=prepared)
    anna.button("open-table").click()
    anna.reads("waiting-invite")
    return anna


def link_shown_to(person: Person) -> str:
    field = person.page.get_by_role("textbox", name=person.says("invitation-link"))
    expect(field).not_to_have_value("")
    return field.input_value()


def test_the_code_to_scan_holds_the_link_and_the_link_leads_to_the_table(guests: Guests) -> None:
    anna = opened_by_anna(guests)
    link = link_shown_to(anna)
    drawing = anna.page.get_by_role("img", name=anna.says("invitation-qr"))
    (scanned,) = zxingcpp.read_barcodes(Image.open(BytesIO(drawing.screenshot())))
    assert scanned.text == link
    jonas = guests.come(link)
    jonas.sits_down("Jonas")
    expect(anna.seats.nth(1)).to_contain_text("Jonas")


def test_copying_the_link_on_plain_http(guests: Guests) -> None:
    anna = opened_by_anna(guests, NO_CLIPBOARD)
    link = link_shown_to(anna)
    assert anna.page.evaluate("navigator.clipboard") is None
    anna.button("invitation-copy").click()
    expect(anna.button("invitation-copied")).to_be_visible()
    # What was copied can be pasted. The field for the name will do.
    anna.page.get_by_role("button", name=anna.says("house-change-name")).click()
    name = anna.page.get_by_role("textbox", name=anna.says("house-your-name"))
    name.evaluate("field => (field.maxLength = 500)")
    name.fill("")
    name.press("Control+V")
    expect(name).to_have_value(link)


def test_inviting_somebody_to_watch_in_mid_game(guests: Guests) -> None:
    anna = guests.come()
    anna.opens_table(roles="decode")
    anna.button("table-invite").click()
    watcher = guests.come(link_shown_to(anna))
    watcher.sees("table-bystander")
    anna.sees("table-bystanders", count=1)
    watcher.reads(f"{GAME}-awaited-row", name=anna.page.request.get("/api/me").json()["name"], number=1)
