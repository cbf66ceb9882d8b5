"""Bots for WORD SEARCH. The strengths differ in the words they know and how far they look."""

from __future__ import annotations

from parlour.bots.bot import Bot
from parlour.bots.reader import believes
from parlour.bots.wordsearch.arranging import arrangement
from parlour.bots.wordsearch.eye import Eye
from parlour.bots.wordsearch.laying import spot_to_lay
from parlour.bots.wordsearch.walking import WIDTH, place_to_go, word_to_call
from parlour.core.game import Action, Luck, Millis
from parlour.core.luck import choice
from parlour.games.wordsearch.actions import (
    Call,
    Done,
    DrawTile,
    Exchange,
    MoveToken,
    Stay,
)
from parlour.games.wordsearch.rules import WordSearch
from parlour.games.wordsearch.state import Challenged, Offer, Searching, Stepping, View
from parlour.kit.challenge import Disputable, Dispute, Vote, Voting
from parlour.kit.window import PASS

ABSTAIN = Vote(None)


def bot(game: WordSearch, strength: str) -> Bot:
    """One of the four strengths."""

    def act(view: View, budget: Millis, luck: Luck) -> Action:
        offer, seat, open = game.offer(view), view.seat, view.open
        if offer is None or seat is None:
            return game.legal(view).pick(luck)
        match open.phase:
            case Searching():
                return searching(game, Eye(game, strength, open, seat), view, offer, luck)
            case Stepping():
                return MoveToken(place_to_go(Eye(game, strength, open, seat), open, offer.steps, luck))
            case Challenged(Disputable(challenge)):
                return PASS if believes(game, challenge.word, open.rulings) else Dispute()
            case Challenged(Voting()):
                return ABSTAIN
            case _:
                return game.legal(view).pick(luck)

    return act


def searching(game: WordSearch, eye: Eye, view: View, offer: Offer, luck: Luck) -> Action:
    """Lay a drawn tile, rearrange tiles if that gives a better word, and call the best word or move on.

    A turn only moves forward: every rearrangement gives a better word than the last. After a word the lexicon lacks,
    no other is called, because it would be the same one again.
    """
    open = view.open
    if "lay" in offer.acts:
        return spot_to_lay(game, eye, view, offer, luck)
    if "draw" in offer.acts:
        return DrawTile()
    if "call" not in offer.acts or view.called is not None:
        return without_word(eye, view, offer, luck)
    sights = eye.sights(open, WIDTH[eye.strength])
    change = arrangement(game, eye, view, offer, sights[0].points if sights else 0, luck)
    if change is not None:
        return change
    if sights:
        sight = word_to_call(eye, open, sights)
        return Call(sight.word, sight.path)
    return without_word(eye, view, offer, luck)


def without_word(eye: Eye, view: View, offer: Offer, luck: Luck) -> Action:
    """No word in sight: end the turn, step to better ground, or stay and perhaps exchange the tile."""
    if "done" in offer.acts:
        return Done()
    if "step" in offer.acts:
        return MoveToken(place_to_go(eye, view.open, offer.steps, luck))
    return choice(luck, [act for name, act in (("stay", Stay()), ("exchange", Exchange())) if name in offer.acts])
