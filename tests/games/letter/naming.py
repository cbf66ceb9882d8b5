"""A player for the laws who names words and knocks. Choices never list words, so a random player would name none."""

from __future__ import annotations

from typing import Any, Final

from parlour.core.game import Action, AnyGame, Luck
from parlour.core.laws.trial import anything
from parlour.core.luck import choice
from parlour.games.letter import Letter
from parlour.games.letter.actions import Done, Knock, Lay, Name, Retrace, TakeRest
from parlour.games.letter.contacts import Layout, layout
from parlour.games.letter.spaces import places
from parlour.games.letter.state import View
from parlour.games.letter.table import moves_now
from parlour.games.letter.tracing import new_paths
from parlour.kit.window import PASS

WORDS: Final = ("AS", "AT", "HE", "IN", "IS", "NO", "ON", "SO", "TO", "AN", "ES", "NE", "IL", "EN", "SI", "TEA", "SON")
TRIES: Final = 4
NOTHING: Final = Name("?", ())


def naming(game: AnyGame, view: Any, mind: Luck) -> Action:
    """Drafts quickly, lays a letter, names a few words, and would rather end a turn than move letters about.

    It seldom names a real word: each makes the game longer. An unknown word stays secret if the lexicon is asked first.
    """
    assert isinstance(game, Letter) and isinstance(view, View)
    offer, open, moves = game.offer(view), view.open, moves_now(view.open)
    assert offer is not None
    if "take_rest" in offer.acts and mind.below(8):
        return TakeRest()
    if "knock" in offer.acts and mind.below(12) == 0:
        return Knock()
    if "pass" in offer.acts and mind.below(12):
        return PASS
    if "lay" in offer.acts and not moves.laid and mind.below(8):
        spot = choice(mind, tuple(places(game, open, choice(mind, offer.layable))))
        return Lay(spot.tile, spot.x, spot.y, spot.turned)
    if "name" in offer.acts and mind.below(12) < (3 if game.judge == "vote" else 11):
        for _ in range(TRIES):
            seek = a_word if mind.below(12) == 0 else a_walk
            named = seek(game, view, offer.must_use, mind)
            if named in game.legal(view):
                return named
    if moves.written and mind.below(2):
        again = Retrace(open.written[-1].word, open.written[-1].path)
        if again in game.legal(view):
            return again
    if "done" in offer.acts and mind.below(4):
        return Done()
    return anything(game, view, mind)


def a_word(game: Letter, view: View, needed: tuple[int, ...], mind: Luck) -> Name:
    """The first new word that can be read, searching the list from a random start."""
    first = mind.below(len(WORDS))
    for word in (*WORDS[first:], *WORDS[:first]):
        for path in new_paths(game.letters, view.open, word, needed):
            return Name(word, path)
    return NOTHING


def a_walk(game: Letter, view: View, needed: tuple[int, ...], mind: Luck) -> Name:
    """Two to four tiles that touch and spell no word. Only the seat that names it learns so (X-1)."""
    here = layout(view.open.board, game.letters)
    starts = needed or here.tiles
    path = [here.number[choice(mind, starts)]] if starts else []
    for _ in range(1 + mind.below(3)):
        path += [choice(mind, onward)] if (onward := fresh(here, path)) else []
    word = "".join(here.board.tiles[at] for at in path)
    return NOTHING if game.known(word) else Name(word or "?", tuple(here.tiles[at] for at in path))


def fresh(here: Layout, path: list[int]) -> list[int]:
    """Where the path may go on: the neighbours of its last tile that are not on it yet."""
    return [at for at in here.board.neighbours[path[-1]] if at not in path] if path else []
