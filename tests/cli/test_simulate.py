"""Many games between bots: counted, said in words and in JSON, the same for the same seed."""

from __future__ import annotations

import json

import msgspec
import pytest

from parlour.arena.report import Report
from parlour.texts.voice import LANGUAGES
from tests.cli.conftest import Run

SMALL = ("simulate", "grandmastermind", "--games", "2", "--bots", "random", "--option", "rows=6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_lengths_and_speed_are_said_in_words(run: Run, language: str) -> None:
    outcome = run(*SMALL, "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.count("random") == 2
    assert "DrawChallenger 1" in outcome.out
    assert ("11,00" if language != "en" else "7.00") in outcome.out or "7,00" in outcome.out


def test_json_is_a_report_and_the_same_for_the_same_seed(run: Run) -> None:
    def figures(seed: str) -> dict[str, object]:
        outcome = run(*SMALL, "--seats", "2", "--seed", seed, "--json")
        report = msgspec.json.decode(outcome.out, type=Report)
        assert (report.games, report.seed, len(report.records)) == (2, int(seed), 2)
        shown: dict[str, object] = json.loads(outcome.out)
        assert list(shown) == list(Report.__struct_fields__)
        del shown["seconds"], shown["decisions_per_second"]
        return shown

    assert figures("5") == figures("5")


def test_the_bots_sit_in_the_order_given(run: Run) -> None:
    outcome = run(*SMALL[:4], "--bots", "novice, random", "--option", "rows=6", "--json")
    assert [record["bot"] for record in json.loads(outcome.out)["records"]] == ["novice", "random"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "experts"], "There is no bot “experts”. Did you mean “expert”?"),
        (["--bots", "expert,"], "There is no bot “”; there are novice, casual, strong, expert, random."),
        (["--seats", "3"], "--seats is a whole number from 2 to 2."),
        (["--bots", "random,random,random"], "--seats is a whole number from 2 to 2."),
        (["--seats", "2", "--bots", "random,random,random"], "2 seats need 2 bots, or one for all of them."),
        (["--games", "0"], "--games is a whole number, at least 1."),
        (["--seed", "tea"], "“tea” won’t do for --seed; --help shows what is needed."),
    ],
)
def test_what_cannot_be_simulated_gets_one_sentence(run: Run, words: list[str], sentence: str) -> None:
    outcome = run("simulate", "grandmastermind", *words)
    assert (outcome.code, outcome.out, outcome.err.strip()) == (2, "", sentence)
