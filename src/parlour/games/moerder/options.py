"""What can be agreed at a MÖRDER table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Each field is an option. A `window` of None waits for everybody, a minute at most (X-4)."""

    rules: Literal["pro", "base"] = "pro"
    objections: Literal["manual", "auto"] = "manual"
    window: Annotated[int, Meta(ge=3, le=60)] | None = 10
    show_seconds: Annotated[int, Meta(ge=10, le=120)] = 30
    objection_counts: bool = True
    objector_wins: bool = False
    wrong_claim: Literal["free", "ends_turn"] = "free"
    solitaire_tiles: Literal[6, 5] = 6
    solitaire_refusal: Literal["ends_collecting", "refuse_only"] = "ends_collecting"
    solitaire_detect: Literal["player_claims", "auto"] = "player_claims"
    start_player: Literal["random", 0, 1, 2, 3] = "random"
    turn_seconds: Annotated[int, Meta(ge=10, le=900)] | None = None
