"""The names a house answers to: a page of another site that points its name here gets nothing."""

import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from parlour.server.door.house_names import HouseNames
from tests.server.visitors import Visitor, open_house


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8000", "LOCALHOST", "parlour.localhost:80", "127.0.0.1:8000", "[::1]:8000"),
        *("192.168.0.7:8000", "10.1.2.3", "[fe80::1]", socket.gethostname(), f"{socket.gethostname()}:8000"),
        *("play.example.org", "play.example.org:443", "Play.Example.org."),
    ],
)
def test_the_house_goes_by_the_names_of_its_computer_and_by_those_it_was_given(host: str) -> None:
    assert HouseNames(["Play.example.org"]).include(host)


@pytest.mark.parametrize("host", ["", "example.org", "localhost.example.org", "8.8.8.8", "[", "a b", "2130706433"])
def test_it_goes_by_no_other_name(host: str) -> None:
    assert not HouseNames(["play.example.org"]).include(host)


async def test_what_is_meant_for_another_name_is_turned_back_with_a_sentence(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        refused = await ann.ask("GET", "/api/me", host="evil.example")
        assert (refused.status_code, refused.json()["code"]) == (421, "unknown_host")
        assert "set-cookie" not in refused.headers
        page = await ann.ask("GET", "/", host="evil.example", **{"accept-language": "de-CH,de;q=0.9"})
        assert page.status_code == 421
        assert (
            page.text
            == "Dieses Haus heißt nicht evil.example. Wenn es so heißen soll, starte es mit --names evil.example.\n"
        )
        for path in ("/api/hall", "/api/tables/any/socket"):
            with pytest.raises(InvalidStatus):
                await ann.connected(path, host="evil.example")
