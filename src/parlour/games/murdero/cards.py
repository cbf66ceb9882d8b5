"""The Case Cards: three colours, five numbers. A card is a string, R3 or the name of an Action Card (MU-2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

COLOURS: Final = "RBG"
"""Red is the underworld, blue the movies, green politics and the law."""
NUMBERS: Final = range(1, 6)

Card: TypeAlias = Annotated[str, Meta(min_length=2, max_length=24, pattern=r"^([RBG][1-5]|[a-z][a-z_]+)$")]
Colour: TypeAlias = Annotated[int, Meta(ge=0, le=2)]
"""Its place in COLOURS."""

CASE_CARDS: Final = tuple(
    f"{colour}{number}" for colour in COLOURS for number in NUMBERS for _ in range(len(NUMBERS) + 1 - number)
)
BY_COLOUR: Final = tuple(tuple(f"{colour}{number}" for number in NUMBERS) for colour in COLOURS)
FACES: Final = {card: (COLOURS.index(card[0]), int(card[1])) for card in CASE_CARDS}
"""Colour and number."""
POINTS: Final = {card: number for card, (_, number) in FACES.items()}


def is_case_card(card: str) -> bool:
    return card in POINTS


def points(cards: Iterable[str]) -> int:
    """Action Cards count for nothing."""
    return sum(POINTS.get(card, 0) for card in cards)


def colour_of(card: str) -> int:
    return COLOURS.index(card[0])


def named(colour: int, number: int) -> str:
    return BY_COLOUR[colour][number - 1]
