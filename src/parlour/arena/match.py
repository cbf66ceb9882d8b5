"""A match: one game between bots. Its seed determines everything that happens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import NamedTuple

from parlour.arena.lengths import most_decisions
from parlour.bots.agenda import Agenda
from parlour.bots.bot import Bot
from parlour.bots.roster import bot
from parlour.catalog import rules_version
from parlour.core.game import AnyGame, Luck, Millis, Result, Seat
from parlour.core.luck import choice, seeded
from parlour.core.play import waited_for
from parlour.core.recording import Recording
from parlour.core.sitting import Sitting

THINKING = Millis(1000)
"""Table time per decision, so that clocks run."""
BUDGET = Millis(1000)
"""The time a bot is told it may use."""


class Endless(Exception):
    """A match that has gone on for too long: its bots are going round in circles."""


class Match(NamedTuple):
    """A finished game and how it ended. `decisions` counts the entries made by seats."""

    recording: Recording
    result: Result
    decisions: int


class PlayedOut(NamedTuple):
    """A finished sitting, the decisions it took, and the decisions of its longest turn."""

    sitting: Sitting
    decisions: int
    longest_turn: int


def play_match(game: AnyGame, bots: Sequence[str], seed: int, number: int = 0) -> Match:
    """Match `number` of the study with this seed. The bots sit in the order given."""
    sitting, decisions, _ = play_out(game, [bot(game, strength) for strength in bots], seed, number)
    assert sitting.over is not None
    return Match(sitting.recording(tuple(bots), rules_version(game)), sitting.over, decisions)


def play_out(game: AnyGame, players: Sequence[Bot], seed: int, number: int, thinking: Millis = THINKING) -> PlayedOut:
    """Plays the game to its end. Raises Endless if it does not end.

    A decision takes `thinking`, but an unhurried bot takes its own time. The bot that sees something first acts first.
    """
    sitting = Sitting(game, len(players), sha256(f"parlour match {seed} {number}".encode()).digest())
    agenda = Agenda({Seat(seat): player for seat, player in enumerate(players)}, BUDGET)
    most = most_decisions(game)
    decisions = in_turn = longest_turn = 0
    whose = waited_for(game, sitting.position)
    now = Millis(0)
    while sitting.over is None:
        turn = sitting.turn
        decision = f"match {number} decision {decisions}"
        plans = agenda.plans(sitting, now, partial(luck_of, seed, decision)) if agenda.bots else ()
        others = turn.awaited.difference(plan.seat for plan in plans) if plans else turn.awaited
        plan = plans[0] if plans and (not others or plans[0].at <= now + thinking) else None
        now = Millis(now + thinking) if plan is None else max(now, plan.at)
        if not turn.awaited or (turn.until is not None and turn.until <= now):
            sitting.settle(now)
        elif decisions == most:
            raise Endless(f"after {most} decisions there is still no end")
        else:
            if plan is None:
                luck = seeded(seed, decision)
                seat = choice(luck, sorted(others))
                sitting.act(seat, players[seat](sitting.view(seat), BUDGET, luck), now)
            else:
                seat = plan.seat
                sitting.act(seat, plan.action, now)
            decisions += 1
            in_turn += seat in whose
        if (following := waited_for(game, sitting.position)) and following != whose:
            longest_turn = max(longest_turn, in_turn)
            whose, in_turn = following, 0
    return PlayedOut(sitting, decisions, max(longest_turn, in_turn))


def luck_of(seed: int, decision: str, seat: Seat) -> Luck:
    """The luck of one of several who decide at once."""
    return seeded(seed, f"{decision} seat {seat}")
