"""The checker names every breach of a promise, and finds none where none is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from parlour.core.game import TIME_UP, AnyEntry, Entry, Millis, Seat
from parlour.games.grandmastermind.actions import CountPegs, Guess, Hide
from parlour.games.grandmastermind.notation import read_code
from parlour.games.grandmastermind.pegs import pegs
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.server.tables.record import Bot, Chair, Person, Player, Record, Sitting
from tests.city.checker import Evidence, breaches
from tests.city.history import Alive, Answered, Came, Gone, History, Line, Sent, Told
from tests.city.keepers import Leased, Wrote
from tests.city.kept import Kept
from tests.city.promises import Promise
from tests.city.takeovers import Loss, Troubled

GAME = GrandMasterMind(start_player=1, row_seconds=10)
HIDDEN, ROW = read_code("Rt Ys Gh V*"), read_code("O+ Rs Yt Gh")
LOG: tuple[AnyEntry, ...] = (
    Entry(Millis(1_000), Seat(1), Hide(HIDDEN)),
    Entry(Millis(2_000), Seat(0), Guess(ROW)),
    Entry(Millis(2_000), "judge", CountPegs(pegs(HIDDEN, ROW))),
    Entry(Millis(12_500), "clock", TIME_UP),
    Entry(Millis(14_000), Seat(0), Guess(ROW)),
)
RING = 3
ANN, BEN = Person("Ann", "Ann"), Person("Ben", "Ben")
BEGAN = 100.0
"""When table time was zero, by the clock of the clients."""


def real(ply: int, log: Sequence[AnyEntry] = LOG) -> float:
    return BEGAN + log[ply].at / 1000


def kept(log: Sequence[AnyEntry] = LOG, first: Player = ANN) -> Kept:
    chairs = tuple(Chair((Sitting(0, player),), "n" * 16) for player in (first, BEN))
    record = Record("table", msgspec.Raw(msgspec.json.encode(GAME)), 1, "Ann", b"", chairs, started=True)
    return Kept(record, [(ply, msgspec.json.encode(entry)) for ply, entry in enumerate(log)])


def told(seat: int, since: int, ply: int, log: Sequence[AnyEntry] = LOG) -> Told:
    after = kept(log)
    turn, now = after.replayed.turns[ply], after.log[ply - 1].at if ply else 0
    until = None if turn.until is None else turn.until - 500
    heard = tuple(after.replayed.heard((seat,), since, ply))
    at = real(ply - 1, log) if ply else BEGAN
    return Told(at, (seat,), ply, now, tuple(sorted(turn.awaited)), until, not ply, heard)


def history(seat: int, log: Sequence[AnyEntry] = LOG) -> History:
    """Of somebody who stayed all the time, and of every act of theirs."""
    lines: list[Line] = [Came(BEGAN, "one"), told(seat, 0, 0, log)]
    for ply, entry in enumerate(log):
        if entry.actor == seat:
            lines.append(Sent(real(ply, log) - 0.1, ply, seat, ply, msgspec.to_builtins(entry.action)))
        lines.append(told(seat, ply, ply + 1, log))
        if entry.actor == seat:
            lines.append(Answered(real(ply, log), ply, ""))
    lines += [Alive(BEGAN + second) for second in range(20)]
    return History(f"client {seat}", "table", tuple(lines))


def found(*histories: History, log: Sequence[AnyEntry] = LOG, **more: Any) -> set[Promise]:
    evidence = Evidence(histories or (history(0), history(1)), {"table": kept(log)}, **more)
    return {breach.promise for breach in breaches(evidence)}


def changed(of: History, old: Line, *new: Line) -> History:
    at = of.lines.index(old)
    return replace(of, lines=(*of.lines[:at], *new, *of.lines[at + 1 :]))


def only(of: History, kind: type[Line], **fields: Any) -> Any:
    (one,) = (
        line
        for line in of.lines
        if isinstance(line, kind) and all(getattr(line, name) == value for name, value in fields.items())
    )
    return one


def test_a_good_evening_has_no_breach() -> None:
    assert found() == set()


def test_a_table_that_is_gone_is_missed() -> None:
    assert {breach.promise for breach in breaches(Evidence([history(0)], {}))} == {Promise.KEPT}


def test_a_table_that_nobody_was_told_of_is_found() -> None:
    evidence = Evidence([history(0), history(1)], {"table": kept(), "another": kept()})
    assert {breach.promise for breach in breaches(evidence)} == {Promise.ONCE}


def test_a_told_entry_that_is_not_in_the_log_is_missed() -> None:
    assert found(log=LOG[:-1]) == {Promise.KEPT}


def test_a_gap_in_the_log_is_found() -> None:
    rows = kept().rows
    evidence = Evidence([], {"table": Kept(kept().record, [*rows[:1], *rows[2:]])})
    assert Promise.KEPT in {breach.promise for breach in breaches(evidence)}


def test_an_act_that_was_done_and_is_not_in_the_log_is_missed() -> None:
    ann = history(0)
    sent = only(ann, Sent, ref=4)
    other = replace(sent, action=msgspec.to_builtins(Guess(HIDDEN)))
    assert Promise.KEPT in found(changed(ann, sent, other), history(1))


def test_an_act_that_was_sent_again_and_played_once_is_no_breach() -> None:
    ann = history(0)
    sent = only(ann, Sent, ref=1)
    again = changed(ann, only(ann, Answered, ref=1), sent, replace(only(ann, Answered, ref=1), code="stale"))
    assert found(again, history(1)) == set()


def test_an_act_that_was_done_twice_is_a_breach() -> None:
    ann = history(0)
    done = only(ann, Answered, ref=1)
    assert found(changed(ann, done, done, only(ann, Sent, ref=1), done), history(1)) == {Promise.ONCE}


def test_an_act_that_was_refused_and_played_is_a_breach() -> None:
    ann = history(0)
    done = only(ann, Answered, ref=1)
    assert found(changed(ann, done, replace(done, code="too_late")), history(1)) == {Promise.ONCE}


def test_an_act_that_was_not_kept_may_be_there_all_the_same() -> None:
    ann = history(0)
    done = only(ann, Answered, ref=1)
    assert found(changed(ann, done, replace(done, code="not_kept")), history(1)) == set()


def test_an_act_that_was_never_answered_may_have_been_played() -> None:
    ann = history(0)
    assert found(changed(ann, only(ann, Answered, ref=1)), history(1)) == set()


def test_whoever_is_told_another_event_is_told_a_lie() -> None:
    ann = history(0)
    told = only(ann, Told, ply=2)
    assert found(changed(ann, told, replace(told, events=((1, "another"),))), history(1)) == {Promise.SAME}


def test_whoever_is_told_that_others_are_awaited_is_told_a_lie() -> None:
    ann = history(0)
    told = only(ann, Told, ply=1)
    assert found(changed(ann, told, replace(told, awaited=(1,))), history(1)) == {Promise.SAME}


def test_whoever_is_done_before_being_told_what_came_of_it_is_told_too_late() -> None:
    ann = history(0)
    assert found(changed(ann, only(ann, Told, ply=2)), history(1)) >= {Promise.SAME}


def test_a_clock_that_rings_twice_is_a_breach() -> None:
    assert found(log=(*LOG[:4], LOG[RING])) >= {Promise.CLOCK}


def test_a_clock_that_rings_before_its_time_has_passed_is_a_breach() -> None:
    early = []
    for one in (history(0), history(1)):
        for ply in (4, 5):
            told = only(one, Told, ply=ply)
            one = changed(one, told, replace(told, real=real(1) + 4))  # noqa: PLW2901
        early.append(one)
    assert found(*early) == {Promise.CLOCK}


@pytest.mark.parametrize(("away", "breach"), [(30, {Promise.PERSON}), (70, set())])
def test_a_seat_is_played_for_only_after_the_grace(away: int, breach: set[Promise]) -> None:
    ann, ben = history(0), history(1)
    ann = changed(changed(ann, only(ann, Sent, ref=4)), only(ann, Answered, ref=4))
    lines = [line for line in ann.lines if not isinstance(line, Alive)]
    ann = replace(ann, lines=(Alive(BEGAN), Gone(BEGAN), *lines, Alive(BEGAN + away)))
    told = only(ben, Told, ply=5)
    ann_told = only(ann, Told, ply=5)
    assert found(changed(ann, ann_told), changed(ben, told, replace(told, real=BEGAN + away))) == breach


def hides_then_guesses(*at: int) -> tuple[AnyEntry, ...]:
    """Seat 1 hides a code after a second, and seat 0 guesses at these times."""
    log = [LOG[0]]
    for now in at:
        log += [Entry(Millis(now), Seat(0), Guess(ROW)), Entry(Millis(now), "judge", CountPegs(pegs(HIDDEN, ROW)))]
    return tuple(log)


@pytest.mark.parametrize(
    ("log", "breach"),
    [
        (hides_then_guesses(2_000, 3_000), set()),
        (hides_then_guesses(1_200), {Promise.BOT}),
        (hides_then_guesses(2_000, 2_010), {Promise.BOT}),
        (hides_then_guesses(1_700, 2_400, 2_500), {Promise.BOT}),
    ],
)
def test_a_bot_that_answers_sooner_than_it_can_has_answered_twice(
    log: Sequence[AnyEntry], breach: set[Promise]
) -> None:
    evidence = Evidence([history(1, log)], {"table": kept(log, Bot("novice"))})
    assert {one.promise for one in breaches(evidence)} == breach


def leased(number: int, server: str, after: float = 0.0) -> Leased:
    """`after`: seconds since the evening began."""
    return Leased("table", number, server, BEGAN + after)


@pytest.mark.parametrize(
    ("witnessed", "breach"),
    [
        ((leased(1, "one"), Wrote("table", RING, "one")), set()),
        ((leased(1, "one"), leased(2, "two"), Wrote("table", RING, "two")), set()),
        ((leased(1, "one"), leased(2, "two"), Wrote("table", 1, "one")), set()),
        ((leased(1, "one"), leased(2, "two"), Wrote("table", RING, "one")), {Promise.LEASE}),
        ((Wrote("table", RING, "one"),), {Promise.LEASE}),
        ((leased(2, "one"), leased(2, "two")), {Promise.LEASE}),
    ],
)
def test_only_the_newest_lease_counts(witnessed: Any, breach: set[Promise]) -> None:
    assert found(witnessed=witnessed) == breach


DIED = Loss(BEGAN + 2, "one")
TAKEN_LATE = (leased(1, "one"), leased(2, "two", 9))


@pytest.mark.parametrize(
    ("leases", "troubled", "breach"),
    [
        ((leased(1, "one"),), Troubled(), set()),
        ((leased(1, "one"), leased(2, "two", 6)), Troubled([DIED]), set()),
        (TAKEN_LATE, Troubled([DIED]), {Promise.TAKEOVER}),
        (TAKEN_LATE, Troubled([Loss(BEGAN + 2, "two")]), set()),
        ((leased(1, "one"),), Troubled([DIED]), {Promise.TAKEOVER}),
        ((leased(1, "one"), leased(2, "one", 9)), Troubled([DIED]), {Promise.TAKEOVER}),
        ((leased(1, "one"), leased(2, "two", 1)), Troubled([DIED]), set()),
        (TAKEN_LATE, Troubled([DIED], [(BEGAN + 1, BEGAN + 5)]), set()),
        (TAKEN_LATE, Troubled([DIED], [(BEGAN + 3, BEGAN + 5)]), set()),
        (TAKEN_LATE, Troubled([DIED], [(BEGAN + 7.5, BEGAN + 8)]), {Promise.TAKEOVER}),
        (TAKEN_LATE, Troubled([DIED], [(BEGAN + 2, BEGAN + 3)]), {Promise.TAKEOVER}),
    ],
)
def test_a_keeper_that_is_gone_is_replaced_in_five_seconds_in_which_the_engines_answer(
    leases: Sequence[Leased], troubled: Troubled, breach: set[Promise]
) -> None:
    assert found(witnessed=leases, troubled=troubled) == breach


def test_nobody_is_missed_as_a_keeper_while_nobody_is_there() -> None:
    away = [
        replace(
            one, lines=tuple(line for line in one.lines if not isinstance(line, Alive) or line.real < DIED.real + 4)
        )
        for one in (history(0), history(1))
    ]
    assert found(*away, witnessed=TAKEN_LATE, troubled=Troubled([DIED])) == set()
