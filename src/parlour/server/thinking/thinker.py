"""A process in which bots think and help is worked out: one line of JSON in, one line out, until its input ends."""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from parlour.catalog import CATALOG
from parlour.core.game import AnyEntry, AnyGame, Millis, Seat
from parlour.core.listing import Listing
from parlour.core.luck import Stream
from parlour.core.moments import moments
from parlour.core.play import begin
from parlour.core.saying import Said
from parlour.daily.puzzle import Puzzle
from parlour.review.curves.curve import Curve, curve
from parlour.review.lookback.decisions import Decision, decisions
from parlour.review.lookback.remark import Remark, remark
from parlour.words.agreement import WordAgreement
from parlour.words.own_list import keep_lists

NICENESS = 10


class Think(Struct, frozen=True, tag=True):
    """What would a bot of this strength do?"""

    name: str
    game: Raw
    view: Raw
    strength: str
    budget: Millis


class Help(Struct, frozen=True, tag=True):
    """What is there to say about this view, and perhaps about an action somebody has in mind?"""

    name: str
    game: Raw
    view: Raw
    draft: Raw


class Expect(Struct, frozen=True, tag=True):
    """There is a table of this word game: read its words."""

    name: str
    game: Raw


class LookBack(Struct, frozen=True, tag=True):
    """What was there to be found in this decision of a seat? They are counted from 0. Only of a finished game."""

    name: str
    game: Raw
    seats: int
    log: Raw
    seat: Seat
    number: int


class Draw(Struct, frozen=True, tag=True):
    """How did a finished game go, as a curve?"""

    name: str
    game: Raw
    seats: int
    log: Raw


class Solve(Struct, frozen=True, tag=True):
    """How does the Expert fare at this daily puzzle?"""

    name: str
    puzzle: Puzzle


class Thought(Struct, frozen=True, tag=True):
    """`takes`: how long an unhurried bot looks before it does this."""

    action: Raw
    takes: Millis | None = None


class Helped(Struct, frozen=True, tag=True):
    said: tuple[Said, ...]


class LookedBack(Struct, frozen=True, tag=True):
    """`of`: how many decisions that seat made. There may be nothing to say about this one."""

    of: int
    remark: Remark | None


class Drawn(Struct, frozen=True, tag=True):
    """None where a game has no curve."""

    curve: Curve | None


class Solved(Struct, frozen=True, tag=True):
    """Where a daily puzzle begins, and the Expert's game."""

    opening: Raw
    par: Raw


class Ready(Struct, frozen=True, tag=True):
    """Ready for what is expected."""


class Warming(Struct, frozen=True, tag=True):
    """Words cannot be found yet: ask again. Bots of other games can be asked meanwhile."""


class Failed(Struct, frozen=True, tag=True):
    why: str


Task: TypeAlias = Think | Help | Expect | LookBack | Draw | Solve
Outcome: TypeAlias = Thought | Helped | LookedBack | Drawn | Solved | Ready | Warming | Failed


def done(task: Task, warming: Thread) -> Outcome:
    listing: Listing = CATALOG[task.name]
    if isinstance(task, Draw):
        return drawn(task)
    if warming.is_alive() and (listing.finds_words or isinstance(task, LookBack)):
        return Warming()  # numerics come with the finder, and looking back is to be a short job
    if isinstance(task, Solve):
        return solve(task.puzzle)
    game = msgspec.json.decode(task.game, type=listing.game)
    if isinstance(task, Expect):
        from parlour.words.warming import read_words

        assert isinstance(game, WordAgreement)
        read_words(game)
        return Ready()
    if isinstance(task, LookBack):
        return looked_back(task)
    from parlour.bots.bot import Unhurried
    from parlour.bots.roster import bot
    from parlour.review.help.desk import help

    view: Any = msgspec.json.decode(task.view, type=listing.types.view)
    match task:
        case Think(strength=strength, budget=budget):
            player = bot(game, strength)
            action = player(view, budget, Stream(os.urandom(32)))
            takes = player.takes(view) if isinstance(player, Unhurried) else None
            return Thought(Raw(msgspec.json.encode(action)), takes)
        case Help(draft=draft):
            return Helped(help(game, view, msgspec.json.decode(draft, type=listing.types.seat_action | None)))


def looked_back(task: LookBack) -> LookedBack:
    made = decisions_of(task.name, bytes(task.game), task.seats, bytes(task.log), task.seat)
    listing = CATALOG[task.name]
    game = msgspec.json.decode(task.game, type=listing.game)
    return LookedBack(len(made), remark(game, made[task.number]) if task.number < len(made) else None)


def drawn(task: Draw) -> Drawn:
    game, log = played(task.name, bytes(task.game), bytes(task.log))
    return Drawn(curve(game, tuple(moments(game, begin(game, task.seats), log))))


@lru_cache(maxsize=4)
def decisions_of(name: str, game: bytes, seats: int, log: bytes, seat: Seat) -> tuple[Decision, ...]:
    """Kept for a while, because one game is looked back at decision by decision."""
    agreed, entries = played(name, game, log)
    return tuple(decisions(agreed, seats, entries, seat))


def played(name: str, game: bytes, log: bytes) -> tuple[AnyGame, list[AnyEntry]]:
    """A game and its log, as they were sent."""
    listing, entries = CATALOG[name], msgspec.json.decode(log, type=list[Raw])
    decode = msgspec.json.Decoder(listing.types.entry).decode
    return msgspec.json.decode(game, type=listing.game), [decode(entry) for entry in entries]


def solve(puzzle: Puzzle) -> Solved:
    from parlour.daily.expert import par
    from parlour.daily.task import opening

    beginning = opening(puzzle)
    return Solved(Raw(msgspec.json.encode(beginning)), Raw(msgspec.json.encode(par(puzzle, beginning))))


def main() -> None:
    """The one argument, if there is one, is the folder with the house's own lists."""
    os.nice(NICENESS)
    for folder in sys.argv[1:]:
        keep_lists(Path(folder))
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(lines,), daemon=True).start()
    read = msgspec.json.Decoder(Task)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # a bot that prints must not garble an answer
    say(answers, b"ready")
    warming = begin_warming()
    while True:
        line = lines.get()
        try:
            outcome = done(read.decode(line), warming)
        except Exception as problem:
            outcome = Failed(f"{type(problem).__name__}: {problem}")
        say(answers, msgspec.json.encode(outcome))


def say(answers: IO[bytes], line: bytes) -> None:
    """Ends the process once nobody is listening."""
    try:
        answers.write(line + b"\n")
        answers.flush()
    except BrokenPipeError:
        os._exit(0)


def begin_warming() -> Thread:
    """Readies the word finder in the background, if there is a game on the shelf that needs it."""
    warming = Thread(target=warm, daemon=True)
    warming.start()
    return warming


def warm() -> None:
    if any(listing.finds_words for listing in CATALOG.values()):
        from parlour.words import warming

        warming.warm()


def listen(lines: SimpleQueue[bytes]) -> None:
    """Ends the process with its input, however deep in thought it is: nobody would hear the answer."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
