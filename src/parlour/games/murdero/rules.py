"""The rules of MURDERO: the questions every game answers."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Final, get_args

from msgspec.structs import replace

from parlour.core.choices import Listed
from parlour.core.game import Choices, Entry, GiveUp, Illegal, Luck, Millis, Result, Seat, Step, TimeUp, Turn, Viewer
from parlour.core.luck import shuffled
from parlour.games.murdero import choosing, flow, offering
from parlour.games.murdero.action_card import Situation
from parlour.games.murdero.actions import (
    DRAW,
    TAKE,
    Before,
    Build,
    DealHands,
    Discard,
    DiscardFor,
    Done,
    Draw,
    HandOver,
    LoggedAction,
    PickCard,
    PickDealer,
    Play,
    SeatAction,
    ShowHands,
    Swap,
    Take,
    Use,
)
from parlour.games.murdero.building import build
from parlour.games.murdero.dealing import cleared, deal, deal_hands, deck
from parlour.games.murdero.discarding import choose, discard, discard_for, excess
from parlour.games.murdero.drawing import fetch, hand_over, pick_card, rob, take
from parlour.games.murdero.events import DealerPicked, TableEvent
from parlour.games.murdero.options import Options
from parlour.games.murdero.playing import once, play, swap, use
from parlour.games.murdero.scoring import result, sides
from parlour.games.murdero.state import (
    Acting,
    Counting,
    Dealing,
    Discarding,
    Drawing,
    Fetching,
    Offer,
    Open,
    Over,
    Robbing,
    Starting,
    State,
    Tidying,
    View,
)
from parlour.games.murdero.table import all_cards
from parlour.kit.cards import plus, without

SEATS: Final = tuple(frozenset({Seat(seat)}) for seat in range(4))
UNTIMED: Final = tuple(map(Turn, SEATS))
NO_TURN: Final = Turn()
NO_CHOICE: Final[Listed[LoggedAction]] = Listed()
ONLY_DRAW: Final[Listed[LoggedAction]] = Listed((DRAW,))
DRAW_OR_TAKE: Final[Listed[LoggedAction]] = Listed((DRAW, TAKE))
CHOSEN: Final = tuple(action for action in get_args(SeatAction) if action is not GiveUp)
MOVING: Final = (Acting, Drawing, Discarding)
"""The phases in which a seat is awaited."""
START: Final = Millis(0)


class Murdero(Options, frozen=True, tag="murdero"):
    """The rules agreed at one table."""

    @property
    def seats(self) -> range:
        """Two to four, or four in pairs. The agreed first dealer must exist (MU-1, MU-P1)."""
        if self.partners:
            return range(4, 5)
        return range(2 if self.start_player == "random" else max(2, self.start_player + 1), 5)

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        return sides(self, seats)

    def start(self, seats: int) -> State:
        empty = State(Open(flow.first_phase(self), (), (), 0), ((),) * seats, ())
        state = cleared(self, empty)
        if self.start_player == "random":
            return state
        return replace(state, open=replace(state.open, dealer=Seat(self.start_player)))

    def turn(self, state: State) -> Turn:
        phase = state.open.phase
        if not isinstance(phase, MOVING):
            return NO_TURN
        seat, until = phase.move.seat, phase.move.until
        return UNTIMED[seat] if until is None else Turn(SEATS[seat], until=until)

    def deal(self, state: State, luck: Luck) -> LoggedAction | None:
        match state.open.phase:
            case Fetching(cards=cards):
                return fetch(state, cards, luck)
            case Robbing(victim=victim):
                return pick_card(state, victim, luck)
            case Tidying(move):
                return choose(state, move.seat, luck)
            case Counting():
                return ShowHands(state.hands)
            case Dealing():
                return deal(state, luck)
            case Starting():
                return PickDealer(Seat(luck.below(len(state.hands))))
            case _:
                return None

    def apply(self, state: State, entry: Entry[LoggedAction]) -> Step[State, TableEvent]:
        """Matched by phase, then by action. Matching the pair would compare it with a dozen others each time."""
        at, action, phase = entry.at, entry.action, state.open.phase
        match phase:
            case Acting(move):
                match action:
                    case Done():
                        return flow.done(self, state, move, at)
                    case Build(card, onto):
                        built, told = build(self, state, move.seat, card, onto)
                        return flow.after_building(built, state, move, (told,))
                    case Swap(card):
                        once(move)
                        return flow.after_action(swap(Situation(self, state, move.seat), card), state, move)
                    case Play(card, aim):
                        once(move)
                        effect = play(Situation(self, state, move.seat), card, aim)
                        if isinstance(aim, Before) and aim.seat == move.seat:
                            move = replace(move, fresh=(*move.fresh, card))
                        return flow.after_action(effect, state, move)
                    case Use(card, aim):
                        once(move)
                        return flow.after_action(use(Situation(self, state, move.seat), move, card, aim), state, move)
            case Drawing(move):
                match action:
                    case Draw():
                        return flow.fetch(state, move, 1)
                    case Take():
                        state, taken = take(state, move.seat)
                        return flow.go_on(self, state, move, at, (taken,))
            case Fetching(move, cards):
                if isinstance(action, HandOver):
                    state, drawn = hand_over(state, move.seat, cards, action.cards)
                    return flow.after_fetching(self, state, phase, at, drawn)
            case Discarding(move):
                if isinstance(action, Discard):
                    state, dropped = discard(state, move.seat, action.card)
                    return flow.done(self, state, move, at, (dropped,))
            case Robbing(move, victim):
                if isinstance(action, PickCard):
                    state, robbed = rob(state, move.seat, victim, action.cards)
                    return flow.go_on(self, state, move, at, (robbed,))
            case Tidying(move):
                if isinstance(action, DiscardFor):
                    state, tidied = discard_for(state, move.seat, action.cards)
                    return flow.end_turn(self, state, move, at, tidied)
            case Counting():
                if isinstance(action, ShowHands) and action.hands == state.hands:
                    return flow.count(self, state, phase)
            case Dealing():
                if isinstance(action, DealHands):
                    state, begun = deal_hands(state, action)
                    return flow.begin_turn(self, state, flow.after(state.open.dealer, state), at, begun)
            case Starting():
                if isinstance(action, PickDealer) and action.seat in range(len(state.hands)):
                    state = replace(state, open=replace(state.open, dealer=action.seat))
                    return flow.enter(state, Dealing(), (DealerPicked(action.seat),))
        match action:
            case TimeUp() if isinstance(phase, MOVING):
                return flow.time_up(self, state, phase, at)
            case GiveUp() if isinstance(entry.actor, int) and entry.actor in range(len(state.hands)):
                return flow.give_up(self, state, Seat(entry.actor))
            case _:
                raise Illegal("not_now")

    def result(self, state: State) -> Result | None:
        phase = state.open.phase
        return result(self, state.open, phase.reason) if isinstance(phase, Over) else None

    def view(self, state: State, viewer: Viewer) -> View:
        if viewer == "bystander":
            return View(None, state.open)
        if viewer == "all":
            return View(None, state.open, hands=state.hands)
        return View(viewer, state.open, state.hands[viewer])

    def legal(self, view: View) -> Choices[LoggedAction]:
        phase = view.open.phase
        if not isinstance(phase, MOVING) or phase.move.seat != view.seat:
            return NO_CHOICE
        match phase:
            case Acting():
                return choosing.InTurn(self, view, phase.move, self.allows)
            case Drawing():
                return DRAW_OR_TAKE if view.open.discard else ONLY_DRAW
            case Discarding():
                return Listed(map(Discard, dict.fromkeys(view.hand)))

    def allows(self, view: View, seat: Seat, action: object) -> bool:
        """What a seat may do depends only on what it sees, so the action can simply be tried."""
        if not isinstance(action, CHOSEN):
            return False
        try:
            self.apply(choosing.seen(view, seat), Entry(START, seat, action))
        except Illegal:
            return False
        return True

    def guess(self, view: View, luck: Luck) -> State:
        """Deals all unseen cards again. Cards seen going into a hand stay there."""
        open = view.open
        shown = chain(open.discard, open.removed, *map(all_cards, open.places), view.hand)
        known = view.hands or [() if seat == view.seat else cards for seat, cards in enumerate(open.known)]
        pile = shuffled(luck, without(deck(self), chain(shown, *known)))
        hands = []
        for seat, size in enumerate(open.sizes):
            if seat == view.seat:
                hands.append(view.hand)
                continue
            unseen = size - len(known[seat])
            hands.append(plus(known[seat], pile[:unseen]))
            pile = pile[unseen:]
        return State(open, tuple(hands), tuple(sorted(pile)))

    def offer(self, view: View) -> Offer | None:
        phase = view.open.phase
        if not isinstance(phase, MOVING) or phase.move.seat != view.seat:
            return None
        match phase:
            case Acting():
                return offering.offer(self, view, phase.move)
            case Drawing():
                return Offer(draw=True, take=bool(view.open.discard))
            case Discarding():
                return Offer(discards=excess(view.open, view.seat))

    def census(self, state: State) -> dict[str, int]:
        """Every card, wherever it lies."""
        open = state.open
        places = (*state.hands, state.file, open.discard, open.removed, *map(all_cards, open.places))
        return dict(sorted(Counter(chain(*places)).items()))
