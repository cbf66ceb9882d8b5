"""The finder against a slow second version of itself, on boards of all shapes with all conditions."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import gettempdir

import pytest

from parlour.words.board import Board, Search
from parlour.words.compiled import cache_folder
from parlour.words.finder import Finder, finder
from parlour.words.graph_table import Best, GraphTable
from parlour.words.layout import read_narrow, read_wide
from parlour.words.lexicon import Layer, Lexicon
from parlour.words.packing import packed_with
from parlour.words.tracing import paths, traces
from tests.words.shapes import FRAGMENTS, any_board, any_search, hexagon, line, loose, spread, square
from tests.words.slow_finder import best_paths

LONGEST = 5
SHAPES = {
    "square": lambda luck: square(3, 3),
    "oblong": lambda luck: square(2, 5),
    "hexagon": lambda luck: hexagon(1),
    "line": lambda luck: line(9),
    "loose": lambda luck: loose(luck, 10),
    "full": lambda luck: spread(square(3, 3), 64),
    "wide": lambda luck: spread(loose(luck, 10), 66),
}
BOARDS_EACH = 80


@pytest.fixture(scope="module")
def short_words(tmp_path_factory: pytest.TempPathFactory) -> Lexicon:
    """A lexicon of made-up words over few letters, so that small boards are full of them; and a second layer."""
    luck = Random(7)
    folder: Path = tmp_path_factory.mktemp("words")
    made = {"".join(luck.choices("AABDEEIINOORSSTTU", k=luck.randint(1, LONGEST))) for _ in range(6000)}
    (folder / "made.graph").write_bytes(packed_with(dict.fromkeys(made, ("", "test"))))
    words = Lexicon("en", umlauts=False)
    words.layers = {"made": Layer("made", (folder / "made.graph").read_bytes)}
    return words


@pytest.mark.parametrize("shape", SHAPES)
def test_the_finder_finds_what_the_slow_one_finds_over_the_same_paths(shape: str, short_words: Lexicon) -> None:
    looking, known = Finder(short_words, ("made",)), set(short_words.layers["made"].graph)
    graph, found_at_all = short_words.layers["made"].graph, 0
    for number in range(BOARDS_EACH):
        luck = Random(f"{shape} {number}")
        neighbours = SHAPES[shape](luck)
        board, search = any_board(luck, neighbours), any_search(luck, min(len(neighbours), 10))
        values = [luck.randint(-1, 3) for _ in board.tiles]
        found = looking.find(board, search, values)
        assert {one.word: (one.score, one.path) for one in found} == best_paths(board, known, search, values, LONGEST)
        assert len({one.word for one in found}) == len(found)
        assert all(graph.number(one.word) == one.number and one.layer == "made" for one in found)
        found_at_all += len(found)
        for one in found[:5]:
            ways = list(paths(board, one.word, search))
            assert one.path in ways and ways == sorted(set(ways))
            assert all(traces(board, one.word, way, search) for way in ways)
    assert found_at_all > BOARDS_EACH


def table_of(best: Best) -> dict[int, tuple[int, list[int]]]:
    """The score and the path of each word, by its number."""
    rows = zip(*(column.tolist() for column in best), strict=True)
    return {number: (score, tiles[:length]) for number, score, length, tiles in rows}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_sweep_over_many_boards_finds_the_same_over_the_same_paths(
    shape: str, short_words: Lexicon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.words.finder.BOARDS", 12)
    monkeypatch.setattr("parlour.words.graph_table.SPARE", 200)
    looking, luck = Finder(short_words, ("made",)), Random(shape)
    neighbours = SHAPES[shape](luck)
    boards = [any_board(luck, neighbours) for _ in range(30)]
    values = [[luck.randint(-1, 3) for _ in board.tiles] for board in boards]
    layout = Board(boards[0].tiles, neighbours, frozenset(range(0, len(neighbours), 2)))
    search = any_search(luck, min(len(neighbours), 10))
    for worth in (None, values):
        swept = list(looking.sweep(layout, [board.tiles for board in boards], "made", search, worth))
        assert len(swept) == len(boards)
        for number, (board, best) in enumerate(zip(boards, swept, strict=True)):
            alone = Board(board.tiles, neighbours, layout.reversible)
            found = looking.find(alone, search, None if worth is None else worth[number])
            assert table_of(best) == {one.number: (one.score, list(one.path)) for one in found}


@pytest.mark.parametrize("reuse", [False, True])
def test_both_loops_read_the_same_on_crowded_boards(short_words: Lexicon, *, reuse: bool) -> None:
    """On these boards a level has more beginnings than one block holds."""
    table = GraphTable(short_words.layers["made"].graph)
    for number in range(6):
        luck = Random(number)
        letters = [luck.choice("AEIST") if luck.random() < 0.8 else luck.choice(FRAGMENTS) for _ in range(64)]
        board = Board(tuple(letters), square(8, 8), frozenset(range(0, 64, 3)))
        values = [[luck.randint(0, 3) for _ in letters]]
        narrow, wide = (
            read(table, board, [letters], Search(reuse=reuse), values)[0] for read in (read_narrow, read_wide)
        )
        assert table_of(narrow) == table_of(wide) and len(narrow.numbers) > 200


def test_tiles_or_values_that_do_not_fit_the_layout_are_refused(short_words: Lexicon) -> None:
    looking = Finder(short_words, ("made",))
    for neighbours in (line(9), line(70)):
        board = Board(("A",) * len(neighbours), neighbours)
        with pytest.raises(ValueError, match="layout"):
            looking.best(board, "made", values=[1, 2])
        with pytest.raises(ValueError, match="layout"):
            list(looking.sweep(board, [("A", "B")], "made"))


def test_every_path_of_a_word_is_traced_once_and_in_order(short_words: Lexicon) -> None:
    known = set(short_words.layers["made"].graph)
    for number in range(40):
        luck = Random(number)
        board, search = any_board(luck, square(3, 3)), any_search(luck, 9)
        for word in sorted(best_paths(board, known, search, [1] * 9, 4))[:10]:
            everywhere = Search(starts=search.starts, barred=search.barred, reuse=search.reuse)
            ways = list(paths(board, word, everywhere))
            assert len(set(ways)) == len(ways) and ways == sorted(ways)
            kept = [way for way in ways if traces(board, word, way, search)]
            assert kept == list(paths(board, word, search))


def test_a_path_that_jumps_repeats_or_misspells_does_not_trace() -> None:
    board = Board(("A", "IN", "T"), ((1,), (0, 2), (1,)), frozenset({1}))
    assert traces(board, "ANIT", (0, 1, 2)) and traces(board, "AINT", (0, 1, 2))
    assert not traces(board, "AT", (0, 2))
    assert not traces(board, "AINA", (0, 1, 0))
    assert traces(board, "AINA", (0, 1, 0), Search(reuse=True))
    assert not traces(board, "AIN", (0, 1, 2)) and not traces(board, "AINTS", (0, 1, 2))
    assert not traces(board, "", ()) and not traces(board, "A", (7,))
    assert list(paths(board, "")) == []


def test_a_word_of_several_layers_is_found_once_in_the_first_of_them() -> None:
    board = Board(tuple("LONDON"), line(6))
    assert {one.layer for one in finder("en", ("words", "places")).find(board) if one.word == "LONDON"} == {"places"}
    told = [one.layer for one in finder("en", ("first_names", "places")).find(board) if one.word == "LONDON"]
    assert len(told) == 1


def test_a_board_without_tiles_and_a_layer_without_words_have_nothing_to_find() -> None:
    assert finder("en").find(Board((), ())) == []
    words = Lexicon("en", umlauts=False)
    words.layers["none"] = Layer("none", lambda: packed_with({}))
    assert Finder(words, ("none",)).find(Board(("A", "B"), ((1,), (0,)))) == []
    assert list(Finder(words, ("none",)).sweep(Board(("A",), ((),)), [], "none")) == []


def test_compiled_loops_are_kept_where_one_may_write(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == ""
    monkeypatch.setattr("os.access", lambda path, mode: str(path).startswith(str(tmp_path)))
    assert cache_folder() == str(tmp_path / "parlour")
    monkeypatch.setattr("os.access", lambda path, mode: False)
    assert cache_folder().startswith(gettempdir())
