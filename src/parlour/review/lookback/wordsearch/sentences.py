"""What is said about the words of WORD SEARCH."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.refusal import Fact
from parlour.core.saying import Said
from parlour.games.wordsearch.actions import AddTile, LayTile, ShiftTile, Swap, SwapHand, TurnTile
from parlour.games.wordsearch.board import Place, names
from parlour.games.wordsearch.rotation import TURNED
from parlour.games.wordsearch.state import Open
from parlour.review.lookback.sights import Sight
from parlour.review.lookback.wordsearch.looking import Arranged, Looking


def counted(seen: Sequence[Sight]) -> Iterator[Said]:
    yield Said("wordsearch_words", {"count": len(seen), "everyday": sum(sight.everyday for sight in seen)})


def longest(others: Sequence[Sight], points: int, told: Sight | None) -> Iterator[Said]:
    """The best word of all, however rare, if it beats what was done and has not been told."""
    if others and others[0] != told and others[0].points > points:
        yield Said("wordsearch_longest", {"word": others[0].word, "points": others[0].points})


def elsewhere(looking: Looking, place: Place) -> Iterator[Said]:
    """Another step, if it led to a better word for the next turn."""
    open = looking.open
    words = {step: looking.from_place(step) for step in looking.offer.steps}
    best = max(words, key=lambda step: points_of(words[step]), default=place)
    sight = words.get(best)
    if sight is not None and sight.points > points_of(words.get(place)):
        facts: dict[str, Fact] = {"letters": open.stacks[best][-1], "place": names(open.places)[best]}
        yield Said("wordsearch_elsewhere", {**facts, "word": sight.word, "points": sight.points})


def points_of(sight: Sight | None) -> int:
    return 0 if sight is None else sight.points


def opened(looking: Looking, arranged: Arranged) -> Said:
    """What to do with which tiles, and the word it opens."""
    open, called = looking.open, names(looking.open.places)
    facts: dict[str, Fact] = {"word": arranged.call.word, "points": arranged.points}
    match arranged.action:
        case Swap(one, other):
            pair = {"one": called[one], "letters": top(open, one), "other": called[other], "others": top(open, other)}
            return Said("wordsearch_swap", {**facts, **pair})
        case SwapHand(place):
            own = open.hands[looking.seat]
            return Said(
                "wordsearch_swap_own", {**facts, "own": own, "letters": top(open, place), "place": called[place]}
            )
        case TurnTile(place):
            return Said("wordsearch_turn", {**facts, "letters": TURNED[top(open, place)], "place": called[place]})
        case AddTile(place, turned):
            letters = shown(open.hands[looking.seat], turned)
            return Said("wordsearch_add", {**facts, "letters": letters, "place": called[place]})
        case ShiftTile(start, to, turned):
            letters = shown(top(open, start), turned)
            return Said("wordsearch_shift", {**facts, "letters": letters, "start": called[start], "place": called[to]})
        case LayTile(q, r, turned):
            return Said("wordsearch_lay", {**facts, "letters": shown(open.drawn, turned), "place": f"{q},{r}"})
        case action:
            raise AssertionError(action)


def top(open: Open, place: Place) -> str:
    return open.stacks[place][-1]


def shown(letters: str, turned: bool) -> str:
    return TURNED[letters] if turned else letters
