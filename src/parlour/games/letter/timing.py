"""Time is over: the default moves of who says nothing (LE-A4, LE-A18, X-7)."""

from __future__ import annotations

from parlour.core.game import Illegal, Millis, Step
from parlour.games.letter import drafting, judging, knocking, releasing
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.disputing import close_vote, decide
from parlour.games.letter.events import TableEvent, TimeRanOut
from parlour.games.letter.finishing import finish
from parlour.games.letter.state import Open, State
from parlour.games.letter.table import alone


def time_up(agreed: Agreement, open: Open, at: Millis) -> Step[State, TableEvent]:
    match open.phase:
        case "drafting":
            return drafting.time_up(open)
        case "laying" if alone(open):
            return finish(agreed, open, TimeRanOut(open.active), in_time=False)
        case "laying":
            return judging.time_up(agreed, open, at)
        case "penalty":
            return releasing.time_up(open)
        case "window":
            return knocking.time_up(agreed, open, at)
        case "knocking":
            return knocking.out_of_time(agreed, open, at)
        case "disputing":
            return decide(agreed, open, at, valid=True)
        case "voting":
            return close_vote(agreed, open, at)
        case _:
            raise Illegal("not_now")
