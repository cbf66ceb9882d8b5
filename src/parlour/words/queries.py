"""Lists of words: those that fit a pattern, and those that can be laid with some letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from parlour.words.graph import ROOT, Graph

ANY, JOKER = "*", "?"
"""In a pattern * stands for any letters and ? for one; among letters ? is a blank that may be any of them."""


def fitting(graph: Graph, pattern: str) -> Iterator[str]:
    """The words of a pattern like `?AT*`, in order."""
    found = dict.fromkeys(_fitting(graph, pattern, "", ROOT, False))
    yield from sorted(found, key=lambda word: graph.number(word) or 0)


def laid_with(graph: Graph, letters: str) -> Iterator[str]:
    """The words that use no letter more often than it is there, in order."""
    yield from _laid(graph, Counter(letters), "", ROOT)


def _fitting(graph: Graph, pattern: str, spelled: str, node: int, ended: bool) -> Iterator[str]:
    if not pattern:
        if ended:
            yield spelled
        return
    sign, rest = pattern[0], pattern[1:]
    if sign == ANY:
        yield from _fitting(graph, rest, spelled, node, ended)
    for letter, edge in graph.branches(node):
        if sign in (letter, JOKER, ANY):
            yield from _fitting(
                graph, pattern if sign == ANY else rest, spelled + letter, graph.below(edge), graph.ends_word(edge)
            )


def _laid(graph: Graph, left: Counter[str], spelled: str, node: int) -> Iterator[str]:
    for letter, edge in graph.branches(node):
        taken = letter if left[letter] else JOKER
        if not left[taken]:
            continue
        left[taken] -= 1
        if graph.ends_word(edge):
            yield spelled + letter
        yield from _laid(graph, left, spelled + letter, graph.below(edge))
        left[taken] += 1
