"""Help at a WORD SEARCH table: how much there is to be found from here, and where a good word begins."""

from __future__ import annotations

from parlour.bots.wordsearch.eye import Eye
from parlour.core.game import Action
from parlour.core.saying import Said
from parlour.games.wordsearch.board import letters_of
from parlour.games.wordsearch.rules import WordSearch
from parlour.games.wordsearch.state import View

EVERYDAY = "casual"
"""A hint is about words people know."""
MANY = 200


def help(game: WordSearch, view: View, draft: Action | None) -> tuple[Said, ...]:
    """Nothing, unless this seat may call a word; never the word itself."""
    offer, seat = game.offer(view), view.seat
    if seat is None or offer is None or "call" not in offer.acts:
        return ()
    sights = Eye(game, EVERYDAY, view.open, seat).sights(view.open, MANY)
    if not sights:
        return (Said("no_common_word"),)
    best = sights[0]
    first = letters_of(best.path[0], view.open.stacks)
    return (
        Said("words_in_sight", {"count": len(sights)}),
        Said("good_word_begins", {"letters": len(best.word), "first": first}),
    )
