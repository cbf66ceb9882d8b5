"""Playing: the only road from one position to the next, with every guard in one place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any, Generic, Literal, TypeVar, cast

import msgspec
from msgspec import Struct

from parlour.core.game import (
    TIME_UP,
    Action,
    AnyEntry,
    AnyGame,
    Deal,
    Entry,
    Event,
    GiveUp,
    Illegal,
    Luck,
    Millis,
    Result,
    Resume,
    Seat,
    TakeBack,
    TimeUp,
    Turn,
    Verdict,
    Viewer,
    Whisper,
    Windowed,
    keeps,
)
from parlour.core.types import types_of

S = TypeVar("S")
LuckOf = Callable[[int], Luck]
START = Millis(0)


class Position(Struct, Generic[S], frozen=True, gc=False):
    """Where a line of play stands: the state, whose turn it is, the time of its last entry, how many deals there were,
    the result.
    """

    state: S
    turn: Turn
    at: Millis
    deals: int
    over: Result | None


class Played(Struct, frozen=True, gc=False):
    """An accepted entry, where it led, and the events it caused."""

    entry: AnyEntry
    position: Position[Any]
    events: tuple[Event, ...]


@lru_cache(maxsize=256)
def begin(game: AnyGame, seats: int) -> Position[Any]:
    """The start. It is the same whenever this game is played by so many, so it is worked out once."""
    check_seats(game, seats)
    return position(game, game.start(seats))


def check_seats(game: AnyGame, seats: int) -> None:
    if seats not in game.seats:
        raise Illegal("wrong_number_of_seats", least=game.seats[0], most=game.seats[-1])


def position(game: AnyGame, state: Any, at: Millis = START, deals: int = 0) -> Position[Any]:
    """While somebody is awaited, the game is not over: a law holds every game to that."""
    turn = game.turn(state)
    return Position(state, turn, at, deals, None if turn.awaited else game.result(state))


def play(game: AnyGame, here: Position[Any], entry: AnyEntry) -> Played:
    """Where `entry` leads. An entry that is not allowed raises Illegal and changes nothing."""
    if type(entry.action) is Resume:
        return resumed(game, here, entry, entry.action)
    guard(here, entry)
    return led(game, here, entry)


def led(game: AnyGame, here: Position[Any], entry: AnyEntry) -> Played:
    """Where an entry leads that needs no guard."""
    step = game.apply(here.state, entry)
    state = step.state
    turn = game.turn(state)
    over = None if turn.awaited else game.result(state)
    deals = here.deals + 1 if entry.actor == "chance" else here.deals
    return Played(entry, Position(state, turn, entry.at, deals, over), step.events)


def resumed(game: AnyGame, here: Position[Any], entry: AnyEntry, resume: Resume) -> Played:
    """Takes the place of the start."""
    if entry.actor != "table" or here.deals or here.at > entry.at:
        raise Illegal("not_yours_to_do")
    state = msgspec.json.decode(resume.state, type=types_of(type(game)).state)
    return Played(entry, resumed_position(game, state, entry.at, true=resume.true), ())


def resumed_position(game: AnyGame, state: Any, at: Millis, *, true: bool) -> Position[Any]:
    """Dealing hidden things anew was a deal."""
    return position(game, state, at, deals=0 if true else 1)


def guard(here: Position[Any], entry: AnyEntry) -> None:
    """Checks who may act, and when."""
    actor, at, turn = entry.actor, entry.at, here.turn
    if here.over is not None:
        raise Illegal("game_over")
    if at < here.at:
        raise Illegal("time_runs_forward")
    if isinstance(actor, int):
        if doer(type(entry.action)) is not None:
            raise Illegal("not_yours_to_do")
        if actor not in turn.awaited and actor not in turn.welcome and not isinstance(entry.action, GiveUp):
            raise Illegal("not_your_turn")
        if turn.until is not None and at >= turn.until:
            raise Illegal("too_late")
    elif actor == "table":
        if not isinstance(entry.action, TimeUp) or not turn.awaited:
            raise Illegal("not_yours_to_do")
        if turn.until is not None and at >= turn.until:
            raise Illegal("too_late")
    elif actor == "clock":
        if not isinstance(entry.action, TimeUp) or at != turn.until:
            raise Illegal("not_time_yet")
    elif at != here.at:
        raise Illegal("takes_no_time")
    elif actor != doer(type(entry.action)):
        raise Illegal("not_yours_to_do")


@cache
def doer(kind: type[Action]) -> Literal["chance", "judge", "table"] | None:
    """Who does such a thing; None for a seat. Cached: looking through four classes takes longer than many a move."""
    if issubclass(kind, Deal):
        return "chance"
    if issubclass(kind, Verdict):
        return "judge"
    return "table" if issubclass(kind, TimeUp | TakeBack | Resume) else None


def due(here: Position[Any], now: int) -> bool:
    """May chance, the judge or the clock have something to do by now? Otherwise it is up to the seats alone."""
    turn = here.turn
    return not turn.awaited or (turn.until is not None and turn.until <= now)


def settle(game: AnyGame, here: Position[Any], now: int, luck: LuckOf) -> list[Played]:
    """What chance, the judge and the clock do on their own until `now`. Every server computes the same.

    Each does what it does here in its own name and at the right time, so there is nothing to guard.
    """
    settled: list[Played] = []
    while here.over is None:
        turn = here.turn
        if not turn.awaited and (due := game.deal(here.state, luck(here.deals))) is not None:
            entry = Entry(here.at, doer(due.__class__) or "chance", due)
        elif turn.until is not None and turn.until <= now:
            entry = Entry(turn.until, "clock", TIME_UP)
        else:
            break
        played = led(game, here, entry)
        settled.append(played)
        here = played.position
    return settled


def waited_for(game: AnyGame, here: Position[Any]) -> frozenset[Seat]:
    """The seats whose turn it is, without those that are only asked whether they let something pass (X-4)."""
    awaited = here.turn.awaited
    if not keeps(type(game), Windowed):
        return awaited
    silence = cast(Windowed, game).silence
    return frozenset(seat for seat in awaited if silence(game.view(here.state, seat)) is None)


def numbered_line(log: Iterable[AnyEntry]) -> list[tuple[int, AnyEntry]]:
    """The entries that count, each with its ply: the log without what was taken back."""
    kept: list[tuple[int, AnyEntry]] = []
    for ply, entry in enumerate(log):
        if isinstance(entry.action, TakeBack):
            to = entry.action.to
            kept = [(earlier, kept_entry) for earlier, kept_entry in kept if earlier < to]
        else:
            kept.append((ply, entry))
    return kept


def line(log: Iterable[AnyEntry]) -> list[AnyEntry]:
    """The entries that count."""
    return [entry for _, entry in numbered_line(log)]


def replay(game: AnyGame, seats: int, log: Iterable[AnyEntry]) -> list[Played]:
    """Plays the line of a log again. Raises Illegal at the first entry that the rules refuse."""
    here = begin(game, seats)
    played: list[Played] = []
    for entry in line(log):
        played.append(play(game, here, entry))
        here = played[-1].position
    return played


def heard(viewer: Viewer, events: Iterable[Event]) -> tuple[Event, ...]:
    """The events this viewer hears."""
    return tuple(event for event in events if not isinstance(event, Whisper) or event.to == viewer)
