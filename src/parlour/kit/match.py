"""A match of several hands or rounds: its sheet has a line for each, with what every side scored in it."""

from __future__ import annotations

from collections.abc import Iterable


def totals(sheet: Iterable[tuple[int, ...]], sides: int) -> tuple[int, ...]:
    """What each side has scored so far."""
    sums = [0] * sides
    for line in sheet:
        for side, score in enumerate(line):
            sums[side] += score
    return tuple(sums)


def reached(totals: tuple[int, ...], target: int, *, outright: bool = False) -> bool:
    """Has a side reached the target? With `outright`, two that share the lead have not."""
    best = max(totals)
    return best >= target and not (outright and totals.count(best) > 1)
