"""The pace of a city: how often its servers tell each other everything anew, and how long that is good for."""

from __future__ import annotations

from msgspec import Struct


class Pace(Struct, frozen=True):
    """In seconds. Every `beat` all leases are renewed. Each is good for the time of a `lease`, and counted on by its
    holder for `margin` less. For how long somebody counts as connected after their server last said so: `stay`. The
    versions of all tables are `compared` with the store. A lost connection is tried `again`.
    """

    beat: float = 1.0
    lease: float = 3.0
    margin: float = 0.2
    stay: float = 3.5
    compared: float = 3.0
    again: float = 0.2

    @property
    def term(self) -> float:
        """For how long after asking for a lease we count on it. So long its clock runs, and is believed to by others:
        were one to stop before the other, a deadline set by the one would ring too early by the other.
        """
        return self.lease - self.margin
