"""A hand on the board: the held mouse, or a finger, drawn from one thing to the next."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TypeAlias

from playwright.sync_api import Locator, Page

Spot: TypeAlias = tuple[float, float]
"""A point of the window."""


def draw(page: Page, things: Iterable[Locator | Spot]) -> None:
    """Draws with the mouse held down."""
    first, *others = map(middle, things)
    page.mouse.move(*first)
    page.mouse.down()
    for spot in others:
        page.mouse.move(*spot, steps=6)
    page.mouse.up()


def draw_with_a_finger(page: Page, things: Iterable[Locator | Spot]) -> None:
    finger = page.context.new_cdp_session(page)
    spots = [middle(thing) for thing in things]

    def send(kind: str, *points: Spot) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    send("touchStart", spots[0])
    for (x, y), (to_x, to_y) in pairwise(spots):
        for part in range(1, 5):
            send("touchMove", (x + (to_x - x) * part / 4, y + (to_y - y) * part / 4))
    send("touchEnd")


def middle(thing: Locator | Spot) -> Spot:
    if isinstance(thing, tuple):
        return thing
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
