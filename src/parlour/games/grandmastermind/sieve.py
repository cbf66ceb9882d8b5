"""A sieve for codes: it builds codes place by place and drops those that contradict an answer.

As a code grows, three numbers are kept for each answered row: blacks, pairs in common (blacks plus whites), and
half-right positions. The numbers of all rows sit side by side in one integer, four bits each with the highest bit free.
So one addition updates them all, and one subtraction compares them all with the least or the most they may be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from parlour.core.game import Luck
from parlour.core.luck import shuffled
from parlour.games.grandmastermind.likeness import half_right
from parlour.games.grandmastermind.pegs import BlueRule, Pegs, pegs
from parlour.games.grandmastermind.pieces import Code, Pair, pairs_of

Answered = tuple[Code, Pegs]
WIDTH = 4
FREE_BIT = 8


def agreeing_code(answered: Sequence[Answered], variant: int, rule: BlueRule, luck: Luck) -> Code:
    """A code that would have earned every one of these answers."""
    orders = [shuffled(luck, pairs_of(variant)) for _ in range(4)]
    return next(Sieve(answered, orders, rule).codes())


class Sieve:
    """The codes made of these pairs, place by place and in their order, that agree with every answer."""

    def __init__(self, answered: Sequence[Answered], pairs: Sequence[Sequence[Pair]], rule: BlueRule) -> None:
        self.answered = answered
        self.pairs = pairs
        self.rule = rule
        rows = [row for row, _ in answered]
        laid = {pair for row in rows for pair in row}
        self._here = [
            {pair: _packed((pair == row[at], 0, half_right(pair, row[at])) for row in rows) for pair in pairs[at]}
            for at in range(4)
        ]
        # What one more of the same pair adds to the pairs in common.
        self._again = [
            {pair: _packed((0, before < row.count(pair), 0) for row in rows) for pair in laid} for before in range(4)
        ]
        self._free = _packed((FREE_BIT, FREE_BIT, FREE_BIT) for _ in rows)
        self._most = self._free + _packed(
            (answer.black, answer.black + answer.white, most_halves(answer, rule)) for _, answer in answered
        )
        self._least = [
            _packed(
                (
                    max(0, answer.black - to_come),
                    max(0, answer.black + answer.white - to_come),
                    max(0, answer.blue - to_come),
                )
                for _, answer in answered
            )
            for to_come in (3, 2, 1, 0)
        ]

    def codes(self, begun: tuple[Pair, ...] = (), tally: int = 0) -> Iterator[Code]:
        at = len(begun)
        here, least, most, free = self._here[at], self._least[at], self._most, self._free
        for pair in self.pairs[at]:
            grown = tally + here[pair] + self._again[begun.count(pair)].get(pair, 0)
            if (most - grown) & free != free or (grown + free - least) & free != free:
                continue
            if at < 3:
                yield from self.codes((*begun, pair), grown)
                continue
            a, b, c = begun
            code = (a, b, c, pair)
            if all(pegs(code, row, self.rule) == answer for row, answer in self.answered):
                yield code


def most_halves(answer: Pegs, rule: BlueRule) -> int:
    """How many half-right positions this answer allows. A white peg can cost at most two of them their blue peg."""
    if rule == "strict" and answer.black + answer.white:
        return 4
    return min(4, answer.blue + 2 * answer.white)


def _packed(triples: Iterable[tuple[int, int, int]]) -> int:
    packed = 0
    for triple in triples:
        for number in triple:
            packed = (packed << WIDTH) | number
    return packed
