"""Wherever a tournament is played, its files are the same, byte by byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.arena import sheets
from parlour.arena.crew import crew
from parlour.arena.event import play_tournament
from parlour.arena.standings import standings
from parlour.arena.tournament import Tournament
from parlour.core.refusal import Refusal
from parlour.games.moerder import Moerder

TOURNAMENT = Tournament((Moerder(), Moerder(rules="base")), ("random", "novice", "casual"), (2,), seed=7)


def files(folder: Path, place: str, hands: int) -> dict[str, bytes]:
    with crew(place, hands) as players:
        played = play_tournament(TOURNAMENT, 2, folder, players)
    sheets.write_sheet(sheets.match_rows(TOURNAMENT, played), folder / "matches")
    sheets.write_sheet(sheets.pair_rows(TOURNAMENT, standings(TOURNAMENT, played)), folder / "pairs")
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_two_processes_play_what_one_plays(tmp_path: Path) -> None:
    one = files(tmp_path / "one", "cores", 1)
    assert one == files(tmp_path / "two", "cores", 2)
    assert len(one["matches.jsonl"].splitlines()) == 24


@pytest.mark.ray
def test_a_ray_cluster_plays_what_one_process_plays(tmp_path: Path) -> None:
    assert files(tmp_path / "one", "cores", 1) == files(tmp_path / "ray", "ray", 2)


def test_whoever_stops_listening_stops_the_work() -> None:
    with crew(hands=2) as players:
        work = players.work(len, ["a" * length for length in range(1000)])
        assert [next(work) for _ in range(3)] == [0, 1, 2]
        work.close()  # type: ignore[attr-defined]


@pytest.mark.ray
@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1"])
def test_a_cluster_that_does_not_answer_is_refused(address: str) -> None:
    with pytest.raises(Refusal) as refusal, crew(address):
        pass
    assert refusal.value.code == "no_cluster"
