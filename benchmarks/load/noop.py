"""boardgame.io's benchmark game, for Parlour: the players take turns and nothing ever changes."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.choices import Listed
from parlour.core.game import (
    Action,
    Choices,
    Entry,
    Event,
    GiveUp,
    Illegal,
    Luck,
    Result,
    Seat,
    Step,
    TimeUp,
    Turn,
    Viewer,
)
from parlour.core.listing import listing
from parlour.core.rulebook import RuleBook


class A(Action, frozen=True):
    """The only move."""


class Done(Event, frozen=True):
    seat: int


class State(Struct, frozen=True, gc=False):
    seats: int
    next: int = 0
    over: bool = False


class View(Struct, frozen=True, gc=False):
    seat: int | None
    state: State


class Offer(Struct, frozen=True, gc=False):
    ask: str = "a"


OFFER = Offer()


class Noop(Struct, frozen=True, tag="noop"):
    @property
    def seats(self) -> range:
        return range(2, 5)

    def start(self, seats: int) -> State:
        return State(seats)

    def turn(self, state: State) -> Turn:
        return Turn() if state.over else Turn(frozenset({Seat(state.next)}))

    def deal(self, state: State, luck: Luck) -> A | TimeUp | GiveUp | None:
        return None

    def apply(self, state: State, entry: Entry[A | TimeUp | GiveUp]) -> Step[State, Done]:
        if isinstance(entry.action, GiveUp):
            return Step(State(state.seats, state.next, over=True))
        if state.over:
            raise Illegal("not_now")
        return Step(State(state.seats, (state.next + 1) % state.seats), (Done(state.next),))

    def result(self, state: State) -> Result | None:
        return Result((0,) * state.seats, (1,) * state.seats, "over") if state.over else None

    def view(self, state: State, viewer: Viewer) -> View:
        return View(viewer if isinstance(viewer, int) else None, state)

    def legal(self, view: View) -> Choices[A | TimeUp | GiveUp]:
        return Listed((A(),)) if view.seat == view.state.next else Listed()

    def guess(self, view: View, luck: Luck) -> State:
        return view.state

    def offer(self, view: View) -> Offer | None:
        return OFFER if view.seat == view.state.next and not view.state.over else None


class Notation:
    def write(self, action: Action) -> str:
        return "a"

    def read(self, view: View, text: str) -> Action:
        return A()

    def tell(self, event: Event) -> str:
        return "a"


LISTING = listing(Noop, notation=Notation(), rule_book=RuleBook("noop", ()), minutes=1)
