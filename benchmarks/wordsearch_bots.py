"""How strong the bots are at WORD SEARCH: the ladder in each mode, solitaire, and how long they think.

python -m benchmarks.wordsearch_bots --games 100
"""

from __future__ import annotations

from argparse import ArgumentParser

from benchmarks.ladder import SEED, duel, show_thinking
from parlour.arena.intervals import estimate
from parlour.arena.simulation import play_chunk
from parlour.bots.bot import RANDOM, STRENGTHS
from parlour.games.wordsearch import WordSearch

PAIRS = (("novice", RANDOM), ("casual", "novice"), ("strong", "casual"), ("expert", "strong"))
TABLES = {
    "board": WordSearch(),
    "insert": WordSearch(mode="insert", target=100),
    "board-less": WordSearch(mode="boardless"),
    "German": WordSearch(language="de", letter_set="language", target=100),
}


def show_ladder(games: int) -> None:
    print("| table | bot | against | games | points of 100 (95 %) | at least | turns a game |")
    print("|---|---|---|--:|---|--:|--:|")
    for table, game in TABLES.items():
        for one, other in PAIRS:
            won, outcomes = duel(game, one, other, games)
            calls = sum(outcome.actions.get("Call", 0) for outcome in outcomes) / len(outcomes)
            print(
                f"| {table} | {one} | {other} | {len(outcomes)} | {won.mean:.1f} ± {won.high - won.mean:.1f} "
                f"| {won.low:.1f} | {calls:.1f} |",
                flush=True,
            )


def show_solitaire(games: int) -> None:
    print("| solitaire, to 200 | games | target reached | turns (95 %) |")
    print("|---|--:|--:|---|")
    for strength in STRENGTHS:
        outcomes = play_chunk(WordSearch(), (strength,), SEED, range(games))
        reached = [outcome for outcome in outcomes if outcome.ranks[0] == 1]
        turns = estimate(outcome.scores[0] for outcome in reached)
        spread = turns.high - turns.mean
        print(f"| {strength} | {games} | {len(reached) / games:.0%} | {turns.mean:.1f} ± {spread:.1f} |", flush=True)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=100, help="how many games each pair plays, and each bot in solitaire"
    )
    games = parser.parse_args().games
    show_ladder(games)
    print()
    show_solitaire(games)
    print()
    show_thinking(WordSearch(), max(1, games // 50))


if __name__ == "__main__":
    main()
