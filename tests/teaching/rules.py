"""The rules of Fib: the options of a table, and what follows from what."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from parlour.core.choices import Listed
from parlour.core.clock import deadline
from parlour.core.game import Choices, Entry, GiveUp, Illegal, Luck, Result, Seat, Step, TimeUp, Turn, Viewer
from parlour.core.luck import shuffled
from tests.teaching.actions import DOUBT, PASS, DealHands, Doubt, Lay, LoggedAction, Pass, TurnUp
from tests.teaching.events import CardLaid, CardTurned, Doubted, HandDealt, Passed, SeatGaveUp, TableEvent
from tests.teaching.state import Offer, Open, State, View

DECK = tuple(card for card in range(1, 7) for _ in range(2))


class Fib(Struct, frozen=True, tag="fib", forbid_unknown_fields=True):
    """The rules agreed at one table."""

    hand: Annotated[int, Meta(ge=1, le=3)] = 3
    window: Annotated[int, Meta(ge=1, le=60)] = 5
    turn_seconds: Annotated[int, Meta(ge=5, le=900)] | None = 30

    @property
    def seats(self) -> range:
        return range(2, 5)

    def start(self, seats: int) -> State:
        return State(Open("dealing", (0,) * seats, (0,) * seats), ((),) * seats, box=DECK)

    def turn(self, state: State) -> Turn:
        open = state.open
        match open.phase:
            case "laying":
                return Turn(frozenset({open.seat}), until=deadline(open.since, self.turn_seconds))
            case "doubting":
                others = frozenset(map(Seat, range(len(open.sizes)))) - {open.seat}
                return Turn(others - open.passed, open.passed, deadline(open.since, self.window))
            case _:
                return Turn()

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        match state.open.phase:
            case "dealing":
                pile = shuffled(luck, DECK)
                starts = range(0, self.hand * len(state.hands), self.hand)
                return DealHands(tuple(tuple(sorted(pile[start : start + self.hand])) for start in starts))
            case "turning":
                assert state.laid is not None
                return TurnUp(state.laid)
            case _:
                return None

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        open, actor = state.open, entry.actor
        match entry.action:
            case Pass() if open.phase == "doubting" and isinstance(actor, int) and actor not in open.passed:
                passed = open.passed | {actor}
                phase = "turning" if len(passed) == len(open.sizes) - 1 else open.phase
                return Step(replace(state, open=replace(open, passed=passed, phase=phase)), (Passed(actor),))
            case Doubt() if open.phase == "doubting" and isinstance(actor, int):
                return Step(replace(state, open=replace(open, phase="turning", doubter=actor)), (Doubted(actor),))
            case Lay(card, claim) if open.phase == "laying":
                if card not in state.hands[open.seat]:
                    raise Illegal("not_in_your_hand", card=card)
                return self.lay(state, card, claim, entry)
            case TurnUp(card) if open.phase == "turning" and card == state.laid:
                return self.turn_up(state, card, entry)
            case DealHands(hands) if open.phase == "dealing" and self.can_be_dealt(state, hands):
                whispers = tuple(HandDealt(Seat(seat), hand) for seat, hand in enumerate(hands))
                open = replace(open, phase="laying", sizes=tuple(map(len, hands)), since=entry.at)
                return Step(State(open, hands, box=without(DECK, hands)), whispers)
            case TimeUp() if open.phase == "doubting":
                return Step(replace(state, open=replace(open, phase="turning")))
            case TimeUp() if open.phase == "laying":
                lowest = state.hands[open.seat][0]
                return self.lay(state, lowest, lowest, entry)
            case GiveUp() if isinstance(actor, int) and 0 <= actor < len(open.sizes):
                return Step(replace(state, open=replace(open, phase="over", gave_up=actor)), (SeatGaveUp(actor),))
            case _:
                raise Illegal("not_now")

    def can_be_dealt(self, state: State, hands: tuple[tuple[int, ...], ...]) -> bool:
        cards = Counter(card for hand in hands for card in hand)
        return [len(hand) for hand in hands] == [self.hand] * len(state.hands) and cards <= Counter(DECK)

    def lay(self, state: State, card: int, claim: int, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        """The window opens whether or not anybody has a reason to doubt: its opening must tell nothing (FI-3)."""
        seat = state.open.seat
        hands = list(state.hands)
        hands[seat] = without(hands[seat], ((card,),))
        sizes = tuple(map(len, hands))
        open = replace(state.open, phase="doubting", sizes=sizes, since=entry.at, claim=claim)
        return Step(State(open, tuple(hands), card, state.box), (CardLaid(seat, claim),))

    def turn_up(self, state: State, card: int, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        """A claim that is true, or that nobody doubted, scores for who made it; else for the doubter (FI-4)."""
        open = state.open
        assert open.claim is not None
        winner = open.seat if open.doubter is None or card == open.claim else open.doubter
        scores = tuple(score + open.claim * (seat == winner) for seat, score in enumerate(open.scores))
        following = Seat((open.seat + 1) % len(open.sizes))
        after = Open(
            phase="laying" if open.sizes[following] else "over",
            sizes=open.sizes,
            scores=scores,
            seat=following,
            since=entry.at,
            shown=tuple(sorted((*open.shown, card))),
        )
        return Step(State(after, state.hands, box=state.box), (CardTurned(card, winner),))

    def result(self, state: State) -> Result | None:
        open = state.open
        if open.phase != "over":
            return None
        reach = tuple(-1 if seat == open.gave_up else score for seat, score in enumerate(open.scores))
        ranks = tuple(1 + sum(other > score for other in reach) for score in reach)
        return Result(open.scores, ranks, "gave_up" if open.gave_up is not None else "most_points")

    def view(self, state: State, viewer: Viewer) -> View:
        if viewer == "bystander":
            return View(None, state.open)
        laid = state.laid if viewer == state.open.seat else None
        return View(viewer, state.open, state.hands[viewer], laid)

    def legal(self, view: View) -> Choices[LoggedAction]:
        offer = self.offer(view)
        match offer and offer.ask:
            case "lay":
                return Listed(Lay(card, claim) for card in sorted(set(view.hand)) for claim in range(1, 7))
            case "doubt":
                return Listed((DOUBT,) if view.seat in view.open.passed else (PASS, DOUBT))
            case _:
                return Listed()

    def guess(self, view: View, luck: Luck) -> State:
        """What the viewer cannot see is shuffled: the other hands, a card face down, the box."""
        open = view.open
        seen = (open.shown, view.hand, () if view.laid is None else (view.laid,))
        pile = shuffled(luck, without(DECK, seen))
        laid = pile.pop() if open.claim is not None and view.laid is None else view.laid
        hands = []
        for seat, size in enumerate(open.sizes):
            hands.append(view.hand if seat == view.seat else tuple(sorted(pile[:size])))
            pile = pile if seat == view.seat else pile[size:]
        return State(open, tuple(hands), laid, tuple(sorted(pile)))

    def offer(self, view: View) -> Offer | None:
        match view.open.phase:
            case "laying" if view.seat == view.open.seat:
                return Offer("lay")
            case "doubting" if view.seat not in (None, view.open.seat):
                return Offer("doubt")
            case _:
                return None

    def census(self, state: State) -> dict[str, int]:
        """Every card, wherever it lies."""
        places = (*state.hands, state.box, state.open.shown, () if state.laid is None else (state.laid,))
        return dict(sorted(Counter(f"card {card}" for place in places for card in place).items()))


def without(cards: tuple[int, ...], taken: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """These cards but for those taken."""
    left = Counter(cards) - Counter(card for pile in taken for card in pile)
    return tuple(sorted(left.elements()))
