"""Recordings as data: a row for every decision, with what the seat saw, what it could do and what it did.

`docs/data.md` describes the format. A row has nothing that its seat could not see, but for what came of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from parlour.arena.choosing import some
from parlour.arena.report import sides
from parlour.core.game import AnyGame
from parlour.core.listing import name_of
from parlour.core.luck import seeded
from parlour.core.missing import needs
from parlour.core.play import begin, numbered_line, play
from parlour.core.recording import Recording

FORMAT: Final = 1
"""Goes up when a column changes its meaning or goes. Columns may be added."""
FORMAT_KEY: Final = b"parlour_decisions"
MOST_CHOICES: Final = 100
"""How many are drawn where there are too many to list."""


class Decision(Struct, frozen=True):
    """One row. `choices` are all that could be done or, if there are `more`, some of it drawn at random."""

    game: str
    rules: int
    options: str
    recording: int
    table: str
    ply: int
    at: int
    seats: int
    seat: int
    awaited: bool
    view: str
    choices: tuple[str, ...]
    more: bool
    kind: str
    action: str
    rank: int | None = None
    score: int | None = None
    won: float | None = None
    reason: str | None = None


def decisions(recording: Recording, number: int) -> Iterator[Decision]:
    """The decisions of a game in their order, without what was taken back. `number` is that of the recording."""
    game, seats = recording.game, len(recording.names)
    here = begin(game, seats)
    rows: list[Decision] = []
    for ply, entry in numbered_line(recording.log):
        if isinstance(entry.actor, int):
            choices, more = choices_of(game, game.view(here.state, entry.actor), ply)
            rows.append(
                Decision(
                    game=name_of(type(game)),
                    rules=recording.rules,
                    options=written(game),
                    recording=number,
                    table=recording.commitment,
                    ply=ply,
                    at=entry.at,
                    seats=seats,
                    seat=entry.actor,
                    awaited=entry.actor in here.turn.awaited,
                    view=written(game.view(here.state, entry.actor)),
                    choices=choices,
                    more=more,
                    kind=type(entry.action).__name__,
                    action=written(entry.action),
                )
            )
        here = play(game, here, entry).position
    if (over := here.over) is None:
        yield from rows
        return
    first = sum(over.ranks[side[0]] == 1 for side in sides(game, seats))
    for row in rows:
        rank = over.ranks[row.seat]
        won = 1 / first if rank == 1 else 0.0
        yield msgspec.structs.replace(row, rank=rank, score=over.scores[row.seat], won=won, reason=over.reason)


def choices_of(game: AnyGame, view: Any, ply: int) -> tuple[tuple[str, ...], bool]:
    """They follow from the view and the ply alone, so they tell nothing else."""
    listed, more = some(game.legal(view), seeded(ply, "choices"), MOST_CHOICES)
    return tuple(map(written, listed)), more


def written(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


def export(recordings: Iterable[Recording], file: Path) -> int:
    """Writes the decisions as Parquet, a recording at a time. Returns how many there were."""
    with needs("study"):
        import pyarrow
        import pyarrow.parquet
    schema = pyarrow.schema(columns(pyarrow), metadata={FORMAT_KEY: str(FORMAT).encode()})
    count = 0
    with pyarrow.parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for number, recording in enumerate(recordings):
            rows = [msgspec.structs.asdict(row) for row in decisions(recording, number)]
            count += len(rows)
            if rows:
                writer.write_table(pyarrow.Table.from_pylist(rows, schema=schema))
    return count


def columns(pyarrow: Any) -> Sequence[Any]:
    """The columns with their types. Only what came of a game may be missing."""
    text, whole, big, yes = pyarrow.string(), pyarrow.int16(), pyarrow.int64(), pyarrow.bool_()
    kinds = {
        "game": text,
        "rules": whole,
        "options": text,
        "recording": pyarrow.int32(),
        "table": text,
        "ply": pyarrow.int32(),
        "at": big,
        "seats": whole,
        "seat": whole,
        "awaited": yes,
        "view": text,
        "choices": pyarrow.list_(text),
        "more": yes,
        "kind": text,
        "action": text,
        "rank": whole,
        "score": big,
        "won": pyarrow.float64(),
        "reason": text,
    }
    labels = ("rank", "score", "won", "reason")
    return [pyarrow.field(name, kind, nullable=name in labels) for name, kind in kinds.items()]
