"""A hand to be won in one turn, with as many points as possible.

Two Novices play by the date's luck until one of them could close a case, if it only saw how. There the puzzle begins.
It is over with that turn. The marks count what was done.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, Final

from parlour.bots.murdero.plain import plain
from parlour.core.game import AnyEntry, AnyGame, Entry, Seat
from parlour.core.luck import Seal, Stream
from parlour.core.play import START, Played, Position, begin, play, settle
from parlour.daily.one_turn import Way, plays, ways, within_reach
from parlour.daily.puzzle import Puzzle, seed
from parlour.daily.task import Finish, Opening, Task
from parlour.games.murdero.events import HandEnded
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.state import Drawing, Open

SEATS: Final = 2
LONGEST: Final = 24
"""Games are not followed beyond this many turns."""
FEWEST_ACTS: Final = 5
MOST_KEYS: Final = 2
"""So many Action Cards with a target win at most …"""
LEAST_DOORS: Final = 5
"""… and so many could be played at least."""


def opening(puzzle: Puzzle, game: AnyGame, seats: int) -> Opening:
    assert isinstance(game, Murdero)
    return next(found for tried in count(1) if (found := first_puzzle(game, seed(puzzle, tried))) is not None)


def first_puzzle(game: Murdero, seed: bytes) -> Opening | None:
    """The first turn of this game that makes a puzzle."""
    for seat, here, log in turns(game, seed):
        view = game.view(here.state, seat)
        likely = within_reach(view, seat) and plays(game, view) >= LEAST_DOORS
        if likely and worth_a_puzzle(ways(game, view, seat)):
            return Opening(seed, seat, tuple(log))
    return None


def worth_a_puzzle(found: list[Way]) -> bool:
    """It takes several acts, and the right Action Card aimed at the right thing."""
    keys = {way.played for way in found}
    return 0 < len(keys) <= MOST_KEYS and None not in keys and min(len(way.acts) for way in found) >= FEWEST_ACTS


def turns(game: Murdero, seed: bytes) -> Iterator[tuple[Seat, Position[Any], list[AnyEntry]]]:
    """The beginning of each turn of a game between Novices, whose own luck follows from the seed too."""
    seal, log = Seal(seed), list[AnyEntry]()
    here = begin(game, SEATS)
    begun = 0
    while True:
        for one in settle(game, here, START, seal.luck):
            here = one.position
            log.append(one.entry)
        if here.over is not None or begun == LONGEST:
            return
        (seat,) = here.turn.awaited
        if isinstance(here.state.open.phase, Drawing):
            begun += 1
            yield seat, here, log
        act = plain(game, game.view(here.state, seat), Stream(seed + b" novice " + len(log).to_bytes(4, "big")))
        here = play(game, here, entry := Entry(START, seat, act)).position
        log.append(entry)


def over(here: Position[Any], seat: Seat) -> bool:
    """With the hand, or with the turn."""
    return here.over is not None or (bool(here.turn.awaited) and seat not in here.turn.awaited)


def finish(played: Sequence[Played], seat: Seat) -> Finish:
    result, open = played[-1].position.over, played[-1].position.state.open
    assert isinstance(open, Open)
    solved = result is not None and bool(open.sheet) and closed_by(played, seat)
    acts = sum(entry.actor == seat for entry in since_turn_began(played, seat))
    return Finish(solved, open.sheet[-1][seat] if solved else 0, ("▪" * acts + ("★" if solved else ""),))


def closed_by(played: Sequence[Played], seat: Seat) -> bool:
    return any(isinstance(event, HandEnded) and seat in event.winners for one in played for event in one.events)


def since_turn_began(played: Sequence[Played], seat: Seat) -> list[AnyEntry]:
    """What was done since another seat did something."""
    others = [at for at, one in enumerate(played) if isinstance(one.entry.actor, int) and one.entry.actor != seat]
    return [one.entry for one in played[others[-1] + 1 if others else 0 :]]


TASK = Task(
    "points",
    False,
    finish,
    options={"max_hands": 1},
    seats=SEATS,
    searched=True,
    opening=opening,
    over=over,
)
