"""A hand on the board: the held mouse, or a finger, drawn from one thing to the next."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import TypeAlias

from playwright.sync_api import FloatRect, Locator, Page

Spot: TypeAlias = tuple[float, float]
"""A point of the window."""
AT_REST = """thing => new Promise(resolve => {
    let before;
    const look = () => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const now = [x, y, width, height].join();
        if (now === before) return resolve();
        before = now;
        requestAnimationFrame(look);
    };
    look();
})"""


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
    box = box_at_rest(thing)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def box_at_rest(thing: Locator) -> FloatRect:
    """Where it is as soon as it moves no more. A hand does not reach for a board that still slides."""
    thing.evaluate(AT_REST)
    box = thing.bounding_box()
    assert box is not None
    return box
