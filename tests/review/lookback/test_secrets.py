"""What a seat could not know changes no byte of what is said about its decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from parlour.arena.match import play_match
from parlour.catalog import CATALOG
from parlour.core.game import AnyEntry, AnyGame, Illegal, Seat, TimeUp
from parlour.core.luck import seeded
from parlour.core.play import begin, play, position
from parlour.review.lookback.decisions import Decision, decisions
from parlour.review.lookback.remark import remark

HIDING = {"grandmastermind": 0, "moerder": 0, "wordsearch": 0, "letter": 0, "murdero": 10}
"""How many tables must differ from the real one. At the word games only a word before the judge is hidden,
at MÖRDER nothing is. A code that fits every answer has a test of its own.
"""
EVERY = 5


def imagined(game: AnyGame, log: Sequence[AnyEntry], seats: int, seat: Seat) -> Iterator[tuple[bool, Decision]]:
    """The seat's decisions, each made again at a table it cannot tell from the real one, and whether that differs."""
    here = begin(game, seats)
    for ply, entry in enumerate(log):
        if entry.actor == seat or (isinstance(entry.action, TimeUp) and seat in here.turn.awaited):
            other = game.guess(game.view(here.state, seat), seeded(ply, "imagined"))
            view = game.view(other, seat)
            yield other != here.state, Decision(ply, seat, view, entry.action, afterwards(game, other, seat, log[ply:]))
        here = play(game, here, entry).position


def afterwards(game: AnyGame, state: Any, seat: Seat, log: Sequence[AnyEntry]) -> Any:
    """What the seat sees when somebody is next waited for. Chance deals as in the log, where it can."""
    first, *rest = log
    there = position(game, game.apply(state, first).state)
    for entry in rest:
        if there.turn.awaited or there.over is not None:
            break
        try:
            there = position(game, game.apply(there.state, entry).state)
        except Illegal:
            return None
    return None if there.over is not None else game.view(there.state, seat)


@pytest.mark.parametrize("name", HIDING)
def test_another_table_that_looks_the_same_to_a_seat_has_the_same_review(name: str) -> None:
    game = CATALOG[name].game()
    log = play_match(game, ("casual", "strong"), seed=5).recording.log
    seat, differing = Seat(0), 0
    real = list(decisions(game, 2, log, seat))
    for one, (differs, other) in list(zip(real, imagined(game, log, 2, seat), strict=True))[::EVERY]:
        if one.after == other.after:
            differing += differs
            assert json.encode(remark(game, one)) == json.encode(remark(game, replace(other, later=one.later)))
    assert differing >= HIDING[name]
