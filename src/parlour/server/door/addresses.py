"""The addresses at which other computers on the network find this one. Nothing is sent to find out."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address

# Connecting a datagram socket picks a route, and with it our own address. It sends nothing.
SOMEWHERE = ("10.255.255.255", "192.168.255.255", "172.31.255.255", "198.51.100.1")


def lan_addresses() -> list[str]:
    """The most likely first."""
    found: dict[str, None] = {}
    for target in SOMEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            found[probe.getsockname()[0]] = None
    with suppress(OSError):
        for *_, (address, *_rest) in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found[str(address)] = None
    return [address for address in found if reaches_others(address)]


def reaches_others(address: str) -> bool:
    known = ip_address(address)
    return not (known.is_loopback or known.is_unspecified or known.is_link_local)
