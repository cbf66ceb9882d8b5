"""The own lists of a house in a database: each server keeps a copy in a folder, where its judge and its bots look."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from shutil import rmtree
from tempfile import gettempdir
from typing import Any

from sqlalchemy import Connection, select

from parlour.server.store.rows import put
from parlour.server.store.schema import own_lists
from parlour.server.store.store import Store
from parlour.server.store.writer import NotKept
from parlour.words.own_list import kept_in, put_down

PAUSE = 2.0
"""Seconds between two looks for lists that somebody has added."""


async def add_list(store: Store, name: str, graphs: Mapping[str, bytes]) -> None:
    """`graphs`: the list by letter set."""

    def job(db: Connection) -> None:
        for letters, graph in graphs.items():
            put(db, own_lists, row(letters, name, graph))

    await store.write(job)


def row(letters: str, name: str, graph: bytes) -> dict[str, Any]:
    return {"letters": letters, "name": name, "digest": sha256(graph).hexdigest(), "graph": graph}


def rows_in(folder: Path) -> Iterator[dict[str, Any]]:
    """The lists of a house in this folder."""
    for file in kept_in(folder):
        yield row(file.parent.name, file.stem, file.read_bytes())


@asynccontextmanager
async def laid_out(store: Store) -> AsyncIterator[Path]:
    """A folder that has the lists as they are in the store. There is none as long as there are no lists."""
    folder = Path(gettempdir()) / f"parlour-{token_hex(8)}"
    seen: dict[tuple[str, str], str] = {}
    await _look(store, folder, seen)
    looking = asyncio.create_task(_look_on(store, folder, seen))
    try:
        yield folder
    finally:
        looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        await asyncio.to_thread(rmtree, folder, ignore_errors=True)


async def _look_on(store: Store, folder: Path, seen: dict[tuple[str, str], str]) -> None:
    while True:
        await asyncio.sleep(PAUSE)
        with suppress(NotKept):
            await _look(store, folder, seen)


async def _look(store: Store, folder: Path, seen: dict[tuple[str, str], str]) -> None:
    for found in await store.read(select(own_lists.c.letters, own_lists.c.name, own_lists.c.digest)):
        key = found.letters, found.name
        if seen.get(key) != found.digest:
            chosen = (own_lists.c.letters == found.letters) & (own_lists.c.name == found.name)
            for kept in await store.read(select(own_lists.c.graph).where(chosen)):
                await asyncio.to_thread(put_down, folder, found.letters, found.name, kept.graph)
            seen[key] = found.digest
