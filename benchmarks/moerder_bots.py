"""How strong the bots are at MÖRDER: the ladder, solitaire, how long they think and what they overlook.

python -m benchmarks.moerder_bots --games 600
"""

from __future__ import annotations

from argparse import ArgumentParser

from benchmarks.ladder import SEED, duel, show_thinking
from parlour.arena.intervals import estimate
from parlour.arena.simulation import play_chunk
from parlour.bots.bot import RANDOM, STRENGTHS
from parlour.bots.moerder.eye import EYES, OLDEST
from parlour.games.moerder import Moerder

PAIRS = (("novice", RANDOM), ("casual", "novice"), ("strong", "casual"), ("expert", "strong"), ("expert", RANDOM))
FIRST_LOST = ("chain_too_early", "last_tile_turned")
BENDS = 5
HIDDEN = 5


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
    print("| solitaire | games | letters collected (95 %) | at least | games won | points a game |")
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
    parser.add_argument(
        "--games", type=int, default=200, help="how many games each pair plays, and each bot in solitaire"
    )
    games = parser.parse_args().games
    show_overlooking()
    print()
    show_ladder(games)
    print()
    show_solitaire(games)
    print()
    show_thinking(Moerder(), max(1, games // 50))


if __name__ == "__main__":
    main()
