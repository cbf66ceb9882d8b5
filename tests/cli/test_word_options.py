"""The options of word games as they are typed: language, layers and the house's own list."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import pytest

from parlour.words.lexicon import Lexicon, NoLists
from parlour.words.own_list import add
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The data folder is in the current folder, and forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Lexicon, "own_lists", NoLists())


def agreed(run: Run, *words: str) -> Any:
    """The game of a table that was opened and left at once."""
    typed = ("play", "wordsearch", "--bot", "none", "--seats", "2", "--save", "game.json", *words)
    outcome = run(*typed, stdin="quit\n")
    assert (outcome.code, outcome.err) == (0, "")
    return json.loads(Path("game.json").read_bytes())["game"]


def test_words_are_in_the_language_of_whoever_plays_unless_another_is_typed(run: Run) -> None:
    assert agreed(run)["language"] == "en"
    assert agreed(run, "--lang", "it")["language"] == "it"
    assert agreed(run, "--lang", "it", "--option", "language=fr")["language"] == "fr"


def test_layers_are_typed_with_commas_between(run: Run) -> None:
    assert sorted(agreed(run, "--option", "layers=words, first-names")["layers"]) == ["first_names", "words"]
    assert agreed(run, "--option", "layers=off", "--option", "judge=vote")["layers"] == []


def test_an_own_list_is_chosen_by_name_from_any_folder(run: Run, tmp_path: Path) -> None:
    add(tmp_path / "data", "club", "en", ("qxqxq",))
    add(tmp_path / "attic", "old-club", "en", ("qxqxq",))
    assert agreed(run, "--option", "own-list=club")["own_list"] == "club"
    assert agreed(run, "--option", "own-list=old-club", "--data", "attic")["own_list"] == "old-club"
    outcome = run("play", "wordsearch", "--option", "own-list=old-club")
    assert (outcome.code, outcome.out) == (2, "")
    assert "The house keeps no list “old-club” in this language." in outcome.err


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("layers=word", "Did you mean “words”?"),
        ("layers=words,cities", "“cities” is no value for layers"),
        ("own-list=My Club", "“My Club” won’t do for own_list."),
        (f"custom-letters={'A1 ' * 101}", "custom_letters has at most 300 characters."),
    ],
)
def test_an_unusable_value_gets_one_sentence(run: Run, option: str, sentence: str) -> None:
    outcome = run("play", "wordsearch", "--option", option)
    assert outcome.code == 2
    assert sentence in outcome.err


def test_bots_in_other_processes_know_the_list_too(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    add(tmp_path / "data", "club", "en", tuple(map("".join, product(ascii_lowercase, repeat=2))))
    rules = ("own-list=club", "layers=off", "judge=dictionary", "target=50", "timer=off")
    options = [word for rule in rules for word in ("--option", rule)]
    report = json.loads(run("simulate", "wordsearch", "--seats", "1", "--games", "2", *options, "--json").out)
    assert report["reasons"] == {"target_reached_alone": 2}, "without words there is a dry spell"
