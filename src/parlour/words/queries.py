"""Lists of words: those that fit a pattern, and those that can be laid with some letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from parlour.words.graph import ROOT, Graph

ANY, JOKER = "*", "?"
"""In a pattern * stands for any letters and ? for one; among letters ? is a blank that may be any of them."""


def fitting(graph: Graph, pattern: str) -> Iterator[str]:
    """The words that fit a pattern like `?AT*`, in order."""
    yield from _fitting(graph, pattern, _reached(pattern, {0}), "", ROOT)


def laid_with(graph: Graph, letters: str) -> Iterator[str]:
    """The words that can be made of these letters, in order."""
    yield from _laid(graph, Counter(letters), "", ROOT)


def _fitting(graph: Graph, pattern: str, places: set[int], spelled: str, node: int) -> Iterator[str]:
    """`places` are the positions in the pattern that the letters so far may have reached."""
    for letter, edge in graph.branches(node):
        here = {place for place in places if pattern[place : place + 1] in (letter, JOKER, ANY)}
        onward = _reached(pattern, {place if pattern[place] == ANY else place + 1 for place in here})
        if len(pattern) in onward and graph.ends_word(edge):
            yield spelled + letter
        if onward:
            yield from _fitting(graph, pattern, onward, spelled + letter, graph.below(edge))


def _reached(pattern: str, places: set[int]) -> set[int]:
    """These positions, and those behind a * that stands for no letters."""
    reached = set(places)
    for place in range(min(places, default=0), len(pattern)):
        if place in reached and pattern[place] == ANY:
            reached.add(place + 1)
    return reached


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
