"""A study from the command line: a report in Markdown and as a page, and the games worth reading."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from parlour.cli.recordings import load
from parlour.core.recording import verify
from parlour.texts.voice import LANGUAGES
from tests.cli.conftest import Run

SMALL = ("study", "murdero", "--bot", "random", "--games", "4", "--cores", "1", "--option", "max_hands=1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_study_leaves_a_report_and_the_games_worth_reading(run: Run, tmp_path: Path, language: str) -> None:
    outcome = run(*SMALL, "--against", "max_hands=2", "--into", str(tmp_path), "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    kinds = ("longest", "shortest", "lopsided")
    assert {file.name for file in tmp_path.iterdir()} == {
        "report.md", "plots.html", *(f"{kind}.{suffix}" for kind in kinds for suffix in ("txt", "json")),
    }  # fmt: skip
    for name in ("report.md", "plots.html"):
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert "max_hands=2" in text
        assert "longest.txt" in text
        assert str(tmp_path) not in text


def test_the_games_worth_reading_can_be_verified(run: Run, tmp_path: Path) -> None:
    run(*SMALL, "--into", str(tmp_path))
    assert verify(load(tmp_path / "longest.json")) > 0


def test_the_command_in_the_report_makes_the_same_report(run: Run, tmp_path: Path) -> None:
    run(*SMALL, "--against", "max_hands=2 removed_cards=discard", "--into", str(tmp_path / "once"))
    report = (tmp_path / "once" / "report.md").read_text(encoding="utf-8")
    row = next(line for line in report.splitlines() if line.startswith("| command |"))
    again = shlex.split(row.split("|")[2].strip())
    assert run(*again[1:], "--into", str(tmp_path / "again")).code == 0
    for name in ("report.md", "plots.html"):
        assert (tmp_path / "again" / name).read_bytes() == (tmp_path / "once" / name).read_bytes()


def test_the_first_seat_begins_unless_something_else_is_agreed(run: Run, tmp_path: Path) -> None:
    run(*SMALL, "--into", str(tmp_path / "one"))
    run(*SMALL, "--option", "start_player=random", "--into", str(tmp_path / "two"))
    assert "start_player=1" in (tmp_path / "one" / "report.md").read_text(encoding="utf-8")
    assert "start_player" not in (tmp_path / "two" / "report.md").read_text(encoding="utf-8")


def test_json_has_the_figures(run: Run, tmp_path: Path) -> None:
    outcome = run(*SMALL, "--into", str(tmp_path), "--json")
    assert len(json.loads(outcome.out)["seats"]) == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--games", "0"], "--games is a whole number, at least 1."),
        (["--seats", "9"], "Wrong number of players: at least 2, at most 4."),
        (["--against", "max_hands"], "The option max_hands needs a value: --option max_hands=…"),
    ],
)
def test_what_cannot_be_studied_gets_one_sentence(run: Run, tmp_path: Path, words: list[str], sentence: str) -> None:
    outcome = run("study", "murdero", "--bot", "random", "--into", str(tmp_path), *words)
    assert (outcome.code, outcome.out, outcome.err.strip()) == (2, "", sentence)
