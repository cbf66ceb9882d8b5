"""The curve of a match of MURDERO: the points of each side so far, with what lies before it now."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.moments import Moment
from parlour.games.murdero.rules import Murdero
from parlour.games.murdero.scoring import sides, table_points, totals
from parlour.games.murdero.state import Open, Over
from parlour.review.curves.curve import Curve, Line


def curve(game: Murdero, moments: Sequence[Moment]) -> Curve:
    pairs = sides(game, len(moments[0].here.state.open.places))
    values = zip(*(standing(game, moment.here.state.open) for moment in moments), strict=True)
    lines = tuple(Line(pair[0], had) for pair, had in zip(pairs, values, strict=True))
    return Curve("table_points", lines, game.goal)


def standing(game: Murdero, open: Open) -> list[int]:
    """By side. What lies there after the last hand has been counted."""
    lying = [0 if isinstance(open.phase, Over) else table_points(place) for place in open.places]
    pairs = sides(game, len(open.places))
    return [total + sum(lying[seat] for seat in pair) for pair, total in zip(pairs, totals(game, open), strict=True)]
