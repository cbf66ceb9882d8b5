"""The names this house answers to, so that no other site can pass it off as its own."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from parlour.server.door.addresses import lan_addresses


class HouseNames:
    """Localhost, this computer's names and addresses, and those of a local network. `more` are names of its own."""

    def __init__(self, more: Iterable[str] = ()) -> None:
        name = socket.gethostname().lower()
        short = name.partition(".")[0]
        self._names = {"localhost", name, short, f"{short}.local", *(one.lower().rstrip(".") for one in more)}

    def include(self, host: str) -> bool:
        """`host` is the header as it was sent, with or without a port."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._names or name.endswith(".localhost") or is_nearby(name)


def is_nearby(name: str) -> bool:
    """Is this an address of this computer, or one that only a local network has?"""
    try:
        address = ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or address.is_private or address.is_link_local or name in lan_addresses()
