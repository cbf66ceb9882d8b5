"""Copies of the teaching game, each broken in one place. The laws must catch every one of them."""

from __future__ import annotations

from itertools import count

from msgspec.structs import force_setattr, replace

from parlour.core.choices import Listed
from parlour.core.game import Choices, Deal, Entry, Event, GiveUp, Illegal, Luck, Result, Seat, Step, Turn, Viewer
from parlour.kit.window import Pass
from tests.teaching.actions import DealHands, Lay, LoggedAction, TurnUp
from tests.teaching.cards import DECK
from tests.teaching.events import CardLaid, Passed, SeatGaveUp, TableEvent
from tests.teaching.rules import Fib
from tests.teaching.state import Dealing, Doubting, Laying, Offer, Over, State, Turning, View

calls = count()


class Scribbles(Fib, frozen=True, tag="scribbles"):
    """Writes the points into the old state."""

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        step = super().apply(state, entry)
        force_setattr(state.open, "scores", step.state.open.scores)
        return step


class Sulks(Fib, frozen=True, tag="sulks"):
    """A refusal leaves a trace."""

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        try:
            return super().apply(state, entry)
        except Illegal:
            force_setattr(state.open, "scores", tuple(score - 1 for score in state.open.scores))
            raise


class Endless(Fib, frozen=True, tag="endless"):
    """A card that was turned up goes back into the hand."""

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        step = super().apply(state, entry)
        match state.open.phase, entry.action:
            case Turning(seat), TurnUp(card):
                hands = list(state.hands)
                hands[seat] = tuple(sorted((*hands[seat], card)))
                phase = Laying(seat, None) if isinstance(step.state.open.phase, Over) else step.state.open.phase
                open = replace(step.state.open, phase=phase, sizes=tuple(map(len, hands)), shown=state.open.shown)
                return Step(replace(step.state, open=open, hands=tuple(hands)), step.events)
            case _:
                return step


class Unfinished(Fib, frozen=True, tag="unfinished"):
    """The result forgets a seat."""

    def result(self, state: State) -> Result | None:
        result = super().result(state)
        return result and Result(result.scores[:-1], result.ranks[:-1], result.reason)


class StandsStill(Fib, frozen=True, tag="stands-still"):
    """Awaits nobody."""

    def turn(self, state: State) -> Turn:
        return replace(super().turn(state), awaited=frozenset(), until=None)


class Hurries(Fib, frozen=True, tag="hurries"):
    """Awaits a seat while the judge is still to act."""

    def turn(self, state: State) -> Turn:
        phase = state.open.phase
        return Turn(frozenset({phase.seat})) if isinstance(phase, Turning) else super().turn(state)


class Nags(Fib, frozen=True, tag="nags"):
    """Awaits a seat that has passed, and leaves it no choice."""

    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        return Turn(turn.awaited | turn.welcome, until=turn.until)

    def legal(self, view: View) -> Choices[LoggedAction]:
        phase = view.open.phase
        has_passed = isinstance(phase, Doubting) and view.seat in phase.window.passed
        return Listed() if has_passed else super().legal(view)


class Distracts(Fib, frozen=True, tag="distracts"):
    """Offers something to seats that are not asked."""

    def offer(self, view: View) -> Offer | None:
        return super().offer(view) or Offer("doubt")


class Misdeals(Fib, frozen=True, tag="misdeals"):
    """Deals something that its own rules refuse."""

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        due = super().deal(state, luck)
        return DealHands(((1, 1, 1), *due.hands[1:])) if isinstance(due, DealHands) else due


class Stubborn(Fib, frozen=True, tag="stubborn"):
    """Has a default move only while a clock runs."""

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        if entry.actor == "table":
            raise Illegal("not_now")
        return super().apply(state, entry)


class Patient(Fib, frozen=True, tag="patient"):
    """A default move changes nothing."""

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        return Step(state) if entry.actor == "table" else super().apply(state, entry)


class Gossip(Event, frozen=True):
    """An event unknown to every page."""


class Gossips(Fib, frozen=True, tag="gossips"):
    """Tells an event that is not in its union."""

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        step = super().apply(state, entry)
        return Step(step.state, (*step.events, Gossip()))  # type: ignore[arg-type]


