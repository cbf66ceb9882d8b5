"""Deadlines in table time, with the half second of network grace that is the same for all (X-3)."""

from __future__ import annotations

from typing import Final, overload

from parlour.core.game import Millis

GRACE: Final = 500
LEAST_LEFT: Final = 3000 + GRACE
"""A clock that was stopped goes on with three seconds at least (X-1)."""


@overload
def deadline(since: Millis, seconds: int) -> Millis: ...
@overload
def deadline(since: Millis, seconds: int | None) -> Millis | None: ...
def deadline(since: Millis, seconds: int | None) -> Millis | None:
    """When the clock acts; a page shows it `GRACE` earlier."""
    return None if seconds is None else Millis(since + seconds * 1000 + GRACE)


def shown(until: Millis | None) -> Millis | None:
    """The deadline as players see it."""
    return None if until is None else Millis(until - GRACE)


@overload
def left(until: Millis, at: Millis) -> int: ...
@overload
def left(until: Millis | None, at: Millis) -> int | None: ...
def left(until: Millis | None, at: Millis) -> int | None:
    """The time left on a clock when it stops, or None if no clock is running."""
    return None if until is None else until - at


@overload
def resumed(left: int, at: Millis) -> Millis: ...
@overload
def resumed(left: int | None, at: Millis) -> Millis | None: ...
def resumed(left: int | None, at: Millis) -> Millis | None:
    """The deadline of a clock that resumes with this much time left."""
    return None if left is None else Millis(at + max(left, LEAST_LEFT))
