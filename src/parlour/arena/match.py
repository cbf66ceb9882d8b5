"""A match: one game between bots. Its seed determines everything that happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from parlour.arena.lengths import most_decisions
from parlour.arena.outside import Outside, outside
from parlour.arena.program import is_program
from parlour.bots.agenda import Agenda
from parlour.bots.bot import Bot
from parlour.bots.roster import bot
from parlour.catalog import rules_version
from parlour.core.game import AnyGame, Luck, Millis, Result, Seat
from parlour.core.luck import choice, seeded
from parlour.core.recording import Recording
from parlour.core.sitting import AnySitting, Sitting

THINKING = Millis(1000)
"""Table time per decision, so that clocks run."""
BUDGET = Millis(1000)
"""The time a bot is told it may use."""


class Endless(Exception):
    """A match that has gone on for too long: its bots are going round in circles."""


class Match(NamedTuple):
    """A finished game and how it ended. `decisions` counts the entries made by seats, `faults` those of each seat's
    bot, if it is from outside.
    """

    recording: Recording
    result: Result
    decisions: int
    faults: tuple[Mapping[str, int], ...]


class PlayedOut(NamedTuple):
    """A finished sitting and the decisions it took."""

    sitting: AnySitting
    decisions: int


def play_match(game: AnyGame, bots: Sequence[str], seed: int, number: int = 0) -> Match:
    """Match `number` of the study with this seed. The bots sit in the order given."""
    players = [player(game, len(bots), name) for name in bots]
    sitting, decisions = play_out(game, players, seed, number)
    assert sitting.over is not None
    faults = tuple(one.faults if isinstance(one, Outside) else {} for one in players)
    return Match(sitting.recording(tuple(bots), rules_version(game)), sitting.over, decisions, faults)


def player(game: AnyGame, seats: int, name: str) -> Bot:
    """One of our bots by its strength, or a program."""
    return outside(game, seats, name) if is_program(name) else bot(game, name)


def play_out(game: AnyGame, players: Sequence[Bot], seed: int, number: int = 0) -> PlayedOut:
    """Plays the game to its end. Raises Endless if it does not end."""
    sitting = seated(game, len(players), seed, number)
    deciding = Counter(moves(sitting, players, seed, number))
    return PlayedOut(sitting, deciding.total() - deciding[None])


def seated(game: AnyGame, seats: int, seed: int, number: int) -> AnySitting:
    return Sitting(game, seats, sha256(f"parlour match {seed} {number}".encode()).digest())


def moves(
    sitting: AnySitting, players: Sequence[Bot], seed: int, number: int, thinking: Millis = THINKING
) -> Iterator[Seat | None]:
    """Lets the bots play until the game is over. Yields who has decided, or None when the clock rang instead.

    A decision takes `thinking`, but an unhurried bot takes its own time. The bot that sees something first acts first.
    Raises Endless if the game does not end.
    """
    agenda = Agenda({Seat(seat): player for seat, player in enumerate(players)}, BUDGET)
    most = most_decisions(sitting.game)
    now = decisions = 0
    while (position := sitting.position).over is None:
        turn = position.turn
        decision = f"match {number} decision {decisions}"
        plans = agenda.plans(sitting, Millis(now), partial(luck_of, seed, decision)) if agenda.bots else ()
        others = turn.awaited.difference(plan.seat for plan in plans) if plans else turn.awaited
        plan = plans[0] if plans and (not others or plans[0].at <= now + thinking) else None
        now = now + thinking if plan is None else max(now, plan.at)
        if not turn.awaited or (turn.until is not None and turn.until <= now):
            sitting.settle(now)
            yield None
            continue
        if decisions == most:
            raise Endless(f"after {most} decisions there is still no end")
        if plan is None:
            luck = seeded(seed, decision)
            (seat,) = others if len(others) == 1 else (choice(luck, sorted(others)),)
            sitting.act(seat, players[seat](sitting.view(seat), BUDGET, luck), now)
        else:
            seat = plan.seat
            sitting.act(seat, plan.action, now)
        decisions += 1
        yield seat


def luck_of(seed: int, decision: str, seat: Seat) -> Luck:
    """The luck of one of several who decide at once."""
    return seeded(seed, f"{decision} seat {seat}")
