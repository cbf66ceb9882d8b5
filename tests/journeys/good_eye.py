"""The longest word that can be called, for journeys that need one whatever the board looks like."""

from __future__ import annotations

from parlour.games.wordsearch.actions import Call
from parlour.games.wordsearch.calling import on_table, search, spent
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.state import Open
from parlour.words.finder import finder
from parlour.words.tracing import paths


def longest_word(agreed: Options, open: Open) -> Call:
    """For the seat on turn. All its paths end on one tile, so that whoever types it is asked nothing (WS-A20)."""
    seat, here = open.active, on_table(agreed, open)
    assert seat is not None
    words = finder(agreed.language, agreed.counting, umlauts=agreed.umlauts)
    where = search(agreed, open, seat)
    new = [one for one in words.find(here.board, where) if one.word not in spent(agreed, open, seat)]
    new.sort(key=lambda one: (len(one.word), one.word), reverse=True)
    longest = next(one for one in new if len({path[-1] for path in paths(here.board, one.word, where)}) == 1)
    return Call(longest.word, tuple(here.tiles[at] for at in longest.path))
