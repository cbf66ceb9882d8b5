"""What a seat may do now: listed where it can be listed, described where there are too many."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic

from msgspec import Struct

from parlour.core.game import A_co, Luck


class Listed(tuple[A_co, ...]):
    """A few choices, written out."""

    __slots__ = ()

    def pick(self, luck: Luck) -> A_co:
        return self[luck.below(len(self))]


class Among(Struct, Generic[A_co], frozen=True):
    """Too many to list: how to walk them, how to pick one, and how to tell whether an action is one of them."""

    walk: Callable[[], Iterator[A_co]]
    pick: Callable[[Luck], A_co]
    tell: Callable[[object], bool]

    def __iter__(self) -> Iterator[A_co]:
        return self.walk()

    def __contains__(self, action: object) -> bool:
        return self.tell(action)
