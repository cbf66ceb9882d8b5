"""Law: whoever may not act is refused, and so is acting at the wrong time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import (
    GIVE_UP,
    TIME_UP,
    Action,
    Actor,
    AnyEntry,
    Deal,
    Entry,
    Illegal,
    Luck,
    Millis,
    Seat,
    TakeBack,
    Verdict,
)
from parlour.core.laws.report import Breach
from parlour.core.laws.trial import Moment, Trial, asked, some
from parlour.core.play import play

MOMENTS = 3
ACTIONS = 2


def strangers_are_refused(trial: Trial, mind: Luck) -> Iterator[None]:
    for moment in (*some(mind, trial.moments[:-1], MOMENTS), trial.moments[-1]):
        for entry, why in _impostures(trial, moment, mind):
            try:
                play(trial.game, moment.here, entry)
            except Illegal:
                yield
            else:
                raise Breach(f"{entry} is accepted from {why}")


def _impostures(trial: Trial, moment: Moment, mind: Luck) -> Iterator[tuple[AnyEntry, str]]:
    game, here, log = trial.game, moment.here, trial.log
    at, turn = here.at, here.turn
    due = None if here.over else game.deal(here.state, trial.luck(here.deals))
    acts = some(mind, trial.acts, ACTIONS)
    deals = some(mind, [entry.action for entry in log if isinstance(entry.action, Deal)], ACTIONS)
    verdicts = some(mind, [entry.action for entry in log if isinstance(entry.action, Verdict)], ACTIONS)
    fitting = [(seat, game.legal(game.view(here.state, seat)).pick(mind)) for seat in turn.awaited]
    seats = range(trial.seats)

    def each(actor: Actor, actions: Sequence[Action]) -> Iterator[AnyEntry]:
        return (Entry(at, actor, action) for action in actions)

    for number in (-1, *seats, trial.seats):
        seat = Seat(number)
        if seat not in asked(turn):
            for entry in each(seat, [*acts, *(action for _, action in fitting)]):
                yield entry, "a seat that is not asked"
        if number not in seats:
            yield Entry(at, seat, GIVE_UP), "a seat that is not at the table"
        for entry in each(seat, [*deals, *verdicts, TIME_UP, TakeBack(0)]):
            yield entry, "a seat that plays chance, judge, clock or table"
    for entry in (
        *each("chance", [*acts, *verdicts, GIVE_UP, TIME_UP, TakeBack(0)]),
        *each("judge", [*acts, *deals, GIVE_UP, TIME_UP, TakeBack(0)]),
        *each("clock", [*acts, *deals, *verdicts, GIVE_UP]),
        *each("table", [*acts, *deals, *verdicts, GIVE_UP, TakeBack(0)]),
    ):
        yield entry, "one whose business it is not"
    for entry in (*each("chance", deals), *each("judge", verdicts)):
        if due is None:
            yield entry, "chance or judge, though nothing is due"
    if due is not None:
        actor: Actor = "judge" if isinstance(due, Verdict) else "chance"
        yield Entry(Millis(at + 1), actor, due), f"{actor}, who takes his time"
    for when in (at, at + 60_000) if turn.until is None else (turn.until - 1, turn.until + 1):
        yield Entry(Millis(when), "clock", TIME_UP), "the clock at a time it does not announce"
    if not turn.awaited:
        yield Entry(at, "table", TIME_UP), "the table, though nobody is waited for"
    for seat, action in fitting:
        yield Entry(Millis(at - 1), seat, action), "the past"
        if turn.until is not None:
            yield Entry(turn.until, seat, action), "somebody too late"
    if here.over is not None:
        for number in seats:
            yield Entry(at, Seat(number), GIVE_UP), "a seat after the end"
