"""How strong the house is at MÖRDER: the ladder, how it plays alone, how long it thinks and what it overlooks.

python -m benchmarks.moerder_bots --games 600
"""

from __future__ import annotations

from argparse import ArgumentParser
from time import process_time

from parlour.arena.match import BUDGET
from parlour.arena.report import Estimate, Outcome, estimate
from parlour.arena.simulation import play_chunk
from parlour.bots.bot import RANDOM, STRENGTHS
from parlour.bots.moerder.eye import EYES, OLDEST
from parlour.bots.roster import bot
from parlour.core.luck import choice, seeded
from parlour.core.sitting import Sitting
from parlour.games.moerder import Moerder

SEED = 2026
PAIRS = (("novice", RANDOM), ("casual", "novice"), ("strong", "casual"), ("expert", "strong"), ("expert", RANDOM))
FIRST_LOST = ("chain_too_early", "last_tile_turned")
BENDS = 5
HIDDEN = 5


def points(ranks: tuple[int, ...], seat: int) -> int:
    """Of a hundred: a win is all of them, a draw half."""
    return 50 if ranks[0] == ranks[1] else 100 * (ranks[seat] == 1)


def duel(game: Moerder, one: str, other: str, games: int) -> tuple[Estimate, list[Outcome]]:
    """The points of `one` in so many games, half of them in each seat."""
    half = range(games // 2)
    first, second = play_chunk(game, (one, other), SEED, half), play_chunk(game, (other, one), SEED, half)
    return estimate([*(points(o.ranks, 0) for o in first), *(points(o.ranks, 1) for o in second)]), first + second


def show_ladder(games: int) -> None:
    print("| rules | bot | against | games | points of 100 (95 %) | at least | chains | collected | turns | touches |")
    print("|---|---|---|--:|---|--:|--:|--:|--:|--:|")
    for game, share in ((Moerder(), 1), (Moerder(rules="base"), 5)):
        for one, other in PAIRS:
            won, outcomes = duel(game, one, other, games // share)
            reasons = [o.reason for o in outcomes]
            chains, letters = (reasons.count(r) / len(reasons) for r in ("chain_found", "letters_collected"))
            turns, touches = (
                sum(o.actions.get(action, 0) for o in outcomes) / len(outcomes) for action in ("TurnTile", "Touch")
            )
            print(
                f"| {game.rules} | {one} | {other} | {len(outcomes)} | {won.mean:.1f} ± {won.high - won.mean:.1f} "
                f"| {won.low:.1f} | {chains:.0%} | {letters:.0%} | {turns:.1f} | {touches:.1f} |",
                flush=True,
            )


def show_solitaire(games: int) -> None:
    print("| alone | games | letters collected (95 %) | at least | games won | points a game |")
    print("|---|--:|---|--:|--:|--:|")
    for strength in (RANDOM, *STRENGTHS):
        outcomes = play_chunk(Moerder(), (strength,), SEED, range(games))
        first = estimate(100 * (o.reason not in FIRST_LOST) for o in outcomes)
        won = sum(o.ranks[0] == 1 for o in outcomes) / games
        score = sum(o.scores[0] for o in outcomes) / games
        print(
            f"| {strength} | {games} | {first.mean:.1f} % ± {first.high - first.mean:.1f} "
            f"| {first.low:.1f} % | {won:.1%} | {score:.2f} |",
            flush=True,
        )


def thinking(strength: str, seats: int, number: int) -> list[float]:
    """Processor milliseconds of each decision in one game."""
    game = Moerder()
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


def show_thinking(games: int) -> None:
    print("| bot | decisions | CPU ms, mean | 99 of 100 within | slowest |")
    print("|---|--:|--:|--:|--:|")
    for strength in STRENGTHS:
        took = sorted(
            ms for seats in range(1, 5) for number in range(games) for ms in thinking(strength, seats, number)
        )
        print(
            f"| {strength} | {len(took):,} | {sum(took) / len(took):.2f} | {took[len(took) * 99 // 100]:.1f} "
            f"| {took[-1]:.1f} |",
            flush=True,
        )


def show_overlooking() -> None:
    print("| chance to see a chain at one look, in % | " + " | ".join(EYES) + " |")
    print("|---|" + "--:|" * len(EYES))
    kinds = [
        *((f"open, just turned, bends: {bends}", (bends, 0, 0)) for bends in range(BENDS)),
        *((f"three bends, {hidden} face down", (3, hidden, 0)) for hidden in range(1, HIDDEN + 1)),
        *((f"three bends, {age} turned since", (3, 0, age)) for age in range(1, OLDEST + 1)),
    ]
    for kind, look in kinds:
        print(f"| {kind} | " + " | ".join(f"{eye.chance(*look):.0%}"[:-1] for eye in EYES.values()) + " |")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="how many games each pair plays, and each bot alone")
    games = parser.parse_args().games
    show_overlooking()
    print()
    show_ladder(games)
    print()
    show_solitaire(games)
    print()
    show_thinking(max(1, games // 50))


if __name__ == "__main__":
    main()
