"""The curve of a game of LETTER: everybody's points."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.moments import Moment
from parlour.games.letter.rules import Letter
from parlour.review.curves.curve import Curve, by_seat


def curve(_: Letter, moments: Sequence[Moment]) -> Curve:
    return Curve("points", by_seat(moments, lambda moment: moment.here.state.open.scores))
