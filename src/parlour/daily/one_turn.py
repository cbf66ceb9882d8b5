"""Winning a hand of MURDERO in one turn: every way there is, from what a seat knows.

A way never counts on a draw: whoever draws from the Case File is taken to have drawn something useless.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from parlour.core.game import Entry, Seat
from parlour.core.play import START
from parlour.games.murdero.actions import DRAW, TAKE, Build, Play, SeatAction, Use
from parlour.games.murdero.cards import BY_COLOUR
from parlour.games.murdero.cases import has
from parlour.games.murdero.choosing import listed, seen
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.scoring import counts
from parlour.games.murdero.state import Acting, Counting, Drawing, State, View

CHANCY: Final = frozenset({"overtime", "mitigating_circs", "reverse_charges"})
"""They draw, or end the hand with nobody's case closed."""


class Way(NamedTuple):
    """What the seat does, to the card that closes the case, and what the hand is worth to it then."""

    acts: tuple[SeatAction, ...]
    points: int

    @property
    def played(self) -> Play | Use | None:
        """The one action of the turn (MU-5)."""
        return next((act for act in self.acts if isinstance(act, Play | Use)), None)


def ways(game: Murdero, view: View, seat: Seat) -> list[Way]:
    """One way to each different end, for a seat that is about to draw."""
    table, phase = seen(view, seat), view.open.phase
    if not isinstance(phase, Drawing):
        return []
    drawn = replace(table, open=replace(table.open, phase=Acting(phase.move)))
    found = list(onward(game, drawn, seat, (DRAW,), set()))
    if table.open.discard:
        taken: State = game.apply(table, Entry(START, seat, TAKE)).state
        found += onward(game, taken, seat, (TAKE,), set())
    return found


def onward(
    game: Murdero, state: State, seat: Seat, acts: tuple[SeatAction, ...], met: set[tuple[object, ...]]
) -> Iterator[Way]:
    match state.open.phase:
        case Counting(reason="case_closed", winners=winners) if seat in winners:
            yield Way(acts, counts(game, state, winners)[seat].score)
        case Acting(move):
            here = (state.open.places, state.hands[seat], move.acted)
            if here in met:
                return
            met.add(here)
            for act in listed(game, View(seat, state.open, state.hands[seat]), move):
                if isinstance(act, Build) or (isinstance(act, Play | Use) and act.card not in CHANCY):
                    after: State = game.apply(state, Entry(START, seat, act)).state
                    yield from onward(game, after, seat, (*acts, act), met)


def within_reach(view: View, seat: Seat) -> bool:
    """A quick look: is any case of this seat at most one number short, with its hand and the open card?"""
    cards = {*view.hand, *view.open.discard[-1:]}
    for colour, case in enumerate(view.open.places[seat].cases):
        if sum(not has(case, number) and card not in cards for number, card in enumerate(BY_COLOUR[colour], 1)) < 2:
            return True
    return False


def plays(game: Murdero, view: View) -> int:
    """How many Action Cards, each with what it is aimed at, the seat could play if it had drawn."""
    phase = view.open.phase
    if not isinstance(phase, Drawing):
        return 0
    drawn = View(view.seat, replace(view.open, phase=Acting(phase.move)), view.hand)
    return sum(isinstance(act, Play | Use) for act in listed(game, drawn, phase.move))
