"""The journeys of GRAND MASTER MIND through the proxy, at two servers: nobody notices that there are several."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.city import engines
from tests.city.city import City, city
from tests.journeys.chromium import launched
from tests.journeys.guests import Guests
from tests.journeys.house import House
from tests.journeys.test_together import (
    test_a_public_table_is_found_in_the_hall as find_a_public_table,
)
from tests.journeys.test_together import (
    test_two_people_play_a_match_of_two_rounds_swap_roles_and_play_again as play_a_match,
)
from tests.journeys.test_together import (
    test_wrong_pegs_by_hand_are_refused_and_right_ones_accepted as count_pegs_by_hand,
)

expect.set_options(timeout=20_000)


class Door(House):
    """What people know of a city: the address that they type."""

    def __init__(self, city: City, data: Path) -> None:
        super().__init__(data)
        self._city = city

    @property
    def address(self) -> str:
        return self._city.door


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guests]:
    engines.need_engines()
    folder = tmp_path_factory.mktemp("city")
    with city(folder, servers=2) as place:
        for server in place.servers:
            asyncio.run(place.wait(server))
        with launched() as chromium:
            guests = Guests(chromium, Door(place, folder))
            yield guests
            guests.leave()


@pytest.mark.parametrize("journey", [play_a_match, count_pegs_by_hand, find_a_public_table])
def test_a_journey_goes_through_the_proxy(guests: Guests, journey: Callable[[Guests], None]) -> None:
    journey(guests)
