"""Deadlines in table time, with the half second of network grace that is the same for all (X-3)."""

from __future__ import annotations

from parlour.core.game import Millis

GRACE = 500


def deadline(since: Millis, seconds: int | None) -> Millis | None:
    """When the clock acts; a page shows it `GRACE` earlier."""
    return None if seconds is None else Millis(since + seconds * 1000 + GRACE)


def shown(until: Millis | None) -> Millis | None:
    """The deadline as people are told it."""
    return None if until is None else Millis(until - GRACE)
