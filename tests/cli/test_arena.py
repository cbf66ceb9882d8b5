"""A tournament from the command line: a table, JSON, files and a report, and going on where it stopped."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from parlour.texts.voice import LANGUAGES
from tests.cli.conftest import Run

SMALL = ("arena", "grandmastermind", "--bots", "random,novice", "--rounds", "2", "--cores", "1", "--option", "rows=6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_leaves_tables_and_a_report(run: Run, tmp_path: Path, language: str) -> None:
    outcome = run(*SMALL, "--into", str(tmp_path), "--stop", "30", "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert {"novice", "random"} <= set(outcome.out.split())
    assert {file.name for file in tmp_path.iterdir()} == {
        "tournament.json", "matches.jsonl", "report.html",
        *(f"{name}.{kind}" for name in ("matches", "standings", "pairs") for kind in ("csv", "parquet")),
    }  # fmt: skip
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}"' in report
    assert "rows=6" in report
    assert str(tmp_path) not in report


def test_a_report_needs_nothing_but_itself(run: Run, tmp_path: Path) -> None:
    run(*SMALL, "--into", str(tmp_path))
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert not re.search(r"<script|<link|@import|url\(|https?:", report)


def test_the_same_command_goes_on_and_another_one_is_refused(run: Run, tmp_path: Path) -> None:
    first = run(*SMALL, "--into", str(tmp_path), "--json")
    assert json.loads(first.out)["matches"] == 4
    assert run(*SMALL, "--into", str(tmp_path), "--json").out == first.out
    refused = run(*SMALL, "--into", str(tmp_path), "--seed", "9")
    assert refused.code == 2
    assert refused.err.startswith("This folder has another tournament in it")


def test_what_varies_is_combined(run: Run, tmp_path: Path) -> None:
    varied = ("--vary", "rows=6", "--vary", "rows=8", "--vary", "roles=swap", "--vary", "roles=decode")
    outcome = run(*SMALL[:-2], *varied, "--into", str(tmp_path))
    assert outcome.code == 0, outcome.err
    assert len((tmp_path / "matches.jsonl").read_bytes().splitlines()) == 2 * (2 * 2) * 2


def test_programs_are_named_without_their_folders(run: Run, tmp_path: Path) -> None:
    program = Path(__file__).parents[2] / "examples" / "bots" / "eager.py"
    bots = f"python {program},random"
    outcome = run(*SMALL[:2], "--bots", bots, *SMALL[4:], "--into", str(tmp_path))
    assert outcome.code == 0, outcome.err
    for file in ("report.html", "matches.csv"):
        text = (tmp_path / file).read_text(encoding="utf-8")
        assert "python eager.py" in text
        assert str(program.parent) not in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "random"], "A tournament needs at least two different bots, each named once."),
        (["--seats", "many"], "“many” won’t do for --seats; --help shows what is needed."),
        (["--seats", "3"], "Wrong number of players: at least 2, at most 2."),
        (["--rounds", "0"], "--rounds is a whole number, at least 1."),
        (["--stop", "5,2"], "--stop is one number above 0, or two with a comma between, the smaller first."),
        (["--stop", "soon"], "--stop is one number above 0, or two with a comma between, the smaller first."),
    ],
)
def test_what_cannot_be_held_gets_one_sentence(run: Run, tmp_path: Path, words: list[str], sentence: str) -> None:
    outcome = run("arena", "grandmastermind", "--into", str(tmp_path), *words)
    assert (outcome.code, outcome.out, outcome.err.strip()) == (2, "", sentence)
