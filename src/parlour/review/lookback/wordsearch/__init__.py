"""Looking back at WORD SEARCH: the words there were from the token, and what a change of tiles would have given.

A word is judged by its points. What "was better" is always a word most people know, so that a player believes it.
"""

from __future__ import annotations

from typing import Final

from parlour.bots.wordsearch.arranging import after, possible
from parlour.core.game import Action, TimeUp
from parlour.core.saying import Said
from parlour.games.wordsearch.actions import (
    AddTile,
    Call,
    Done,
    Exchange,
    LayTile,
    LoggedAction,
    MoveToken,
    ShiftTile,
    Stay,
    Swap,
    SwapHand,
    TurnTile,
)
from parlour.games.wordsearch.offering import listed
from parlour.games.wordsearch.rules import WordSearch
from parlour.games.wordsearch.scoring import points
from parlour.games.wordsearch.state import Challenged, Searching, Stepping, View
from parlour.kit.challenge import Challenge, Disputable, Dispute, ruled
from parlour.kit.window import Pass
from parlour.review.lookback.decisions import Decision
from parlour.review.lookback.remark import Remark
from parlour.review.lookback.wordsearch.looking import Arranged, Looking
from parlour.review.lookback.wordsearch.sentences import counted, elsewhere, longest, opened

CLEARLY: Final = 3
"""Better by this many points earns a mark."""
LONG: Final = 6
TOP: Final = 10
FOUND: Final = 2
"""A find is a long word, in the best tenth, and ahead of every other word most people know: clearly, or by length."""
REARRANGED: Final = 0.5
"""One of hundreds of swaps nearly always opens a long word. Missing it counts only half."""


def remark(game: WordSearch, decision: Decision) -> Remark | None:
    view: View = decision.view
    looking = Looking(game, view, decision.seat)
    may_call = "call" in looking.offer.acts
    match view.open.phase, decision.action:
        case Searching(), Call() as call:
            return called(looking, decision.ply, call)
        case Searching(), MoveToken() | Stay() | Exchange() | Done() | TimeUp() if may_call:
            return without_word(looking, decision.ply, decision.action)
        case Searching(), Swap() | SwapHand() | TurnTile() | AddTile() | ShiftTile() | LayTile() as action if may_call:
            return rearranged(looking, decision.ply, action)
        case Stepping(), MoveToken(place):
            said = tuple(elsewhere(looking, place))
            return Remark(decision.ply, said) if said else None
        case Challenged(Disputable(challenge)), Pass() | Dispute() as answer:
            return disputable(looking, decision.ply, challenge, answer)
        case _:
            return None


def called(looking: Looking, ply: int, call: Call) -> Remark | None:
    """The table decides about a word the dictionary lacks, so nothing is said of it here."""
    game, open = looking.game, looking.open
    if game.counting and not game.known(call.word) and not ruled(open.rulings, call.word):
        return None
    worth, seen = points(game, open, call.path), looking.words(open)
    others = [sight for sight in seen if sight.word != call.word]
    best = next((sight for sight in others if sight.everyday), None)
    details = (*counted(seen), *longest(others, worth, best), *with_tiles(looking, worth))
    if best is not None and best.points >= worth + CLEARLY:
        said = Said("wordsearch_better", {"word": best.word, "points": best.points, "scored": worth})
        return Remark(ply, (said, *details), "better", best.points - worth, Call(best.word, best.path))
    ahead = worth - (0 if best is None else best.points)
    as_good = sum(sight.points >= worth for sight in others)
    longer = len(call.word) - LONG
    if len(others) < len(seen) and longer >= 0 < ahead and ahead + longer >= FOUND and as_good * TOP <= len(seen):
        said = Said("wordsearch_find", {"word": call.word, "points": worth})
        return Remark(ply, (said, *details), "find", ahead + longer)
    return Remark(ply, details)


def without_word(looking: Looking, ply: int, action: Action) -> Remark | None:
    seen = looking.words(looking.open)
    best = next((sight for sight in seen if sight.everyday), None)
    change = best_change(looking)
    details = (
        *counted(seen),
        *longest(seen, 0, best),
        *(elsewhere(looking, action.place) if isinstance(action, MoveToken) else ()),
    )
    through_tiles = () if change is None else (opened(looking, change),)
    if best is not None and best.points >= CLEARLY:
        said = Said("wordsearch_missed", {"word": best.word, "points": best.points})
        call = Call(best.word, best.path)
        return Remark(ply, (said, *details, *through_tiles), "better", best.points, call)
    if change is not None and change.points * REARRANGED >= CLEARLY:
        return Remark(ply, (*through_tiles, *details), "better", change.points * REARRANGED, change.action)
    return Remark(ply, (*details, *through_tiles))


def rearranged(looking: Looking, ply: int, action: LoggedAction) -> Remark | None:
    """Judged by the best word that could be called afterwards, whichever was."""
    then = looking.words(after(looking.game, looking.view, looking.seat, action).open)
    laying = isinstance(action, LayTile)
    best = looking.arranged(listed(looking.game, looking.open, "lay")) if laying else best_change(looking)
    gain = 0 if best is None else best.points - (then[0].points if then else 0)
    if best is None or gain <= 0:
        return None
    return Remark(ply, (opened(looking, best),), "better" if gain >= CLEARLY else None, gain * REARRANGED, best.action)


def best_change(looking: Looking) -> Arranged | None:
    """The swap, turn or other change of tiles that opens the best everyday word."""
    return looking.arranged(possible(looking.game, looking.view, looking.offer))


def with_tiles(looking: Looking, worth: int) -> tuple[Said, ...]:
    """What a change of tiles would have given, if it beats the word that was called."""
    change = best_change(looking)
    return () if change is None or change.points <= worth else (opened(looking, change),)


def disputable(looking: Looking, ply: int, challenge: Challenge, answer: Pass | Dispute) -> Remark | None:
    """Where the dictionary decides about a disputed word, a dispute costs nothing."""
    game, word = looking.game, challenge.word
    if game.judge != "dictionary":
        return None
    if game.known(word):
        return Remark(ply, (Said("wordsearch_is_known", {"word": word}),)) if isinstance(answer, Dispute) else None
    if isinstance(answer, Dispute):
        return Remark(ply, (Said("wordsearch_disputed", {"word": word}),))
    worth = points(game, looking.open, challenge.path)
    said = Said("wordsearch_dispute", {"word": word, "points": worth})
    return Remark(ply, (said,), "better" if worth >= CLEARLY else None, worth * REARRANGED, Dispute())
