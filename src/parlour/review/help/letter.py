"""Help at a LETTER table: how many words there are to be named, and how long a good one is."""

from __future__ import annotations

from parlour.bots.letter.eye import Eye
from parlour.bots.letter.placing import best_place
from parlour.core.game import Action
from parlour.core.luck import seeded
from parlour.core.saying import Said
from parlour.games.letter.rules import Letter
from parlour.games.letter.state import View

EVERYDAY = "casual"
"""A hint is about words people know."""
MANY = 200


def help(game: Letter, view: View, draft: Action | None) -> tuple[Said, ...]:
    """A hint about words that can be named now, or else about a letter that makes some. Never the word itself."""
    offer, seat, open = game.offer(view), view.seat, view.open
    if seat is None or offer is None:
        return ()
    eye = Eye(game, EVERYDAY, open, seat)
    if "name" in offer.acts:
        sights = eye.sights(open.board, MANY, offer.must_use)
        if sights:
            return (
                Said("letter_words", {"count": len(sights)}),
                Said("letter_best", {"letters": len(sights[0].word), "letter": sights[0].word[0]}),
            )
    if "lay" in offer.acts and offer.layable:
        idea = best_place(eye, open, offer.layable, seeded(len(open.board), "hint"))
        if idea is not None:
            return (Said("letter_to_lay", {"letter": game.pieces[idea.placed.tile].letter}),)
    return (Said("no_common_word"),) if {"name", "lay"} & set(offer.acts) else ()
