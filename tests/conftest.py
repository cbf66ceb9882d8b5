"""Where async tests run: on the loop that `parlour serve` runs on. And the engines of those that need any."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest

from tests.city import engines


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="session")
def postgres() -> Iterator[engines.Postgres]:
    """One for all tests of this process. A test that stops it starts it again."""
    engines.need_engines()
    with engines.postgres() as engine:
        yield engine


@pytest.fixture
def empty_database(postgres: engines.Postgres) -> Iterator[str]:
    """Its address. Nobody has built a house in it."""
    name = f"house_{uuid4().hex}"
    yield postgres.create(name)
    postgres.drop(name)


@pytest.fixture
def redis() -> Iterator[engines.Redis]:
    engines.need_engines()
    with engines.redis() as engine:
        yield engine
