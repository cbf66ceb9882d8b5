"""A game as a file: it survives the round trip, rubbish is refused, and tampering is named."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from parlour.core import recording as recordings
from parlour.core.game import Entry, Millis, Seat
from parlour.core.recording import Doubt, Outdated, Recording, verify
from parlour.core.refusal import Refusal
from parlour.kit.window import PASS
from tests.core.table import Table
from tests.teaching import LISTING as FIB
from tests.teaching.actions import DOUBT, DealHands, Lay
from tests.teaching.rules import Fib

SHELF = {"fib": FIB}


def played(*, back: bool = False) -> Recording:
    """A game of one card each; with `back` its deal and its first card were taken back once."""
    table = Table(Fib(hand=1), seats=2, seed=b"two seeds")
    if back:
        table.act(0, Lay(table.state.hands[0][0], 2), 500)
        table.take_back(0)
    table.act(0, Lay(table.state.hands[0][0], 6), 1_000)
    table.act(1, DOUBT, 2_000)
    table.act(1, Lay(table.state.hands[1][0], 1), 3_000)
    table.act(0, PASS, 4_000)
    return table.recording()


def with_entry(recording: Recording, ply: int, entry: Entry[Any]) -> Recording:
    return replace(recording, log=(*recording.log[:ply], entry, *recording.log[ply + 1 :]))


def doubt(recording: Recording) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Doubt) as found:
        verify(recording)
    return found.value.code, found.value.facts


def test_a_recording_survives_its_file() -> None:
    recording = played()
    assert recordings.read(recordings.write(recording), SHELF) == recording
    assert recordings.write(recordings.read(recordings.write(recording), SHELF)) == recordings.write(recording)


def test_an_honest_game_is_verified_with_the_number_of_its_deals() -> None:
    assert verify(played()) == 1


def test_what_was_taken_back_is_verified_too_and_was_not_dealt_again() -> None:
    recording = played(back=True)
    assert verify(recording) == 1
    deals = [entry.action for entry in recording.log if isinstance(entry.action, DealHands)]
    assert len(deals) == 2
    assert deals[0] == deals[1]


@pytest.mark.parametrize("back", [False, True])
def test_the_first_deal_that_does_not_follow_from_the_seed_is_named(back: bool) -> None:
    recording = played(back=back)
    ply = max(ply for ply, entry in enumerate(recording.log) if isinstance(entry.action, DealHands))
    deal = recording.log[ply].action
    assert isinstance(deal, DealHands)
    swapped = replace(recording.log[ply], action=DealHands(deal.hands[::-1]))
    assert doubt(with_entry(recording, ply, swapped)) == ("deal_not_from_seed", {"ply": ply, "deal": 1})


def test_other_nonces_give_other_luck() -> None:
    assert doubt(replace(played(), nonces=(b"Ada", b"Bob")))[0] == "deal_not_from_seed"


def test_an_impossible_entry_is_named() -> None:
    recording = played()
    stranger = replace(recording.log[1], actor=Seat(1))
    assert doubt(with_entry(recording, 1, stranger)) == ("entry_not_allowed", {"ply": 1, "why": "not_your_turn"})
    early = replace(recording.log[3], at=Millis(0))
    assert doubt(with_entry(recording, 3, early))[1] == {"ply": 3, "why": "time_runs_forward"}
    longer = replace(recording, log=(*recording.log, Entry(Millis(9_000), Seat(0), PASS)))
    assert doubt(longer) == ("entry_not_allowed", {"ply": len(recording.log), "why": "game_over"})


def test_a_game_that_was_cut_short_is_doubted() -> None:
    recording = played()
    for length in range(len(recording.log)):
        assert doubt(replace(recording, log=recording.log[:length])) == ("game_not_over", {})


def test_a_seed_must_be_shown_and_keep_the_commitment() -> None:
    assert doubt(replace(played(), seed=None)) == ("seed_not_shown", {})
    assert doubt(replace(played(), seed=b"better for Ada")) == ("seed_breaks_commitment", {})
    assert doubt(replace(played(), commitment="0" * 64)) == ("seed_breaks_commitment", {})


def edited(**changes: Any) -> bytes:
    sheet = json.loads(recordings.write(played()))
    return msgspec.json.encode({**sheet, **changes})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"no json",
        b"[]",
        b"{}",
        edited(parlour=1),
        edited(game=7),
        edited(game={"type": "fib", "hand": 9}),
        edited(game={"type": "fib", "cheating": True}),
        edited(log=[{"at": 0, "actor": 0, "action": {"type": "Fly"}}]),
        edited(log=[{"at": 0, "actor": "ghost", "action": {"type": "Pass"}}]),
        edited(log=[{"at": 0, "actor": 0, "action": {"type": "Lay", "card": 7, "claim": 1}}]),
        edited(names="Ada"),
        edited(luck="more"),
    ],
)
def test_rubbish_is_refused_with_the_reason(data: bytes) -> None:
    with pytest.raises(Refusal) as refusal:
        recordings.read(data, SHELF)
    assert refusal.value.code == "no_recording"
    assert refusal.value.facts["why"]


def test_a_game_that_is_not_on_the_shelf_is_named() -> None:
    with pytest.raises(Refusal) as refusal:
        recordings.read(edited(game={"type": "chess"}), SHELF)
    assert (refusal.value.code, refusal.value.facts) == ("unknown_game", {"name": "chess"})


NEWER = {"fib": replace(FIB, version=2)}


def outdated(data: bytes) -> Outdated:
    with pytest.raises(Outdated) as refusal:
        recordings.read(data, NEWER)
    assert (refusal.value.code, refusal.value.facts) == ("rules_changed", {"then": 1, "now": 2})
    return refusal.value


def test_a_game_of_other_rules_is_reported_and_still_readable() -> None:
    assert outdated(recordings.write(played())).recording == played()


def test_a_game_of_other_rules_is_read_as_far_as_we_know_them() -> None:
    sheet = json.loads(recordings.write(played()))
    sheet["log"][2]["action"]["type"] = "Ponder"
    recording = outdated(msgspec.json.encode(sheet)).recording
    assert recording is not None
    assert recording.log == played().log[:2]


def test_a_game_with_unknown_options_cannot_be_read() -> None:
    assert outdated(edited(game={"type": "fib", "cheating": True})).recording is None
