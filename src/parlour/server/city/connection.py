"""The connection to Redis."""

from __future__ import annotations

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

PATIENCE = 2.0
"""For how many seconds we wait for an answer."""
UNREACHABLE = (RedisError, OSError, TimeoutError, RuntimeError)
"""uvloop raises a RuntimeError if a connection was closed just before something is written to it."""


def connected(address: str) -> Redis:
    return Redis.from_url(
        address,
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        socket_keepalive=True,
        retry=Retry(NoBackoff(), 0),
    )
