"""A match is a recording anyone can verify, and follows from its seed."""

from __future__ import annotations

import pytest

from parlour.arena.match import THINKING, play_match
from parlour.bots.bot import RANDOM
from parlour.catalog import CATALOG
from parlour.core.recording import read, verify, write
from parlour.core.refusal import Refusal
from parlour.games.grandmastermind.rules import GrandMasterMind

BOX = GrandMasterMind()


def test_a_match_is_a_recording_that_verifies() -> None:
    match = play_match(BOX, ("casual", "strong"), seed=3)
    assert match.recording.names == ("casual", "strong")
    assert verify(match.recording) == 1
    assert read(write(match.recording), CATALOG) == match.recording


def test_a_match_follows_from_its_seed_and_number() -> None:
    first, again = (play_match(BOX, (RANDOM, RANDOM), seed=3, number=4) for _ in range(2))
    assert first == again
    assert first != play_match(BOX, (RANDOM, RANDOM), seed=3, number=5)
    assert first != play_match(BOX, (RANDOM, RANDOM), seed=4, number=4)


def test_time_moves_on_with_every_decision() -> None:
    match = play_match(BOX, (RANDOM, RANDOM), seed=1)
    times = [entry.at for entry in match.recording.log if isinstance(entry.actor, int)]
    assert times == [THINKING * number for number in range(1, match.decisions + 1)]


def test_a_clock_that_bots_beat_never_rings() -> None:
    log = play_match(GrandMasterMind(row_seconds=10), (RANDOM, RANDOM), seed=1).recording.log
    assert {entry.actor for entry in log} == {0, 1, "chance", "judge"}


def test_there_cannot_be_more_bots_than_seats() -> None:
    with pytest.raises(Refusal) as refusal:
        play_match(BOX, (RANDOM, RANDOM, RANDOM), seed=1)
    assert refusal.value.code == "wrong_number_of_seats"
