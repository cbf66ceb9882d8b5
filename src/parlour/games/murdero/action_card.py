"""What an Action Card is: what it may be aimed at, what it does, and what it changes while in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

from msgspec import Struct

from parlour.core.game import Illegal, Seat
from parlour.games.murdero import action_cards
from parlour.games.murdero.actions import AnyAim
from parlour.games.murdero.cases import Case
from parlour.games.murdero.events import TableEvent
from parlour.games.murdero.options import Options
from parlour.games.murdero.state import EndOfHand, Place, State


class Situation(Struct, frozen=True, gc=False):
    """A seat at a table under certain rules, about to play a card."""

    agreed: Options
    state: State
    seat: Seat

    @property
    def hand(self) -> tuple[str, ...]:
        return self.state.hands[self.seat]

    @property
    def place(self) -> Place:
        return self.state.open.places[self.seat]

    @property
    def cases(self) -> tuple[Case, Case, Case]:
        return self.place.cases


class Draws(Struct, frozen=True, gc=False):
    """The seat draws cards. `last`: the hand ends if that empties the Case File."""

    cards: int
    last: bool = False


class EndsHand(Struct, frozen=True, gc=False):
    reason: EndOfHand


class Robs(Struct, frozen=True, gc=False):
    """Chance takes a card from this seat's hand."""

    victim: Seat


Then: TypeAlias = Draws | EndsHand | Robs


class Effect(Struct, frozen=True, gc=False):
    """The table after a card has done its work, the events, and what follows."""

    state: State
    told: tuple[TableEvent, ...] = ()
    then: Then | None = None


Aims: TypeAlias = Callable[[Situation], Iterator[AnyAim]]
"""All it may be aimed at now. Raises Illegal if the card has its own reason why it cannot be played."""
Why: TypeAlias = Callable[[Situation, Any], Illegal]
"""Why an aim that is not among these is refused."""
Works: TypeAlias = Callable[[Situation, Any], Effect]


class ActionCard(Struct, frozen=True):
    """`rule` describes the card. `use` is for a Permanent that can be used turn after turn (MU-14).

    While a Permanent is in play, `holds_back` names a colour whose cases do not win, and `cases_to_win` says how many
    a win takes. `scene_points` is what a Crime Scene is worth to its owner. `harmless`: playing it cannot end the hand
    as long as no case is complete.
    """

    name: str
    rule: str
    aims: Aims
    play: Works
    why: Why | None = None
    permanent: bool = False
    use_aims: Aims | None = None
    use: Works | None = None
    holds_back: str = ""
    cases_to_win: int = 1
    scene_points: int = 1
    harmless: bool = False


@cache
def action_card(name: str) -> ActionCard:
    """The card of this name, from its module."""
    card: ActionCard = import_module(f"{action_cards.__name__}.{name}").CARD
    return card
