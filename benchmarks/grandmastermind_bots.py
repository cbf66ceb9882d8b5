"""How many rows bots need at GRAND MASTER MIND, what their codes cost the Expert, and how long they think.

python -m benchmarks.grandmastermind_bots --codes 5000
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from itertools import product
from time import process_time
from typing import Literal, get_args

from parlour.arena.intervals import estimate
from parlour.arena.simulation import play_chunk
from parlour.bots.bot import STRENGTHS
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.pegs import BlueRule

SEED = 2026
BOARD = 10
"""The rows of the box. A code not found in them counts as one more (GM-A3)."""
SHARE = {"novice": 20, "casual": 20, "strong": 5, "expert": 1}
"""Weaker bots can reuse little between games, so they get only one code in this many."""
CHALLENGERS_SHARE = 5
VARIANTS: tuple[Literal[1, 2], ...] = (1, 2)


def rows_needed(variant: Literal[1, 2], decoder: str, challenger: str, codes: int) -> tuple[list[int], float]:
    """The rows each code took, on a board of twenty, and the processor seconds per row."""
    game = GrandMasterMind(variant=variant, roles="decode", rows=20)
    play_chunk(game, (decoder, challenger), SEED - 1, range(1))
    began = process_time()
    outcomes = play_chunk(game, (decoder, challenger), SEED, range(codes))
    seconds = process_time() - began
    return [each.scores[1] for each in outcomes], seconds / sum(each.actions["Guess"] for each in outcomes)


def show_decoders(variants: Sequence[Literal[1, 2]], codes: int) -> None:
    print("| variant | decoder | codes | rows (95 %) | in 10 rows | mean with 10 rows | CPU ms a row | distribution |")
    print("|--:|---|--:|---|--:|--:|--:|---|")
    for variant in variants:
        for strength in STRENGTHS:
            rows, seconds = rows_needed(variant, strength, "strong", max(1, codes // SHARE[strength]))
            mean = estimate(rows)
            found = sum(count <= BOARD for count in rows) / len(rows)
            on_board = estimate(min(count, BOARD + 1) for count in rows)
            spread = " ".join(f"{count}:{times}" for count, times in sorted(Counter(rows).items()))
            print(
                f"| {variant} | {strength} | {len(rows):,} | {mean.mean:.3f} ± {mean.high - mean.mean:.3f} "
                f"| {found:.1%} | {on_board.mean:.3f} | {seconds * 1000:.1f} | {spread} |",
                flush=True,
            )


def show_challengers(variants: Sequence[Literal[1, 2]], codes: int) -> None:
    print("| variant | challenger | codes | rows the Expert needs (95 %) |")
    print("|--:|---|--:|---|")
    for variant in variants:
        for strength in STRENGTHS:
            rows, _ = rows_needed(variant, "expert", strength, max(1, codes // CHALLENGERS_SHARE))
            mean = estimate(rows)
            print(
                f"| {variant} | {strength} | {len(rows):,} | {mean.mean:.3f} ± {mean.high - mean.mean:.3f} |",
                flush=True,
            )


def show_limited(variants: Sequence[Literal[1, 2]], codes: int) -> None:
    """With twelve of each piece, ten rows and every ruling. Codes are random, or those the Expert hides."""
    print("| blue pegs | variant | decoder | codes of each kind | solved: drawn by chance | hidden by the Expert |")
    print("|---|--:|---|--:|--:|--:|")
    for rule, variant, strength in product(get_args(BlueRule), variants, STRENGTHS):
        game = GrandMasterMind(variant=variant, roles="decode", blue_rule=rule, limited_supply=True)
        shares = []
        for challenger in ("strong", "expert"):
            outcomes = play_chunk(game, (strength, challenger), SEED, range(codes))
            shares.append(sum(each.reason == "code_broken" for each in outcomes) / codes)
        solved = " | ".join(f"{share:.1%}" for share in shares)
        print(f"| {rule} | {variant} | {strength} | {codes} | {solved} |", flush=True)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--codes", type=int, default=1000, help="how many codes the Expert decodes")
    parser.add_argument("--variant", type=int, choices=VARIANTS, help="only this variant")
    parser.add_argument("--limited", action="store_true", help="only what limited pieces change")
    asked = parser.parse_args()
    variants = [variant for variant in VARIANTS if asked.variant in (None, variant)]
    if asked.limited:
        show_limited(variants, asked.codes)
        return
    show_decoders(variants, asked.codes)
    print()
    show_challengers(variants, asked.codes)


if __name__ == "__main__":
    main()
