"""The way into a city, tried before the doors open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from parlour.core.refusal import Refusal
from parlour.server.city.city import City
from parlour.server.city.connection import UNREACHABLE, connected
from parlour.server.neighbours import Neighbours
from parlour.server.store.store_address import shown


def entered(address: str, store: str | None) -> Callable[[], Neighbours]:
    """Raises Refusal if Redis does not answer, or if the servers would have no store in common."""
    if store is None:
        raise Refusal("redis_without_store")
    check_redis(address)
    return partial(City, address)


def check_redis(address: str) -> None:
    """Raises Refusal if it does not answer."""
    try:
        asyncio.run(ask(address))
    except (*UNREACHABLE, ValueError) as problem:
        raise Refusal("redis_unreachable", address=shown(address)) from problem


async def ask(address: str) -> None:
    async with connected(address) as redis:
        await redis.ping()
