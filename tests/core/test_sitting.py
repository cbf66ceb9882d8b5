"""A game in memory: what is due is done at once, the clock rings when time is moved, the recording holds."""

from __future__ import annotations

import pytest

from parlour.catalog import CATALOG
from parlour.core.game import GIVE_UP, Illegal, Seat, TakeBack, TimeUp, Unreadable
from parlour.core.luck import seeded
from parlour.core.play import replay
from parlour.core.recording import Doubt, verify
from parlour.core.refusal import Refusal
from parlour.core.sitting import AnySitting, Sitting
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import CountPegs, DrawChallenger, Guess, Hide, SetCode
from parlour.games.grandmastermind.events import CodeHidden, RowAnswered, RowLost, RowPlaced
from parlour.games.grandmastermind.notation import read

CODE, WRONG = "Rt Ys G* V+", "Vh Vh Vh Vh"


def say(sitting: AnySitting, seat: int, line: str, at: int | None = None) -> list[type]:
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


@pytest.mark.parametrize("name", CATALOG)
def test_iterating_asks_seat_after_seat_until_the_game_is_over(name: str) -> None:
    sitting, luck = Sitting(CATALOG[name].game(), seed=3), seeded(3)
    decisions = 0
    for seat in sitting:
        sitting.act(seat, sitting.legal(seat).pick(luck))
        decisions += 1
        if decisions == 400:
            break
    assert decisions == 400 or sitting.over is not None
    assert decisions == sum(isinstance(entry.actor, int) for entry in sitting.log)


@pytest.mark.parametrize("name", CATALOG)
def test_a_sitting_goes_to_json_and_on_from_there(name: str) -> None:
    sitting = played(name, 20)
    other = Sitting.from_json(sitting.to_json())
    assert (other.position, other.log, other.seal, other.played) == (
        sitting.position,
        sitting.log,
        sitting.seal,
        sitting.played,
    )


def test_a_clone_is_played_on_by_itself() -> None:
    sitting = Sitting(GrandMasterMind(roles="hide"))
    clone = sitting.clone()
    say(clone, 0, CODE)
    assert (len(sitting.log), len(clone.log)) == (0, 1)


def test_a_decision_is_taken_back_with_all_that_came_of_it() -> None:
    sitting = Sitting(GrandMasterMind(roles="hide"))
    say(sitting, 0, CODE)
    before = sitting.position
    say(sitting, 1, WRONG)
    assert sitting.back().actor == 1
    assert sitting.position == before
    assert [type(entry.action) for entry in sitting.log] == [Hide, Guess, CountPegs, TakeBack]
    assert Sitting.from_json(sitting.to_json()).position == before
    sitting.back()
    with pytest.raises(Refusal, match="nothing_to_take_back"):
        sitting.back()


@pytest.mark.parametrize("name", CATALOG)
def test_a_guessed_table_looks_the_same_to_its_seat_and_can_be_played(name: str) -> None:
    sitting = played(name, 20)
    if sitting.over is not None:
        sitting.back()
    seat = min(sitting.turn.awaited)
    guessed = sitting.guess(seat, seed=1)
    assert guessed.view(seat) == sitting.view(seat)
    guessed.act(seat, guessed.legal(seat).pick(seeded(5)))
    assert Sitting.from_json(guessed.to_json()).position == guessed.position


@pytest.mark.parametrize("name", CATALOG)
def test_any_state_can_be_played_on(name: str) -> None:
    sitting = played(name, 20)
    other = Sitting.from_state(sitting.game, sitting.seats, sitting.state, seed=5, at=sitting.position.at)
    assert (other.state, other.turn, other.over) == (sitting.state, sitting.turn, sitting.over)
    for seat in other:
        other.act(seat, other.legal(seat).pick(seeded(len(other.log))))
        break
    assert Sitting.from_json(other.to_json()).position == other.position


@pytest.mark.parametrize("name", CATALOG)
def test_behind_a_view_is_the_same_game_as_the_one_guessed_by_its_seat(name: str) -> None:
    sitting = played(name, 19)
    guessed = sitting.guess(0, seed=1)
    other = Sitting.from_view(sitting.game, sitting.seats, sitting.view(0), seed=1, at=sitting.position.at)
    assert other.position == guessed.position
    assert Sitting.from_json(other.to_json()).position == other.position


def test_only_a_seat_can_guess_and_only_for_a_number_of_seats_there_can_be() -> None:
    sitting = Sitting(GrandMasterMind())
    with pytest.raises(Refusal, match="not_a_seats_view"):
        Sitting.from_view(GrandMasterMind(), 2, sitting.view("bystander"), seed=1)
    with pytest.raises(Illegal, match="wrong_number_of_seats"):
        Sitting.from_state(GrandMasterMind(), 3, sitting.state)


def test_an_action_may_be_a_line_of_the_notation() -> None:
    sitting = Sitting(GrandMasterMind(roles="hide"))
    sitting.act(0, CODE)
    with pytest.raises(Unreadable):
        sitting.act(1, "no such pieces")
    assert [type(event) for event in sitting.act(1, WRONG)] == [RowPlaced, RowAnswered]


def test_a_sitting_says_in_a_line_what_it_is() -> None:
    sitting = Sitting(GrandMasterMind(roles="hide"))
    assert repr(sitting) == "<GrandMasterMind for 2, roles='hide'; 0 entries; asks 0>"
    sitting.act(0, GIVE_UP)
    assert repr(sitting).endswith("over: gave_up>")


def played(name: str, decisions: int) -> AnySitting:
    """A game as random choices would have it."""
    sitting: AnySitting = Sitting(CATALOG[name].game(), seed=3)
    for number, seat in enumerate(sitting):
        if number == decisions:
            break
        sitting.act(seat, sitting.legal(seat).pick(seeded(number)))
    return sitting
