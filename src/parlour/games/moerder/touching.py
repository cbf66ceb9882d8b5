"""Collecting under the eyes of the others: the touch, the window, the objection in two steps (MO-9 to MO-14, MO-A4)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.clock import GRACE, deadline
from parlour.core.game import Illegal, Millis, Seat, Step
from parlour.games.moerder.agreement import Agreement
from parlour.games.moerder.board import BODY, GAP, HIDDEN, LETTERS, PLACES, WORD, Letter, lay, name, tiles_with
from parlour.games.moerder.chains import Chain, flaw, layout, possible
from parlour.games.moerder.ending import end
from parlour.games.moerder.events import (
    Objected,
    ObjectionFell,
    ObjectionHeld,
    TableEvent,
    TileCollected,
    TileTouched,
    TouchPassed,
    WordCollected,
)
from parlour.games.moerder.state import Objection, ObjectionWindow, Open, State
from parlour.games.moerder.turns import end_turn, refusal

CEILING = 60
LEAST_LEFT = 3000 + GRACE


def wanted(agreed: Agreement, open: Open) -> str:
    """The letters the player on turn may still collect (MO-12, MO-A1, MO-A14)."""
    if agreed.rules == "base" or open.objective == 2:
        return ""
    word = LETTERS if open.objective == 1 and agreed.solitaire_tiles == 5 else WORD
    hand = open.hands[open.active]
    return "".join(letter for letter in LETTERS if hand.count(letter) < word.count(letter))


def touchable(agreed: Agreement, open: Open) -> tuple[int, ...]:
    return tiles_with(open.board, wanted(agreed, open))


def letter_at(open: Open, tile: int) -> Letter:
    return LETTERS[LETTERS.index(open.board[tile])]


def touch(agreed: Agreement, open: Open, tile: int, at: Millis) -> Step[State, TableEvent]:
    """A window opens whether or not anyone could object; alone, or by agreement, the judge looks instead (MO-A4)."""
    if tile not in PLACES:
        raise Illegal("no_such_tile")
    if agreed.rules == "base" or open.objective == 2:
        raise Illegal("nothing_to_collect")
    match open.board[tile]:
        case face if face == HIDDEN:
            raise Illegal("tile_hidden", tile=name(tile))
        case face if face == GAP:
            raise Illegal("tile_gone", tile=name(tile))
        case face if face == BODY:
            raise Illegal("body_stays")
        case face if face not in wanted(agreed, open):
            raise Illegal("enough_of_letter", letter=face)
    told = TileTouched(open.active, tile, letter_at(open, tile))
    if open.objective is not None or agreed.objections == "auto":
        return Step(State(replace(open, phase="judging", touched=tile)), (told,))
    until = deadline(at, agreed.window or CEILING)
    assert until is not None
    window = ObjectionWindow(until, None if open.until is None else open.until - at)
    return Step(State(replace(open, phase="window", touched=tile, window=window)), (told,))


def touched_is_possible(agreed: Agreement, open: Open) -> bool:
    assert open.touched is not None
    return possible(layout(open.board, open.collected, counts=agreed.objection_counts), open.touched)


def judge(agreed: Agreement, open: Open, verdict: bool, at: Millis) -> Step[State, TableEvent]:
    """The engine says whether, never where: finding the chain is the game (MO-A10)."""
    if verdict != touched_is_possible(agreed, open):
        raise Illegal("judge_again")
    if not verdict:
        return collect(agreed, open, at)
    assert open.touched is not None
    told = ObjectionHeld(open.active, open.touched)
    if open.objective is not None and agreed.solitaire_refusal == "refuse_only":
        return Step(State(replace(open, phase="looking", touched=None)), (told,))
    return end_turn(agreed, open, at, told)


def waiting(open: Open) -> frozenset[Seat]:
    """Who has not yet answered this touch."""
    window = open.window
    assert window is not None
    floor = () if window.objection is None else (window.objection.seat,)
    answered = {open.active, *window.passed, *window.out, *floor}
    return frozenset(Seat(seat) for seat in range(len(open.hands)) if seat not in answered)


def let_pass(agreed: Agreement, open: Open, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    """Let the touch pass; from whoever has the floor it takes the objection back."""
    window = open.window
    assert window is not None
    if window.objection is not None and window.objection.seat == seat:
        return objection_falls(agreed, open, at)
    if seat not in waiting(open):
        raise Illegal("already_passed")
    open = replace(open, window=replace(window, passed=(*window.passed, seat)))
    return window_goes_on(agreed, open, at, TouchPassed(seat))


def window_goes_on(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """A window closes when nobody is left to answer; not while somebody has the floor."""
    if open.phase == "showing" or waiting(open):
        return Step(State(open), told)
    return collect(agreed, open, at, *told)


def object_to(agreed: Agreement, open: Open, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    """The first in the log has the floor, and the window stands still (MO-A4). Who passed may change his mind."""
    window = open.window
    assert window is not None and open.touched is not None
    if window.objection is not None:
        raise Illegal("floor_taken", seat=window.objection.seat)
    until = deadline(at, agreed.show_seconds)
    assert until is not None
    passed = tuple(other for other in window.passed if other != seat)
    window = replace(window, passed=passed, objection=Objection(seat, until, window.until - at))
    return Step(State(replace(open, phase="showing", window=window)), (Objected(seat, open.touched),))


def why_not_shown(agreed: Agreement, open: Open, chain: Chain) -> Illegal | None:
    """One example of a chain with the touched tile, as it may come true (MO-10, MO-A3, MO-A5)."""
    assert open.touched is not None
    if not all(tile in PLACES for tile in chain):
        return Illegal("no_such_tile")
    if open.touched not in chain:
        return Illegal("touched_missing", tile=name(open.touched))
    wrong = flaw(open.board, open.collected, chain, hidden=True, counts=agreed.objection_counts)
    return None if wrong is None else refusal(wrong)


def show(agreed: Agreement, open: Open, seat: Seat, chain: Chain, at: Millis) -> Step[State, TableEvent]:
    """A valid objection: the tile stays and the collector's turn is over (MO-11, MO-A6)."""
    window = open.window
    assert window is not None and window.objection is not None and open.touched is not None
    if window.objection.seat != seat:
        raise Illegal("floor_taken", seat=window.objection.seat)
    refused = why_not_shown(agreed, open, chain)
    if refused is not None:
        raise refused
    told = ObjectionHeld(open.active, open.touched, seat, chain)
    if agreed.objector_wins and all(open.board[tile] != HIDDEN for tile in chain):
        return end(open, "chain_in_objection", told, winner=seat, chain=chain)
    return end_turn(agreed, open, at, told)


