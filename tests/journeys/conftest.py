"""A house for each worker, a real Chromium, and people who come in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.journeys.chromium import launched
from tests.journeys.guests import Guests
from tests.journeys.house import House

expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Shared by all journeys of a worker. Each has its own tables."""
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    try:
        yield house
    finally:
        house.close()


@pytest.fixture
def fragile_house(tmp_path: Path) -> Iterator[House]:
    """A house that a journey may crash."""
    house = House(tmp_path)
    house.open()
    try:
        yield house
    finally:
        house.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture
def guests(house: House, chromium: Browser) -> Iterator[Guests]:
    """Lets people in, each with their own browser. No browser may have logged a complaint by the time they leave."""
    guests = Guests(chromium, house)
    yield guests
    guests.leave()


@pytest.fixture
def fragile_guests(fragile_house: House, chromium: Browser) -> Iterator[Guests]:
    """Guests whose browsers may complain that the house is gone."""
    guests = Guests(chromium, fragile_house, trouble_expected=True)
    yield guests
    guests.leave()
