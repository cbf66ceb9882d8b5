"""What can be agreed at a table of Fib."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Each field is an option, and its default is what the box says. Seconds of None mean no clock."""

    hand: Annotated[int, Meta(ge=1, le=3)] = 3
    window: Annotated[int, Meta(ge=1, le=60)] = 5
    turn_seconds: Annotated[int, Meta(ge=5, le=900)] | None = 30
