"""The rules of Fib: the questions every game answers."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from parlour.core.choices import Listed
from parlour.core.game import Choices, Entry, GiveUp, Illegal, Luck, Result, Seat, Step, TimeUp, Turn, Viewer
from parlour.core.luck import shuffled
from parlour.kit.cards import without
from parlour.kit.ranking import ranks
from parlour.kit.window import PASS, Pass, passed
from tests.teaching import flow
from tests.teaching.actions import DOUBT, DealHands, Doubt, Lay, LoggedAction, TurnUp
from tests.teaching.cards import DECK
from tests.teaching.claiming import lay, turn_up
from tests.teaching.dealing import deal, deal_hands
from tests.teaching.events import Doubted, Passed, TableEvent
from tests.teaching.options import Options
from tests.teaching.state import Dealing, Doubting, Laying, Offer, Open, Over, State, Turning, View


class Fib(Options, frozen=True, tag="fib"):
    """The rules agreed at one table."""

    @property
    def seats(self) -> range:
        return range(2, 5)

    def start(self, seats: int) -> State:
        return State(Open(Dealing(), (0,) * seats, (0,) * seats), hands=((),) * seats, face_down=(), box=DECK)

    def turn(self, state: State) -> Turn:
        match state.open.phase:
            case Laying(seat, until):
                return Turn(frozenset({seat}), until=until)
            case Doubting() as phase:
                return phase.window.turn
            case _:
                return Turn()

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        match state.open.phase:
            case Dealing():
                return deal(self, len(state.hands), luck)
            case Turning():
                return TurnUp(*state.face_down)
            case _:
                return None

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        at = entry.at
        actor = Seat(entry.actor) if isinstance(entry.actor, int) else None
        match state.open.phase, entry.action:
            case Dealing(), DealHands(hands):
                state, whispers = deal_hands(self, state, hands)
                return flow.turn_of(self, state, Seat(0), at, *whispers)
            case Laying(seat), Lay(card, claim):
                state, laid = lay(state, seat, card, claim)
                return flow.after_laying(self, state, seat, claim, at, laid)
            case Laying(seat), TimeUp():
                lowest = state.hands[seat][0]
                state, laid = lay(state, seat, lowest, lowest)
                return flow.after_laying(self, state, seat, lowest, at, laid)
            case Doubting() as phase, Pass() if actor is not None:
                return flow.after_pass(state, phase, passed(phase.window, actor), Passed(actor))
            case Doubting() as phase, Doubt() if actor is not None:
                return flow.after_doubting(state, phase, actor, Doubted(actor))
            case Doubting() as phase, TimeUp():
                return flow.after_doubting(state, phase, None)
            case Turning() as phase, TurnUp(card):
                state, turned = turn_up(state, phase, card)
                return flow.after_turning(self, state, phase, at, turned)
            case _, GiveUp() if actor is not None and actor in range(len(state.hands)):
                return flow.give_up(state, actor)
            case _:
                raise Illegal("not_now")

    def result(self, state: State) -> Result | None:
        match state.open.phase:
            case Over(loser):
                scores = state.open.scores
                reach = tuple(-1 if seat == loser else score for seat, score in enumerate(scores))
                return Result(scores, ranks(reach), "most_points" if loser is None else "gave_up")
            case _:
                return None

    def view(self, state: State, viewer: Viewer) -> View:
        if viewer == "bystander":
            return View(None, state.open)
        if viewer == "all":
            return View(None, state.open, face_down=state.face_down, hands=state.hands)
        match state.open.phase:
            case Doubting(seat) | Turning(seat) if seat == viewer:
                return View(viewer, state.open, state.hands[viewer], state.face_down)
            case _:
                return View(viewer, state.open, state.hands[viewer])

    def legal(self, view: View) -> Choices[LoggedAction]:
        match view.open.phase:
            case Laying(seat) if view.seat == seat:
                return Listed(Lay(card, claim) for card in sorted(set(view.hand)) for claim in range(1, 7))
            case Doubting(window=window) if view.seat in window.asked:
                return Listed((DOUBT,) if view.seat in window.passed else (PASS, DOUBT))
            case _:
                return Listed()

    def guess(self, view: View, luck: Luck) -> State:
        """Shuffles what the viewer cannot see: the other hands, a card face down, the box."""
        open = view.open
        pile = shuffled(luck, without(DECK, (*open.shown, *view.hand, *view.face_down, *chain(*view.hands))))
        if view.hands:
            return State(open, view.hands, view.face_down, tuple(sorted(pile)))
        lies_there = isinstance(open.phase, Doubting | Turning)
        face_down = (pile.pop(),) if lies_there and not view.face_down else view.face_down
        hands = []
        for seat, size in enumerate(open.sizes):
            mine = seat == view.seat
            hands.append(view.hand if mine else tuple(sorted(pile[:size])))
            pile = pile if mine else pile[size:]
        return State(open, tuple(hands), face_down, tuple(sorted(pile)))

    def offer(self, view: View) -> Offer | None:
        match view.open.phase:
            case Laying(seat) if view.seat == seat:
                return Offer("lay")
            case Doubting(window=window) if view.seat in window.asked:
                return Offer("doubt")
            case _:
                return None

    def census(self, state: State) -> dict[str, int]:
        """Every card, wherever it lies."""
        places = (*state.hands, state.box, state.open.shown, state.face_down)
        return dict(sorted(Counter(f"card {card}" for place in places for card in place).items()))
