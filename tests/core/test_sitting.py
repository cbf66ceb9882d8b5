"""A game in memory: what is due is done at once, the clock rings when time is moved, the recording holds."""

from __future__ import annotations

import pytest

from parlour.core.game import GIVE_UP, Illegal, Seat, TimeUp
from parlour.core.play import replay
from parlour.core.recording import Doubt, verify
from parlour.core.sitting import Sitting
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import DrawChallenger, SetCode
from parlour.games.grandmastermind.events import CodeHidden, RowAnswered, RowLost, RowPlaced
from parlour.games.grandmastermind.notation import read

CODE, WRONG = "Rt Ys G* V+", "Vh Vh Vh Vh"


def say(sitting: Sitting, seat: int, line: str, at: int | None = None) -> list[type]:
    return [type(event) for event in sitting.act(seat, read(sitting.view(Seat(seat)), line), at)]


def test_the_first_deal_is_made_before_anyone_is_asked() -> None:
    sitting = Sitting(GrandMasterMind(), seed=b"tea")
    assert [type(entry.action) for entry in sitting.log] == [DrawChallenger]
    assert len(sitting.turn.awaited) == 1


def test_the_same_seed_makes_the_same_game_and_another_seed_or_nonce_another() -> None:
    def drawn(seed: bytes, *nonces: bytes) -> str:
        games = (Sitting(GrandMasterMind(), seed=seed + bytes([n]), nonces=nonces) for n in range(20))
        return "".join(str(min(sitting.turn.awaited)) for sitting in games)

    assert drawn(b"tea") == drawn(b"tea")
    assert len({drawn(b"tea"), drawn(b"coffee"), drawn(b"tea", b"milk")}) == 3


def test_an_action_brings_what_the_judge_makes_of_it() -> None:
    sitting = Sitting(GrandMasterMind(roles="hide"))
    assert say(sitting, 0, CODE) == [CodeHidden]
    assert say(sitting, 1, WRONG) == [RowPlaced, RowAnswered]


def test_a_refused_action_changes_nothing() -> None:
    sitting = Sitting(GrandMasterMind(roles="hide"))
    before = (sitting.position, sitting.log)
    with pytest.raises(Illegal, match="not_your_turn"):
        sitting.act(1, read(sitting.view(Seat(0)), CODE))
    assert (sitting.position, sitting.log) == before


def test_the_clock_rings_before_an_action_that_comes_too_late() -> None:
    sitting = Sitting(GrandMasterMind(roles="hide", row_seconds=10))
    say(sitting, 0, CODE)
    assert say(sitting, 1, WRONG, at=10_500) == [RowLost, RowPlaced, RowAnswered]
    assert sitting.position.at == 10_500


def test_time_may_pass_without_an_action() -> None:
    sitting = Sitting(GrandMasterMind(roles="hide", row_seconds=10))
    assert sitting.settle(60_499) == ()
    assert [type(event) for event in sitting.settle(60_500)] == [CodeHidden]
    assert [type(entry.action) for entry in sitting.log] == [TimeUp, SetCode]


def test_time_never_runs_back() -> None:
    sitting = Sitting(GrandMasterMind(roles="hide"))
    say(sitting, 0, CODE, at=1000)
    with pytest.raises(Illegal, match="time_runs_forward"):
        say(sitting, 1, WRONG, at=999)


def test_a_recording_holds_and_shows_the_seed_only_when_all_is_over() -> None:
    sitting = Sitting(GrandMasterMind(), seed=b"tea", nonces=(b"milk", b"sugar"))
    with pytest.raises(Doubt, match="seed_not_shown"):
        verify(sitting.recording(("Ada", "Bea"), rules=1))
    sitting.act(0, GIVE_UP)
    assert sitting.over is not None
    recording = sitting.recording(("Ada", "Bea"), rules=1)
    assert verify(recording) == 1
    assert replay(recording.game, 2, recording.log)[-1].position == sitting.position


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(Illegal, match="wrong_number_of_seats"):
        Sitting(GrandMasterMind(), seats=3)
