"""A game without secrets or pieces. A law that finds no cases says so instead of passing silently."""

from __future__ import annotations

from typing import TypeAlias

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
from parlour.core.laws import check


class Take(Action, frozen=True):
    """Take some of the stones. Whoever takes the last one wins."""

    stones: int


class Taken(Event, frozen=True):
    stones: int


class Heap(Struct, frozen=True):
    stones: int
    seat: Seat = Seat(0)
    gave_up: bool = False


class HeapView(Struct, frozen=True):
    seat: Seat | None
    heap: Heap


Act: TypeAlias = Take | TimeUp | GiveUp


class Nim(Struct, frozen=True, tag="nim"):
    @property
    def seats(self) -> range:
        return range(2, 3)

    def start(self, seats: int) -> Heap:
        return Heap(12)

    def turn(self, state: Heap) -> Turn:
        return Turn() if self.result(state) else Turn(frozenset({state.seat}))

    def deal(self, state: Heap, luck: Luck) -> Act | None:
        return None

    def apply(self, state: Heap, entry: Entry[Act]) -> Step[Heap, Taken]:
        match entry.action:
            case Take(stones) if 1 <= stones <= min(3, state.stones):
                return Step(Heap(state.stones - stones, Seat(1 - state.seat)), (Taken(stones),))
            case TimeUp():
                return Step(Heap(state.stones - 1, Seat(1 - state.seat)), (Taken(1),))
            case GiveUp() if entry.actor in {0, 1}:
                return Step(Heap(state.stones, Seat(int(entry.actor)), gave_up=True))
            case _:
                raise Illegal("not_now")

    def result(self, state: Heap) -> Result | None:
        if state.stones and not state.gave_up:
            return None
        scores = (state.seat, 1 - state.seat)
        return Result(scores, (2 - scores[0], 2 - scores[1]), "last_stone")

    def view(self, state: Heap, viewer: Viewer) -> HeapView:
        return HeapView(viewer if isinstance(viewer, int) else None, state)

    def legal(self, view: HeapView) -> Choices[Act]:
        heap = view.heap
        mine = view.seat == heap.seat and self.result(heap) is None
        return Listed(Take(stones) for stones in range(1, min(3, heap.stones) + 1) if mine)

    def guess(self, view: HeapView, luck: Luck) -> Heap:
        return view.heap

    def offer(self, view: HeapView) -> None:
        return None


def test_a_law_that_finds_no_cases_says_so() -> None:
    assert check(Nim()).void == {
        "secrets are kept": "nothing is hidden from anybody",
        "pieces are conserved": "there are no pieces to count",
    }
