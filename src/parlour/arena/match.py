"""A match: one game between bots, from a seed that says all that will happen."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from parlour.bots.roster import bot
from parlour.catalog import CATALOG
from parlour.core.game import AnyGame, Millis, Result
from parlour.core.listing import name_of
from parlour.core.luck import choice, seeded
from parlour.core.recording import Recording
from parlour.core.sitting import Sitting

THINKING = Millis(1000)
"""What a decision takes in table time, so that clocks run."""
BUDGET = Millis(1000)
"""What a bot is told it may take."""


class Match(NamedTuple):
    """A finished game and how it ended; `decisions` are the entries by seats."""

    recording: Recording
    result: Result
    decisions: int


def play_match(game: AnyGame, bots: Sequence[str], seed: int, number: int = 0) -> Match:
    """Match `number` of the study with this seed. The bots sit in the order given."""
    players = [bot(game, strength) for strength in bots]
    sitting = Sitting(game, len(bots), sha256(f"parlour match {seed} {number}".encode()).digest())
    decisions = 0
    now = Millis(0)
    while sitting.over is None:
        turn = sitting.turn
        now = Millis(now + THINKING)
        if not turn.awaited or (turn.until is not None and turn.until <= now):
            sitting.settle(now)
            continue
        luck = seeded(seed, f"match {number} decision {decisions}")
        seat = choice(luck, sorted(turn.awaited))
        sitting.act(seat, players[seat](sitting.view(seat), BUDGET, luck), now)
        decisions += 1
    return Match(sitting.recording(tuple(bots), CATALOG[name_of(type(game))].version), sitting.over, decisions)
