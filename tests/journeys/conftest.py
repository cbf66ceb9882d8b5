"""A house for each worker, a real Chromium, and people who come in."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.journeys.guests import Guests
from tests.journeys.house import House

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Shared by the journeys of a worker: they meet at tables of their own."""
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    try:
        yield house
    finally:
        house.close()


@pytest.fixture
def fragile_house(tmp_path: Path) -> Iterator[House]:
    """One that may be wrecked."""
    house = House(tmp_path)
    house.open()
    try:
        yield house
    finally:
        house.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    executable = os.environ.get("CHROMIUM") or (ROOT / ".venv" / "chromium-path").read_text().strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def guests(house: House, chromium: Browser) -> Iterator[Guests]:
    """Lets people in, each with a browser of their own; when they leave, nobody may have had a complaint."""
    guests = Guests(chromium, house)
    yield guests
    guests.leave()


@pytest.fixture
def fragile_guests(fragile_house: House, chromium: Browser) -> Iterator[Guests]:
    """Their browsers say that the house is gone when it is."""
    guests = Guests(chromium, fragile_house, trouble_expected=True)
    yield guests
    guests.leave()
