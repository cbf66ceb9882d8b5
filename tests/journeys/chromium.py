"""The browser of the journeys and of the pictures."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ENVIRONMENT = Path(sys.prefix)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def launched() -> Iterator[Browser]:
    """The browser named by CHROMIUM, or else the one `make` has found."""
    # Playwright's own Node needs a library that a minimal Debian lacks. The environment's Node does not.
    node = ENVIRONMENT / "bin" / "node"
    if node.exists():
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node))
    executable = os.environ.get("CHROMIUM") or (ENVIRONMENT / "chromium-path").read_text().strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
