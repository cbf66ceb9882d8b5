"""Which phase comes next: within a turn, around the table, from hand to hand."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import Illegal, Millis, Seat, Step
from parlour.games.murdero.action_card import Draws, Effect, EndsHand, Robs
from parlour.games.murdero.cards import COLOURS, named
from parlour.games.murdero.dealing import cleared
from parlour.games.murdero.discarding import excess
from parlour.games.murdero.drawing import take
from parlour.games.murdero.events import (
    CaseClosed,
    HandCounted,
    HandEnded,
    SeatGaveUp,
    TableEvent,
    TimeRanOut,
    TurnEnded,
)
from parlour.games.murdero.options import Options
from parlour.games.murdero.scoring import by_side, counts, decided, sides, totals
from parlour.games.murdero.state import (
    Acting,
    Counting,
    Dealing,
    Discarding,
    Drawing,
    EndOfHand,
    Fetching,
    Move,
    Over,
    Phase,
    Robbing,
    Starting,
    State,
    Tidying,
)
from parlour.games.murdero.winning import complete, winners

Told: TypeAlias = tuple[TableEvent, ...]
STILL_ROUNDS: Final = 2


def first_phase(agreed: Options) -> Phase:
    return Starting() if agreed.start_player == "random" else Dealing()


def begin_hand(agreed: Options, state: State, told: Told) -> Step[State, TableEvent]:
    return enter(cleared(agreed, state), Dealing(), told)


def begin_turn(agreed: Options, state: State, seat: Seat, at: Millis, told: Told) -> Step[State, TableEvent]:
    return enter(state, Drawing(Move(seat, deadline(at, agreed.turn_seconds))), told)


def after(seat: Seat, state: State) -> Seat:
    """The seat to the left (MU-6)."""
    return Seat((seat + 1) % len(state.hands))


def fetch(state: State, move: Move, cards: int, told: Told = (), last: bool = False) -> Step[State, TableEvent]:
    return enter(state, Fetching(replace(move, busy=True), cards, last), told)


def after_fetching(agreed: Options, state: State, phase: Fetching, at: Millis, told: Told) -> Step[State, TableEvent]:
    """An empty Case File ends the hand: at once after Overtime or if agreed, otherwise with the turn (MU-A2)."""
    if not state.open.file and phase.last:
        return end_hand(state, "overtime", told)
    if not state.open.file and agreed.case_file_empty == "immediate":
        return end_hand(state, "case_file_empty", told)
    return go_on(agreed, state, phase.move, at, told)


def go_on(agreed: Options, state: State, move: Move, at: Millis, told: Told) -> Step[State, TableEvent]:
    """The turn goes on, or is brought to an end if time ran out."""
    if move.hurried:
        return tidy_up(agreed, state, move, at, told)
    return enter(state, Acting(move), told)


def after_building(state: State, before: State, move: Move, told: Told) -> Step[State, TableEvent]:
    closed, won = closing(state, before)
    told = (*told, *closed)
    if won:
        return end_hand(state, "case_closed", told, won)
    return enter(state, Acting(replace(move, busy=True)), told)


def after_action(effect: Effect, before: State, move: Move) -> Step[State, TableEvent]:
    """First what the card did to the table, then what follows. A draw from too few cards takes them all (MU-A28)."""
    state = effect.state
    closed, won = closing(state, before)
    told = (*effect.told, *closed)
    if won:
        return end_hand(state, "case_closed", told, won)
    move = replace(move, acted=True, busy=True)
    match effect.then:
        case Draws(cards, last) if state.open.file:
            return fetch(state, move, min(cards, state.open.file), told, last)
        case EndsHand(reason):
            return end_hand(state, reason, told)
        case Robs(victim):
            return enter(state, Robbing(move, victim), told)
        case _:
            return enter(state, Acting(move), told)


def closing(state: State, before: State) -> tuple[list[CaseClosed], tuple[Seat, ...]]:
    """The win test after every change to the table: which cases were just closed, and who has won (MU-A10)."""
    complete_now = complete(state.open) if state.open.places is not before.open.places else {}
    if not complete_now:
        return [], ()
    won, known = winners(state.open), complete(before.open)
    closed = [
        CaseClosed(seat, named(COLOURS.index(colour), 5), held_back=seat not in won)
        for seat, colours in complete_now.items()
        for colour in colours
        if colour not in known.get(seat, "")
    ]
    return closed, won


def end_turn(agreed: Options, state: State, move: Move, at: Millis, told: Told) -> Step[State, TableEvent]:
    told = (*told, TurnEnded(move.seat))
    idle = 0 if move.busy else state.open.idle + 1
    if idle != state.open.idle:
        state = replace(state, open=replace(state.open, idle=idle))
    if not state.open.file:
        return end_hand(state, "case_file_empty", told)
    if idle >= STILL_ROUNDS * len(state.hands):
        return end_hand(state, "standstill", told)
    return begin_turn(agreed, state, after(move.seat, state), at, told)


def done(agreed: Options, state: State, move: Move, at: Millis, told: Told = ()) -> Step[State, TableEvent]:
    """A seat with too many cards discards first (MU-6)."""
    if excess(state.open, move.seat):
        return enter(state, Discarding(move), told)
    return end_turn(agreed, state, move, at, told)


def tidy_up(agreed: Options, state: State, move: Move, at: Millis, told: Told) -> Step[State, TableEvent]:
    if excess(state.open, move.seat):
        return enter(state, Tidying(move), told)
    return end_turn(agreed, state, move, at, told)


def time_up(agreed: Options, state: State, phase: Drawing | Acting | Discarding, at: Millis) -> Step[State, TableEvent]:
    """What was played stays, and a card not drawn yet is drawn (MU-A30)."""
    move, told = replace(phase.move, hurried=True, until=None), (TimeRanOut(phase.move.seat),)
    if not isinstance(phase, Drawing):
        return tidy_up(agreed, state, move, at, told)
    if state.open.file:
        return fetch(state, move, 1, told)
    state, taken = take(state, move.seat)
    return tidy_up(agreed, state, move, at, (*told, taken))


def end_hand(state: State, reason: EndOfHand, told: Told, won: tuple[Seat, ...] = ()) -> Step[State, TableEvent]:
    return enter(state, Counting(reason, won), (*told, HandEnded(reason, won)))


def count(agreed: Options, state: State, phase: Counting) -> Step[State, TableEvent]:
    """Scores the hand. Then comes the next one, or the end of the match (MU-10, MU-A24)."""
    counted = counts(agreed, state, phase.winners)
    scores = by_side(agreed, counted)
    open = replace(state.open, sheet=(*state.open.sheet, scores))
    told = (HandCounted(counted, scores, totals(agreed, open)),)
    state = replace(state, open=open)
    if decided(agreed, open):
        return enter(state, Over("target_reached"), told)
    if len(open.sheet) >= agreed.max_hands:
        return enter(state, Over("last_hand"), told)
    state = replace(state, open=replace(open, dealer=after(open.dealer, state)))
    return begin_hand(agreed, state, told)


def give_up(agreed: Options, state: State, seat: Seat) -> Step[State, TableEvent]:
    """With two sides the other wins. With more, the seat comes last and the match goes on (X-8)."""
    open, told = state.open, (SeatGaveUp(seat),)
    if seat in open.given_up:
        raise Illegal("already_given_up")
    state = replace(state, open=replace(open, given_up=(*open.given_up, seat)))
    staying = [side for side in sides(agreed, len(open.places)) if not set(side) & set(state.open.given_up)]
    if len(staying) > 1:
        return Step(state, told)
    return enter(state, Over("gave_up"), told)


def enter(state: State, phase: Phase, told: Told) -> Step[State, TableEvent]:
    return Step(State(replace(state.open, phase=phase), state.hands, state.file), told)
