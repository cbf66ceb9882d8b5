"""A turn: turn a tile, find the word or not, say "Next" (MO-5 to MO-8, MO-A9)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import Illegal, Luck, Millis, Seat, Step
from parlour.games.moerder.agreement import Agreement
from parlour.games.moerder.board import AROUND, BODY, FACES, GAP, HIDDEN, PLACES, Face, bag, lay, name, tiles_with
from parlour.games.moerder.chains import Chain, Flaw, flaw, has_open_chain, layout, open_chains
from parlour.games.moerder.ending import end
from parlour.games.moerder.events import (
    BodyFound,
    ChainFound,
    ClaimFailed,
    DroppedOut,
    QuitAnnounced,
    TableEvent,
    TileTurned,
    TimeRanOut,
    TurnEnded,
)
from parlour.games.moerder.state import Open, State


def begin_turn(agreed: Agreement, open: Open, seat: Seat, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """With nothing left to turn a turn begins with looking (MO-A9)."""
    bare = not open.hidden
    begun = replace(
        open,
        phase="looking" if bare else "turning",
        active=seat,
        until=deadline(at, agreed.turn_seconds),
        hurried=False,
        bare=bare,
        touched=None,
        window=None,
    )
    return Step(State(begun), told)


def end_turn(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """The next player's turn, or the end: all have had a turn with nothing to turn and left it at that (MO-A9).

    Alone it is enough to let the last chain lie, unless chance has only just turned the last tile (MO-A14).
    """
    if open.objective is not None and not open.hidden and not open.hurried:
        return end(open, "chain_missed", *told)
    open = replace(open, bare_turns=open.bare_turns + 1 if open.bare else 0)
    if open.bare_turns < len(open.hands) - (open.dropped is not None):
        return begin_turn(agreed, open, seat_after(open), at, *told)
    if open.dropped is not None:
        return end(open, "dropped_out_rightly", *told, winner=open.dropped)
    return end(open, "nobody_found_it", *told)


def seat_after(open: Open) -> Seat:
    """Clockwise; who has dropped out has no more turns (MO-4, MO-B1)."""
    seats = len(open.hands)
    after = (open.active + 1) % seats
    return Seat((after + 1) % seats if after == open.dropped else after)


def turn_tile(open: Open, tile: int) -> Step[State, TableEvent]:
    if tile not in PLACES:
        raise Illegal("no_such_tile")
    if open.board[tile] == GAP:
        raise Illegal("tile_gone", tile=name(tile))
    if open.board[tile] != HIDDEN:
        raise Illegal("tile_open", tile=name(tile))
    return Step(State(replace(open, phase="revealing", due=(tile,))))


def draw_face(open: Open, luck: Luck) -> Face:
    """One of the tiles that are still face down, each as likely."""
    drawn = luck.below(open.hidden)
    for face, count in zip(FACES, bag(open.board, open.collected), strict=True):
        drawn -= count
        if drawn < 0:
            return face
    raise AssertionError("as many faces are left as tiles lie face down")


def reveal(agreed: Agreement, open: Open, tile: int, face: Face, at: Millis) -> Step[State, TableEvent]:
    """The body at once turns every face-down tile around it (MO-6)."""
    if open.due[:1] != (tile,) or not bag(open.board, open.collected)[FACES.index(face)]:
        raise Illegal("not_in_the_bag")
    board, due = lay(open.board, tile, face), open.due[1:]
    told: TableEvent = TileTurned(open.active, tile, face)
    if face == BODY:
        around = tuple(other for other in AROUND[tile] if board[other] == HIDDEN and other not in due)
        due += around
        told = BodyFound(open.active, tile, around)
    open = replace(open, board=board, turned=(*open.turned, tile), due=due)
    return Step(State(open), (told,)) if due else all_revealed(agreed, open, at, told)


def all_revealed(agreed: Agreement, open: Open, at: Millis, told: TableEvent) -> Step[State, TableEvent]:
    """On to looking, unless the turn was made for somebody who was away, or solitaire is decided."""
    if open.objective is not None:
        over = solitaire_over(agreed, open, told)
        if over is not None:
            return over
    if open.hurried:
        return end_turn(agreed, open, at, told, TurnEnded(open.active, time_up=True))
    return Step(State(replace(open, phase="looking")), (told,))


def solitaire_over(agreed: Agreement, open: Open, told: TableEvent) -> Step[State, TableEvent] | None:
    """What turning tiles decides when you play alone (MO-S3 to MO-S6, MO-A11)."""
    alone = open.active
    here = layout(open.board)
    chain = has_open_chain(here)
    if open.noted is not None:
        if chain:
            return end(open, "chain_after_quitting", told)
        return end(open, "no_chain_left", told, winner=alone, score=open.noted)
    if open.objective == 1:
        if chain:
            return end(open, "chain_too_early", told)
        return None if open.hidden else end(open, "last_tile_turned", told)
    if chain and agreed.solitaire_detect == "auto":
        found = next(open_chains(here))
        return end(open, "chain_found", told, ChainFound(alone, found), winner=alone, chain=found, score=open.hidden)
    return None if chain or open.hidden else end(open, "no_chain_at_all", told)


def may_claim(agreed: Agreement, open: Open) -> bool:
    """Alone there is nothing to claim before the letters are collected, nor where the engine looks (MO-S4, MO-A11)."""
    return open.objective is None or (open.objective == 2 and agreed.solitaire_detect == "player_claims")


def why_not_claimed(agreed: Agreement, open: Open, chain: Chain) -> Illegal | None:
    """A wrong claim is refused, unless it was agreed that it ends the turn (MO-A5, MO-A8)."""
    if not may_claim(agreed, open):
        return Illegal("nothing_to_claim")
    if not all(tile in PLACES for tile in chain):
        return Illegal("no_such_tile")
    wrong = flaw(open.board, open.collected, chain, hidden=False)
    return None if wrong is None or agreed.wrong_claim == "ends_turn" else refusal(wrong)


def claim(agreed: Agreement, open: Open, chain: Chain, at: Millis) -> Step[State, TableEvent]:
    """Whoever is on turn shows the word and wins (MO-8)."""
    refused = why_not_claimed(agreed, open, chain)
    if refused is not None:
        raise refused
    if flaw(open.board, open.collected, chain, hidden=False) is not None:
        return end_turn(agreed, open, at, ClaimFailed(open.active, chain))
    found = ChainFound(open.active, chain)
    return end(open, "chain_found", found, winner=open.active, chain=chain, score=open.hidden)


def time_up(agreed: Agreement, open: Open, at: Millis) -> Step[State, TableEvent]:
    """Chance turns a tile, then "Next" (X-7)."""
    if open.phase == "turning":
        return Step(State(replace(open, phase="picking", hurried=True)), (TimeRanOut(open.active),))
    return end_turn(agreed, open, at, TurnEnded(open.active, time_up=True))


def drop_out(agreed: Agreement, open: Open, at: Millis) -> Step[State, TableEvent]:
    """Base game: instead of turning a tile; only the first who says so may (MO-B1)."""
    if not may_drop_out(agreed, open):
        raise Illegal("no_dropping_out")
    return end_turn(agreed, replace(open, dropped=open.active), at, DroppedOut(open.active))


def may_drop_out(agreed: Agreement, open: Open) -> bool:
    return agreed.rules == "base" and open.dropped is None


def quit_game(open: Open) -> Step[State, TableEvent]:
    """Solitaire: the number is noted and all the rest turned (MO-S6)."""
    if not may_quit(open):
        raise Illegal("no_quitting")
    hidden = open.hidden
    due = tiles_with(open.board, HIDDEN)
    return Step(State(replace(open, phase="revealing", due=due, noted=hidden)), (QuitAnnounced(open.active, hidden),))


def may_quit(open: Open) -> bool:
    return open.objective == 2 and open.hidden > 0


def refusal(wrong: Flaw) -> Illegal:
    return Illegal(wrong.code, tile=name(wrong.tile), letter=wrong.letter)