class Loses(Fib, frozen=True, tag="loses"):
    """Keeps cards in lists, which come back from JSON as something else."""

    def start(self, seats: int) -> State:
        return replace(super().start(seats), box=list(DECK))


class Moody(Fib, frozen=True, tag="moody"):
    """Scores depend on something outside the game."""

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        step = super().apply(state, entry)
        if not isinstance(entry.action, TurnUp):
            return step
        scores = (step.state.open.scores[0] + next(calls), *step.state.open.scores[1:])
        return Step(replace(step.state, open=replace(step.state.open, scores=scores)), step.events)


class Rerolls(Fib, frozen=True, tag="rerolls"):
    """Deals with its own luck."""

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        due = super().deal(state, luck)
        if not isinstance(due, DealHands):
            return due
        shift = next(calls) % len(due.hands)
        return DealHands((*due.hands[shift:], *due.hands[:shift]))


class Promises(Fib, frozen=True, tag="promises"):
    """Lists cards that are not in the hand."""

    def legal(self, view: View) -> Choices[LoggedAction]:
        choices = super().legal(view)
        return (
            Listed(Lay(card, 1) for card in range(1, 7)) if view.hand and Lay(view.hand[0], 1) in choices else choices
        )


class Prudish(Fib, frozen=True, tag="prudish"):
    """Does not list the lies its rules accept."""

    def legal(self, view: View) -> Choices[LoggedAction]:
        return Listed(act for act in super().legal(view) if not isinstance(act, Lay) or act.card == act.claim)


class Redeals(Fib, frozen=True, tag="redeals"):
    """Chance may deal again at any time."""

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        if isinstance(entry.action, Deal) and isinstance(state.open.phase, Laying):
            state = replace(state, open=replace(state.open, phase=Dealing()))
        return super().apply(state, entry)


class Welcoming(Fib, frozen=True, tag="welcoming"):
    """Lets a seat that is not at the table give up."""

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        if isinstance(entry.action, GiveUp) and isinstance(entry.actor, int):
            return Step(replace(state, open=replace(state.open, phase=Over())), (SeatGaveUp(entry.actor),))
        return super().apply(state, entry)


class Mirror(Fib, frozen=True, tag="mirror"):
    """A bystander sees a hand."""

    def view(self, state: State, viewer: Viewer) -> View:
        view = super().view(state, viewer)
        return replace(view, hand=state.hands[0]) if viewer == "bystander" else view


class Helpful(Fib, frozen=True, tag="helpful"):
    """Says in a refusal who has the card."""

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        try:
            return super().apply(state, entry)
        except Illegal as refusal:
            card = refusal.facts.get("card")
            raise Illegal(refusal.code, seats=sum(card in hand for hand in state.hands)) from refusal


class Considerate(Fib, frozen=True, tag="considerate"):
    """Opens the window only if there is a lie to find, which gives the lie away."""

    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        phase = state.open.phase
        honest = isinstance(phase, Doubting) and state.face_down == (phase.claim,)
        return Turn(welcome=turn.awaited | turn.welcome, until=turn.until) if honest else turn


class Loud(Fib, frozen=True, tag="loud"):
    """Tells everybody which card was laid."""

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        step = super().apply(state, entry)
        match state.open.phase, entry.action:
            case Laying(seat), Lay(card):
                return Step(step.state, (CardLaid(seat, card),))
            case _:
                return step


class Consoling(Fib, frozen=True, tag="consoling"):
    """Tells a seat that lets a card pass what the card was."""

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        step = super().apply(state, entry)
        if isinstance(entry.action, Pass):
            return Step(step.state, (*step.events, *(Passed(Seat(card)) for card in state.face_down)))
        return step


class Leaky(Fib, frozen=True, tag="leaky"):
    """A card that was turned up falls under the table."""

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        step = super().apply(state, entry)
        return Step(replace(step.state, open=replace(step.state.open, shown=state.open.shown)), step.events)


class Blinkered(Fib, frozen=True, tag="blinkered"):
    """Hides the hands even from eyes that see everything."""

    def view(self, state: State, viewer: Viewer) -> View:
        return super().view(state, "bystander" if viewer == "all" else viewer)
