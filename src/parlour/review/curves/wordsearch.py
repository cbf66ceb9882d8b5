"""The curve of a game of WORD SEARCH: everybody's points."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.moments import Moment
from parlour.games.wordsearch.rules import WordSearch
from parlour.review.curves.curve import Curve, by_seat


def curve(game: WordSearch, moments: Sequence[Moment]) -> Curve:
    return Curve("points", by_seat(moments, lambda moment: moment.here.state.open.scores), game.goal)
