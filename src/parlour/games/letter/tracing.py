"""Words on the board: whether a path spells one, and whether it is new (LE-12, LE-13, LE-A9, LE-A19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from parlour.core.game import Illegal
from parlour.games.letter.actions import Path
from parlour.games.letter.contacts import layout
from parlour.games.letter.options import Options
from parlour.games.letter.pieces import Tile
from parlour.games.letter.state import Open, Written
from parlour.words.board import Search
from parlour.words.spelling import SHORTEST
from parlour.words.tracing import paths, traces


def trace(agreed: Options, open: Open, word: str, path: Path) -> None:
    """Raises Illegal unless the path spells the word (LE-12)."""
    here = layout(open.board, agreed.letters)
    if len(word) < SHORTEST:
        raise Illegal("word_too_short")
    if not all(tile in here.number for tile in path):
        raise Illegal("no_such_tile")
    if not traces(here.board, word, tuple(here.number[tile] for tile in path)):
        raise Illegal("not_traceable", word=word)


def still_traces(agreed: Options, open: Open, written: Written) -> bool:
    """Can it still be read from its own tiles?"""
    here, path = layout(open.board, agreed.letters), written.path
    lying = all(tile in here.number for tile in path)
    return lying and traces(here.board, written.word, tuple(here.number[tile] for tile in path))


def new(written: Iterable[Written], word: str, path: Path) -> bool:
    """Never written before, or only from other tiles (LE-13, LE-A19)."""
    return all(earlier.word != word or set(earlier.path).isdisjoint(path) for earlier in written)


def new_paths(letters: str, open: Open, word: str, needed: tuple[Tile, ...] = ()) -> Iterator[tuple[Tile, ...]]:
    """The paths that make the word new, lowest numbers first. The first is the preferred one (LE-A19)."""
    here = layout(open.board, letters)
    spent = {tile for earlier in open.written if earlier.word == word for tile in earlier.path}
    barred = frozenset(here.number[tile] for tile in spent if tile in here.number)
    touching = frozenset(here.number[tile] for tile in needed)
    for path in paths(here.board, word, Search(barred=barred, touching=touching)):
        yield tuple(here.tiles[at] for at in path)
