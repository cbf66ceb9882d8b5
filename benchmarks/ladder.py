"""What every ladder of bots measures: duels from both seats, and how long a decision takes."""

from __future__ import annotations

from time import process_time

from parlour.arena.intervals import Estimate, estimate
from parlour.arena.match import BUDGET
from parlour.arena.report import Outcome
from parlour.arena.simulation import play_chunk
from parlour.bots.bot import STRENGTHS
from parlour.bots.roster import bot
from parlour.core.game import AnyGame
from parlour.core.luck import choice, seeded
from parlour.core.sitting import Sitting

SEED = 2026


def points(ranks: tuple[int, ...], seat: int) -> int:
    """Points out of a hundred: all for a win, half for a draw."""
    return 50 if ranks[0] == ranks[1] else 100 * (ranks[seat] == 1)


def duel(game: AnyGame, one: str, other: str, games: int) -> tuple[Estimate, list[Outcome]]:
    """The points of `one` in this many games, half of them in each seat."""
    half = range(games // 2)
    first, second = play_chunk(game, (one, other), SEED, half), play_chunk(game, (other, one), SEED, half)
    return estimate([*(points(o.ranks, 0) for o in first), *(points(o.ranks, 1) for o in second)]), first + second


def thinking(game: AnyGame, strength: str, seats: int, number: int) -> list[float]:
    """The processor milliseconds of each decision in one game."""
    act = bot(game, strength)
    sitting = Sitting(game, seats, f"thinking {number}".encode())
    took: list[float] = []
    while sitting.over is None:
        luck = seeded(SEED, f"{strength} {number} {len(took)}")
        seat = choice(luck, sorted(sitting.turn.awaited))
        view = sitting.view(seat)
        began = process_time()
        action = act(view, BUDGET, luck)
        took.append((process_time() - began) * 1000)
        sitting.act(seat, action)
    return took


def show_thinking(game: AnyGame, games: int) -> None:
    """Covers every number of seats the game allows."""
    print("| bot | decisions | CPU ms, mean | 99 of 100 within | slowest |")
    print("|---|--:|--:|--:|--:|")
    for strength in STRENGTHS:
        took = sorted(
            ms for seats in game.seats for number in range(games) for ms in thinking(game, strength, seats, number)
        )
        print(
            f"| {strength} | {len(took):,} | {sum(took) / len(took):.2f} | {took[len(took) * 99 // 100]:.1f} "
            f"| {took[-1]:.1f} |",
            flush=True,
        )
