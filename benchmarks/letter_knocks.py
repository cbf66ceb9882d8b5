"""How often bots knock at LETTER, how often a seat is asked, and what share of the turns a quiet player gets.

python -m benchmarks.letter_knocks --games 40
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Any, NamedTuple

from benchmarks.ladder import SEED
from parlour.arena.match import play_out
from parlour.bots.bot import STRENGTHS, Bot
from parlour.bots.roster import bot
from parlour.core.game import Action, Luck, Millis
from parlour.core.sitting import AnySitting
from parlour.games.letter import Letter
from parlour.games.letter.events import Knocked, KnockFailed, TurnEnded, TurnSkipped, WindowOpened
from parlour.games.letter.state import Knockable
from parlour.kit.window import PASS

SEATS = (2, 4, 6)


class Knocks(NamedTuple):
    """What happened in one game: windows, windows with a knock, and knocks in vain. By seat, how often it was asked and
    how many turns it had.
    """

    windows: int
    knocked: int
    vain: int
    prompts: tuple[int, ...]
    turns: tuple[int, ...]


def knocks(sitting: AnySitting) -> Knocks:
    windows = knocked = vain = 0
    prompts, turns = [0] * sitting.seats, [0] * sitting.seats
    heard = False
    for played in sitting.played:
        for event in played.events:
            match event:
                case WindowOpened():
                    windows, heard = windows + 1, False
                    for seat in played.turn.awaited:
                        prompts[seat] += 1
                case Knocked():
                    knocked, heard = knocked + (not heard), True
                case KnockFailed():
                    vain += 1
                case TurnEnded(seat) | TurnSkipped(seat):
                    turns[seat] += 1
    return Knocks(windows, knocked, vain, tuple(prompts), tuple(turns))


def quiet(house: Bot) -> Bot:
    """Plays like this bot, but passes every window at once."""

    def act(view: Any, budget: Millis, luck: Luck) -> Action:
        return PASS if isinstance(view.open.phase, Knockable) else house(view, budget, luck)

    return act


def studied(game: Letter, players: Sequence[Bot], games: int) -> list[Knocks]:
    return [knocks(play_out(game, players, SEED, number).sitting) for number in range(games)]


def mean(figures: Sequence[float]) -> float:
    return sum(figures) / max(1, len(figures))


def show_windows(strengths: Sequence[str], games: int) -> None:
    print("| bots | seats | games | turns | windows | prompts of a seat | end in a knock | knocks in vain |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for strength in strengths:
        for seats in SEATS:
            game = Letter()
            seen = studied(game, [bot(game, strength)] * seats, games)
            windows, knocked = sum(one.windows for one in seen), sum(one.knocked for one in seen)
            print(
                f"| {strength} | {seats} | {games} | {mean([sum(one.turns) for one in seen]):.0f} "
                f"| {windows / games:.0f} | {mean([mean(one.prompts) for one in seen]):.0f} "
                f"| {100 * knocked / windows:.0f} % | {100 * sum(one.vain for one in seen) / max(1, knocked):.0f} % |",
                flush=True,
            )


def show_quiet(strengths: Sequence[str], games: int) -> None:
    """Seat 0 passes every window. The others are bots."""
    print("| lets all pass, against | seats | games | prompts of his | his share of the turns | a fair share |")
    print("|---|--:|--:|--:|--:|--:|")
    for strength in strengths:
        for seats in SEATS:
            game = Letter()
            players = [quiet(bot(game, strength)), *[bot(game, strength)] * (seats - 1)]
            seen = studied(game, players, games)
            mine, all_turns = sum(one.turns[0] for one in seen), sum(sum(one.turns) for one in seen)
            print(
                f"| {strength} | {seats} | {games} | {mean([one.prompts[0] for one in seen]):.0f} "
                f"| {100 * mine / all_turns:.0f} % | {100 / seats:.0f} % |",
                flush=True,
            )


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="how many games of each kind")
    parser.add_argument("--bot", action="append", choices=STRENGTHS, help="only this one; may be said again")
    args = parser.parse_args()
    strengths = args.bot or STRENGTHS
    show_windows(strengths, args.games)
    print()
    show_quiet(strengths, args.games)


if __name__ == "__main__":
    main()
