"""The ledger of a tournament: its finished matches, a line each, only ever appended to."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec
from msgspec import Struct

from parlour.arena.report import Outcome
from parlour.arena.simulation import Fixture
from parlour.arena.tournament import Tournament, definition
from parlour.core.refusal import Refusal

DEFINITION: Final = "tournament.json"
MATCHES: Final = "matches.jsonl"


class Line(Struct, frozen=True):
    number: int
    outcome: Outcome


class Ledger:
    """Opens the folder of a tournament, or makes it. Raises Refusal if the folder has another tournament in it."""

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        wanted, file = definition(tournament), folder / DEFINITION
        if file.exists() and file.read_bytes() != wanted:
            raise Refusal("other_tournament")
        if not file.exists():
            beside = file.with_suffix(".new")
            beside.write_bytes(wanted)
            beside.replace(file)
        self._file = (folder / MATCHES).open("ab+")
        self.outcomes = self._read()

    def add(self, fixtures: Sequence[Fixture], outcomes: Iterable[Outcome]) -> None:
        """Keeps what came of these matches, safe from a crash."""
        for fixture, outcome in zip(fixtures, outcomes, strict=True):
            self.outcomes[fixture.number] = outcome
            self._file.write(msgspec.json.encode(Line(fixture.number, outcome)) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _read(self) -> dict[int, Outcome]:
        """A last line that was not finished is cut off."""
        self._file.seek(0)
        whole, _, torn = self._file.read().rpartition(b"\n")
        if torn:
            self._file.truncate(len(whole) + 1 if whole else 0)
        lines = map(msgspec.json.Decoder(Line).decode, whole.splitlines())
        return {line.number: line.outcome for line in lines}
