"""A player for the laws who calls words. Choices never list words, so a random player would call none."""

from __future__ import annotations

from typing import Any, Final

from parlour.core.game import Action, AnyGame, Luck
from parlour.core.laws.trial import anything
from parlour.core.luck import choice
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.actions import Call, MoveToken
from parlour.games.wordsearch.calling import on_table, search
from parlour.games.wordsearch.state import Offer, View
from parlour.words.tracing import paths

WORDS: Final = ("AS", "AT", "HE", "IN", "IS", "NO", "ON", "SO", "TO", "SIN", "NOT", "SON", "REST")
TRIES: Final = 4


def finding(game: AnyGame, view: Any, mind: Luck) -> Action:
    """Calls more often where the lexicon is asked first, since that makes secrets. Prefers moving to swapping tiles."""
    assert isinstance(game, WordSearch) and isinstance(view, View)
    offer, keen = game.offer(view), 2 if game.judge == "dictionary_then_vote" else 1
    assert offer is not None
    if "call" in offer.acts and offer.starts and mind.below(5) < keen:
        choices = game.legal(view)
        for _ in range(TRIES):
            called = a_word(game, view, mind) if mind.below(3 * keen) == 0 else a_walk(game, view, offer, mind)
            if called in choices:
                return called
    if "step" in offer.acts and mind.below(3):
        return MoveToken(choice(mind, offer.steps))
    return anything(game, view, mind)


def a_word(game: WordSearch, view: View, mind: Luck) -> Call:
    """A word, on a path where it can be traced."""
    assert view.seat is not None
    here, word = on_table(game, view.open), choice(mind, WORDS)
    path = next(paths(here.board, word, search(game, view.open, view.seat)), ())
    return Call(word, tuple(here.tiles[tile] for tile in path))


def a_walk(game: WordSearch, view: View, offer: Offer, mind: Luck) -> Call:
    """Three or four tiles that touch. They are rarely a word, and only the caller learns so (X-1)."""
    board = on_table(game, view.open)
    path = [board.number[choice(mind, offer.starts)]]
    for _ in range(2 + mind.below(2)):
        path.append(choice(mind, board.board.neighbours[path[-1]] or path))
    return Call("".join(board.board.tiles[tile] for tile in path), tuple(board.tiles[tile] for tile in path))