def objection_falls(agreed: Agreement, open: Open, at: Millis) -> Step[State, TableEvent]:
    """Out for this touch; the others go on with what was left, three seconds at least (MO-A4)."""
    window = open.window
    assert window is not None and window.objection is not None and open.touched is not None
    fallen = window.objection
    until = Millis(at + max(fallen.window_left, LEAST_LEFT))
    window = replace(window, until=until, out=(*window.out, fallen.seat), objection=None)
    told = ObjectionFell(fallen.seat, open.touched)
    return window_goes_on(agreed, replace(open, phase="window", window=window), at, told)


def collect(agreed: Agreement, open: Open, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """The tile leaves a gap for good (MO-15); the whole word wins (MO-14), or alone is the first objective (MO-S2)."""
    assert open.touched is not None
    seat, letter = open.active, letter_at(open, open.touched)
    hands = tuple(hand + letter if owner == seat else hand for owner, hand in enumerate(open.hands))
    until = open.until
    if open.window is not None and open.window.turn_left is not None:
        until = Millis(at + max(open.window.turn_left, LEAST_LEFT))
    told = (*told, TileCollected(seat, open.touched, letter))
    open = replace(
        open,
        phase="looking",
        board=lay(open.board, open.touched, GAP),
        hands=hands,
        until=until,
        bare=False,
        touched=None,
        window=None,
    )
    if wanted(agreed, open):
        return Step(State(open), told)
    told = (*told, WordCollected(seat))
    if open.objective == 1:
        return Step(State(replace(open, objective=2)), told)
    return end(open, "letters_collected", *told, winner=seat)
