"""Another definition of the pegs, straight from the words of GM-A1: try every way to give pegs and take the best.

A peg for a pair of the row is a black (the code has the same pair there), a white (the code has the same pair at
another place) or a blue (at this place they share shape or colour but not both). Every pair of the code and of the row
accounts for at most one peg, and of all ways the lexicographically largest (black, white, blue) counts. With
`guess_side` a blue uses up no pair of the code. `strict` has blues only where the row's pair is nowhere in the code and
the code's pair nowhere in the row.
"""

from __future__ import annotations

from functools import cache

from parlour.games.grandmastermind.pegs import BlueRule
from parlour.games.grandmastermind.pieces import Code

Same = tuple[tuple[bool, ...], ...]
"""Same[i][j]: the pair of the row at i is the pair of the code at j."""


def slow_pegs(code: Code, row: Code, rule: BlueRule) -> tuple[int, int, int]:
    same = tuple(tuple(laid == hidden for hidden in code) for laid in row)
    half = tuple(
        laid != hidden and (laid.shape == hidden.shape or laid.colour == hidden.colour)
        for laid, hidden in zip(row, code, strict=True)
    )
    return best(same, half, rule)


@cache
def best(same: Same, half: tuple[bool, ...], rule: BlueRule) -> tuple[int, int, int]:
    """All that matters is which pairs are equal and which positions are half right, so each pattern is tried once."""
    if rule == "strict":
        half = tuple(half[at] and not any(same[at]) and not any(line[at] for line in same) for at in range(4))
    return most(same, half, rule, 0, frozenset())


def most(same: Same, half: tuple[bool, ...], rule: BlueRule, at: int, used: frozenset[int]) -> tuple[int, int, int]:
    """The best for the pairs of the row from `at` on when these pairs of the code are used up."""
    if at == 4:
        return (0, 0, 0)
    ways = [most(same, half, rule, at + 1, used)]
    for place in range(4):
        if same[at][place] and place not in used:
            black, white, blue = most(same, half, rule, at + 1, used | {place})
            ways.append((black + 1, white, blue) if place == at else (black, white + 1, blue))
    if half[at] and (rule == "guess_side" or at not in used):
        spent = used if rule == "guess_side" else used | {at}
        black, white, blue = most(same, half, rule, at + 1, spent)
        ways.append((black, white, blue + 1))
    return max(ways)
