"""The daily puzzle, played by two people: the same luck for both, a result to share, and the page that knows it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import pegs
from tests.journeys.accessibility import faults, overhang
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.person import GAME, Person

ROW = read_code("Rt Rt G* G*")


def puzzle(person: Person) -> Locator:
    return person.page.get_by_role("article", name=person.says(f"{GAME}-title"), exact=True).first


def begins(person: Person) -> str:
    """Opens today's puzzle from the page of all puzzles."""
    puzzle(person).get_by_role("button", name=person.says("daily-play")).click()
    return person.table


def test_two_people_get_the_same_puzzle_and_one_shares_the_result(guests: Guests, house: House) -> None:
    ann, ben = guests.come("/"), guests.come("/daily", phone=True, language="de")
    ann.link("shelf-daily").click()
    code = house.hidden_code(begins(ann))
    assert house.hidden_code(begins(ben)) == code
    for person in (ann, ben):
        person.guesses(1, ROW)
        person.sees_row(1, ROW, pegs(code, ROW))
    ann.sees("daily-counts")
    ann.guesses(2, code)
    result = ann.page.locator("section:has(> #daily-result)")
    expect(result).to_contain_text(ann.says("daily-rows", count=2))
    assert faults(ann.page) == []
    result.get_by_role("button", name=ann.says("daily-share")).click()
    expect(result.get_by_role("button", name=ann.says("daily-copied"))).to_be_visible()
    ann.page.context.grant_permissions(["clipboard-read"])
    shared = str(ann.page.evaluate("navigator.clipboard.readText()"))
    assert "⚫⚫⚫⚫" in shared
    assert not any(piece in shared for piece in ("red", "star", "triangle"))
    result.get_by_role("link", name=ann.says("daily-all")).click()
    expect(puzzle(ann)).to_contain_text(ann.says("daily-rows", count=2))
    ben.page.goto("/daily")
    expect(puzzle(ben).get_by_role("button", name=ben.says("daily-go-on"))).to_be_visible()
    assert faults(ben.page) == []
    assert overhang(ben.page) == 0
