"""How many boards a second all words are found on, on one core, as ratios to other finders in the same run.

    python -m benchmarks.words

pyggle comes from PyPI with the tools, and the finder in C is ours (`solver.c`): it is compiled here, or left out where
there is no compiler. Every finder gets the words of the shipped English lexicon and the same boards, and must find the
same words. Parlour and the finder in C also have to find each word's best path, by a value for each tile. Times are
processor times.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import process_time
from typing import Any, TypeAlias

from benchmarks.c_solver import Solver, compiler
from parlour.words.board import Board
from parlour.words.finder import Finder, finder, warm
from parlour.words.lexicon import lexicon
from parlour.words.spelling import normal_form

LETTERS = "".join(
    letter * count
    for letter, count in zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        (5, 2, 2, 3, 6, 1, 2, 2, 4, 1, 1, 3, 3, 4, 4, 2, 1, 4, 4, 4, 3, 1, 1, 1, 1, 1),
        strict=True,
    )
)
"""The letters of LETTER's common set."""
ROUNDS = 9
Trie: TypeAlias = dict[str, Any]
Find: TypeAlias = Callable[[Sequence[Board]], list[set[str]]]


def square(side: int) -> tuple[tuple[int, ...], ...]:
    cells = [(x, y) for y in range(side) for x in range(side)]
    return tuple(tuple(at for at, (a, b) in enumerate(cells) if max(abs(a - x), abs(b - y)) == 1) for x, y in cells)


def hexagon(radius: int) -> tuple[tuple[int, ...], ...]:
    reach = range(-radius, radius + 1)
    cells = [(q, r) for r in reach for q in reach if abs(q + r) <= radius]
    steps = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
    return tuple(tuple(at for at, (a, b) in enumerate(cells) if (a - q, b - r) in steps) for q, r in cells)


def dict_trie(words: Sequence[str]) -> Find:
    """What one would first write in Python: a trie of dictionaries, and a walk with a set."""
    root: Trie = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node["word"] = word

    def walk(board: Board, tile: int, node: Trie, used: set[int], found: set[str]) -> None:
        below = node.get(board.tiles[tile])
        if below is None:
            return
        if "word" in below:
            found.add(below["word"])
        used.add(tile)
        for other in board.neighbours[tile]:
            if other not in used:
                walk(board, other, below, used, found)
        used.discard(tile)

    def find(boards: Sequence[Board]) -> list[set[str]]:
        answers = []
        for board in boards:
            found: set[str] = set()
            for tile in range(len(board.tiles)):
                walk(board, tile, root, set(), found)
            answers.append(found)
        return answers

    return find


def pyggle(words: Sequence[str]) -> Find:
    """Its trie is built once, and its boards are set one after another."""
    from pyggle import Boggle

    game = Boggle("aaaa aaaa aaaa aaaa", list(words))

    def find(boards: Sequence[Board]) -> list[set[str]]:
        answers = []
        for board in boards:
            letters = [tile.lower() for tile in board.tiles]
            game.board = [letters[row : row + 4] for row in range(0, 16, 4)]
            answers.append(set(game.solve()))
        return answers

    return find


def in_c(words: Sequence[str]) -> Solver | None:
    """None, and a sentence, where nothing can be compiled."""
    compiled_with = compiler()
    if compiled_with is None:
        print("There is no C compiler here, so the finder in C is left out.")
        return None
    return Solver(words, compiled_with)


def seconds_a_board(finders: dict[str, tuple[Callable[[], object], int]]) -> dict[str, float]:
    """The best of several rounds. Every finder has a turn in each round, so that a busy minute slows all alike."""
    best = dict.fromkeys(finders, float("inf"))
    for _ in range(ROUNDS):
        for name, (act, boards) in finders.items():
            began = process_time()
            act()
            best[name] = min(best[name], (process_time() - began) / boards)
    return best


