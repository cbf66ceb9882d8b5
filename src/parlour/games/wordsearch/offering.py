"""What a seat may do now, and where: for a page to offer, and for bots and laws to choose from; never which words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from parlour.core.game import Luck
from parlour.core.luck import choice
from parlour.games.wordsearch.actions import (
    AddTile,
    Dispute,
    Done,
    DrawTile,
    Exchange,
    LayTile,
    LoggedAction,
    MoveToken,
    Pass,
    ShiftTile,
    StandBy,
    Stay,
    Swap,
    SwapHand,
    TurnTile,
    Vote,
)
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.arranging import hand_swappable, swappable, turnable
from parlour.games.wordsearch.board import TURNED, Place, brink
from parlour.games.wordsearch.calling import Reach, may_stand_by, reach
from parlour.games.wordsearch.disputing import waiting
from parlour.games.wordsearch.laying import may_be_done, may_draw
from parlour.games.wordsearch.pile import may_exchange
from parlour.games.wordsearch.stacking import layable, movable
from parlour.games.wordsearch.state import Act, Offer, Open, View
from parlour.games.wordsearch.stepping import steps

PLAIN: Final[dict[Act, tuple[LoggedAction, ...]]] = {
    "stand_by": (StandBy(),),
    "stay": (Stay(),),
    "exchange": (Exchange(),),
    "draw": (DrawTile(),),
    "done": (Done(),),
    "dispute": (Dispute(),),
    "pass": (Pass(),),
    "vote": (Vote(True), Vote(False), Vote(None)),
    "call": (),
}
"""Acts that point at nothing. To call is never listed: finding words is the game."""
DISPUTE: Final = Offer(("dispute",))
DISPUTE_OR_PASS: Final = Offer(("dispute", "pass"))
VOTE: Final = Offer(("vote",))


def offer(agreed: Agreement, view: View) -> Offer | None:
    open, seat = view.open, view.seat
    match open.phase:
        case _ if seat is None:
            return None
        case "searching" if seat == open.active:
            return searching(agreed, view)
        case "stepping" if seat == open.active:
            return Offer(("step",), steps=steps(agreed, open))
        case "window" if seat != open.active:
            return DISPUTE_OR_PASS if seat in waiting(open) else DISPUTE
        case "voting" if seat in waiting(open):
            return VOTE
        case _:
            return None


def searching(agreed: Agreement, view: View) -> Offer:
    open = view.open
    first: tuple[Act, ...] = () if open.moves.scored else ("call",)
    if view.called is not None and may_stand_by(agreed, open):
        first = (*first, "stand_by")
    match agreed.mode:
        case "board":
            swaps, turns = swappable(open), turnable(agreed, open)
            hand, free = hand_swappable(agreed, open), steps(agreed, open)
            acts: tuple[tuple[Act, bool], ...] = (
                ("swap", len(swaps) > 1),
                ("swap_hand", bool(hand)),
                ("turn", bool(turns)),
                ("step" if free else "stay", True),
                ("exchange", may_exchange(open)),
            )
            where = Offer((), swappable=swaps, turnable=turns, steps=free)
        case "insert":
            ground, tiles, free = layable(open), movable(open), steps(agreed, open)
            acts = (
                ("add", bool(ground and open.hands[open.active])),
                ("shift", bool(tiles) and len(ground) > 1),
                ("step" if free else "stay", True),
                ("exchange", may_exchange(open)),
            )
            where = Offer((), layable=ground, movable=tiles, steps=free)
        case "boardless":
            spots = brink(open.places) if open.moves.drawn else ()
            acts = (
                ("draw", may_draw(agreed, open)),
                ("lay", bool(spots)),
                ("done", may_be_done(open)),
            )
            where = Offer((), spots=spots)
    within = reach(agreed, open, open.active) if "call" in first else Reach()
    return replace(
        where,
        acts=(*first, *(act for act, possible in acts if possible)),
        starts=within.starts,
        ends=within.ends,
        readable=within.readable,
    )


def listed(agreed: Agreement, open: Open, offered: Offer, act: Act) -> Iterator[LoggedAction]:
    """The actions of one kind."""
    match act:
        case "step":
            return map(MoveToken, offered.steps)
        case "swap":
            touched = open.moves.touched
            pairs = combinations(offered.swappable, 2)
            return (Swap(*pair) for pair in pairs if set(touched) <= set(pair))
        case "swap_hand":
            return map(SwapHand, hand_swappable(agreed, open))
        case "turn":
            return map(TurnTile, offered.turnable)
        case "add":
            both_ways = ways(agreed, open.hands[open.active])
            return (AddTile(place, turned) for place in offered.layable for turned in both_ways)
        case "shift":
            return (
                ShiftTile(start, to, turned)
                for start in offered.movable
                for to in offered.layable
                if start != to
                for turned in ways(agreed, open.stacks[start][-1])
            )
        case "lay":
            both_ways = ways(agreed, open.moves.drawn)
            return (LayTile(q, r, turned) for q, r in offered.spots for turned in both_ways)
        case _:
            return iter(PLAIN[act])


def drawn(agreed: Agreement, open: Open, offered: Offer, luck: Luck) -> LoggedAction:
    """One of them: the kind first. Of swaps and shifts there are too many to list for that."""
    kinds = [act for act in offered.acts if act != "call"]
    act = choice(luck, kinds)
    if act == "swap" and not open.moves.touched:
        one, other = pair_of(luck, offered.swappable)
        return Swap(one, other)
    if act == "shift":
        start = choice(luck, offered.movable)
        to = choice(luck, [place for place in offered.layable if place != start])
        return ShiftTile(start, to, choice(luck, ways(agreed, open.stacks[start][-1])))
    return choice(luck, tuple(listed(agreed, open, offered, act)))


def pair_of(luck: Luck, places: tuple[Place, ...]) -> tuple[Place, Place]:
    """Two different ones, in the order they are listed in."""
    one, other = luck.below(len(places)), luck.below(len(places) - 1)
    other += other >= one
    return places[min(one, other)], places[max(one, other)]


def ways(agreed: Agreement, letters: str) -> tuple[bool, ...]:
    """A tile is laid upright, or turned where that is another letter (WS-A8)."""
    return (False, True) if agreed.rotate_mw and letters in TURNED else (False,)
