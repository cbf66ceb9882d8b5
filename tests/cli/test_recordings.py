"""Saved games: replayed, verified, and doubted where something is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.core.recording import write
from parlour.core.refusal import Refusal
from parlour.core.sitting import Sitting
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.notation import read
from parlour.texts.voice import LANGUAGES, Voice
from tests.cli.conftest import Run

Sheet = dict[str, Any]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game with a challenger drawn by lot and a code set by chance."""
    sitting = Sitting(GrandMasterMind(rows=6, row_seconds=10, start_player="random"), seed=b"tea")
    at = 0
    while sitting.over is None:
        at += 1000
        (seat,) = sitting.turn.awaited
        if not sitting.position.state.open.past and not sitting.position.state.open.rows:
            at += 70_000
            sitting.settle(at)
            (seat,) = sitting.turn.awaited
        sitting.act(seat, read(sitting.view(seat), "Rt Ys G* V+"), at)
    made = tmp_path / "game.json"
    made.write_bytes(write(sitting.recording(("Ada", "Bea"), rules=1)))
    return made


@pytest.fixture
def tampered(file: Path) -> Callable[[Callable[[Sheet], object]], Path]:
    def change(how: Callable[[Sheet], object]) -> Path:
        sheet = json.loads(file.read_bytes())
        how(sheet)
        file.write_text(json.dumps(sheet))
        return file

    return change


def entry(sheet: Sheet, kind: str) -> Sheet:
    found: Sheet = next(entry for entry in sheet["log"] if entry["action"]["type"] == kind)
    return found


def test_an_honest_game_is_verified(run: Run, file: Path) -> None:
    outcome = run("verify", str(file))
    assert outcome.code == 0
    assert "all 2 deals follow from the seed" in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_verified_in_every_language(run: Run, file: Path, language: str) -> None:
    assert run("verify", str(file), "--lang", language).out.count("2") >= 1


def test_a_game_is_shown_again(run: Run, file: Path) -> None:
    outcome = run("replay", str(file))
    assert outcome.code == 0
    assert "Rt Ys G* V+" in outcome.out
    assert "Ada" in outcome.out


def test_the_first_deal_that_does_not_follow_from_the_seed_is_named(
    run: Run, tampered: Callable[[Callable[[Sheet], object]], Path]
) -> None:
    def swap_colours(sheet: Sheet) -> None:
        code = entry(sheet, "SetCode")["action"]["code"]
        code[0]["colour"] = "red" if code[0]["colour"] != "red" else "green"

    outcome = run("verify", str(tampered(swap_colours)))
    assert outcome.code == 1
    assert outcome.err.strip() == Voice("en").say_refusal(Refusal("deal_not_from_seed", deal=2, ply=2))


def test_another_first_challenger_is_noticed(run: Run, tampered: Callable[[Callable[[Sheet], object]], Path]) -> None:
    def swap(sheet: Sheet) -> None:
        action = entry(sheet, "DrawChallenger")["action"]
        action["seat"] = 1 - action["seat"]

    outcome = run("verify", str(tampered(swap)))
    assert outcome.code == 1
    assert outcome.err.strip() == Voice("en").say_refusal(Refusal("deal_not_from_seed", deal=1, ply=0))


def test_another_seed_is_noticed(run: Run, tampered: Callable[[Callable[[Sheet], object]], Path]) -> None:
    outcome = run("verify", str(tampered(lambda sheet: sheet.update(seed="dGVl"))))
    assert outcome.code == 1
    assert outcome.err.strip() == Voice("en").say_refusal(Refusal("seed_breaks_commitment"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unfinished_game_is_not_verified(
    run: Run, tampered: Callable[[Callable[[Sheet], object]], Path], language: str
) -> None:
    outcome = run("verify", str(tampered(lambda sheet: sheet["log"].pop())), "--lang", language)
    assert (outcome.code, outcome.out) == (1, "")
    assert outcome.err.strip() == Voice(language).say_refusal(Refusal("game_not_over"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_against_the_rules_is_named_with_the_rules_own_sentence(
    run: Run, tampered: Callable[[Callable[[Sheet], object]], Path], language: str
) -> None:
    def miscount(sheet: Sheet) -> None:
        entry(sheet, "CountPegs")["action"]["pegs"] = {"black": 4, "white": 0, "blue": 0}

    outcome = run("verify", str(tampered(miscount)), "--lang", language)
    assert outcome.code == 1
    voice = Voice(language)
    why = voice.say_refusal(Refusal("count_again"))
    assert outcome.err.strip() == voice.say_refusal(Refusal("entry_not_allowed", ply=5, why=why))


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b"\xff\xfe", b'{"parlour": 1}', b'{"parlour":1,"game":{},"names":[],"log":[]}']
)
def test_a_file_that_is_no_saved_game_is_reported(run: Run, tmp_path: Path, command: str, content: bytes) -> None:
    file = tmp_path / "thing"
    file.write_bytes(content)
    outcome = run(command, str(file))
    assert outcome.code == 2
    assert outcome.err.startswith("This file is not a recorded game (")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_file_is_reported(run: Run, tmp_path: Path, command: str) -> None:
    outcome = run(command, str(tmp_path / "nothing"))
    assert outcome.code == 2
    assert "No such file" in outcome.err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_game_we_do_not_have_is_named(
    run: Run, tampered: Callable[[Callable[[Sheet], object]], Path], command: str
) -> None:
    outcome = run(command, str(tampered(lambda sheet: sheet.update(game={"type": "chess"}))))
    assert outcome.code == 2
    assert "“chess”" in outcome.err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_too_many_names_are_refused(
    run: Run, tampered: Callable[[Callable[[Sheet], object]], Path], command: str
) -> None:
    outcome = run(command, str(tampered(lambda sheet: sheet.update(names=["Ada", "Bea", "Cleo"]))))
    assert outcome.code == 1
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_game_of_other_rules_is_reported(
    run: Run, tampered: Callable[[Callable[[Sheet], object]], Path], command: str, language: str
) -> None:
    outcome = run(command, str(tampered(lambda sheet: sheet.update(rules=7))), "--lang", language)
    assert outcome.code != 0
    assert outcome.err.strip() == Voice(language).say_refusal(Refusal("rules_changed", then=7, now=1))


def test_a_game_of_other_rules_is_shown_as_far_as_ours_go(
    run: Run, tampered: Callable[[Callable[[Sheet], object]], Path]
) -> None:
    def change(sheet: Sheet) -> None:
        sheet["rules"] = 7
        entry(sheet, "CountPegs")["action"]["pegs"] = {"black": 4, "white": 0, "blue": 0}

    outcome = run("replay", str(tampered(change)))
    assert outcome.out.count("row Rt Ys G* V+") == 1
    assert "result" not in outcome.out


def test_a_broken_game_is_shown_up_to_where_it_breaks(
    run: Run, tampered: Callable[[Callable[[Sheet], object]], Path]
) -> None:
    def miscount(sheet: Sheet) -> None:
        entry(sheet, "CountPegs")["action"]["pegs"] = {"black": 4, "white": 0, "blue": 0}

    outcome = run("replay", str(tampered(miscount)))
    assert outcome.code == 1
    assert outcome.out.count("row Rt Ys G* V+") == 1
    assert outcome.err.startswith("This game breaks the rules: ")
