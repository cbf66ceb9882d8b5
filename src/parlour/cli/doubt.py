"""A word the dictionary does not know, at a keyboard with one person: nobody is there to vote for it (X-1).

The rules do not know who is a person, the terminal does. Standing by such a word can only fail, so it is not offered.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from parlour.core.game import Event
from parlour.kit.events import WordUnknown


def without_standing_by(offer: Any) -> Any:
    """What a seat is offered where no other person could vote."""
    if "stand_by" not in getattr(offer, "acts", ()):
        return offer
    return replace(offer, acts=tuple(act for act in offer.acts if act != "stand_by"))


def just_unknown(event: Event) -> Event:
    """The same event where standing by the word is out of the question."""
    return replace(event, may_stand_by=False) if isinstance(event, WordUnknown) else event
