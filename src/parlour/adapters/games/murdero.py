"""MURDERO in numbers. A card is spelled by its name, an aim by its parts in the order of its fields."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from parlour.adapters.alphabet import Alphabet
from parlour.adapters.field import MANY, Field, given_up, numbered, packed, phase_field
from parlour.adapters.question import NOTHING, Answer, Menu, Question, spelled
from parlour.core.game import Seat
from parlour.games.murdero import Murdero
from parlour.games.murdero.action_card import Situation
from parlour.games.murdero.actions import DONE, DRAW, TAKE, AnyAim, Build, Discard, Play, Swap, Use
from parlour.games.murdero.building import buildable
from parlour.games.murdero.cards import BY_COLOUR
from parlour.games.murdero.choosing import aimed, plays, seen, swaps
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
MOST: Final = 60


class Encoding:
    alphabet = ALPHABET
    longest = 5

    def __init__(self, game: Murdero, seats: int, words: int) -> None:
        self.game, self.seats = game, seats
        self.sides = sides(game, seats)
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
                return Menu({DRAWN: DRAW, TAKEN: TAKE} if view.open.discard else {DRAWN: DRAW})
            case Discarding(move) if move.seat == view.seat:
                return Menu({DISCARDED: Menu({CARD[card]: Discard(card) for card in view.hand})})
            case _:
                return NOTHING

    def _acting(self, view: View, move: Move) -> Menu:
        seat = move.seat
        answers: dict[int, Answer] = {ENDED: DONE}
        built = list(buildable(self.game, view.open, seat, view.hand))
        if built:
            answers[BUILT] = lambda: spelled(((CARD[card], SEAT + onto), Build(card, onto)) for card, onto in built)
        if cards := swaps(view, move):
            answers[SWAPPED] = lambda: Menu({CARD[card]: Swap(card) for card in cards})
        if possible := plays(view, move):
            at = Situation(self.game, seen(view, seat), seat)
            aims = [(kind, card, found) for kind, card in possible if (found := aimed(at, kind, card))]
            for letter, act in ((PLAYED, Play), (USED, Use)):
                if menu := {CARD[card]: aiming(kind, card, found) for kind, card, found in aims if kind is act}:
                    answers[letter] = Menu(menu)
        return Menu(answers)

    def picture(self, view: View) -> bytes:
        open = view.open
        phase = open.phase
        move = getattr(phase, "move", None)
        turn = (-1, 0) if move is None else (move.seat, move.acted)
        lying = [lying_before(place) for place in open.places]
        up = NUMBER[open.discard[-1]] if open.discard else -1
        return b"".join(
            (
                packed((PHASES[type(phase)], *turn, open.dealer)),
                counted(view.hand),
                *(place[0] for place in lying),
                *(place[1] for place in lying),
                *(place[2] for place in lying),
                packed(open.sizes),
                *map(counted, open.known),
                packed((open.file, up)),
                counted(open.discard),
                counted(open.removed),
                scores(open.sheet, self.sides),
                packed((open.idle, *given_up(open.given_up, self.seats))),
            )
        )


def aiming(kind: type, card: str, aims: Sequence[AnyAim]) -> Answer:
    """Where a card may be aimed. A card that needs no target is played at once."""
    if len(aims) == 1 and not letters_of(aims[0]):
        action: Answer = kind(card, aims[0])
        return action
    return lambda: spelled((letters_of(aim), kind(card, aim)) for aim in aims)


def letters_of(aim: AnyAim) -> tuple[int, ...]:
    parts = (getattr(aim, field) for field in aim.__struct_fields__)
    return tuple(SEAT + part if isinstance(part, int) else CARD[part] for part in parts)


@lru_cache(maxsize=256)
def scores(sheet: tuple[tuple[int, ...], ...], sides: tuple[tuple[Seat, ...], ...]) -> bytes:
    """The points of each seat's side, and how many hands they come from."""
    points = {seat: sum(hand[number] for hand in sheet) for number, side in enumerate(sides) for seat in side}
    return packed((*(points[seat] for seat in sorted(points)), len(sheet)))


@lru_cache(maxsize=4096)
def counted(cards: tuple[str, ...], first: int = 0) -> bytes:
    """How many of each card there are, from this kind on."""
    counts = [0] * KINDS
    for card in cards:
        counts[NUMBER[card]] += 1
    return packed(counts[first:])


@lru_cache(maxsize=4096)
def lying_before(place: Place) -> tuple[bytes, bytes, bytes]:
    """Case Cards, Jokers and other Permanents before a seat."""
    cases = packed(count for case in place.cases for count in case.counts)
    jokers = packed(case.jokers.count(number) for case in place.cases for number in range(1, 6))
    return cases, jokers, counted(place.permanents, 15)
