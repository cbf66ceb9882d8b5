"""The word graph: every word of a list as a path through shared letters; small, quick to load, and quick to search.

An edge is one number: its letter, whether it is the last of its node, whether a word ends with it, and where the next
node's edges begin. Words are numbered in the order of their letters; what is known about a word (how common it is, how
people spell it) is kept in columns, by that number.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import cached_property

from parlour.words.sections import Damaged, Sections
from parlour.words.spelling import LETTERS

LETTER, LAST, ENDS, BELOW = 31, 32, 64, 7
"""The bits of an edge: a letter's place in LETTERS, two flags, and how far to shift for the node below."""
ROOT, NOWHERE = 1, 0

_CODES = {letter: code for code, letter in enumerate(LETTERS)}


class Graph:
    """A set of words in normal form."""

    def __init__(self, sections: Sections) -> None:
        self.sections = sections
        self.edges = sections.numbers("edges")
        if len(self.edges) < ROOT:
            raise Damaged("no edges")

    @cached_property
    def skips(self) -> array[int]:
        """For each edge, how many words go through the earlier edges of its node."""
        return self.sections.numbers("skips")

    @property
    def longest(self) -> int:
        """The length of the longest word."""
        return int(self.sections.facts["longest"])

    def __len__(self) -> int:
        return int(self.sections.facts["words"])

    def __contains__(self, word: object) -> bool:
        """Whether it is a word."""
        return isinstance(word, str) and bool(self.edges[self.edge(word)] & ENDS)

    def has_prefix(self, prefix: str) -> bool:
        """Whether any word begins like this."""
        return len(self) > 0 if not prefix else self.edge(prefix) != NOWHERE

    def edge(self, letters: str) -> int:
        """The edge these letters lead to from the root; NOWHERE if there is none."""
        edges, node, at = self.edges, ROOT if len(self) else NOWHERE, NOWHERE
        for letter in letters:
            code = _CODES.get(letter)
            if code is None or node == NOWHERE:
                return NOWHERE
            at = node
            while (edge := edges[at]) & LETTER != code:
                if edge & LAST:
                    return NOWHERE
                at += 1
            node = edge >> BELOW
        return at

    def step(self, node: int, letter: str) -> int:
        """The node's edge for this letter; NOWHERE if it has none."""
        code = _CODES.get(letter)
        if code is None or node == NOWHERE or len(self.edges) == ROOT:
            return NOWHERE
        edges = self.edges
        while (edge := edges[node]) & LETTER != code:
            if edge & LAST:
                return NOWHERE
            node += 1
        return node

    def below(self, edge: int) -> int:
        """The node an edge leads to; NOWHERE if no word continues."""
        return self.edges[edge] >> BELOW

    def ends_word(self, edge: int) -> bool:
        return bool(self.edges[edge] & ENDS)

    def branches(self, node: int) -> Iterator[tuple[str, int]]:
        """The letters that may follow, each with its edge."""
        if node == NOWHERE or len(self.edges) == ROOT:
            return
        while True:
            edge = self.edges[node]
            yield LETTERS[edge & LETTER], node
            if edge & LAST:
                return
            node += 1

    def number(self, word: str) -> int | None:
        """The number of a word; None if it is not one."""
        node, number, edge, ended = ROOT, 0, NOWHERE, 0
        for letter in word:
            edge = self.step(node, letter)
            if edge == NOWHERE:
                return None
            number += ended + self.skips[edge]
            ended = int(self.ends_word(edge))
            node = self.below(edge)
        return number if ended else None

    def word(self, number: int) -> str:
        """The word with this number."""
        if not 0 <= number < len(self):
            raise IndexError(number)
        node, letters = ROOT, []
        while True:
            edge = node
            while not self.edges[edge] & LAST and self.skips[edge + 1] <= number:
                edge += 1
            letters.append(LETTERS[self.edges[edge] & LETTER])
            number -= self.skips[edge]
            if self.ends_word(edge):
                if number == 0:
                    return "".join(letters)
                number -= 1
            node = self.below(edge)

    def words(self, prefix: str = "") -> Iterator[str]:
        """All words that begin like this, in the order of their numbers."""
        if prefix in self:
            yield prefix
        node = self.below(self.edge(prefix)) if prefix else ROOT
        yield from self._words(prefix, node)

    def _words(self, prefix: str, node: int) -> Iterator[str]:
        for letter, edge in self.branches(node):
            if self.ends_word(edge):
                yield prefix + letter
            yield from self._words(prefix + letter, self.below(edge))

    def __iter__(self) -> Iterator[str]:
        return self.words()
