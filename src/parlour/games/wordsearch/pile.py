"""The pile: a bag without an order (WS-2, X-5)."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core.game import Illegal


def taken(pile: tuple[str, ...], tiles: Iterable[str]) -> tuple[str, ...]:
    """What is left without these tiles. A pile is kept sorted, so one walk finds them all."""
    wanted = iter(sorted(tiles))
    wanted_next, left = next(wanted, None), []
    for tile in pile:
        if tile == wanted_next:
            wanted_next = next(wanted, None)
        else:
            left.append(tile)
    if wanted_next is not None:
        raise Illegal("not_in_the_bag")
    return tuple(left)
