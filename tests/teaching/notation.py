"""Actions as one line of text and back, and events as one line for the transcript."""

from __future__ import annotations

import re

from parlour.core.game import Action, Event, GiveUp, TimeUp, Unreadable
from parlour.kit.window import PASS, Pass
from tests.teaching.actions import DOUBT, DealHands, Doubt, Lay, TurnUp
from tests.teaching.events import CardLaid, CardTurned, Doubted, HandDealt, Passed, SeatGaveUp
from tests.teaching.state import View

LAY = re.compile(r"lay\s+([1-6])\s+as\s+([1-6])", re.IGNORECASE)
PLAIN: dict[str, Doubt | Pass | GiveUp] = {"doubt": DOUBT, "pass": PASS, "give up": GiveUp()}


def write(action: Action) -> str:
    match action:
        case Lay(card, claim):
            return f"lay {card} as {claim}"
        case Doubt():
            return "doubt"
        case Pass():
            return "pass"
        case DealHands(hands):
            return "deal " + " ".join("".join(map(str, hand)) for hand in hands)
        case TurnUp(card):
            return f"turn up {card}"
        case TimeUp():
            return "time up"
        case GiveUp():
            return "give up"
        case _:
            raise TypeError(action)


def read(view: View, text: str) -> Lay | Doubt | Pass | GiveUp:
    typed = " ".join(text.lower().split())
    if typed in PLAIN:
        return PLAIN[typed]
    if found := LAY.fullmatch(typed):
        return Lay(int(found[1]), int(found[2]))
    raise Unreadable("unreadable_lay", example="lay 3 as 5")


def tell(event: Event) -> str:
    match event:
        case HandDealt(to, hand):
            return f"seat {to} is dealt {' '.join(map(str, hand))}"
        case CardLaid(seat, claim):
            return f"seat {seat} says it is a {claim}"
        case Passed(seat):
            return f"seat {seat} lets it pass"
        case Doubted(seat):
            return f"seat {seat} doubts"
        case CardTurned(card, winner):
            return f"it is a {card}: seat {winner} scores"
        case SeatGaveUp(seat):
            return f"seat {seat} gives up"
        case _:
            raise TypeError(event)
