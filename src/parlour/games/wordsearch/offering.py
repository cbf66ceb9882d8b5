"""What a seat may do now and where, for a page to offer and for bots and laws to choose from. It names no words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

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
from parlour.games.wordsearch.board import Hex, Place, brink
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
TO_A_PLACE: Final[dict[Act, type[MoveToken | SwapHand | TurnTile]]] = {
    "step": MoveToken,
    "swap_hand": SwapHand,
    "turn": TurnTile,
}
"""Acts that need one place and nothing else."""


def offer(agreed: Options, view: View) -> Offer | None:
    open, acts = view.open, kinds(agreed, view)
    match open.phase:
        case _ if not acts:
            return None
        case Searching() as turn:
            return searching(agreed, open, turn, acts)
        case Stepping(seat):
            return Offer(acts, steps=steps(agreed, open, seat))
        case _:
            return Offer(acts)


def searching(agreed: Options, open: Open, turn: Searching, acts: tuple[Act, ...]) -> Offer:
    seat, moves = turn.seat, turn.moves
    within = reach(agreed, open, seat) if "call" in acts else Reach()
    match agreed.mode:
        case "board":
            swaps, turns = swappable(agreed, open, moves), tuple(turnable(agreed, open, moves))
            return Offer(acts, *within, steps(agreed, open, seat), swappable=swaps, turnable=turns)
        case "insert":
            ground, tiles = layable(open, moves), movable(agreed, open, moves)
            return Offer(acts, *within, steps(agreed, open, seat), layable=ground, movable=tiles)
        case "boardless":
            return Offer(acts, *within, spots=spots(open))


def spots(open: Open) -> tuple[Hex, ...]:
    """Where the drawn tile may be laid."""
    return brink(open.places) if open.drawn else ()


def kinds(agreed: Options, view: View) -> tuple[Act, ...]:
    """The kinds of action that are possible. Whether there is a word to call is not told."""
    open, seat = view.open, view.seat
    match open.phase:
        case Searching() as turn if turn.seat == seat:
            first: tuple[Act, ...] = () if turn.moves.scored else ("call",)
            if view.called is not None and may_stand_by(agreed, open, turn.moves):
                first = (*first, "stand_by")
            return (*first, *[act for act, possible in in_a_turn(agreed, open, turn) if possible])
        case Stepping() as phase if phase.seat == seat:
            return ("step",)
        case Challenged(Disputable(window=window)) if seat in window.asked:
            return ("dispute", "pass") if seat in window.waiting else ("dispute",)
        case Challenged(Voting() as vote) if seat in vote.waiting:
            return ("vote",)
        case _:
            return ()


def in_a_turn(agreed: Options, open: Open, turn: Searching) -> tuple[tuple[Act, bool], ...]:
    """Beside words: what there is to do in the agreed mode, and whether it is possible."""
    seat, moves = turn.seat, turn.moves
    match agreed.mode:
        case "board":
            return (
                ("swap", len(swappable(agreed, open, moves)) > 1),
                ("swap_hand", bool(hand_swappable(agreed, open, turn))),
                ("turn", next(turnable(agreed, open, moves), None) is not None),
                ("step" if steps(agreed, open, seat) else "stay", True),
                ("exchange", may_exchange(open, seat)),
            )
        case "insert":
            ground = layable(open, moves)
            return (
                ("add", bool(ground and open.hands[seat])),
                ("shift", len(ground) > 1 and bool(movable(agreed, open, moves))),
                ("step" if steps(agreed, open, seat) else "stay", True),
                ("exchange", may_exchange(open, seat)),
            )
        case "boardless":
            return (
                ("draw", may_draw(agreed, open, moves)),
                ("lay", bool(spots(open))),
                ("done", may_be_done(open, moves)),
            )


def targets(agreed: Options, open: Open, act: Act) -> tuple[Place, ...]:
    """The places for an act that needs one."""
    match open.phase:
        case Searching() as turn if act == "turn":
            return tuple(turnable(agreed, open, turn.moves))
        case Searching() as turn if act == "swap_hand":
            return hand_swappable(agreed, open, turn)
        case Searching() | Stepping() as phase:
            return steps(agreed, open, phase.seat)
        case _:
            return ()


def listed(agreed: Options, open: Open, act: Act) -> Iterator[LoggedAction]:
    """The actions of one kind."""
    match act, open.phase:
        case (("step" | "swap_hand" | "turn"), _):
            return map(TO_A_PLACE[act], targets(agreed, open, act))
        case "swap", Searching(moves=moves):
            return (Swap(one, other) for one, other in pairs_with(swappable(agreed, open, moves), moves.touched))
        case "add", Searching(seat, moves=moves):
            both_ways = ways(agreed, open.hands[seat])
            return (AddTile(place, turned) for place in layable(open, moves) for turned in both_ways)
        case "shift", Searching(moves=moves):
            return (
                ShiftTile(start, to, turned)
                for start in movable(agreed, open, moves)
                for to in layable(open, moves)
                if start != to
                for turned in ways(agreed, open.stacks[start][-1])
            )
        case "lay", _:
            both_ways = ways(agreed, open.drawn)
            return (LayTile(q, r, turned) for q, r in spots(open) for turned in both_ways)
        case _:
            return iter(PLAIN[act])


def pairs_with(places: tuple[Place, ...], touched: tuple[Place, ...]) -> Iterable[tuple[Place, Place]]:
    """All pairs of these places that have the ones touched before among them (WS-A7)."""
    if len(touched) != 1 or touched[0] not in places:
        return (pair for pair in combinations(places, 2) if set(touched) <= set(pair))
    at, (place,) = places.index(touched[0]), touched
    return [*[(other, place) for other in places[:at]], *[(place, other) for other in places[at + 1 :]]]


def drawn(agreed: Options, open: Open, acts: tuple[Act, ...], luck: Luck) -> LoggedAction:
    """A random action: the kind first, then the action. Swaps and shifts are too many to list for this."""
    act = choice(luck, [act for act in acts if act != "call"])
    if act in TO_A_PLACE:
        return TO_A_PLACE[act](choice(luck, targets(agreed, open, act)))
    match act, open.phase:
        case "swap", Searching(moves=Moves(touched=()) as moves):
            one, other = pair_of(luck, swappable(agreed, open, moves))
            return Swap(one, other)
        case "shift", Searching(moves=moves):
            start = choice(luck, movable(agreed, open, moves))
            to = choice(luck, [place for place in layable(open, moves) if place != start])
            return ShiftTile(start, to, choice(luck, ways(agreed, open.stacks[start][-1])))
        case _:
            return choice(luck, tuple(listed(agreed, open, act)))


def pair_of(luck: Luck, places: tuple[Place, ...]) -> tuple[Place, Place]:
    """Two different places, in the order they are listed."""
    one, other = luck.below(len(places)), luck.below(len(places) - 1)
    other += other >= one
    return places[min(one, other)], places[max(one, other)]
