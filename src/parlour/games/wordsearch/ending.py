"""The end: who leads, who wins, who shares, and who comes last (WS-13, WS-A13, WS-A14, X-8)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from parlour.core.game import Illegal, Result, Seat
from parlour.games.wordsearch.events import SeatGaveUp
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.state import Open, Over
from parlour.kit.ranking import ranks

DRY_ROUNDS: Final = 3
DRY_TURNS_IN_SOLITAIRE: Final = 10


def staying(open: Open) -> tuple[Seat, ...]:
    """The seats that have not given up."""
    return tuple(Seat(seat) for seat in range(len(open.scores)) if seat not in open.given_up)


def leaders(open: Open) -> tuple[Seat, ...]:
    """The seats with the highest score. In an extra round only tied seats count. No seat that gave up can win."""
    still_in = staying(open)
    standing = [seat for seat in still_in if seat in open.contenders] or still_in
    best = max(open.scores[seat] for seat in standing)
    return tuple(seat for seat in standing if open.scores[seat] == best)


def dry_spell(open: Open) -> bool:
    """Nobody has scored for three full rounds, or for ten turns in solitaire. Extra rounds end anyway (WS-A13)."""
    seats = len(open.scores)
    return not open.contenders and open.dry >= (DRY_TURNS_IN_SOLITAIRE if seats == 1 else DRY_ROUNDS * seats)


def reached(agreed: Options, open: Open) -> bool:
    """Has anybody reached the target?"""
    return agreed.goal is not None and max(open.scores) >= agreed.goal


def give_up(open: Open, seat: Seat) -> tuple[Open, SeatGaveUp]:
    if seat in open.given_up:
        raise Illegal("already_given_up")
    return replace(open, given_up=(*open.given_up, seat)), SeatGaveUp(seat)


def result(open: Open, over: Over) -> Result:
    """Seats are ranked by score, and one that gave up comes last. Solitaire on a board counts turns (WS-A14)."""
    if len(open.scores) == 1:
        return Result(open.turns if open.tokens else open.scores, (1 if over.winners else 2,), over.reason)
    reach = tuple(-1 if seat in open.given_up else score for seat, score in enumerate(open.scores))
    return Result(open.scores, ranks(reach), over.reason)
