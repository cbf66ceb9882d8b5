"""How strong the bots are at LETTER: the ladder, solitaire, and how long they think.

python -m benchmarks.letter_bots --games 40
"""

from __future__ import annotations

from argparse import ArgumentParser

from benchmarks.ladder import SEED, duel, show_thinking
from parlour.arena.intervals import estimate
from parlour.arena.simulation import play_chunk
from parlour.bots.bot import RANDOM, STRENGTHS
from parlour.games.letter import Letter

PAIRS = (("novice", RANDOM), ("casual", "novice"), ("strong", "casual"), ("expert", "strong"))


def show_ladder(games: int) -> None:
    print("| bot | against | games | points of 100 (95 %) | at least | their scores |")
    print("|---|---|--:|---|--:|--:|")
    for one, other in PAIRS:
        won, outcomes = duel(Letter(), one, other, games)
        half = len(outcomes) // 2
        mine = [outcome.scores[0] for outcome in outcomes[:half]] + [outcome.scores[1] for outcome in outcomes[half:]]
        theirs = [outcome.scores[1] for outcome in outcomes[:half]] + [outcome.scores[0] for outcome in outcomes[half:]]
        print(
            f"| {one} | {other} | {len(outcomes)} | {won.mean:.1f} ± {won.high - won.mean:.1f} | {won.low:.1f} "
            f"| {sum(mine) / len(mine):.0f} : {sum(theirs) / len(theirs):.0f} |",
            flush=True,
        )


def show_solitaire(games: int) -> None:
    print("| solitaire | games | words from 10 letters (95 %) | points from 20 letters (95 %) |")
    print("|---|--:|---|---|")
    for strength in STRENGTHS:
        told = []
        for game in (Letter(), Letter(variant=2)):
            score = estimate(outcome.scores[0] for outcome in play_chunk(game, (strength,), SEED, range(games)))
            told.append(f"{score.mean:.1f} ± {score.high - score.mean:.1f}")
        print(f"| {strength} | {games} | {' | '.join(told)} |", flush=True)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=40, help="how many games each pair plays, and each bot in solitaire"
    )
    games = parser.parse_args().games
    show_ladder(games)
    print()
    show_solitaire(games)
    print()
    show_thinking(Letter(), max(1, games // 40))


if __name__ == "__main__":
    main()
