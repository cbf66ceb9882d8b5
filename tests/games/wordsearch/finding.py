"""A player for the laws: it acts at random, but now and then it calls a word, or what is none, and stands by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from parlour.core.game import Action, AnyGame, Luck, Seat
from parlour.core.laws.trial import anything, some
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call, StandBy
from parlour.games.wordsearch.calling import on_table, search
from parlour.games.wordsearch.state import Open
from parlour.words.tracing import paths

WORDS: Final = tuple(
    word
    for line in (
        "AH AIR ART AS AT ATE CAT CLEAR DA DU EAR EAT ER ES EST ET HAT HE HELP HER HI HIS HOT ICE IL IN IS IT LA LE",
        "LET LO LOT MA ME NO NOSE NOT NOTE OLD ON ONE ORE OR PIN RAT REST SEA SE SI SIN SO SON SUN TE TEA TEN TI TO",
    )
    for word in line.split()
)
"""Common ones of four languages; some are no words in some of them."""

WEARY: Final = 6
"""After so many turns it finds no more words, and the game dries up (WS-A13)."""


def finding(game: AnyGame, view: Any, mind: Luck) -> Action:
    assert isinstance(game, WordSearch)
    offer = game.offer(view)
    assert offer is not None
    weary = view.open.turns[view.seat] >= WEARY
    unheard = game.disputes == "auto_check" or game.judge == "dictionary_then_vote"
    if "stand_by" in offer.acts and not weary and mind.below(4) == 0:
        return StandBy()
    if "call" in offer.acts and view.called is None and (unheard or not weary) and mind.below(6):
        calls = (nonsense if weary or mind.below(3) else words)(game, view.open, view.seat, mind)
        choices = game.legal(view)
        found = next((call for call in calls if call in choices), None)
        if found is not None:
            return found
    return anything(game, view, mind)


def words(game: WordSearch, open: Open, seat: Seat, mind: Luck) -> Iterator[Call]:
    """Some common words, as they can be traced from here."""
    here, within = on_table(game, open), search(game, open, seat)
    for word in some(mind, WORDS, 12):
        path = next(paths(here.board, word, within), None)
        if path is not None:
            yield Call(word, tuple(here.tiles[number] for number in path))


def nonsense(game: WordSearch, open: Open, seat: Seat, mind: Luck) -> Iterator[Call]:
    """Two tiles that touch, where they are no word."""
    here, within = on_table(game, open), search(game, open, seat)
    starts = sorted(within.starts or range(len(here.tiles)))
    for first in some(mind, starts, 6):
        for second in some(mind, here.board.neighbours[first], 6):
            word = here.board.tiles[first] + here.board.tiles[second]
            if not game.known(word):
                yield Call(word, (here.tiles[first], here.tiles[second]))
