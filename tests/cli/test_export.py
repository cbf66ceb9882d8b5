"""Saved games as data, from the command line."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import polars
import pytest

from parlour.texts.voice import LANGUAGES
from tests.cli.conftest import Run

PAGE = Path(__file__).parents[2] / "docs" / "data.md"
PLAY = ("simulate", "moerder", "--seats", "2", "--bots", "random", "--games", "2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_that_were_simulated_become_data(run: Run, tmp_path: Path, language: str) -> None:
    assert run(*PLAY, "--save", str(tmp_path / "games")).code == 0
    file = tmp_path / "all.parquet"
    outcome = run("export", str(tmp_path / "games"), "--to", str(file), "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    read = polars.read_parquet(file)
    assert read["recording"].n_unique() == 2
    assert f"{len(read)}" in outcome.out


def test_what_is_no_recording_is_left_out_and_named(run: Run, tmp_path: Path) -> None:
    run(*PLAY, "--save", str(tmp_path))
    (tmp_path / "notes.json").write_text("{}", encoding="utf-8")
    outcome = run("export", str(tmp_path), "--to", str(tmp_path / "all.parquet"))
    assert outcome.code == 1
    assert "notes.json" in outcome.err
    assert "of 2 games" in outcome.out


def test_nothing_to_write_gets_one_sentence(run: Run, tmp_path: Path) -> None:
    outcome = run("export", str(tmp_path), "--to", str(tmp_path / "all.parquet"))
    assert outcome.code == 2
    assert outcome.err.strip() == "There is no saved game to write. Name some files, or a folder."
    assert not (tmp_path / "all.parquet").exists()


def test_the_page_about_data_runs_as_it_says(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (commands,) = re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    for command in commands.splitlines():
        assert run(*shlex.split(command)[1:]).code == 0
    read = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert read.attempted > 10
    assert read.failed == 0
