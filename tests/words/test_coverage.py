"""The check against the 20,000 commonest forms of each language: its kept result, and the lists it rests on."""

from __future__ import annotations

import msgspec
import pytest

from parlour.words.spelling import LANGUAGES
from tools.lexicons.coverage import (
    COMMONEST,
    MOST_REFUSALS,
    RESULT,
    Coverage,
    fingerprint,
    in_print,
    known_names,
    no_word,
    plain,
    refusals,
)

KEPT = msgspec.json.decode(RESULT.read_bytes(), type=dict[str, Coverage])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_common_form_is_in_or_refused(language: str) -> None:
    kept = KEPT[language]
    assert (kept.checked, kept.missing) == (COMMONEST, [])
    assert kept.refused <= MOST_REFUSALS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_that_of_the_lexicon_we_ship(language: str) -> None:
    """After `make lexicons`, check again: `python -m tools.lexicons.coverage`."""
    assert KEPT[language].lexicon == fingerprint(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_reason_and_holds(language: str) -> None:
    refused = refusals(language)
    assert 0 < len(refused) <= MOST_REFUSALS
    assert all(len(reason) > 5 for reason in refused.values())
    words = in_print(language)
    assert [form for form in refused if words.holds(plain(form, language), ("words", "proper"))] == []


def test_names_are_passed_over_and_german_genitives_with_them() -> None:
    names = known_names("de")
    assert (
        no_word("MERKEL", "de", names) == no_word("MERKELS", "de", names) == no_word("BERLINS", "de", names) == "names"
    )
    assert no_word("XVIII", "de", names) == no_word("XIXE", "fr", names) == "numerals"
