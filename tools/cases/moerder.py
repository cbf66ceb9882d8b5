"""FIND … den MÖRDER: names of places, and how many of each face are still face down."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from parlour.games.moerder import Moerder
from parlour.games.moerder.board import NAMES, bag
from parlour.games.moerder.state import State
from tools.cases.positions import positions

TABLES: Final = ((Moerder(), 2), (Moerder(rules="base"), 3), (Moerder(), 1))


class FaceDown(Struct, frozen=True):
    board: str
    hands: tuple[str, ...]
    counts: tuple[int, ...]


class Cases(Struct, frozen=True):
    names: tuple[str, ...]
    tables: tuple[FaceDown, ...]


def cases() -> Cases:
    states = [state for game, seats in TABLES for state in positions(game, seats, lambda _: True, 12)]
    return Cases(tuple(NAMES), tuple(map(face_down, states)))


def face_down(state: State) -> FaceDown:
    board, hands = state.open.board, state.open.hands
    return FaceDown(board, hands, bag(board, "".join(hands)))
