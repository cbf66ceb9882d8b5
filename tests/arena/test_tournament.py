"""Tournaments: everybody meets everybody in every seat, and a run that was stopped goes on."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from parlour.arena.crew import crew
from parlour.arena.event import LOOK, play_tournament
from parlour.arena.ledger import DEFINITION, MATCHES
from parlour.arena.match import play_match
from parlour.arena.report import Outcome, outcome
from parlour.arena.sequential import Bounds
from parlour.arena.sheets import match_rows, write_sheet
from parlour.arena.simulation import Fixture
from parlour.arena.standings import Played, standings
from parlour.arena.tournament import Tournament, fixtures, round_of
from parlour.core.game import AnyGame
from parlour.core.refusal import Refusal
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.moerder import Moerder
from parlour.games.murdero import Murdero
from parlour.games.wordsearch import WordSearch

QUICK = GrandMasterMind(rows=6)
RANDOMS = Tournament((QUICK,), ("random", "novice"), (2,), seed=4)


def held(tournament: Tournament, rounds: int, folder: Path) -> list[Played]:
    with crew(hands=1) as hands:
        return play_tournament(tournament, rounds, folder, hands)


def made_up(fixture: Fixture, *ranks: int) -> Played:
    nobody: tuple[dict[str, int], ...] = ({},) * len(ranks)
    first = 2 if isinstance(fixture.game, Murdero) and fixture.game.partners else 1
    return fixture, Outcome(ranks, ranks, ranks.count(1) // first or 1, "made_up", 1, {}, nobody)


@pytest.mark.parametrize(
    ("game", "bots", "seats", "matches"),
    [
        (QUICK, ("random", "novice", "casual"), 2, 3 * 2),
        (Moerder(), ("random", "novice", "casual", "strong"), 3, 4 * 6),
        (Moerder(), ("random", "novice"), 3, 3 + 3),
        (Moerder(), ("random", "novice"), 4, 6),
        (Murdero(partners=True), ("random", "novice"), 4, 2),
        (WordSearch(), ("random", "novice", "casual", "strong", "expert", "./six"), 6, 6),
    ],
)
def test_in_a_round_every_bot_sits_everywhere_equally_often(
    game: AnyGame, bots: tuple[str, ...], seats: int, matches: int
) -> None:
    settings = round_of(Tournament((game,), bots, (seats,)))
    assert len(settings) == matches
    for seat in range(seats):
        assert len(set(Counter(setting.bots[seat] for setting in settings).values())) == 1


def test_partners_are_the_same_bot() -> None:
    settings = round_of(Tournament((Murdero(partners=True),), ("random", "novice"), (4,)))
    assert {setting.bots for setting in settings} == {("random", "novice") * 2, ("novice", "random") * 2}


def test_on_a_ladder_only_neighbours_meet() -> None:
    settings = round_of(Tournament((QUICK,), ("random", "novice", "casual"), (2,), ladder=True))
    assert {frozenset(setting.bots) for setting in settings} == {
        frozenset(("random", "novice")),
        frozenset(("novice", "casual")),
    }


def test_rules_and_seats_may_vary() -> None:
    varied = Tournament((Moerder(), Moerder(objections="auto")), ("random", "novice"), (2, 3))
    settings = round_of(varied)
    assert {(setting.game, len(setting.bots)) for setting in settings} == {
        (game, seats) for game in varied.games for seats in varied.seats
    }


def test_matches_are_numbered_through_all_rounds_and_depend_on_seed_and_number_alone(tmp_path: Path) -> None:
    settings = round_of(RANDOMS)
    assert [fixture.number for fixture in fixtures(settings, range(1, 3))] == [2, 3, 4, 5]
    for fixture, found in held(RANDOMS, 2, tmp_path):
        assert found == outcome(play_match(fixture.game, fixture.bots, RANDOMS.seed, fixture.number))


def test_a_tournament_that_was_stopped_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole = held(RANDOMS, 4, tmp_path / "whole")
    held(RANDOMS, 2, tmp_path / "stopped")
    file = tmp_path / "stopped" / MATCHES
    with file.open("ab") as torn:
        torn.write(b'{"number":4,"outc')
    assert held(RANDOMS, 4, tmp_path / "stopped") == whole
    assert file.read_bytes() == (tmp_path / "whole" / MATCHES).read_bytes()


def test_what_is_finished_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = held(RANDOMS, 2, tmp_path)
    monkeypatch.delattr("parlour.arena.simulation.play_match")
    assert held(RANDOMS, 2, tmp_path) == whole
    assert held(RANDOMS, 1, tmp_path) == whole[:2]


@pytest.mark.parametrize("changed", [{"seed": 5}, {"bots": ("random", "casual")}, {"stop": Bounds(0, 10)}])
def test_another_tournament_in_the_same_folder_is_refused(tmp_path: Path, changed: dict[str, object]) -> None:
    held(RANDOMS, 1, tmp_path)
    before = (tmp_path / MATCHES).read_bytes(), (tmp_path / DEFINITION).read_bytes()
    with pytest.raises(Refusal) as refusal:
        held(replace(RANDOMS, **changed), 1, tmp_path)
    assert refusal.value.code == "other_tournament"
    assert before == ((tmp_path / MATCHES).read_bytes(), (tmp_path / DEFINITION).read_bytes())


@pytest.mark.parametrize(
    ("bots", "seats", "code"),
    [
        (("random",), 2, "two_bots"),
        (("random", "random"), 2, "two_bots"),
        (("random", "novice"), 1, "wrong_number_of_seats"),
        (("random", "novice"), 3, "wrong_number_of_seats"),
        (("random", "nobody"), 2, "unknown_bot"),
    ],
)
def test_an_impossible_tournament_is_refused(bots: tuple[str, ...], seats: int, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        round_of(Tournament((QUICK,), bots, (seats,)))
    assert refusal.value.code == code


def test_bots_that_have_been_decided_between_play_no_more(tmp_path: Path) -> None:
    """The casual bot beats the random one always, and two rounds of ten matches are enough to see it."""
    stopping = Tournament((QUICK,), ("random", "casual"), (2,), stop=Bounds(-40, 40))
    played = held(stopping, 3 * LOOK, tmp_path)
    assert len(played) == 2 * LOOK
    (pair,) = standings(stopping, played).pairs
    assert pair.decision == "high"


def test_a_bot_with_several_sides_counts_once_a_match() -> None:
    three = Tournament((Moerder(),), ("random", "novice"), (3,))
    fixture = Fixture(0, Moerder(), ("random", "novice", "novice"))
    (pair,) = standings(three, [made_up(fixture, 2, 1, 3)]).pairs
    assert (pair.matches, pair.ahead, pair.level, pair.behind, pair.share.mean) == (1, 0, 1, 0, 0.5)


def test_the_better_bot_is_rated_higher_and_more_matches_make_it_surer() -> None:
    few = [made_up(Fixture(number, QUICK, ("novice", "random")), 1, 2) for number in range(4)]
    best, worst = standings(RANDOMS, few).standings
    assert (best.bot, worst.bot) == ("novice", "random")
    assert best.rating.mean > 25 > worst.rating.mean
    surer, _ = standings(RANDOMS, few * 5).standings
    assert surer.rating.high - surer.rating.low < best.rating.high - best.rating.low


def test_a_shared_first_place_counts_as_a_part() -> None:
    fixture = Fixture(0, QUICK, ("novice", "random"))
    found = standings(RANDOMS, [made_up(fixture, 1, 1)])
    assert [one.won.mean for one in found.standings] == [0.5, 0.5]
    assert [seat.won.mean for seat in found.seats] == [0.5, 0.5]


def test_results_are_the_same_rows_in_parquet_and_csv(tmp_path: Path) -> None:
    import csv

    import polars

    played = held(RANDOMS, 2, tmp_path)
    rows = match_rows(RANDOMS, played)
    write_sheet(rows, tmp_path / "matches")
    assert polars.read_parquet(tmp_path / "matches.parquet").to_dicts() == list(rows)
    with (tmp_path / "matches.csv").open(encoding="utf-8") as file:
        read = list(csv.DictReader(file))
    assert read == [{name: str(value) for name, value in row.items()} for row in rows]
    assert len(rows) == 8
    assert msgspec.json.decode(rows[0]["options"]) == {"rows": 6}
