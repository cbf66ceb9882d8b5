"""Everything a guest has played, as one archive: a recording for each game, and a list of the results."""

from __future__ import annotations

import asyncio
import csv
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from io import StringIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec
from msgspec import Raw

from parlour.core.recording import FORMAT, Sheet
from parlour.server.evening.history import HistoryLine, every_line
from parlour.server.store.store import Store
from parlour.server.tables.record import Record

COLUMNS = (
    *("file", "ended", "game", "mode", "outcome", "against", "score", "others", "players", "reason"),
    *("measure", "figure", "feat", "worth", "word", "minutes", "language"),
)
FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet would calculate. Names are written by other people."""


class Sink:
    """What an archive has written since it was last asked. An archive that grows as it is sent is never in memory."""

    def __init__(self) -> None:
        self._written = bytearray()

    def write(self, data: bytes) -> int:
        self._written += data
        return len(data)

    def flush(self) -> None:
        """Nothing is held back."""

    def close(self) -> None:
        """Nothing is open."""

    def taken(self) -> bytes:
        taken = bytes(self._written)
        self._written.clear()
        return taken


async def exported(store: Store, guest: str) -> AsyncIterator[bytes]:
    """The archive, piece by piece. One game at a time is read and packed, off the event loop."""
    sink, lines = Sink(), list[HistoryLine]()
    archive = ZipFile(sink, "w", ZIP_DEFLATED)
    async for line in every_line(store, guest):
        kept, log = await store.record(line.table), await store.log(line.table)
        assert kept is not None
        await asyncio.to_thread(pack_game, archive, line, kept.record, log)
        lines.append(line)
        yield sink.taken()
    await asyncio.to_thread(pack_results, archive, lines)
    yield sink.taken()


def pack_game(archive: ZipFile, line: HistoryLine, kept: bytes, log: Sequence[bytes]) -> None:
    record = msgspec.json.decode(kept, type=Record)
    seal = record.seal
    entries = [Raw(entry) for entry in log]
    sheet = Sheet(FORMAT, record.game, record.rules, record.names, seal.commitment, entries, seal.nonces, record.seed)
    written = msgspec.json.format(msgspec.json.encode(sheet), indent=1)
    then = datetime.fromtimestamp(line.ended, UTC)
    archive.writestr(ZipInfo(file_name(line), then.timetuple()[:6]), written, ZIP_DEFLATED)


def pack_results(archive: ZipFile, lines: Sequence[HistoryLine]) -> None:
    archive.writestr("results.json", msgspec.json.format(msgspec.json.encode(lines), indent=1))
    archive.writestr("results.csv", table_of(lines))
    archive.close()


def file_name(line: HistoryLine) -> str:
    return f"games/{datetime.fromtimestamp(line.ended, UTC):%Y-%m-%d}-{line.game}-{line.table}.json"


def table_of(lines: Sequence[HistoryLine]) -> str:
    sheet = StringIO()
    writer = csv.DictWriter(sheet, COLUMNS, lineterminator="\r\n")
    writer.writeheader()
    for line in lines:
        writer.writerow({column: plain(cell) for column, cell in cells(line).items()})
    return sheet.getvalue()


def cells(line: HistoryLine) -> dict[str, object]:
    own = [player.score for player in line.players if player.yours]
    others = [player for player in line.players if not player.yours]
    return {
        "file": file_name(line),
        "ended": datetime.fromtimestamp(line.ended, UTC).isoformat(),
        "game": line.game,
        "mode": line.mode,
        "outcome": line.outcome,
        "against": line.against,
        "score": own[0] if len(own) == 1 else None,
        "others": " ".join(str(player.score) for player in others),
        "players": ", ".join(player.name for player in others),
        "reason": line.reason,
        "measure": line.measure,
        "figure": line.figure,
        "feat": line.feat and line.feat.kind,
        "worth": line.feat and line.feat.worth,
        "word": line.feat and line.feat.word,
        "minutes": round(line.time / 60_000, 1),
        "language": line.language,
    }


def plain(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULAS) else cell
