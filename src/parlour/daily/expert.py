"""The Expert plays a daily puzzle too. What it needs is the par."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from parlour.bots.roster import bot
from parlour.core.game import AnyEntry, Entry, Millis
from parlour.core.luck import Seal, Stream
from parlour.core.play import START, begin, play, replay, settle
from parlour.daily.puzzle import Puzzle
from parlour.daily.task import Finish, Opening, game_of, tasks

BUDGET: Final = Millis(1000)


class Par(Struct, frozen=True):
    """What the Expert needed, and its whole game."""

    finish: Finish
    log: tuple[AnyEntry, ...]


def par(puzzle: Puzzle, opening: Opening) -> Par:
    """The Expert's own luck follows from the puzzle as well, so it plays alike in every house."""
    game, task = game_of(puzzle), tasks()[puzzle.game]
    expert, seal = bot(game, "expert"), Seal(opening.seed)
    here = begin(game, task.seats)
    played = replay(game, task.seats, opening.log)
    while not task.over(here := played[-1].position if played else here, opening.seat):
        luck = Stream(seal.seed + b" expert " + len(played).to_bytes(4, "big"))
        action = expert(game.view(here.state, opening.seat), BUDGET, luck)
        played.append(play(game, here, Entry(START, opening.seat, action)))
        played += settle(game, played[-1].position, START, seal.luck)
    return Par(task.finish(played, opening.seat), tuple(one.entry for one in played))
