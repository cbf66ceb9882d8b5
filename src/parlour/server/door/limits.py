"""What one guest, and one address, may ask of the house."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct


class Rate(NamedTuple):
    """`at_once` in one go, and after that one every `seconds`."""

    at_once: int
    seconds: float


class Limits(Struct, frozen=True):
    """An address may be a school: forty people behind it play without noticing.

    `requests` over http and `newcomers`, guests we have not met, are counted by address. `messages` over sockets,
    `tables`, `reviews` to be worked out and open `sockets` are counted by guest and by address. `tables_a_day` counts
    every table a guest opens, whatever becomes of it. `all_sockets` is for the whole house, whose descriptors are
    limited. `exports` of everything somebody has played are counted by guest.
    """

    requests: Rate = Rate(600, 1 / 30)
    newcomers: Rate = Rate(80, 10)
    messages: Rate = Rate(30, 1 / 30)
    messages_by_address: Rate = Rate(1200, 1 / 400)
    tables: Rate = Rate(10, 10)
    tables_by_address: Rate = Rate(120, 2)
    tables_a_day: int = 100
    sockets: int = 20
    sockets_by_address: int = 400
    all_sockets: int = 4000
    reviews: Rate = Rate(20, 15)
    reviews_by_address: Rate = Rate(200, 2)
    exports: Rate = Rate(3, 60)
