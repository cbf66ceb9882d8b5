"""How a game ended, as the terminal says it."""

from __future__ import annotations

import pytest

from parlour.cli.outcome import outcome
from parlour.core.game import Result, Seat
from parlour.texts.voice import LANGUAGES, Voice

NAMES = ("Ada", "Bo", "Cleo")


def test_those_who_are_tied_at_the_top_share_the_win_and_are_named() -> None:
    title, why = outcome(Result((203, 199, 203), (1, 3, 1), "tied"), NAMES, (Seat(0), Seat(1)), Voice("en"))
    assert (title, why) == ("The win is shared.", "Ada, Cleo share the win with 203 points each.")


def test_where_a_seat_that_was_given_up_has_won_all_who_stayed_share_the_win() -> None:
    title, why = outcome(Result((0, 0, 0), (1, 2, 1), "chain_found"), NAMES, (Seat(0),), Voice("en"))
    assert (title, why) == ("The win is shared.", Voice("en").say("outcome-shared-why"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["target_reached", "dry_spell", "last_tile_laid", "gave_up"])
def test_every_end_of_word_search_is_told_to_winner_loser_and_bystander(reason: str, language: str) -> None:
    voice, two = Voice(language), Result((203, 120), (1, 2), reason)
    told = {outcome(two, NAMES, people, voice) for people in ((Seat(0),), (Seat(1),), (Seat(0), Seat(1)))}
    assert len(told) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_of_letter_is_told(language: str) -> None:
    voice, two = Voice(language), Result((20, 12), (1, 2), "nobody_found_a_word")
    told = {outcome(two, NAMES, people, voice) for people in ((Seat(0),), (Seat(1),), (Seat(0), Seat(1)))}
    assert len(told) == 3
    alone = {outcome(Result((12,), (1,), reason), NAMES, (Seat(0),), voice) for reason in ("finished", "time_over")}
    assert len(alone) == 2


@pytest.mark.rule("GM-A10")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("reason", "winner"), [("codes_broken", 0), ("codes_kept", 1)])
def test_several_codes_are_told_with_all_their_rows(reason: str, winner: int, language: str) -> None:
    two = Result((0, 27), (1, 2) if winner == 0 else (2, 1), reason)
    told = {outcome(two, NAMES, people, Voice(language))[1] for people in ((Seat(0),), (Seat(1),), (Seat(0), Seat(1)))}
    assert len(told) == 3
    assert all("27" in why for why in told)


def test_alone_a_dry_spell_has_no_winner() -> None:
    assert outcome(Result((31,), (2,), "dry_spell"), NAMES, (Seat(0),), Voice("en"))[0] == "Not this time."
