"""MURDERO in numbers. A card is spelled by its name, an aim by its parts in the order of its fields."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from itertools import chain
from sys import byteorder
from typing import Final

from msgspec.structs import astuple

from parlour.adapters.alphabet import Alphabet
from parlour.adapters.field import MANY, Field, Kept, given_up, numbered, packed, packer, phase_field
from parlour.adapters.question import NOTHING, Answer, Menu, Question, spelled
from parlour.core.game import Seat
from parlour.games.murdero import Murdero
from parlour.games.murdero.action_card import Situation
from parlour.games.murdero.actions import DONE, DRAW, TAKE, AnyAim, Build, Discard, Play, Swap
from parlour.games.murdero.actions import NOTHING as NO_AIM
from parlour.games.murdero.building import buildable
from parlour.games.murdero.cards import BY_COLOUR, NUMBERS
from parlour.games.murdero.choosing import Kind, aimed, may_swap, plays, seen, target
from parlour.games.murdero.decks import names
from parlour.games.murdero.scoring import sides
from parlour.games.murdero.state import (
    Acting,
    Counting,
    Dealing,
    Discarding,
    Drawing,
    Fetching,
    Move,
    Over,
    Place,
    Robbing,
    Starting,
    Tidying,
    View,
)

ACTS: Final = ("draw", "take", "build", "play", "use", "swap", "done", "discard")
CASES: Final = tuple(card for cards in BY_COLOUR for card in cards)
PHASES: Final = numbered(
    Starting,
    Dealing,
    Drawing,
    Fetching,
    Acting,
    Robbing,
    Discarding,
    Tidying,
    Counting,
    Over,
)
CARDS: Final = (*CASES, *names())
"""The different cards, as they are counted."""
LYING: Final = (*CARDS, *(f"{card}J" for card in CASES), "none")
"""What a card in play is called: Jokers by what they stand for. `none` replaces no card."""
ALPHABET: Final = Alphabet(act=ACTS, card=LYING, seat=("0", "1", "2", "3"))
CARD: Final = {card: ALPHABET.first("card") + number for number, card in enumerate(LYING)} | {
    "": ALPHABET.first("card") + LYING.index("none")
}
SEAT: Final = ALPHABET.first("seat")
DRAWN, TAKEN, BUILT, PLAYED, USED, SWAPPED, ENDED, DISCARDED = ALPHABET.sections["act"]
NUMBER: Final = {card: number for number, card in enumerate(CARDS)}
KINDS: Final = len(CARDS)
SHIFTS: Final = range(0, 16 * KINDS, 16)[:: 1 if byteorder == "little" else -1]
ONE_OF: Final = {card: 1 << shift for card, shift in zip(CARDS, SHIFTS, strict=True)}
"""Each card has two bytes of one large number, so cards are counted by adding."""
MOST: Final = 60
SWAPS: Final = {card: Swap(card) for card in CARDS}
DISCARDS: Final = {card: Discard(card) for card in CARDS}
ONLY_DRAW: Final = Menu({DRAWN: DRAW})
DRAW_OR_TAKE: Final = Menu({DRAWN: DRAW, TAKEN: TAKE})


class Encoding:
    alphabet = ALPHABET
    longest = 5

    def __init__(self, game: Murdero, seats: int, words: int) -> None:
        self.game, self.seats = game, seats
        self._packed = packer(
            4, KINDS + (KINDS + 15) * seats, seats, KINDS * seats, 2, 2 * KINDS + seats + 1, 1 + seats
        )
        self._lying, self._known = Kept(lying), Kept(known)
        self._discard, self._removed = Kept(counted_before), Kept(counted_before)
        self._scores = Kept(partial(scores, sides(game, seats)))
        cards = "the Case Cards R1 to R5, B1 to B5, G1 to G5, then " + ", ".join(names())
        self.fields = (
            phase_field(PHASES),
            Field("active", 1, -1, seats - 1, "whose turn it is, -1 for nobody"),
            Field("acted", 1, 0, 1, "the one action of this turn is spent"),
            Field("dealer", 1, 0, seats - 1, "who deals"),
            Field("hand", KINDS, 0, MOST, f"how many of each card this seat holds: {cards}"),
            Field("cases", 15 * seats, 0, MOST, "for each seat, how many of each Case Card lie before it"),
            Field("jokers", 15 * seats, 0, MOST, "the same for Jokers, by what they stand for"),
            Field("permanents", (KINDS - 15) * seats, 0, MOST, "for each seat, its other Permanents"),
            Field("sizes", seats, 0, MOST, "cards in each hand"),
            Field("known", KINDS * seats, 0, MOST, "for each seat, the cards everybody has seen going into its hand"),
            Field("file", 1, 0, MOST * 2, "cards in the Case File"),
            Field("up", 1, -1, KINDS - 1, "the top card of the Discard Pile, -1 for none"),
            Field("discard", KINDS, 0, MOST, "how many of each card are in the Discard Pile"),
            Field("removed", KINDS, 0, MOST, "how many of each card are out of the game"),
            Field("scores", seats, -MANY, MANY, "the points of each seat's side"),
            Field("hands_played", 1, 0, MANY, "hands on the score sheet"),
            Field("idle", 1, 0, MANY, "turns towards a standstill"),
            Field("given_up", seats, 0, 1, "the seats that have given up"),
        )

    def question(self, view: View) -> Question:
        match view.open.phase:
            case Acting(move) if move.seat == view.seat:
                return self._acting(view, move)
            case Drawing(move) if move.seat == view.seat:
                return DRAW_OR_TAKE if view.open.discard else ONLY_DRAW
            case Discarding(move) if move.seat == view.seat:
                return Menu({DISCARDED: Menu({CARD[card]: DISCARDS[card] for card in view.hand})})
            case _:
                return NOTHING

    def _acting(self, view: View, move: Move) -> Menu:
        seat = move.seat
        answers: dict[int, Answer] = {ENDED: DONE}
        if any(buildable(self.game, view.open, seat, view.hand)):
            answers[BUILT] = lambda: self._building(view, seat)
        if may_swap(view, move):
            answers[SWAPPED] = lambda: Menu({CARD[card]: SWAPS[card] for card in view.hand})
        if possible := plays(view, move):
            at = Situation(self.game, seen(view, seat), seat)
            for kind, card in possible:
                letter = PLAYED if kind is Play else USED
                if letter not in answers and target(at, kind, card) is not None:
                    answers[letter] = partial(aiming, at, kind, [card for act, card in possible if act is kind])
        return Menu(answers)

    def _building(self, view: View, seat: Seat) -> Menu:
        found: dict[str, tuple[Seat, ...]] = {}
        for card, onto in buildable(self.game, view.open, seat, view.hand):
            found[card] = (*found.get(card, ()), onto)
        return Menu({CARD[card]: building(card, seats) for card, seats in found.items()})

    def picture(self, view: View) -> bytes:
        open = view.open
        phase = open.phase
        move = getattr(phase, "move", None)
        active, acted = (-1, 0) if move is None else (move.seat, move.acted)
        return self._packed(
            PHASES[type(phase)],
            active,
            acted,
            open.dealer,
            counted(view.hand) + self._lying(open.places),
            *open.sizes,
            self._known(open.known),
            open.file,
            NUMBER[open.discard[-1]] if open.discard else -1,
            self._discard(open.discard) + self._removed(open.removed) + self._scores(open.sheet),
            open.idle,
            *given_up(open.given_up, self.seats),
        )


@cache
def building(card: str, seats: tuple[Seat, ...]) -> Menu:
    return Menu({SEAT + onto: Build(card, onto) for onto in seats})


def aiming(at: Situation, kind: Kind, cards: Sequence[str]) -> Menu:
    """Which of these cards, and where it is aimed. A card that needs no target is played at once."""
    first = ((card, target(at, kind, card)) for card in cards)
    return Menu(
        {
            CARD[card]: kind(card, NO_AIM) if aim == NO_AIM else partial(aims, at, kind, card)
            for card, aim in first
            if aim is not None
        }
    )


def aims(at: Situation, kind: Kind, card: str) -> Menu:
    return spelled((letters_of(aim), kind(card, aim)) for aim in aimed(at, kind, card))


def letters_of(aim: AnyAim) -> tuple[int, ...]:
    return tuple([SEAT + part if isinstance(part, int) else CARD[part] for part in astuple(aim)])


def counted(cards: tuple[str, ...]) -> bytes:
    """How many of each card there are."""
    return sum(map(ONE_OF.__getitem__, cards)).to_bytes(2 * KINDS, byteorder)


@lru_cache(maxsize=4096)
def counted_before(cards: tuple[str, ...]) -> bytes:
    """The same for piles, which are often what they were in another game. Hands hardly ever are."""
    return counted(cards)


def known(hands: tuple[tuple[str, ...], ...]) -> bytes:
    return b"".join(map(counted_before, hands))


def lying(places: tuple[Place, ...]) -> bytes:
    """The Case Cards before each seat, then the Jokers, then the other Permanents."""
    return b"".join(chain.from_iterable(zip(*map(lying_before, places), strict=True)))


@lru_cache(maxsize=4096)
def lying_before(place: Place) -> tuple[bytes, bytes, bytes]:
    """Case Cards, Jokers and other Permanents before a seat."""
    counts = packed([*chain.from_iterable([case.counts for case in place.cases])])
    jokers = b"".join([jokers_in(case.jokers) for case in place.cases])
    return counts, jokers, counted_before(place.permanents)[2 * len(CASES) :]


@cache
def jokers_in(case: tuple[int, ...]) -> bytes:
    return packed([case.count(number) for number in NUMBERS])


def scores(sides: tuple[tuple[Seat, ...], ...], sheet: tuple[tuple[int, ...], ...]) -> bytes:
    """The points of each seat's side, and how many hands they come from."""
    points = {seat: sum(hand[number] for hand in sheet) for number, side in enumerate(sides) for seat in side}
    return packed((*(points[seat] for seat in sorted(points)), len(sheet)))
