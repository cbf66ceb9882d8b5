"""Bots from outside: a program in any language plays, and whatever is wrong with it, the run goes on."""

from __future__ import annotations

import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.arena import outside as outside_bots
from parlour.arena.choosing import some
from parlour.arena.match import play_match
from parlour.arena.outside import MOST_CHOICES, Outside
from parlour.arena.program import MOST_BEGINNINGS, MOST_LATE, Program
from parlour.arena.simulation import simulate
from parlour.catalog import CATALOG
from parlour.core.game import GIVE_UP, AnyGame, GiveUp, Millis, Seat
from parlour.core.luck import seeded
from parlour.core.sitting import Sitting
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.moerder import Moerder
from parlour.games.murdero import Murdero

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
BUDGET = Millis(1000)
SAYS = """
import json, sys

def say(number, action):
    print(json.dumps({"number": number, "action": action}), flush=True)

"""
READS = """
for line in sys.stdin:
    question = json.loads(line)
    number, choices = question["number"], question["choices"]
"""
Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a bot: what it does with each question, its `number` and its `choices`."""

    def write(does: str, before: str = "") -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        body = "".join(f"    {line}\n" for line in does.splitlines())
        path.write_text(f"#!{sys.executable}\n{SAYS}{before}{READS}{body}")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return str(path)

    return write


def asked(game: AnyGame, program: Program, times: int = 1) -> Outside:
    """A bot that was asked this often about the first question of a game."""
    sitting = Sitting(game)
    bot = Outside(game, sitting.seats, program)
    seat = min(sitting.turn.awaited)
    view = sitting.view(seat)
    for time in range(times):
        action = bot(view, BUDGET, seeded(time))
        assert action == GIVE_UP or action in game.legal(view)
    program.close()
    return bot


@pytest.mark.parametrize("name", CATALOG)
def test_the_example_in_python_plays_every_game(name: str) -> None:
    game = Murdero(max_hands=1) if name == "murdero" else CATALOG[name].game()
    report = simulate(game, (str(EXAMPLES / "eager.py"), "random"), 2, seed=3, workers=1)
    assert [record.faults for record in report.records] == [{}, {}]


def test_the_example_in_javascript_plays() -> None:
    report = simulate(GrandMasterMind(), (f"node {EXAMPLES / 'first.mjs'}", "novice"), 3, seed=3, workers=1)
    assert [record.faults for record in report.records] == [{}, {}]


def test_a_bot_that_uses_its_luck_plays_the_same_games_again() -> None:
    bots = (str(EXAMPLES / "eager.py"), "random")
    assert play_match(Moerder(), bots, 1, 7).recording == play_match(Moerder(), bots, 1, 7).recording
    assert play_match(Moerder(), bots, 1, 7).recording != play_match(Moerder(), bots, 1, 8).recording


def test_a_program_is_told_everything_it_needs(write: Write, tmp_path: Path) -> None:
    keep = tmp_path / "heard"
    bot = write(f"open({str(keep)!r}, 'w').write(line)\nsay(number, choices[0])")
    asked(Moerder(), Program(bot))
    heard = keep.read_text()
    for field in ("protocol", "number", "player", "game", "view", "choices", "more", "millis", "luck"):
        assert f'"{field}":' in heard


@pytest.mark.parametrize(
    ("does", "fault"),
    [
        ("print('hello', flush=True)", "garbled"),
        ("say(number, dict(type='Fly'))", "garbled"),
        ("say(number, dict(type='Quit', seat=1))", "garbled"),
        ("say(number, dict(type='RaiseObjection'))", "illegal"),
        ("sys.exit()", "dead"),
        ("print('x' * 3_000_000, flush=True)", "dead"),
    ],
)
def test_a_move_is_lost_and_the_game_goes_on(write: Write, does: str, fault: str) -> None:
    assert asked(Moerder(), Program(write(does))).faults == {fault: 1}


def test_a_program_that_cannot_be_run_is_dead() -> None:
    assert asked(Moerder(), Program("/nowhere/at/all")).faults == {"dead": 1}


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.arena.program.BEGINNING", 0.0)
    silent = write("pass")
    assert asked(Moerder(), Program(silent, patience=0.05)).faults == {"late": 1}
    answers_the_last = write(
        "if number > last: say(last, choices[0])\nlast = number",
        before="last = 0",
    )
    assert asked(Moerder(), Program(answers_the_last, patience=0.5), times=2).faults == {"late": 2}


def test_a_program_that_hangs_is_started_again_a_few_times(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.arena.program.BEGINNING", 0.0)
    beyond = MOST_LATE * MOST_BEGINNINGS + 5
    faults = asked(Moerder(), Program(write("pass"), patience=0.01), times=beyond).faults
    assert faults == {"late": MOST_LATE * MOST_BEGINNINGS, "dead": 5}


def test_a_program_that_dies_is_started_again_a_few_times(write: Write) -> None:
    died = asked(Moerder(), Program(write("sys.exit()")), times=MOST_BEGINNINGS + 2)
    assert died.faults == {"dead": MOST_BEGINNINGS + 2}


def test_a_program_that_neither_reads_nor_ends_loses_its_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.arena.program.BEGINNING", 0.0)
    monkeypatch.setattr(outside_bots, "MOST_CHOICES", 20_000)  # more than a pipe holds
    assert asked(GrandMasterMind(), Program("sleep 100", patience=0.3)).faults == {"late": 1}


def test_a_bot_that_never_comes_to_an_end_gives_up(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside_bots, "most_decisions", lambda game: 8)
    bot = write("say(number, choices[0])")
    match = play_match(Moerder(), (bot, "random"), 1)
    assert [entry.actor for entry in match.recording.log if isinstance(entry.action, GiveUp)] == [Seat(0)]
    assert match.faults[0] == {"endless": 1}


def test_choices_that_can_be_listed_are_all_there() -> None:
    murdero, codes = Sitting(Murdero()), Sitting(GrandMasterMind())
    seat = min(murdero.turn.awaited)
    choices = murdero.game.legal(murdero.view(seat))
    assert some(choices, seeded(1), MOST_CHOICES) == (tuple(choices), False)
    listed, more = some(codes.game.legal(codes.view(min(codes.turn.awaited))), seeded(1), MOST_CHOICES)
    assert more
    assert len(listed) == len(set(listed)) > 50
