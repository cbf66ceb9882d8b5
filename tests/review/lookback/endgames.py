"""Small endings of MURDERO: few cards are unseen, so every deal can be played to its end by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations

from parlour.core.game import Entry, Millis, Seat
from parlour.core.luck import seeded, shuffled
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import DONE, DRAW, TAKE, Build, Discard, HandOver, LoggedAction, Swap
from parlour.games.murdero.building import buildable
from parlour.games.murdero.cards import CASE_CARDS, POINTS, colour_of
from parlour.games.murdero.cases import height
from parlour.games.murdero.dealing import deck
from parlour.games.murdero.scoring import by_side, counts
from parlour.games.murdero.state import Acting, Counting, Discarding, Drawing, Fetching, Open, State, View
from parlour.games.murdero.table import all_cards
from tests.games.murdero.table import Table

GAME = Murdero(start_player=0, max_hands=30)
ME, OTHER = Seat(0), Seat(1)
UNSEEN, FILE = 5, 3


def ending(number: int) -> Table:
    """Each seat has begun two cases and holds a few cards. All others are out of the game, but for five unseen ones."""
    luck = seeded(number, "endings of MURDERO")
    left = Counter(CASE_CARDS)
    places = []
    for _ in range(2):
        lying: list[str] = []
        for colour in shuffled(luck, "RBG")[:2]:
            lying += [
                f"{colour}{at}"
                for at in range(1, 2 + luck.below(4))
                if left[f"{colour}{at}"] > lying.count(f"{colour}{at}")
            ]
        left.subtract(lying)
        places.append(" ".join(lying))
    rest = shuffled(luck, sorted(left.elements()))
    hand, hidden, up = rest[:4], rest[4 : 4 + UNSEEN], rest[4 + UNSEEN]
    return table(
        (" ".join(hand), " ".join(hidden[FILE:])), places, " ".join(hidden[:FILE]), discard=up, draws=number % 2 == 0
    )


def table(
    hands: tuple[str, str], places: Sequence[str], file: str, discard: str = "", *, draws: bool = False, known: str = ""
) -> Table:
    """All cards that are not named are out of the game. Those of the other seat that are known have been seen."""
    named = Counter(" ".join((*hands, *places, file, discard)).split())
    removed = tuple((Counter(deck(GAME)) - named).elements())
    return Table(
        GAME, hands, places, file, discard=discard, draws=draws, removed=removed, known=((), tuple(known.split()))
    )


def worth(view: View, action: LoggedAction) -> float:
    """The mean lead in points at the end of the hand, over every deal that agrees with the view."""
    results = [lead(played(state, file, action)) for state, file in deals(view)]
    return sum(results) / len(results)


def deals(view: View) -> Iterator[tuple[State, tuple[str, ...]]]:
    open = view.open
    shown = Counter(
        (*view.hand, *open.discard, *open.removed, *(card for place in open.places for card in all_cards(place)))
    )
    unseen = sorted((Counter(deck(GAME)) - shown).elements())
    held = open.sizes[OTHER]
    for order in sorted(set(permutations(unseen))):
        hands = (view.hand, tuple(sorted(order[:held])))
        yield State(open, hands, tuple(sorted(order[held:]))), order[held:]


def played(state: State, file: tuple[str, ...], action: LoggedAction) -> State:
    """The end of the hand if this seat does this, and then both play plainly."""
    state = GAME.apply(state, Entry(Millis(0), ME, action)).state
    while not isinstance(state.open.phase, Counting):
        phase = state.open.phase
        if isinstance(phase, Fetching):
            state = GAME.apply(state, Entry(Millis(0), "chance", HandOver(file[: phase.cards]))).state
            file = file[phase.cards :]
        else:
            assert isinstance(phase, Acting | Drawing | Discarding)
            seat = phase.move.seat
            state = GAME.apply(state, Entry(Millis(0), seat, plainly(state, seat))).state
    return state


def plainly(state: State, seat: Seat) -> LoggedAction:
    """Take what fits, lay everything with Weapons last, exchange the highest card that does not fit, discard it too."""
    open, hand = state.open, state.hands[seat]
    match open.phase:
        case Drawing():
            return TAKE if not open.file or (open.discard and fits(open, seat, open.discard[-1])) else DRAW
        case Acting(move):
            fitting = [card for card, _ in buildable(GAME, open, seat, hand)]
            if fitting:
                return Build(min(fitting, key=POINTS.__getitem__), seat)
            if move.acted or not open.file or not hand:
                return DONE
            return Swap(max(hand, key=POINTS.__getitem__))
        case _:
            return Discard(max(hand, key=POINTS.__getitem__))


def fits(open: Open, seat: Seat, card: str) -> bool:
    return card in POINTS and 1 < POINTS[card] <= height(open.places[seat].cases[colour_of(card)]) + 1


def lead(state: State) -> float:
    phase = state.open.phase
    assert isinstance(phase, Counting)
    mine, theirs = by_side(GAME, counts(GAME, state, phase.winners))
    return mine - theirs
