"""What a seat may do now and where, for a page to offer and for bots and laws to choose from. It names no words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from parlour.core.game import Luck
from parlour.core.luck import choice
from parlour.games.wordsearch.actions import (
    AddTile,
    Done,
    DrawTile,
    Exchange,
    LayTile,
    LoggedAction,
    MoveToken,
    ShiftTile,
    Stay,
    Swap,
    SwapHand,
    TurnTile,
)
from parlour.games.wordsearch.arranging import hand_swappable, swappable, turnable
from parlour.games.wordsearch.board import Place, brink
from parlour.games.wordsearch.boardless import may_be_done, may_draw
from parlour.games.wordsearch.calling import Reach, may_stand_by, reach
from parlour.games.wordsearch.exchanging import may_exchange
from parlour.games.wordsearch.insert import layable, movable
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.rotation import ways
from parlour.games.wordsearch.state import Act, Challenged, Moves, Offer, Open, Searching, Stepping, View
from parlour.games.wordsearch.tokens import steps
from parlour.kit.challenge import Disputable, Dispute, StandBy, Vote, Voting
from parlour.kit.window import PASS

PLAIN: Final[dict[Act, tuple[LoggedAction, ...]]] = {
    "stand_by": (StandBy(),),
    "stay": (Stay(),),
    "exchange": (Exchange(),),
    "draw": (DrawTile(),),
    "done": (Done(),),
    "dispute": (Dispute(),),
    "pass": (PASS,),
    "vote": (Vote(True), Vote(False), Vote(None)),
    "call": (),
}
"""Acts that need no place. A call is never listed: finding words is the game."""
DISPUTE: Final = Offer(("dispute",))
DISPUTE_OR_PASS: Final = Offer(("dispute", "pass"))
VOTE: Final = Offer(("vote",))


def offer(agreed: Options, view: View) -> Offer | None:
    match view.open.phase:
        case Searching(seat) as turn if seat == view.seat:
            return searching(agreed, view, turn)
        case Stepping(seat) if seat == view.seat:
            return Offer(("step",), steps=steps(agreed, view.open, seat))
        case Challenged(Disputable(window=window)) if view.seat in window.asked:
            return DISPUTE_OR_PASS if view.seat in window.waiting else DISPUTE
        case Challenged(Voting() as vote) if view.seat in vote.waiting:
            return VOTE
        case _:
            return None


def searching(agreed: Options, view: View, turn: Searching) -> Offer:
    open, seat, moves = view.open, turn.seat, turn.moves
    first: tuple[Act, ...] = () if moves.scored else ("call",)
    if view.called is not None and may_stand_by(agreed, open, moves):
        first = (*first, "stand_by")
    match agreed.mode:
        case "board":
            swaps, turns = swappable(open, moves), turnable(agreed, open, moves)
            hand, free = hand_swappable(agreed, open, turn), steps(agreed, open, seat)
            acts: tuple[tuple[Act, bool], ...] = (
                ("swap", len(swaps) > 1),
                ("swap_hand", bool(hand)),
                ("turn", bool(turns)),
                ("step" if free else "stay", True),
                ("exchange", may_exchange(open, seat)),
            )
            where = Offer((), swappable=swaps, turnable=turns, steps=free)
        case "insert":
            ground, tiles, free = layable(open, moves), movable(open, moves), steps(agreed, open, seat)
            acts = (
                ("add", bool(ground and open.hands[seat])),
                ("shift", bool(tiles) and len(ground) > 1),
                ("step" if free else "stay", True),
                ("exchange", may_exchange(open, seat)),
            )
            where = Offer((), layable=ground, movable=tiles, steps=free)
        case "boardless":
            spots = brink(open.places) if open.drawn else ()
            acts = (
                ("draw", may_draw(agreed, open, moves)),
                ("lay", bool(spots)),
                ("done", may_be_done(open, moves)),
            )
            where = Offer((), spots=spots)
    within = reach(agreed, open, seat) if "call" in first else Reach()
    return replace(
        where,
        acts=(*first, *(act for act, possible in acts if possible)),
        starts=within.starts,
        ends=within.ends,
        readable=within.readable,
    )


def listed(agreed: Options, open: Open, offered: Offer, act: Act) -> Iterator[LoggedAction]:
    """The actions of one kind."""
    match act, open.phase:
        case "step", _:
            return map(MoveToken, offered.steps)
        case "swap", Searching(moves=moves):
            return (Swap(one, other) for one, other in pairs_with(offered.swappable, moves.touched))
        case "swap_hand", Searching() as turn:
            return map(SwapHand, hand_swappable(agreed, open, turn))
        case "turn", _:
            return map(TurnTile, offered.turnable)
        case "add", Searching(seat):
            both_ways = ways(agreed, open.hands[seat])
            return (AddTile(place, turned) for place in offered.layable for turned in both_ways)
        case "shift", _:
            return (
                ShiftTile(start, to, turned)
                for start in offered.movable
                for to in offered.layable
                if start != to
                for turned in ways(agreed, open.stacks[start][-1])
            )
        case "lay", _:
            both_ways = ways(agreed, open.drawn)
            return (LayTile(q, r, turned) for q, r in offered.spots for turned in both_ways)
        case _:
            return iter(PLAIN[act])


def pairs_with(places: tuple[Place, ...], touched: tuple[Place, ...]) -> Iterable[tuple[Place, Place]]:
    """All pairs of these places that have the ones touched before among them (WS-A7)."""
    if len(touched) != 1 or touched[0] not in places:
        return (pair for pair in combinations(places, 2) if set(touched) <= set(pair))
    at, (place,) = places.index(touched[0]), touched
    return [*[(other, place) for other in places[:at]], *[(place, other) for other in places[at + 1 :]]]


def drawn(agreed: Options, open: Open, offered: Offer, luck: Luck) -> LoggedAction:
    """A random action: the kind first, then the action. Swaps and shifts are too many to list for this."""
    act = choice(luck, [act for act in offered.acts if act != "call"])
    match act, open.phase:
        case "swap", Searching(moves=Moves(touched=())):
            one, other = pair_of(luck, offered.swappable)
            return Swap(one, other)
        case "shift", _:
            start = choice(luck, offered.movable)
            to = choice(luck, [place for place in offered.layable if place != start])
            return ShiftTile(start, to, choice(luck, ways(agreed, open.stacks[start][-1])))
        case _:
            return choice(luck, tuple(listed(agreed, open, offered, act)))


def pair_of(luck: Luck, places: tuple[Place, ...]) -> tuple[Place, Place]:
    """Two different places, in the order they are listed."""
    one, other = luck.below(len(places)), luck.below(len(places) - 1)
    other += other >= one
    return places[min(one, other)], places[max(one, other)]
