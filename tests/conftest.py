"""Where async tests run: on the loop that `parlour serve` runs on. And the engines of those that need any."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
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


@pytest.fixture(scope="session")
def built(postgres: engines.Postgres) -> str:
    """The name of a database with an empty house, to be copied."""

    from parlour.server.store.store import open_store

    async def build() -> None:
        await (await open_store(postgres.create("built"))).close()

    asyncio.run(build())
    return "built"


@pytest.fixture
def database(postgres: engines.Postgres, built: str) -> Iterator[str]:
    """The address of an empty house."""
    name = f"house_{uuid4().hex}"
    yield postgres.create(name, built)
    postgres.drop(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a house keeps everything: a folder, or a database. For tests that hold on either."""
    if request.param == "sqlite":
        return tmp_path
    address: str = request.getfixturevalue("database")
    return address


@pytest.fixture
def redis() -> Iterator[engines.Redis]:
    engines.need_engines()
    with engines.redis() as engine:
        yield engine
