"""The curve of a game of MÖRDER: how much of the word everybody has collected, and how much lies in the nearest chain.

Whoever has six letters wins, and so does whoever sees six of them lie in one chain.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.moments import Moment
from parlour.games.moerder.board import WORD
from parlour.games.moerder.chains import FIRST_R, LAST_R, LETTER_AT, Layout, layout, spread
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Open
from parlour.review.curves.curve import Curve, Line, by_seat


def curve(game: Moerder, moments: Sequence[Moment]) -> Curve:
    lying = Line(None, tuple(on_the_board(moments)))
    if game.rules == "base":
        return Curve("chain", (lying,), len(WORD))
    hands = by_seat(moments, lambda moment: [len(hand) for hand in moment.here.state.open.hands])
    return Curve("letters", (lying, *hands), len(WORD))


def on_the_board(moments: Sequence[Moment]) -> Iterator[int]:
    """At each moment. Often nothing has changed since the one before."""
    board, found = "", 0
    for moment in moments:
        open: Open = moment.here.state.open
        if open.board != board:
            board, found = open.board, nearest(layout(open.board, open.collected))
        yield found


def nearest(here: Layout) -> int:
    """How many letters lie open in the chain that needs the fewest others, if it may still come true (MO-A3)."""
    everywhere = here.hidden
    for letters in here.letters:
        everywhere |= letters
    for missing in range(len(WORD) + 1):
        if comes_true(here, 0, everywhere, missing):
            return len(WORD) - missing
    return 0


def comes_true(here: Layout, place: int, onward: int, missing: int, hidden_r: bool = False) -> bool:
    """Whether a chain goes on over these tiles from this place of the word, with so many face-down tiles at most.

    `hidden_r`: its first R is face down, so the second needs another one.
    """
    if place == len(WORD):
        return True
    letter = LETTER_AT[place]
    for face_down, fitting in ((False, here.letters[letter]), (True, here.hidden)):
        if face_down and (not missing or here.left[letter] <= (hidden_r and place == LAST_R)):
            continue
        tiles = onward & fitting
        while tiles:
            tile = tiles & -tiles
            tiles ^= tile
            rest = without(here, tile)
            r_is_hidden = hidden_r or (face_down and place == FIRST_R)
            if comes_true(rest, place + 1, spread(tile), missing - face_down, r_is_hidden):
                return True
    return False


def without(here: Layout, tile: int) -> Layout:
    """No tile comes twice in a chain (MO-7)."""
    return Layout(tuple(letters & ~tile for letters in here.letters), here.hidden & ~tile, here.left)
