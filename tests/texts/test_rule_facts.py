"""Figures and words that the rule books of all four languages must agree on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.catalog import CATALOG
from parlour.core.listing import Listing
from parlour.core.options import Pick, options
from parlour.texts.voice import Voice

TEXTS = Path(__file__).parents[2] / "src/parlour/texts"
TEN = {"en": "age of ten", "de": "zehn Jahren", "fr": "dix ans", "it": "dieci anni"}
FIVE_SECONDS = {"en": "five seconds", "de": "fünf Sekunden", "fr": "cinq secondes", "it": "cinque secondi"}
NO_BOTS = {"en": "no bots", "de": "keine Bots", "fr": "aucun bot", "it": "nessun bot|i bot non"}
FIRST = {"en": "first", "de": "zuerst", "fr": "en premier", "it": "per primo"}
LANGUAGES = pytest.mark.parametrize("language", TEN)


def rule(language: str, name: str) -> str:
    """One rule as the rule book has it."""
    books = (path.read_text(encoding="utf-8") for path in (TEXTS / language).glob("rules-*.ftl"))
    return next(found[1] for book in books if (found := re.search(rf"^{name} = (.*)$", book, re.MULTILINE)))


@LANGUAGES
@pytest.mark.parametrize("name", ["MO-1", "LE-1"])
def test_the_age_on_the_box_is_told(language: str, name: str) -> None:
    assert TEN[language] in rule(language, name)


@LANGUAGES
@pytest.mark.parametrize(("name", "seconds"), [("X-3", 90), ("MO-X3", 90), ("WS-X3", 120), ("LE-X3", 120)])
def test_a_table_without_stand_ins_has_a_clock_as_a_public_one_has(language: str, name: str, seconds: int) -> None:
    assert f"{seconds} " in rule(language, name)
    assert re.search(NO_BOTS[language], rule(language, name))


@LANGUAGES
@pytest.mark.parametrize("name", ["MO-X4", "WS-X4", "LE-X4"])
def test_whoever_has_no_connection_lets_a_window_pass_after_five_seconds(language: str, name: str) -> None:
    written = rule(language, name)
    assert written.count(FIVE_SECONDS[language]) == (2 if name == "WS-X4" else 1)


@LANGUAGES
def test_only_whoever_says_so_first_drops_out_of_the_base_game(language: str) -> None:
    assert FIRST[language] in rule(language, "MO-B1")


def test_words_are_said_in_italian_not_called() -> None:
    files = ("letter", "wordsearch", "rules-letter", "rules-wordsearch", "shelf", "glossary")
    texts = {file: (TEXTS / "it" / f"{file}.ftl").read_text(encoding="utf-8") for file in files}
    assert [file for file, text in texts.items() if re.search(r"\bchiam", text, re.IGNORECASE)] == []


def test_the_english_of_knocking_is_english() -> None:
    texts = "".join((TEXTS / "en" / f"{file}.ftl").read_text(encoding="utf-8") for file in ("letter", "rules-letter"))
    assert "Who sees another word" not in texts
    assert "has the word" not in texts


@LANGUAGES
@pytest.mark.parametrize("listing", CATALOG.values(), ids=list(CATALOG))
def test_seats_are_counted_from_one_where_one_chooses_who_begins(language: str, listing: Listing) -> None:
    """X-6: the page shows the same numbers as the terminal; only what is stored counts from 0."""
    voice, picked = Voice(language), next(one for one in options(listing.game) if one.name == "start_player")
    assert isinstance(picked, Pick)
    seats = [value for value in picked.values if isinstance(value, int)]
    assert [voice.say(f"{listing.name}-option-start-player-{seat}").split()[-1] for seat in seats] == [
        str(seat + 1) for seat in seats
    ]
