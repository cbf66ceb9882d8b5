"""The pile: a bag without an order; what is drawn is decided when it is drawn (WS-2, WS-9, WS-A10, X-5)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Millis, Step
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.events import TableEvent, TileDrawn, TileExchanged
from parlour.games.wordsearch.state import Open, State
from parlour.games.wordsearch.stepping import first_move, step_on
from parlour.games.wordsearch.turns import end_turn


def may_exchange(open: Open) -> bool:
    return bool(open.hands[open.active] and open.pile)


def exchange(open: Open) -> Step[State, TableEvent]:
    """Instead of a word; the tile is drawn before the old one goes back (WS-A10)."""
    if not open.hands[open.active]:
        raise Illegal("no_own_tile")
    if not open.pile:
        raise Illegal("pile_empty")
    return Step(State(replace(open, phase="drawing")))


def take_from_pile(agreed: Agreement, open: Open, letters: str, at: Millis) -> Step[State, TableEvent]:
    """A tile to be laid, a new own tile, or one for the own tile (WS-A17, WS-A16, WS-A10)."""
    if letters not in open.pile:
        raise Illegal("not_in_the_bag")
    seat, drawn = open.active, open.pile.index(letters)
    open = replace(open, pile=(*open.pile[:drawn], *open.pile[drawn + 1 :]))
    told = TileDrawn(seat, letters)
    if agreed.mode == "boardless":
        phase = "laying" if open.moves.hurried else "searching"
        return Step(State(replace(open, phase=phase, moves=replace(open.moves, drawn=letters))), (told,))
    gave = open.hands[seat]
    open = replace(open, hands=tuple(letters if owner == seat else hand for owner, hand in enumerate(open.hands)))
    if not gave:
        return Step(State(replace(open, phase="searching")), (told,))
    open = replace(open, pile=tuple(sorted((*open.pile, gave))))
    exchanged = TileExchanged(seat, gave, letters)
    return (step_on if first_move(open) else end_turn)(agreed, open, at, exchanged)