def measure(
    name: str, neighbours: tuple[tuple[int, ...], ...], others: dict[str, Find], solver: Solver | None, count: int
) -> None:
    luck = Random(2026)
    many = [Board(tuple(luck.choices(LETTERS, k=len(neighbours))), neighbours) for _ in range(count)]
    values = [luck.choices(range(1, 7), k=len(neighbours)) for _ in many]
    few, ours, graph = many[: count // 20], finder("en"), lexicon("en").layers["words"].graph
    tiles, pairs = [board.tiles for board in many], list(zip(many, values, strict=True))
    swept = ours.sweep(many[0], tiles[: len(few)])
    wanted = [{graph.word(number) for number in best.numbers.tolist()} for best in swept]
    for (board, worth), words in zip(pairs[: len(few)], wanted, strict=True):
        found = ours.find(board, values=worth)
        assert {one.word for one in found} == words
        assert all(one.score == sum(worth[tile] for tile in one.path) for one in found)
    finders: dict[str, tuple[Callable[[], object], int]] = {}
    for other, find in others.items():
        assert [{word.upper() for word in found} for found in find(few)] == wanted, other
        finders[other] = (partial(find, few), len(few))
    if solver is not None:
        check(solver, ours, many, values)
        solve = partial(solver.solve, neighbours)
        finders["C"] = (lambda: [solve(tiles[at : at + 64], values[at : at + 64]) for at in range(0, count, 64)], count)
    finders["Parlour `sweep`"] = (lambda: deque(ours.sweep(many[0], tiles, values=values), 1), len(many))
    finders["Parlour `best`"] = (
        lambda: deque((ours.best(board, values=worth) for board, worth in pairs), 1),
        len(many),
    )
    finders["Parlour `find`"] = (
        lambda: deque((ours.find(board, values=worth) for board, worth in pairs[: len(few)]), 1),
        len(few),
    )
    seconds = seconds_a_board(finders)
    for row, spent in seconds.items():
        peers = [f"{seconds[peer] / spent:,.1f}" if peer in seconds else "–" for peer in ("dict trie", "pyggle")]
        to_c = f"{seconds['C'] / spent:.2f}" if "C" in seconds else "–"
        print(f"| {name} | {row} | {1 / spent:,.0f} | {' | '.join(peers)} | {to_c} |", flush=True)


def check(solver: Solver, ours: Finder, boards: Sequence[Board], values: Sequence[Sequence[int]]) -> None:
    """The finder in C gives the same words, scores and paths."""
    some = slice(0, 64)
    tiles = [board.tiles for board in boards[some]]
    counts, words, scores, lengths, paths = solver.solve(boards[0].neighbours, tiles, values[some])
    begin = 0
    for best, count in zip(ours.sweep(boards[0], tiles, values=values[some]), counts.tolist(), strict=True):
        here, begin = slice(begin, begin + count), begin + count
        theirs = zip(words[here].tolist(), scores[here].tolist(), lengths[here].tolist(), paths[here], strict=True)
        in_c = {word: (score, path[:length].tolist()) for word, score, length, path in theirs}
        found = zip(best.numbers.tolist(), best.scores.tolist(), best.lengths.tolist(), best.paths, strict=True)
        assert in_c == {word: (score, path[:length].tolist()) for word, score, length, path in found}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=4000, help="how many boards of each shape")
    count = parser.parse_args().boards
    warm()
    words = list(lexicon("en").layers["words"].graph)
    assert all(normal_form(word, "en") == word for word in words)
    trie = dict_trie(words)
    solver = in_c(words)
    print("| board | finder | boards a second | × dict trie | × pyggle | × C |")
    print("|---|---|--:|--:|--:|--:|")
    measure("4×4", square(4), {"dict trie": trie, "pyggle": pyggle(words)}, solver, count)
    measure("hexagon of 37", hexagon(3), {"dict trie": trie}, solver, count // 2)
    measure("hexagon of 61", hexagon(4), {"dict trie": trie}, solver, count // 2)


if __name__ == "__main__":
    main()
