"""What can be agreed at a Grand Master Mind table."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from parlour.core.game import Illegal
from parlour.games.grandmastermind.pegs import BlueRule

MOST_ROWS_WITH_LIMITED_SUPPLY: Final = 15


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Each field is an option. With roles `decode` and `hide` seat 0 always decodes or always hides (GM-A10)."""

    variant: Literal[1, 2] = 1
    roles: Literal["swap", "decode", "hide"] = "swap"
    rounds: Annotated[int, Meta(ge=1, le=20)] = 1
    target: Annotated[int, Meta(ge=5, le=200)] | None = None
    rows: Annotated[int, Meta(ge=6, le=20)] = 10
    row_seconds: Annotated[int, Meta(ge=10, le=900)] | None = None
    blue_rule: BlueRule = "lexicographic"
    feedback: Literal["auto", "manual_checked"] = "auto"
    limited_supply: bool = False
    start_player: Literal["random", 0, 1] = "random"
    turn_seconds: Annotated[int, Meta(ge=10, le=900)] | None = None

    def __post_init__(self) -> None:
        if self.limited_supply and self.rows > MOST_ROWS_WITH_LIMITED_SUPPLY:
            raise Illegal("supply_needs_fewer_rows", most=MOST_ROWS_WITH_LIMITED_SUPPLY)
        if self.target is not None and self.roles != "swap":
            raise Illegal("target_needs_swap")
