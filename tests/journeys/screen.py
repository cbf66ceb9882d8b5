"""The screens people use, and how an open page moves from one to another."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import CDPSession


class Screen(NamedTuple):
    width: int
    height: int
    phone: bool


DESKTOP = Screen(1280, 900, phone=False)
PHONE = Screen(390, 844, phone=True)
SMALL_PHONE = Screen(320, 640, phone=True)


def show(session: CDPSession, screen: Screen) -> None:
    """Playwright fixes whether a page is on a phone when it opens. The browser can change that at any time."""
    size = {"width": screen.width, "height": screen.height}
    session.send("Emulation.setDeviceMetricsOverride", {**size, "deviceScaleFactor": 1, "mobile": screen.phone})
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": screen.phone})
