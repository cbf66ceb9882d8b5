"""A window: a question to several seats, open until all have answered or time is up (X-4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.clock import deadline
from parlour.core.game import Action, Illegal, Millis, Seat, Turn

CEILING: Final = 60
"""Seconds after which a window that waits for everybody closes anyway."""


class Pass(Action, frozen=True):
    """Let something pass."""


PASS: Final = Pass()


class Window(Struct, frozen=True, gc=False):
    """Who is asked, until when, and who has let it pass. A seat that has passed may still change its mind."""

    asked: tuple[Seat, ...]
    until: Millis
    passed: tuple[Seat, ...] = ()

    @property
    def waiting(self) -> frozenset[Seat]:
        """The seats that have not answered yet."""
        return frozenset(self.asked).difference(self.passed)

    @property
    def turn(self) -> Turn:
        return Turn(self.waiting, frozenset(self.passed), self.until)


def opened(asked: Iterable[Seat], seconds: int, at: Millis) -> Window:
    return Window(tuple(sorted(asked)), deadline(at, seconds))


def passed(window: Window, seat: Seat) -> Window:
    if seat in window.passed:
        raise Illegal("already_passed")
    return replace(window, passed=(*window.passed, seat))


def without(window: Window, seat: Seat) -> Window:
    """As if this seat had never been asked."""
    asked, passed = ([one for one in seats if one != seat] for seats in (window.asked, window.passed))
    return replace(window, asked=tuple(asked), passed=tuple(passed))


@cache
def all_of(seats: int) -> tuple[Seat, ...]:
    """Everybody at a table with this many seats."""
    return tuple(map(Seat, range(seats)))


@cache
def all_but(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """Everybody else at a table with this many seats."""
    return tuple(other for other in all_of(seats) if other != seat)
