"""The curve of a game of MÖRDER: the letters everybody has collected or, in the base game, the chains that lie open."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from parlour.core.moments import Moment
from parlour.games.moerder.board import WORD
from parlour.games.moerder.chains import layout, open_chains
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Open
from parlour.review.curves.curve import Curve, Line, by_seat

MOST_CHAINS = 99


def curve(game: Moerder, moments: Sequence[Moment]) -> Curve:
    if game.rules == "base":
        return Curve("chains", (Line(None, tuple(chains(moment.here.state.open) for moment in moments)),))
    lines = by_seat(moments, lambda moment: [len(hand) for hand in moment.here.state.open.hands])
    return Curve("letters", lines, len(WORD))


def chains(open: Open) -> int:
    return len(list(islice(open_chains(layout(open.board)), MOST_CHAINS)))
