"""Many matches: the same report whatever the number of workers, and figures that add up."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from parlour.arena.match import play_match
from parlour.arena.report import Report
from parlour.arena.simulation import simulate
from parlour.bots.bot import RANDOM
from parlour.core.refusal import Refusal
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.murdero import Murdero

BOX = GrandMasterMind()


def untimed(report: Report) -> Report:
    return replace(report, seconds=0.0, decisions_per_second=0.0)


def test_the_report_does_not_depend_on_the_number_of_workers() -> None:
    alone, shared = (simulate(BOX, ("strong", "casual"), 12, seed=5, workers=workers) for workers in (1, 2))
    assert untimed(alone) == untimed(shared)
    assert untimed(alone) != untimed(simulate(BOX, ("strong", "casual"), 12, seed=6, workers=1))


def test_the_figures_are_those_of_the_matches() -> None:
    report = simulate(BOX, ("strong", "casual"), 10, seed=5, workers=1)
    matches = [play_match(BOX, ("strong", "casual"), 5, number) for number in range(10)]
    strong, casual = report.records
    assert (strong.bot, strong.seat, casual.bot, casual.seat) == ("strong", 0, "casual", 1)
    assert strong.wins == casual.losses == sum(match.result.ranks == (1, 2) for match in matches)
    assert strong.draws == casual.draws == sum(match.result.ranks == (1, 1) for match in matches)
    assert casual.score.mean == pytest.approx(sum(match.result.scores[1] for match in matches) / 10)
    assert report.lengths.entries.mean == sum(len(match.recording.log) for match in matches) / 10
    assert report.lengths.decisions.mean == sum(match.decisions for match in matches) / 10
    assert report.lengths.actions["Guess"] == report.lengths.actions["CountPegs"] == report.lengths.decisions.mean - 2
    assert sum(report.reasons.values()) == report.games == 10
    assert report.decisions_per_second == pytest.approx(sum(match.decisions for match in matches) / report.seconds)


def test_partners_who_win_alone_have_both_won() -> None:
    pairs = Murdero(partners=True, max_hands=1)
    report = simulate(pairs, (RANDOM,) * 4, 6, seed=1, workers=1)
    matches = [play_match(pairs, (RANDOM,) * 4, 1, number) for number in range(6)]
    won = [sum(match.result.ranks[seat] == 1 for match in matches) for seat in range(4)]
    assert all(match.result.ranks.count(1) == 2 for match in matches)
    assert [record.wins for record in report.records] == won
    assert all(record.draws == 0 for record in report.records)


def test_progress_is_told_up_to_the_last_match() -> None:
    heard: list[tuple[int, int]] = []
    simulate(BOX, (RANDOM, RANDOM), 40, seed=1, workers=1, on_progress=lambda done, games: heard.append((done, games)))
    assert len(heard) > 1
    assert heard == sorted(heard)
    assert heard[-1] == (40, 40)


def test_a_report_goes_through_json() -> None:
    report = simulate(BOX, (RANDOM, RANDOM), 3, seed=1, workers=1)
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


@pytest.mark.parametrize(
    ("bots", "code"),
    [
        ((RANDOM,), "wrong_number_of_seats"),
        ((RANDOM, "nobody"), "unknown_bot"),
    ],
)
def test_an_impossible_study_is_refused_before_it_begins(bots: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        simulate(BOX, bots, 1, seed=1)
    assert refusal.value.code == code


def test_a_study_has_at_least_one_match() -> None:
    with pytest.raises(ValueError, match="at least one"):
        simulate(BOX, (RANDOM, RANDOM), 0, seed=1)
