"""What a seat may choose from: codes to hide and rows to lay."""

from __future__ import annotations

from functools import cache

from parlour.core.choices import Among
from parlour.games.grandmastermind.actions import Guess, Hide
from parlour.games.grandmastermind.codes import enough, every_code, random_code, random_row, whole
from parlour.games.grandmastermind.pieces import Tray


@cache
def codes_to_hide(variant: int) -> Among[Hide]:
    return Among(
        lambda: (Hide(code) for code in every_code(variant)),
        lambda luck: Hide(random_code(variant, luck)),
        lambda action: isinstance(action, Hide) and whole(variant, action.code),
    )


@cache
def all_rows(variant: int) -> Among[Guess]:
    return Among(
        lambda: (Guess(row) for row in every_code(variant)),
        lambda luck: Guess(random_code(variant, luck)),
        lambda action: isinstance(action, Guess) and whole(variant, action.row),
    )


def rows_from(variant: int, left: Tray) -> Among[Guess]:
    """The rows these pieces can make (GM-A6)."""
    return Among(
        lambda: (Guess(row) for row in every_code(variant, left)),
        lambda luck: Guess(random_row(variant, left, luck)),
        lambda action: isinstance(action, Guess) and whole(variant, action.row) and enough(left, action.row),
    )
