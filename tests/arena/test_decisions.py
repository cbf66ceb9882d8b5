"""Recordings as data: every decision has its row, and no row has anything that its seat could not see."""

from __future__ import annotations

from pathlib import Path

import msgspec
import polars
import pyarrow.parquet
import pytest

from parlour.arena.decisions import FORMAT, FORMAT_KEY, Decision, choices_of, decisions, export, written
from parlour.arena.match import play_match
from parlour.catalog import CATALOG
from parlour.core.game import GIVE_UP, AnyGame, Entry, Millis, Seat, TakeBack
from parlour.core.luck import seeded
from parlour.core.play import begin, play
from parlour.core.recording import Recording
from parlour.core.sitting import Sitting
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.murdero import Murdero

GAMES: dict[str, AnyGame] = {name: listing.game() for name, listing in CATALOG.items()} | {
    "murdero": Murdero(max_hands=1)
}
MOST = 60


def recorded(name: str) -> Recording:
    return play_match(GAMES[name], ("random",) * 2, 5).recording


@pytest.mark.parametrize("name", ["grandmastermind", "moerder", "murdero"])
def test_every_decision_has_a_row_and_nothing_else_has(name: str) -> None:
    recording = recorded(name)
    rows = list(decisions(recording, 3))
    by_seats = [(ply, entry) for ply, entry in enumerate(recording.log) if isinstance(entry.actor, int)]
    assert [(row.ply, row.seat, row.at) for row in rows] == [(ply, entry.actor, entry.at) for ply, entry in by_seats]
    assert [row.action for row in rows] == [written(entry.action) for _, entry in by_seats]
    assert {(row.game, row.recording, row.table, row.seats) for row in rows} == {(name, 3, recording.commitment, 2)}


@pytest.mark.parametrize("name", CATALOG)
def test_a_row_has_only_what_follows_from_the_view_of_its_seat(name: str) -> None:
    """Views and choices are the same for a state the seat cannot tell from the true one."""
    recording, listing = recorded(name), CATALOG[name]
    game, log = recording.game, recording.log
    rows = {row.ply: row for row in decisions(Recording(game, 1, ("a", "b"), "", log[:MOST]), 0)}
    here = begin(game, 2)
    for ply, entry in enumerate(log[:MOST]):
        if isinstance(entry.actor, int):
            row = rows[ply]
            other = game.guess(game.view(here.state, entry.actor), seeded(ply, "another state"))
            assert written(game.view(other, entry.actor)) == row.view
            read = msgspec.json.decode(row.view, type=listing.types.view)
            assert choices_of(game, read, ply) == (row.choices, row.more)
            assert row.more or row.action in row.choices
        here = play(game, here, entry).position
    assert len(rows) > 5


def test_two_codes_that_the_decoder_cannot_tell_apart_make_the_same_row() -> None:
    def first_guess(code: int) -> Decision:
        table = Sitting(GrandMasterMind(roles="decode"), 2, b"tea")
        hidden = table.legal(1).pick(seeded(code))
        table.act(1, hidden)
        table.act(0, table.legal(0).pick(seeded(0)))
        assert written(hidden) not in written(table.view(0))
        return next(row for row in decisions(table.recording(("a", "b"), 1), 0) if row.kind == "Guess")

    assert first_guess(1) == first_guess(2)


def test_what_was_taken_back_is_no_decision() -> None:
    recording = recorded("moerder")
    at = recording.log[3].at
    log = (*recording.log[:4], Entry(at, "table", TakeBack(2)), Entry(Millis(at), Seat(0), GIVE_UP))
    rows = list(decisions(msgspec.structs.replace(recording, log=log), 0))
    assert all(row.ply < 2 or row.ply == 5 for row in rows)


def test_a_game_that_is_not_over_has_no_result() -> None:
    recording = recorded("murdero")
    whole = list(decisions(recording, 0))
    cut = list(decisions(msgspec.structs.replace(recording, log=recording.log[:10]), 0))
    assert {row.reason for row in whole} == {"last_hand"}
    assert sum({row.seat: row.won or 0.0 for row in whole}.values()) == 1
    assert {(row.rank, row.score, row.won, row.reason) for row in cut} == {(None, None, None, None)}


def test_pyarrow_and_polars_read_what_was_written(tmp_path: Path) -> None:
    recordings = [recorded(name) for name in ("moerder", "murdero", "grandmastermind")]
    file = tmp_path / "games.parquet"
    count = export(recordings, file)
    rows = [row for number, recording in enumerate(recordings) for row in decisions(recording, number)]
    plain = [msgspec.structs.asdict(row) | {"choices": list(row.choices)} for row in rows]
    assert count == len(rows)
    assert pyarrow.parquet.read_table(file).to_pylist() == plain
    assert polars.read_parquet(file).to_dicts() == plain
    metadata = pyarrow.parquet.read_schema(file).metadata
    assert metadata[FORMAT_KEY] == str(FORMAT).encode()


def test_the_same_recordings_make_the_same_file(tmp_path: Path) -> None:
    for name in ("one", "other"):
        export([recorded("moerder")], tmp_path / name)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()
