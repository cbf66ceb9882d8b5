"""What the store has kept in the end: every table's record and log, and the log played again by the rules."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from msgspec import Struct

from parlour.core.game import Action, AnyEntry, AnyGame, Event, Illegal, Seat, Turn, Whisper
from parlour.core.play import begin, play
from parlour.server.hall.wishes import agreed, listing_of
from parlour.server.tables.record import Bot, Person, Player, Record
from tests.city.history import digest


class Kept(Struct, frozen=True, dict=True):
    """One table as it is stored: its record, and its log as pairs of a ply and an entry."""

    record: Record
    rows: Sequence[tuple[int, bytes]]

    @cached_property
    def game(self) -> AnyGame:
        return agreed(self.record.game)

    @cached_property
    def log(self) -> list[AnyEntry]:
        read = msgspec.json.Decoder(listing_of(self.record.game).types.entry).decode
        return [read(entry) for _, entry in self.rows]

    @cached_property
    def replayed(self) -> Replayed:
        return replayed(self.game, len(self.record.chairs), self.log)

    def action(self, sent: Any) -> Action:
        """What was sent, as the log would have it."""
        read: Action = msgspec.convert(sent, listing_of(self.record.game).types.seat_action)
        return read

    def player(self, seat: int, ply: int) -> Player | None:
        """Who held this seat then."""
        held = [sitting.player for sitting in self.record.chairs[seat].sittings if sitting.since <= ply]
        return held[-1] if held else None

    def is_person(self, seat: int, ply: int) -> bool:
        return isinstance(self.player(seat, ply), Person)

    def is_bot(self, seat: int, ply: int) -> bool:
        return isinstance(self.player(seat, ply), Bot)


class Stop(Struct, frozen=True):
    """The first entry that the rules refuse, and why."""

    ply: int
    code: str


class Replayed(Struct, frozen=True):
    """`turns[n]` is whose turn it was after n entries, `silences[n]` what the silence of a seat meant then, `events[n]`
    what entry n caused. All end where the rules refuse to go on.
    """

    turns: list[Turn]
    silences: list[dict[int, Action]]
    events: list[tuple[Event, ...]]
    stop: Stop | None

    def heard(self, seats: Sequence[int], since: int, ply: int) -> list[tuple[int, str]]:
        """What whoever holds these seats hears of these entries."""
        return [
            (number, digest(event))
            for number in range(since, min(ply, len(self.events)))
            for event in self.events[number]
            if not isinstance(event, Whisper) or event.to in seats
        ]


def replayed(game: AnyGame, seats: int, log: Sequence[AnyEntry]) -> Replayed:
    here = begin(game, seats)
    found = Replayed([here.turn], [silences(game, here.state, here.turn)], [], None)
    for ply, entry in enumerate(log):
        try:
            played = play(game, here, entry)
        except Illegal as refusal:
            return Replayed(found.turns, found.silences, found.events, Stop(ply, refusal.code))
        here = played.position
        found.turns.append(here.turn)
        found.silences.append(silences(game, here.state, here.turn))
        found.events.append(played.events)
    return found


def silences(game: AnyGame, state: Any, turn: Turn) -> dict[int, Action]:
    """What the silence of each seat means that is asked in a window now (X-4)."""
    silence = getattr(game, "silence", None)
    if silence is None:
        return {}
    meant = {seat: silence(game.view(state, Seat(seat))) for seat in turn.awaited}
    return {seat: action for seat, action in meant.items() if action is not None}


def kept_tables(rows: Sequence[tuple[bytes, Sequence[tuple[int, bytes]]]]) -> Mapping[str, Kept]:
    """By id. Each row is a record as it is stored, and its log."""
    records = [(msgspec.json.decode(record, type=Record), log) for record, log in rows]
    return {record.id: Kept(record, tuple(log)) for record, log in records}


def kept_in_folder(data: Path) -> Mapping[str, Kept]:
    """Of a house with a folder of its own."""
    with closing(sqlite3.connect(data / "parlour.sqlite")) as db:
        records = db.execute("SELECT table_id, record FROM records").fetchall()
        logs = "SELECT ply, entry FROM entries WHERE table_id = ? ORDER BY ply"
        return kept_tables([(record, db.execute(logs, [id]).fetchall()) for id, record in records])


async def kept_in_database(address: str) -> Mapping[str, Kept]:
    """Of a house on PostgreSQL."""
    db = await asyncpg.connect(address)
    try:
        records = await db.fetch("SELECT table_id, record FROM records")
        logs: dict[str, list[tuple[int, bytes]]] = {row["table_id"]: [] for row in records}
        for row in await db.fetch("SELECT table_id, ply, entry FROM entries ORDER BY table_id, ply"):
            logs[row["table_id"]].append((row["ply"], row["entry"]))
    finally:
        await db.close()
    return kept_tables([(row["record"], logs[row["table_id"]]) for row in records])
