"""How a bot rearranges tiles before its word: which it swaps, turns, adds or moves.

- Novice, Casual and Strong try a few arrangements and take the best if it beats the word they already see.
- Expert tries all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.bots.wordsearch.eye import Eye
from parlour.core.game import Entry, Luck, Millis, Seat
from parlour.core.luck import shuffled
from parlour.games.wordsearch.actions import LoggedAction, Swap
from parlour.games.wordsearch.offering import listed
from parlour.games.wordsearch.rules import WordSearch
from parlour.games.wordsearch.state import Act, Offer, State, View

ARRANGING: Final[tuple[Act, ...]] = ("swap", "swap_hand", "turn", "add", "shift")

LOOKS = {"novice": 2, "casual": 4, "strong": 30, "expert": 1000}
"""How many arrangements each strength tries."""


def arrangement(game: WordSearch, eye: Eye, view: View, offer: Offer, least: int, luck: Luck) -> LoggedAction | None:
    """The arrangement that gives the best word, or None if no word scores more than `least`."""
    seat = view.seat
    assert seat is not None
    thought = shuffled(luck, list(possible(game, view, offer)))[: LOOKS[eye.strength]]
    best, most = None, least
    for action in thought:
        points = eye.most(after(game, view, seat, action).open)
        if points > most:
            best, most = action, points
    return best


def possible(game: WordSearch, view: View, offer: Offer) -> Iterator[LoggedAction]:
    """Every arrangement that is allowed, except swaps of equal letters, which change nothing."""
    stacks = view.open.stacks
    for act in ARRANGING:
        if act in offer.acts:
            for action in listed(game, view.open, act):
                if not isinstance(action, Swap) or stacks[action.one] != stacks[action.other]:
                    yield action


def after(game: WordSearch, view: View, seat: Seat, action: LoggedAction) -> State:
    """The table after this arrangement."""
    at = Millis(0)
    return game.apply(State(view.open, view.called), Entry(at, seat, action)).state
