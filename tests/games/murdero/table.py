"""A table for rule cases. It starts in the middle of a turn with the cards the case says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import Action, Millis, Seat
from parlour.core.play import position
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import HandOver, PickCard
from parlour.games.murdero.cards import colour_of
from parlour.games.murdero.cases import Case
from parlour.games.murdero.events import HandCounted, HandEnded
from parlour.games.murdero.state import Acting, Drawing, Move, Offer, Open, Phase, Place, State
from parlour.games.murdero.table import all_cards
from tests.games.table import Playing

BOX = Murdero(start_player=0)
PAIRS = Murdero(start_player=0, partners=True)
FILE = "B1 B1 B1 B1 G1 G1 G1 G1"


def cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def place(text: str) -> Place:
    """What lies before a seat, such as R1 R1 R2. A Joker is R3J, and Permanents go by name."""
    counts, jokers, permanents = [[0] * 5 for _ in range(3)], [list[int]() for _ in range(3)], []
    for card in cards(text):
        if card[0].islower():
            permanents.append(card)
        elif card.endswith("J"):
            jokers[colour_of(card)].append(int(card[1]))
        else:
            counts[colour_of(card)][int(card[1]) - 1] += 1
    cases = [Case(tuple(count), tuple(joker)) for count, joker in zip(counts, jokers, strict=True)]  # type: ignore[arg-type]
    return Place((cases[0], cases[1], cases[2]), tuple(sorted(permanents)))


def shown(place: Place) -> str:
    """The cards that lie before a seat, sorted."""
    return " ".join(sorted(all_cards(place)))


class Table(Playing[Murdero, State]):
    """Seat 0 is on turn and has drawn its card, or is about to if `draws`. Chance deals the file in order."""

    def __init__(
        self,
        game: Murdero = BOX,
        hands: Sequence[str] = ("", ""),
        places: Sequence[str] = (),
        file: str = FILE,
        *,
        discard: str = "",
        draws: bool = False,
        seat: int = 0,
        picks: str = "",
        move: dict[str, Any] | None = None,
        **open: Any,
    ) -> None:
        seats = len(hands)
        super().__init__(game, seats, "murdero table")
        self.picks = picks
        self.order = list(cards(file))
        held = tuple(tuple(sorted(cards(hand))) for hand in hands)
        lying = tuple(place(places[at] if at < len(places) else "") for at in range(seats))
        turn = Move(Seat(seat), deadline(Millis(0), game.turn_seconds), **(move or {}))
        phase: Phase = Drawing(turn) if draws else Acting(turn)
        start = Open(phase, lying, tuple(map(len, held)), len(self.order), cards(discard), known=((),) * seats)
        self.here = position(game, State(replace(start, **open), held, tuple(sorted(self.order))))

    @property
    def open(self) -> Open:
        return self.here.state.open

    @property
    def phase(self) -> Phase:
        return self.open.phase

    def place(self, seat: int) -> str:
        return shown(self.open.places[seat])

    def hand(self, seat: int) -> str:
        return " ".join(self.here.state.hands[seat])

    def offer(self, seat: int) -> Offer:
        offer = self.game.offer(self.game.view(self.here.state, Seat(seat)))
        assert offer is not None
        return offer

    def counted(self) -> HandCounted:
        """How the last hand was counted."""
        return next(event for event in reversed(self.events) if isinstance(event, HandCounted))

    def scores(self) -> tuple[int, ...]:
        return self.counted().scores

    def ended(self) -> list[str]:
        """Why each hand has ended."""
        return [event.reason for event in self.events if isinstance(event, HandEnded)]

    def doubled(self) -> list[int]:
        return [row.seat for row in self.counted().counts if row.doubled]

    def drawn(self, due: Action) -> Action:
        if isinstance(due, HandOver):
            given, self.order = self.order[: len(due.cards)], self.order[len(due.cards) :]
            return HandOver(tuple(given)) if given else due
        if isinstance(due, PickCard) and self.picks:
            return PickCard((self.picks,))
        return due
