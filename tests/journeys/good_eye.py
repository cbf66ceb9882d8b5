"""The longest word somebody could call: for journeys and prepared tables that need one wherever the game has led."""

from __future__ import annotations

from parlour.games.wordsearch.actions import Call
from parlour.games.wordsearch.agreement import Agreement
from parlour.games.wordsearch.calling import on_table, search, spent
from parlour.games.wordsearch.state import Open
from parlour.words.finder import finder


def longest_word(agreed: Agreement, open: Open) -> Call:
    """For whoever is on turn."""
    here = on_table(agreed, open)
    words = finder(agreed.language, agreed.counting, umlauts=agreed.umlauts)
    found = words.find(here.board, search(agreed, open, open.active))
    new = [one for one in found if one.word not in spent(agreed, open, open.active)]
    assert new, "a board without a word"
    longest = max(new, key=lambda one: (len(one.word), one.word))
    return Call(longest.word, tuple(here.tiles[at] for at in longest.path))
