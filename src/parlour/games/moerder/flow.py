"""Which phase comes next. Nothing else in the package decides it."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.clock import deadline, left, resumed
from parlour.core.game import Millis, Seat, Step
from parlour.games.moerder.board import Tile
from parlour.games.moerder.chains import Chain, layout, open_chains
from parlour.games.moerder.collecting import collect, wanted
from parlour.games.moerder.events import (
    BodyFound,
    ChainFound,
    ChainsShown,
    ClaimFailed,
    Objected,
    ObjectionFell,
    ObjectionHeld,
    QuitAnnounced,
    TableEvent,
    TileTouched,
    TileTurned,
    TimeRanOut,
    TouchPassed,
    TurnEnded,
    WordCollected,
)
from parlour.games.moerder.objecting import wins
from parlour.games.moerder.options import Options
from parlour.games.moerder.solitaire import ended_by_quitting, ended_by_turning
from parlour.games.moerder.state import (
    Ending,
    Hurrying,
    Judging,
    Looking,
    Objecting,
    Open,
    Over,
    Phase,
    Picking,
    Quitting,
    Revealing,
    Showing,
    State,
    Turning,
)
from parlour.kit.window import CEILING, all_but, opened, passed, without


def turn_of(agreed: Options, open: Open, seat: Seat, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """With nothing left to turn, a turn begins with looking (MO-A9)."""
    until = deadline(at, agreed.turn_seconds)
    return enter(open, Turning(seat, until) if open.hidden else Looking(seat, until, bare=True), *told)


def end_turn(
    agreed: Options, open: Open, seat: Seat, at: Millis, *told: TableEvent, bare: bool = False
) -> Step[State, TableEvent]:
    """In solitaire with all tiles open, ending the turn without a claim loses (MO-A14)."""
    if open.objective is not None and not open.hidden:
        return over(open, Ending("chain_missed"), *told)
    return next_turn(agreed, open, seat, at, *told, bare=bare)


def next_turn(
    agreed: Options, open: Open, seat: Seat, at: Millis, *told: TableEvent, bare: bool = False
) -> Step[State, TableEvent]:
    """The game is over when everybody still in has had a bare turn, one after another (MO-A9, MO-B1)."""
    open = replace(open, bare_turns=open.bare_turns + 1 if bare else 0)
    if open.bare_turns < len(open.hands) - (open.dropped is not None):
        return turn_of(agreed, open, seat_after(open, seat), at, *told)
    if open.dropped is not None:
        return over(open, Ending("dropped_out_rightly", winner=open.dropped), *told)
    return over(open, Ending("nobody_found_it"), *told)


def seat_after(open: Open, seat: Seat) -> Seat:
    """Clockwise. A seat that has dropped out has no more turns (MO-4, MO-B1)."""
    seats = len(open.hands)
    after = (seat + 1) % seats
    return Seat((after + 1) % seats if after == open.dropped else after)


def after_turning(open: Open, phase: Turning, due: tuple[Tile, ...]) -> Step[State, TableEvent]:
    return enter(open, Revealing(phase.seat, due, phase.until))


def after_picking(open: Open, phase: Picking, due: tuple[Tile, ...]) -> Step[State, TableEvent]:
    return enter(open, Hurrying(phase.seat, due))


def after_revealing(
    agreed: Options,
    open: Open,
    phase: Revealing | Hurrying | Quitting,
    due: tuple[Tile, ...],
    at: Millis,
    told: TileTurned | BodyFound,
) -> Step[State, TableEvent]:
    """With the last tile that was due, solitaire may be decided. Otherwise the seat looks, unless time was up."""
    seat = phase.seat
    if due:
        return enter(open, replace(phase, due=due), told)
    if isinstance(phase, Quitting):
        return over(open, ended_by_quitting(open, seat, phase.noted), told)
    ending = None if open.objective is None else ended_by_turning(agreed, open, seat)
    if ending is not None:
        found = () if ending.chain is None else (ChainFound(seat, ending.chain),)
        return over(open, ending, told, *found)
    if isinstance(phase, Hurrying):
        return next_turn(agreed, open, seat, at, told, TurnEnded(seat, time_up=True))
    return enter(open, Looking(seat, phase.until, bare=False), told)


def after_claiming(
    agreed: Options, open: Open, phase: Looking, told: ChainFound | ClaimFailed, at: Millis
) -> Step[State, TableEvent]:
    match told:
        case ChainFound(seat, chain):
            return over(open, Ending("chain_found", winner=seat, chain=chain, score=open.hidden), told)
        case ClaimFailed(seat):
            return end_turn(agreed, open, seat, at, told, bare=phase.bare)


def after_touching(
    agreed: Options, open: Open, phase: Looking, told: TileTouched, at: Millis
) -> Step[State, TableEvent]:
    """A window opens whether or not anyone could object. In solitaire or if agreed, the judge looks instead (MO-A4)."""
    if open.objective is not None or agreed.objections == "auto":
        return enter(open, Judging(told.tile, phase), told)
    window = opened(all_but(phase.seat, len(open.hands)), agreed.window or CEILING, at)
    return enter(open, Objecting(told.tile, window, left(phase.until, at), phase), told)


def after_judging(
    agreed: Options, open: Open, phase: Judging, held: ObjectionHeld | None, at: Millis
) -> Step[State, TableEvent]:
    """In solitaire a refusal need not end the turn (MO-A10)."""
    back = phase.back
    if held is None:
        return collected(agreed, open, phase.tile, back)
    if open.objective is not None and agreed.solitaire_refusal == "refuse_only":
        return enter(open, back, held)
    return end_turn(agreed, open, back.seat, at, held, bare=back.bare)


def after_pass(agreed: Options, open: Open, phase: Objecting, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    return go_on(agreed, open, replace(phase, window=passed(phase.window, seat)), at, TouchPassed(seat))


def after_pass_meanwhile(open: Open, phase: Showing, seat: Seat) -> Step[State, TableEvent]:
    """While somebody has the floor the window stays open, whoever passes."""
    back = replace(phase.back, window=passed(phase.back.window, seat))
    return enter(open, replace(phase, back=back), TouchPassed(seat))


def after_objecting(agreed: Options, open: Open, phase: Objecting, seat: Seat, at: Millis) -> Step[State, TableEvent]:
    """The first objector has the floor and leaves the window, which stands still meanwhile (MO-A4)."""
    window = without(phase.window, seat)
    until = deadline(at, agreed.show_seconds)
    showing = Showing(seat, until, left(window.until, at), replace(phase, window=window))
    return enter(open, showing, Objected(seat, phase.tile))


def after_showing(
    agreed: Options, open: Open, phase: Showing, chain: Chain, at: Millis, told: ObjectionHeld
) -> Step[State, TableEvent]:
    """The tile stays, and the collector's turn is over (MO-11)."""
    if wins(agreed, open, chain):
        return over(open, Ending("chain_in_objection", winner=phase.seat, chain=chain), told)
    collector = phase.back.back
    return end_turn(agreed, open, collector.seat, at, told, bare=collector.bare)


