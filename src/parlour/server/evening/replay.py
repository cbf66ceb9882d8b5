"""A finished game as a browser is shown it: its moments, and slices of what some pair of eyes saw."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from parlour.core.game import AnyEntry, AnyGame, Millis, Result, Seat, Viewer
from parlour.core.moments import Moment, moments
from parlour.core.play import begin, heard
from parlour.core.refusal import Refusal
from parlour.server.door.messages import Happened, Ply, SeatShown

MOST_FRAMES = 32
Key: TypeAlias = Annotated[str, Meta(max_length=64)]


class Look(Struct, frozen=True):
    """The query of GET /api/replays/{id}. `key` opens the replay of a private table to whoever did not sit there."""

    key: Key = ""


class LookAt(Look, frozen=True, kw_only=True):
    """The query of GET /api/replays/{id}/frames. `eyes`: a seat, `bystander`, or `all` for all cards on the table."""

    eyes: Annotated[str, Meta(pattern=r"^([0-9]|1[0-5]|bystander|all)$")]
    first: Ply = 0
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = MOST_FRAMES


class MomentShown(Struct, frozen=True):
    """`ply` is how many entries the log had by then, `at` table time. `seat` has acted, unless it was the clock.

    `routine`: somebody let something pass.
    """

    ply: int
    at: Millis
    seat: int | None
    routine: bool


class ReplayShown(Struct, frozen=True):
    """GET /api/replays/{id}. `hidden`: there is something that a bystander did not see.

    `link` is the address to give to others, and `opened` when the table was opened, in seconds since 1970. A file has
    neither, and the Expert's game of a daily puzzle was played at no table. `player` is who played it.
    """

    id: str
    game: Any
    seats: tuple[SeatShown, ...]
    moments: tuple[MomentShown, ...]
    hidden: bool
    result: Result | None
    link: str | None = None
    opened: int | None = None
    player: int | None = None


class ReplayFrame(Struct, frozen=True):
    """What these eyes saw at one moment, and the events that had led to it."""

    awaited: tuple[int, ...]
    view: Any
    events: tuple[Happened, ...]
    result: Result | None


class ReplayFrames(Struct, frozen=True):
    """GET /api/replays/{id}/frames: from the moment number `first` on."""

    first: int
    frames: tuple[ReplayFrame, ...]


class Replay(Struct, frozen=True):
    """A game folded into its moments. `player`: the only seat that played."""

    game: AnyGame
    names: tuple[str, ...]
    log: tuple[AnyEntry, ...]
    moments: tuple[Moment, ...]
    hidden: bool
    player: Seat | None = None

    @property
    def seats(self) -> int:
        return len(self.names)


def folded(game: AnyGame, names: tuple[str, ...], log: tuple[AnyEntry, ...]) -> Replay:
    """Raises Illegal at the first entry that the rules refuse. This takes a while for a long game."""
    found = tuple(moments(game, begin(game, len(names)), log))
    return Replay(game, names, log, found, hides(game, found))


def hides(game: AnyGame, moments: tuple[Moment, ...]) -> bool:
    """Was there ever anything that a bystander did not see?"""
    states = (moment.here.state for moment in moments)
    return any(game.view(state, "all") != game.view(state, "bystander") for state in states)


def show_moment(moment: Moment) -> MomentShown:
    seat = moment.actor if isinstance(moment.actor, int) else None
    return MomentShown(moment.ply, moment.at, seat, moment.routine)


def show_frames(replay: Replay, look: LookAt) -> ReplayFrames:
    viewer = viewer_of(look.eyes, replay.seats)
    chosen = replay.moments[look.first : look.first + look.count]
    return ReplayFrames(look.first, tuple(show_frame(replay.game, moment, viewer) for moment in chosen))


def show_frame(game: AnyGame, moment: Moment, viewer: Viewer) -> ReplayFrame:
    told = tuple(Happened(ply, event) for ply, one in moment.events for event in heard(viewer, (one,)))
    here = moment.here
    return ReplayFrame(tuple(sorted(here.turn.awaited)), game.view(here.state, viewer), told, here.over)


def viewer_of(eyes: str, seats: int) -> Viewer:
    match eyes:
        case "bystander" | "all":
            return eyes
        case seat if int(seat) < seats:
            return Seat(int(seat))
        case _:
            raise Refusal("no_such_seat")
