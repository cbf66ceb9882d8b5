"""Takes pictures of the cards of Murdero, all of them, in every size and both themes, for whoever draws them."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import ViewportSize

from tests.journeys.chromium import launched

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
SHEET = WEB / "src" / "games" / "murdero" / "art" / "sheet"
SIZES = {
    "faces": ViewportSize(width=1400, height=900),
    "sizes": ViewportSize(width=1100, height=900),
    "signs": ViewportSize(width=900, height=700),
    "hand": ViewportSize(width=390, height=460),
    "lid": ViewportSize(width=1450, height=380),
}


def main() -> None:
    """`python -m tools.card_sheets DIRECTORY [PART …] [LANGUAGE …]`."""
    to, wanted = Path(sys.argv[1]), sys.argv[2:]
    languages = [language for language in ("en", "de", "fr", "it") if language in wanted] or ["en"]
    to.mkdir(parents=True, exist_ok=True)
    with served() as address, launched() as chromium:
        for part in [part for part in SIZES if part in wanted] or SIZES:
            page = chromium.new_page(viewport=SIZES[part], device_scale_factor=2 if part in ("hand", "signs") else 1)
            for theme in ("light", "dark"):
                for language in languages:
                    page.goto(f"{address}/?part={part}&theme={theme}&language={language}")
                    page.wait_for_selector("[data-ready]")
                    page.evaluate("document.fonts.ready")
                    page.screenshot(path=to / f"{part}-{theme}-{language}.png", full_page=True)
            page.close()


@contextmanager
def served() -> Iterator[str]:
    """The page as it is built, on a free port of this machine."""
    with tempfile.TemporaryDirectory() as built:
        config = ("--config", WEB / "vite.config.ts", "--outDir", built, "--base", "./", "--logLevel", "error")
        subprocess.run(["npx", "vite", "build", SHEET, *config], cwd=WEB, check=True)
        files = partial(SimpleHTTPRequestHandler, directory=built)
        with ThreadingHTTPServer(("127.0.0.1", 0), files) as server:
            Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}"
            server.shutdown()


if __name__ == "__main__":
    main()
