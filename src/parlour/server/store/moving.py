"""Moving house: everything from one store into another, empty one, checked before it counts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from parlour.core.refusal import Refusal
from parlour.server.hall.wishes import agreed, listing_of
from parlour.server.store.database import migrate, up_to_date
from parlour.server.store.folder_lock import lock
from parlour.server.store.logs import log_of
from parlour.server.store.own_lists import rows_in
from parlour.server.store.schema import entries, own_lists, promises, records, schema
from parlour.server.store.sqlite import FILE, for_writing, unopened
from parlour.server.store.store_address import check, shown
from parlour.server.tables.line import Line
from parlour.server.tables.record import Record
from parlour.words.own_list import put_down

BATCH = 1000
OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = 'parlour' AND pid <> pg_backend_pid()"
)
NUMBERS = text("SELECT setval(pg_get_serial_sequence('promises', 'number'), :last)")


class Moved(Struct, frozen=True):
    """How many rows each table of the database has, and how many entries of all logs can be played."""

    rows: Mapping[str, int]
    played: int


def move_house(source: Path | str, target: Path | str) -> Moved:
    """Raises Refusal if it cannot be done. Then the target is as empty as it was."""
    addresses = [place for place in (source, target) if isinstance(place, str)]
    if not addresses:
        return _move_house(source, target)
    for address in addresses:
        check(address)
    from sqlalchemy.util import greenlet_spawn

    return asyncio.run(greenlet_spawn(_move_house, source, target))


def _move_house(source: Path | str, target: Path | str) -> Moved:
    with old_house(source) as old, new_house(target) as new:
        moved = move(old, new, source, target)
        new.commit()
    return moved


def move(old: Connection, new: Connection, source: Path | str, target: Path | str) -> Moved:
    for table in schema.sorted_tables:
        for rows in batches(all_rows(old, table, source)):
            new.execute(insert(table), rows)
    if new.dialect.name == "postgresql" and (last := new.execute(select(func.max(promises.c.number))).scalar()):
        new.execute(NUMBERS, {"last": last})
    counted = {}
    for table in schema.sorted_tables:
        counted[table.name], digest = summed(all_rows(new, table))
        if (counted[table.name], digest) != summed(all_rows(old, table, source)):
            raise Refusal("moved_differently", table=table.name)
    played = played_entries(new)
    if played != played_entries(old):
        raise Refusal("moved_differently", table=entries.name)
    if isinstance(target, Path):
        for row in all_rows(new, own_lists):
            put_down(target, row["letters"], row["name"], row["graph"])
    return Moved(counted, sum(played.values()))


def all_rows(db: Connection, table: Table, place: Path | str | None = None) -> Iterator[dict[str, Any]]:
    """In the order of their keys, as a log must be written. A house in a folder has its own lists there."""
    if table is own_lists and isinstance(place, Path):
        yield from rows_in(place)
        return
    for row in db.execution_options(yield_per=BATCH).execute(select(table).order_by(*table.primary_key)):
        yield dict(row._mapping)


def batches(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    batch: list[dict[str, Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def summed(rows: Iterable[dict[str, Any]]) -> tuple[int, int]:
    """How many, and a digest of them all, in whatever order they come."""
    count = digest = 0
    for row in rows:
        count += 1
        written = repr(sorted(row.items())).encode()
        digest = (digest + int.from_bytes(sha256(written).digest(), "big")) % 2**256
    return count, digest


def played_entries(db: Connection) -> dict[str, int]:
    """How far today's rules can play the log of each table."""
    return {
        row.table_id: playable(row.record, log_in(db, row.table_id))
        for row in db.execute(select(records).order_by(records.c.table_id)).all()
    }


def log_in(db: Connection, id: str) -> list[bytes]:
    return [row.entry for row in db.execute(log_of(db.dialect.name, id))]


def playable(kept: bytes, log: Iterable[bytes]) -> int:
    try:
        record = msgspec.json.decode(kept, type=Record)
        line, read = Line(agreed(record.game), len(record.chairs)), listing_of(record.game).types.entry
    except (Refusal, msgspec.MsgspecError):
        return 0
    decode = msgspec.json.Decoder(read).decode
    for entry in log:
        try:
            line.read(decode(entry))
        except Exception:  # rules of today that go no further with a game of old
            break
    return line.ply


@contextmanager
def old_house(place: Path | str) -> Iterator[Connection]:
    """Raises Refusal if there is none, if it is open, or if it has another schema."""
    if isinstance(place, Path) and not (place / FILE).is_file():
        raise Refusal("no_house", place=str(place))
    with connected(place) as db:
        if not up_to_date(db):
            raise Refusal("house_outdated", place=named(place))
        yield db


@contextmanager
def new_house(place: Path | str) -> Iterator[Connection]:
    """Raises Refusal if anything is in it, or if it is open."""
    if isinstance(place, Path):
        place.mkdir(parents=True, exist_ok=True)
    with connected(place) as db:
        migrate(db)
        if (isinstance(place, Path) and any(rows_in(place))) or any(
            db.execute(select(table).limit(1)).first() for table in schema.sorted_tables
        ):
            raise Refusal("house_not_empty", place=named(place))
        yield db


@contextmanager
def connected(place: Path | str) -> Iterator[Connection]:
    """One transaction in a house that nobody else has open."""
    if isinstance(place, Path):
        with lock(place), closing_engine(for_writing(unopened(place))) as engine, engine.connect() as db:
            yield db
        return
    from parlour.server.store.postgresql import Wires

    wires = Wires(place, {"application_name": "parlour"})
    try:
        with closing_engine(wires.engine(1).sync_engine) as engine, engine.connect() as db:
            if db.execute(OTHERS).scalar():
                raise Refusal("house_open", place=named(place))
            yield db
    except (OSError, SQLAlchemyError) as problem:
        raise Refusal("store_unreachable", address=named(place)) from problem
    finally:
        wires.cut()


@contextmanager
def closing_engine(engine: Engine) -> Iterator[Engine]:
    try:
        yield engine
    finally:
        engine.dispose()


def named(place: Path | str) -> str:
    return shown(place) if isinstance(place, str) else str(place)
