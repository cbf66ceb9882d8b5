"""Results as tables for other programs: Parquet and CSV, the same rows in both."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from parlour.arena.program import shown_names
from parlour.arena.standings import Played, Standings, first_place
from parlour.arena.tournament import Tournament, sided
from parlour.core.missing import needs
from parlour.core.options import chosen

Rows = Sequence[Mapping[str, Any]]


def match_rows(tournament: Tournament, played: Sequence[Played]) -> Rows:
    """A row for every seat of every match."""
    names = shown_names(tournament.bots)
    rows: list[Mapping[str, Any]] = []
    for fixture, outcome in played:
        options = msgspec.json.encode(chosen(fixture.game), order="deterministic").decode()
        side_of = {seat: side for side, seats in enumerate(sided(fixture.game, len(fixture.bots))) for seat in seats}
        rows += (
            {
                "match": fixture.number,
                "options": options,
                "seats": len(fixture.bots),
                "seat": seat,
                "side": side_of[seat],
                "bot": names[bot],
                "rank": outcome.ranks[seat],
                "score": outcome.scores[seat],
                "won": first_place(outcome, seat),
                "reason": outcome.reason,
                "decisions": outcome.decisions,
            }
            for seat, bot in enumerate(fixture.bots)
        )
    return rows


def standing_rows(tournament: Tournament, standings: Standings) -> Rows:
    names = shown_names(tournament.bots)
    return [
        {
            "bot": names[one.bot],
            "sides": one.sides,
            "rating": one.rating.mean,
            "rating_low": one.rating.low,
            "rating_high": one.rating.high,
            "won": one.won.mean,
            "won_low": one.won.low,
            "won_high": one.won.high,
            "rank": one.rank,
            "score": one.score,
            "faults": sum(one.faults.values()),
        }
        for one in standings.standings
    ]


def pair_rows(tournament: Tournament, standings: Standings) -> Rows:
    names = shown_names(tournament.bots)
    return [
        {
            "one": names[pair.one],
            "other": names[pair.other],
            "matches": pair.matches,
            "ahead": pair.ahead,
            "level": pair.level,
            "behind": pair.behind,
            "share": pair.share.mean,
            "share_low": pair.share.low,
            "share_high": pair.share.high,
            "elo": pair.elo.mean,
            "elo_low": pair.elo.low,
            "elo_high": pair.elo.high,
            "decision": pair.decision or "",
        }
        for pair in standings.pairs
    ]


def write_sheet(rows: Rows, file: Path) -> None:
    """Writes the rows as Parquet and, beside it, as CSV. `file` has no suffix."""
    with needs("study"):
        import pyarrow
        import pyarrow.parquet
    table = pyarrow.Table.from_pylist(list(rows))
    pyarrow.parquet.write_table(table, file.with_suffix(".parquet"), compression="zstd")
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    file.with_suffix(".csv").write_text(text.getvalue(), encoding="utf-8")
