"""Packs a list of words into a graph whose equal endings are shared."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from parlour.words.graph import BELOW, ENDS, LAST, ROOT
from parlour.words.sections import written
from parlour.words.spelling import LETTERS

Node: TypeAlias = tuple[tuple[int, bool, int], ...]
"""Letter, whether a word ends there, and the number of the node below (0 for none), for each edge."""

_CODES = {letter: code for code, letter in enumerate(LETTERS)}


def packed(words: Iterable[str], columns: Mapping[str, array[int] | list[str]] | None = None) -> bytes:
    """The file of a graph; columns are in the order of `in_order(words)`."""
    ordered = in_order(words)
    nodes, root = _shared(ordered)
    edges, skips = _laid_out(nodes, root)
    facts = {"words": len(ordered), "longest": max(map(len, ordered), default=0)}
    return written(facts, {"edges": edges, "skips": skips, **(columns or {})})


def packed_with(known: Mapping[str, tuple[str, str]]) -> bytes:
    """A graph with two columns for each word: what restores its real spelling (`spelling.marks`), and its source."""
    words = in_order(known)
    marks, marks_table = _numbered([known[word][0] for word in words])
    sources, sources_table = _numbered([known[word][1] for word in words])
    columns: dict[str, array[int] | list[str]] = {
        "marks": array("H", marks),
        "marks-table": marks_table,
        "sources": array("B", sources),
        "sources-table": sources_table,
    }
    return packed(words, columns=columns)


def _numbered(texts: list[str]) -> tuple[list[int], list[str]]:
    """The texts as numbers into a table of the distinct ones, which begins with the empty text."""
    table = sorted({"", *texts})
    numbers = {text: number for number, text in enumerate(table)}
    return [numbers[text] for text in texts], table


def in_order(words: Iterable[str]) -> list[str]:
    """Each word once, in the order in which a graph numbers them."""
    return sorted(set(words), key=lambda word: [_CODES[letter] for letter in word])


def _shared(words: list[str]) -> tuple[list[Node], int]:
    """The nodes, from the bottom up, and the number of the root; equal nodes are shared."""
    numbers: dict[Node, int] = {(): 0}
    nodes: list[Node] = [()]
    path: list[list[tuple[int, bool, int]]] = [[]]
    pending: list[tuple[int, bool]] = []

    def close(depth: int) -> None:
        while len(path) - 1 > depth:
            node = tuple(path.pop())
            number = numbers.setdefault(node, len(nodes))
            if number == len(nodes):
                nodes.append(node)
            path[-1].append((*pending.pop(), number))

    before = ""
    for word in words:
        shared = 0
        while shared < len(before) and word[shared] == before[shared]:
            shared += 1
        close(shared)
        for place in range(shared, len(word)):
            pending.append((_CODES[word[place]], place == len(word) - 1))
            path.append([])
        before = word
    close(0)
    nodes.append(tuple(path[0]))
    return nodes, len(nodes) - 1


def _laid_out(nodes: list[Node], root: int) -> tuple[array[int], array[int]]:
    """The edges level by level from the root, so that the busiest lie together."""
    counts = [0] * len(nodes)
    for number, node in enumerate(nodes):
        counts[number] = sum(ends + counts[below] for _, ends, below in node)
    places, order, free = {root: ROOT}, [root], ROOT + len(nodes[root])
    for number in order:
        for _, _, below in nodes[number]:
            if below and below not in places:
                places[below] = free
                free += len(nodes[below])
                order.append(below)
    edges, skips = array("I", [0]), array("I", [0])
    for number in order:
        skipped = 0
        for at, (code, ends, below) in enumerate(nodes[number]):
            last = at == len(nodes[number]) - 1
            edges.append(code | LAST * last | ENDS * ends | places.get(below, 0) << BELOW)
            skips.append(skipped)
            skipped += ends + counts[below]
    return edges, skips
