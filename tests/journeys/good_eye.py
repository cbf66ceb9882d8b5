"""The longest word that can be called, for journeys that need one whatever the board looks like."""

from __future__ import annotations

from parlour.games.wordsearch.actions import Call
from parlour.games.wordsearch.calling import on_table, search, spent
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.state import Open
from parlour.words.finder import finder


def longest_word(agreed: Options, open: Open) -> Call:
    """For the seat on turn."""
    seat, here = open.active, on_table(agreed, open)
    assert seat is not None
    words = finder(agreed.language, agreed.counting, umlauts=agreed.umlauts)
    found = words.find(here.board, search(agreed, open, seat))
    new = [one for one in found if one.word not in spent(agreed, open, seat)]
    assert new, "a board without a word"
    longest = max(new, key=lambda one: (len(one.word), one.word))
    return Call(longest.word, tuple(here.tiles[at] for at in longest.path))
