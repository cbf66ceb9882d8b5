"""Finished games are looked at again: by a link in another browser, and from a recording dropped on the page."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from parlour.arena.match import play_match
from parlour.core.recording import Recording, write
from parlour.games.grandmastermind.rules import GrandMasterMind
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.person import Person
from tests.server.finished import finished_table


@pytest.fixture(scope="module")
def played() -> Recording:
    game = GrandMasterMind(roles="decode", start_player=1)
    return play_match(game, ("novice", "novice"), seed=4).recording


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider")


def is_at(person: Person, number: int) -> None:
    expect(slider(person)).to_have_attribute("aria-valuenow", str(number))


def test_a_link_to_a_moment_opens_in_a_second_browser(guests: Guests, house: House, played: Recording) -> None:
    with ThreadPoolExecutor(1) as beside:  # Playwright runs its own loop in this thread
        table, (cookie,) = beside.submit(asyncio.run, finished_table(house.data, played, "Ann")).result()
    ann = guests.come(f"/replay/{table}", cookie=cookie)
    is_at(ann, 0)
    ann.page.keyboard.press("ArrowRight")
    is_at(ann, 1)
    ann.page.keyboard.press("ArrowRight")
    is_at(ann, 2)
    link = ann.page.evaluate("id => fetch(`/api/replays/${id}`).then(r => r.json()).then(r => r.link)", table)
    bob = guests.come(link + ann.page.evaluate("location.hash"))
    is_at(bob, 2)
    ann.page.keyboard.press("End")
    expect(slider(ann)).to_have_attribute("aria-valuenow", slider(ann).get_attribute("aria-valuemax") or "")
    ann.page.keyboard.press("Home")
    is_at(ann, 0)
    ann.page.keyboard.press("ArrowRight")
    is_at(ann, 1)
    ann.page.locator("#play-on-title + p + .ways button").click()
    expect(ann.page.locator(f"a[href^='/replay/{table}#']")).to_be_visible()


def drop(person: Person, file: bytes) -> None:
    """A file is let go over the page."""
    carried = "file => { const all = new DataTransfer(); all.items.add(new File([file], 'game.json')); return all; }"
    held = {"dataTransfer": person.page.evaluate_handle(carried, file.decode())}
    person.page.dispatch_event("main", "dragover", held)
    person.page.dispatch_event("main", "drop", held)


def test_a_recording_is_dropped_on_the_page(guests: Guests, played: Recording) -> None:
    eve = guests.come("/replay")
    expect(eve.page.locator("label:has(input[type=file])")).to_be_visible()
    drop(eve, write(played))
    is_at(eve, 0)
    eve.page.keyboard.press("ArrowRight")
    is_at(eve, 1)


def test_a_recording_is_chosen_from_the_disk(guests: Guests, tmp_path: Path, played: Recording) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(write(played))
    eve = guests.come("/replay")
    eve.page.locator("input[type=file]").set_input_files(file)
    is_at(eve, 0)
