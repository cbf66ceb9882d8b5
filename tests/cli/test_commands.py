"""The commands themselves: help, the shelf, and a sentence for whatever cannot be read."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from parlour.arena.intervals import Estimate
from parlour.arena.report import Lengths, Record, Report
from parlour.catalog import CATALOG
from parlour.core.options import Number, Pick, Several, Text
from parlour.server.hall.messages import Box
from parlour.texts.voice import LANGUAGES
from tests.cli.conftest import Run

COMMANDS = ("play", "serve", "games", "simulate", "arena", "study", "replay", "verify", "export")


@pytest.mark.parametrize("words", [(), ("--help",), ("-h",)])
def test_parlour_alone_says_what_there_is(run: Run, words: tuple[str, ...]) -> None:
    outcome = run(*words)
    assert outcome.code == 0
    assert all(command in outcome.out for command in COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_every_language(run: Run, command: str, language: str) -> None:
    outcome = run(command, "--help", "--lang", language)
    assert outcome.code == 0
    assert f"parlour {command}" in outcome.out
    assert not outcome.err


def test_the_version_is_shown(run: Run) -> None:
    assert run("--version").out.strip()[0].isdigit()


def test_the_shelf_is_shown_in_words(run: Run) -> None:
    outcome = run("games")
    assert outcome.code == 0
    for name in CATALOG:
        assert name in outcome.out


def test_the_shelf_is_shown_in_json(run: Run) -> None:
    outcome = run("games", "--json")
    boxes = msgspec.json.decode(outcome.out, type=list[Box])
    assert [box.name for box in boxes] == list(CATALOG)
    assert set(json.loads(outcome.out)[0]) == {
        "name", "least_seats", "most_seats", "minutes", "front", "presets", "options", "in_public", "lists", "lesson",
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOG)
def test_the_options_of_a_game_are_explained(run: Run, name: str, language: str) -> None:
    outcome = run("games", name, "--lang", language)
    assert outcome.code == 0
    for option in CATALOG[name].game.__struct_fields__:  # type: ignore[attr-defined]
        assert option in outcome.out


def test_a_number_is_shown_with_its_range(run: Run) -> None:
    out = run("games", "grandmastermind").out
    assert "10 (6–20)" in out
    assert "off (10–900)" in out
    assert "swap | decode | hide" in out


def test_a_default_of_on_is_listed_first(run: Run) -> None:
    rows = {row.split()[0]: row for row in run("games", "wordsearch").out.splitlines() if row.strip()}
    assert "on | off" in rows["hand_swap"]
    assert "off | on" in rows["tile_reuse"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["plya"], "There is no command “plya”. Did you mean “play”?"),
        (
            ["xyzzy"],
            "There is no command “xyzzy”; there are play, serve, move-house, think, games, simulate, arena, study, sit,"
            " replay, verify, export, words.",
        ),
        (["serve", "--prot", "1"], "There is no “--prot” here. Did you mean “--port”?"),
        (["serve", "--qqqqqq"], "There is no “--qqqqqq” here; --help shows what there is."),
        (["serve", "--port", "many"], "“many” won’t do for --port; --help shows what is needed."),
        (["play"], "GAME is missing; --help shows what is needed."),
        (["verify"], "FILE is missing; --help shows what is needed."),
        (["games", "grandmastermind", "more"], "“more” is one word too many; --help shows what is needed."),
        (["games", "grandmastermnd"], "There is no game “grandmastermnd”. Did you mean “grandmastermind”?"),
        (
            ["games", "chess"],
            "There is no game “chess”; there are grandmastermind, moerder, wordsearch, letter, murdero.",
        ),
        (["play", "Grandmastermind"], "There is no game “Grandmastermind”. Did you mean “grandmastermind”?"),
        (["play", "grandmastermind", "--bot", "exprt"], "There is no bot “exprt”. Did you mean “expert”?"),
        (
            ["play", "grandmastermind", "--bot", "zz"],
            "There is no bot “zz”; there are novice, casual, strong, expert, none.",
        ),
        (["play", "grandmastermind", "--seat", "3"], "--seat is a whole number from 1 to 2."),
        (["play", "grandmastermind", "--seat", "1", "--seat", "2"], "--seat is given twice."),
        (["games", "--lang", "ed"], "We don’t speak “ed”; we speak en, de, fr, it."),
        (["games", "--lang=enn"], "We don’t speak “enn”. Did you mean “en”?"),
        (["games", "--lang"], "--lang is missing; --help shows what is needed."),
    ],
)
def test_what_cannot_be_read_gets_one_sentence(run: Run, words: list[str], sentence: str) -> None:
    outcome = run(*words)
    assert (outcome.code, outcome.out, outcome.err.strip()) == (2, "", sentence)


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("row=8", "grandmastermind has no option “row”. Did you mean “rows”?"),
        ("rows", "The option rows needs a value: --option rows=…"),
        ("rows=5", "rows is a whole number from 6 to 20."),
        ("rows=ten", "rows is a whole number from 6 to 20."),
        ("rows=off", "rows is a whole number from 6 to 20."),
        ("target=3", "target is a whole number from 5 to 200, or off."),
        ("roles=decoed", "“decoed” is no value for roles. Did you mean “decode”?"),
        ("limited_supply=maybe", "“maybe” is no value for limited_supply; choose from off, on."),
        ("variant=3", "“3” is no value for variant; choose from 1, 2."),
    ],
)
def test_an_unusable_option_gets_one_sentence(run: Run, option: str, sentence: str) -> None:
    outcome = run("play", "grandmastermind", "--option", option)
    assert (outcome.code, outcome.out, outcome.err.strip()) == (2, "", sentence)


def test_options_the_game_rejects_get_the_games_own_sentence(run: Run) -> None:
    outcome = run("play", "grandmastermind", "--option", "limited_supply=on", "--option", "rows=16")
    assert outcome.code == 2
    assert "15" in outcome.err


def test_the_language_comes_from_the_environment_unless_it_is_typed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Commandes" in run().out
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Comandi" in run().out
    monkeypatch.setenv("PARLOUR_LANG", "de")
    assert "Befehle" in run().out
    assert "Commands" in run("--lang", "en").out
    monkeypatch.setenv("PARLOUR_LANG", "C")
    assert "Commands" in run().out


def test_the_port_may_come_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "many")
    outcome = run("serve")
    assert outcome.code == 2
    assert outcome.err.strip() == "“many” won’t do for PORT; --help shows what is needed."


def test_the_shelf_is_shown_without_loading_what_only_bots_and_server_need() -> None:
    heavy = "{'numpy', 'sqlalchemy', 'starlette', 'uvicorn', 'asyncio'} & set(sys.modules)"
    script = f"import sys; from parlour.cli import main; main(['games']); sys.exit(str({heavy}) if {heavy} else 0)"
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr


def test_a_closed_pipe_is_no_reason_to_complain() -> None:
    script = f"{sys.executable} -c 'import sys; from parlour.cli import main; sys.exit(main())' games --json | true"
    ended = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_the_page_on_the_terminal_names_every_field_of_the_json() -> None:
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    for kind in (Box, Pick, Number, Several, Text, Report, Record, Lengths, Estimate):
        for field in kind.__struct_fields__:
            assert re.search(rf"[`\"]{field}[`\"]", page), f"{kind.__name__}.{field}"
    for command in COMMANDS:
        assert f"`parlour {command}" in page
