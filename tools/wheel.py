"""Builds the wheel and tries it in empty environments without Node.

With the server it opens a house, and a game is played there. Without any extra the library plays, and `parlour serve`
says what it needs.

    python -m tools.wheel

The front end must be built (`make web`). The wheel is left in `dist`.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import Request

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
PATIENCE = 120
"""Seconds a game against the house may take."""
CLIENT = re.compile(r"```python\n(.*?)```", re.DOTALL)


def build() -> Path:
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", DIST], cwd=ROOT, check=True)
    (wheel,) = DIST.glob("*.whl")
    return wheel


def environment(folder: Path) -> list[str | Path]:
    """A new environment with nothing in it, and how to install into it."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    quietly = ("--quiet", "--disable-pip-version-check", "--no-input")
    return [folder / "bin" / "python", "-m", "pip", "install", *quietly]


def install(wheel: Path, folder: Path) -> Path:
    """The folder of commands of an environment with the wheel and what its server needs."""
    pip = environment(folder)
    subprocess.run([*pip, "--require-hashes", "-r", ROOT / "requirements" / "runtime.txt"], check=True)
    subprocess.run([*pip, "--no-deps", wheel], check=True)
    return folder / "bin"


def try_library(wheel: Path, folder: Path) -> None:
    """Without any extra every game is played, and the server says what it needs."""
    subprocess.run([*environment(folder), wheel], check=True)
    subprocess.run([folder / "bin" / "python", ROOT / "tests" / "library" / "bare.py", "play"], cwd=folder, check=True)
    serve = subprocess.run([folder / "bin" / "parlour", "serve"], cwd=folder, capture_output=True, check=False)
    assert b"parlour[server]" in serve.stderr, serve.stderr


def try_out(commands: Path, folder: Path) -> str:
    """Opens a house there, looks at its front page and plays; the last line of the game."""
    alone = {"PATH": str(commands), "HOME": str(folder), "LANG": "C.UTF-8"}
    assert shutil.which("node", path=alone["PATH"]) is None
    serve: list[str | Path] = [
        commands / "parlour",
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--data",
        folder / "data",
    ]
    with subprocess.Popen(serve, cwd=folder, env=alone, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+:\d+", server.stdout.readline())
            assert address is not None
            with urllib.request.urlopen(address[0]) as page:
                front = page.read().decode()
            assert "<title>Parlour" in front
            script = re.search(r'data-house="([^"]+)"', front)
            assert script is not None
            with urllib.request.urlopen(Request(address[0] + script[1], headers={"accept-encoding": "br"})) as packed:
                assert packed.headers["content-encoding"] == "br"
            client = folder / "client.py"
            client.write_text(CLIENT.findall((ROOT / "docs" / "protocol.md").read_text())[0])
            play: list[str | Path] = [commands / "python", client, address[0]]
            played = subprocess.run(play, cwd=folder, env=alone, check=True, timeout=PATIENCE, capture_output=True)
        finally:
            server.send_signal(signal.SIGINT)
    assert server.returncode == 0
    return played.stdout.decode().splitlines()[-1]


def main() -> None:
    wheel = build()
    with TemporaryDirectory() as folder:
        outcome = try_out(install(wheel, Path(folder) / "environment"), Path(folder))
        try_library(wheel, Path(folder) / "library")
    assert outcome.startswith("over:"), outcome
    print(f"{os.path.relpath(wheel)} works where there is nothing else ({outcome}).")


if __name__ == "__main__":
    main()
