"""Whether bots at MÖRDER act sensibly: when they drop out, touch a letter, and let a touch pass.

python -m benchmarks.moerder_sense --games 120
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.ladder import SEED
from parlour.arena.match import play_match
from parlour.bots.bot import STRENGTHS
from parlour.core.game import Action
from parlour.core.play import replay
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import DropOut, RaiseObjection, Touch
from parlour.games.moerder.chains import has_open_chain, layout
from parlour.games.moerder.objecting import still_possible
from parlour.games.moerder.state import Objecting, Open
from parlour.kit.window import Pass

MANY_HIDDEN = (28, 20, 12, 0)
"""Boards are grouped by how many tiles are face down, at least this many."""
SEATS = (2, 4)


class Moment(NamedTuple):
    """An action of a seat, the table before it, and the table at the end of the game."""

    before: Open
    action: Action
    end: Open


def moments(game: Moerder, strength: str, seats: int, games: int) -> Iterator[Moment]:
    for number in range(games):
        log = play_match(game, (strength,) * seats, SEED, number).recording.log
        tables = [game.start(seats).open, *(played.position.state.open for played in replay(game, seats, log))]
        for before, entry in zip(tables, log, strict=False):
            if isinstance(entry.actor, int):
                yield Moment(before, entry.action, tables[-1])


def show_dropping_out(games: int) -> None:
    """Dropping out was right if the board held no chain once every tile was open."""
    print("| base game, seats | all bots | games | dropped out | rightly | tiles face down, mean | most |")
    print("|--:|---|--:|--:|--:|--:|--:|")
    for seats in SEATS:
        for strength in STRENGTHS:
            played = moments(Moerder(rules="base"), strength, seats, games)
            dropped = [moment for moment in played if isinstance(moment.action, DropOut)]
            rightly = sum(not moment.end.hidden and not has_open_chain(layout(moment.end.board)) for moment in dropped)
            hidden = [moment.before.hidden for moment in dropped]
            mean = f"{sum(hidden) / len(hidden):.1f} | {max(hidden)}" if hidden else "– | –"
            print(f"| {seats} | {strength} | {games} | {len(dropped)} | {rightly} | {mean} |", flush=True)


def show_touching(games: int) -> None:
    """A touch is open to objection if a chain through the tile is still possible."""
    print("| all four bots | face down | touches a game | open to objection | answers to these | let pass |")
    print("|---|---|--:|--:|--:|--:|")
    for strength in STRENGTHS:
        touches, open_to_objection, answers, passes = (Counter[int]() for _ in range(4))
        for before, action, _ in moments(Moerder(), strength, 4, games):
            least = next(least for least in MANY_HIDDEN if before.hidden >= least)
            match before.phase, action:
                case _, Touch(tile):
                    touches[least] += 1
                    open_to_objection[least] += still_possible(Moerder(), before, tile)
                case Objecting(tile), Pass() | RaiseObjection() if still_possible(Moerder(), before, tile):
                    answers[least] += 1
                    passes[least] += isinstance(action, Pass)
        for least in MANY_HIDDEN:
            shares = [
                f"{part[least] / whole[least]:.0%}" if whole[least] else "–"
                for part, whole in ((open_to_objection, touches), (passes, answers))
            ]
            print(
                f"| {strength} | {least} or more | {touches[least] / games:.2f} | {shares[0]} "
                f"| {answers[least]:,} | {shares[1]} |",
                flush=True,
            )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120, help="how many games each strength plays at each table")
    games = parser.parse_args().games
    show_dropping_out(games)
    print()
    show_touching(games)


if __name__ == "__main__":
    main()
