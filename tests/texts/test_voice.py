"""The voice says what the files hold, strictly, in the language one asks for."""

from __future__ import annotations

import pytest
from fluent.runtime.errors import FluentReferenceError

from parlour.core.refusal import Refusal
from parlour.core.saying import Said
from parlour.texts.voice import LANGUAGES, Voice, message_id, preferred


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "de_CH.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "de_CH.UTF-8", "LC_ALL": "", "LC_MESSAGES": "fr"}, "fr"),
        ({"LC_ALL": "it_IT", "PARLOUR_LANG": "FR"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "frr_DE.UTF-8"}, "en"),
    ],
)
def test_the_first_variable_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def test_a_missing_message_and_a_missing_fact_are_errors() -> None:
    with pytest.raises(KeyError):
        Voice("en").say("no-such-message")
    with pytest.raises(FluentReferenceError):
        Voice("en").say("terminal-saved")


def test_facts_appear_in_a_sentence_without_marks_around_them() -> None:
    assert Voice("en").say("terminal-saved", file="game.json") == "The game is saved in game.json."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_can_be_put_into_words_whether_raised_or_sent(language: str) -> None:
    voice = Voice(language)
    assert voice.say_refusal(Refusal("too_late")) == voice.say_refusal(Said("too_late"))


def test_a_yes_or_no_is_chosen_by_its_name() -> None:
    said = [
        Voice("en").say("grandmastermind-event-code-hidden", name="Ada", by_chance=chance) for chance in (True, False)
    ]
    assert said[0] != said[1]


def test_numbers_are_written_as_the_language_writes_them() -> None:
    said = {language: Voice(language).say("terminal-figure", figure=1234.5) for language in LANGUAGES}
    assert (said["en"], said["de"], said["it"]) == ("1,234.5", "1.234,5", "1.234,5")


def test_the_id_of_a_message_is_its_code_with_hyphens() -> None:
    assert message_id("refusal", "not_your_turn") == "refusal-not-your-turn"