def after_falling(agreed: Options, open: Open, phase: Showing, at: Millis) -> Step[State, TableEvent]:
    """The window goes on for the others with what was left of it (MO-A4)."""
    window = replace(phase.back.window, until=resumed(phase.left, at))
    return go_on(agreed, open, replace(phase.back, window=window), at, ObjectionFell(phase.seat, phase.back.tile))


def go_on(agreed: Options, open: Open, phase: Objecting, at: Millis, *told: TableEvent) -> Step[State, TableEvent]:
    """A window closes when nobody is left to answer."""
    if phase.window.waiting:
        return enter(open, phase, *told)
    return after_window(agreed, open, phase, at, *told)


def after_window(
    agreed: Options, open: Open, phase: Objecting, at: Millis, *told: TableEvent
) -> Step[State, TableEvent]:
    """No objection held: the tile is taken, and the clock of the turn goes on."""
    back = replace(phase.back, until=resumed(phase.left, at))
    return collected(agreed, open, phase.tile, back, *told)


def collected(agreed: Options, open: Open, tile: Tile, back: Looking, *told: TableEvent) -> Step[State, TableEvent]:
    """All the letters win (MO-14). In solitaire they are the first objective (MO-S2)."""
    seat = back.seat
    open, taken = collect(open, seat, tile)
    back = replace(back, bare=False)
    if wanted(agreed, open, seat):
        return enter(open, back, *told, taken)
    if open.objective is not None:
        return enter(replace(open, objective=2), back, *told, taken, WordCollected(seat))
    return over(open, Ending("letters_collected", winner=seat), *told, taken, WordCollected(seat))


def after_quitting(
    open: Open, phase: Turning | Looking, due: tuple[Tile, ...], told: QuitAnnounced
) -> Step[State, TableEvent]:
    return enter(open, Quitting(phase.seat, due, told.hidden), told)


def out_of_time(agreed: Options, open: Open, phase: Turning | Looking, at: Millis) -> Step[State, TableEvent]:
    """Chance turns a tile if none was turned, and the turn is over (X-7)."""
    match phase:
        case Turning(seat):
            return enter(open, Picking(seat), TimeRanOut(seat))
        case Looking(seat, bare=bare):
            return end_turn(agreed, open, seat, at, TurnEnded(seat, time_up=True), bare=bare)


def after_giving_up(open: Open, told: TableEvent) -> Step[State, TableEvent]:
    """In solitaire it is a loss. The last seat that stays wins. While more stay, the game goes on (X-8)."""
    staying = [Seat(seat) for seat in range(len(open.hands)) if seat not in open.given_up]
    if len(staying) > 1:
        return Step(State(open), (told,))
    return over(open, Ending("gave_up", winner=staying[0] if staying else None), told)


def over(open: Open, ending: Ending, *told: TableEvent) -> Step[State, TableEvent]:
    chains = tuple(open_chains(layout(open.board)))
    shown = (ChainsShown(chains),) if chains else ()
    return enter(open, Over(ending, chains), *told, *shown)


def enter(open: Open, phase: Phase, *told: TableEvent) -> Step[State, TableEvent]:
    return Step(State(replace(open, phase=phase)), told)
