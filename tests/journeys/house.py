"""A house as a newcomer starts it: a server process with its own folder, which can crash and be opened again."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from pathlib import Path

import msgspec

from parlour.catalog import MORE_GAMES
from parlour.core.game import Entry
from parlour.games.grandmastermind.actions import Hide, LoggedAction, SetCode
from parlour.games.grandmastermind.pieces import Code

read_entry = msgspec.json.Decoder(Entry[LoggedAction]).decode


class House:
    def __init__(self, data: Path, games: str = "") -> None:
        """`games` are packages whose games stand on the shelf beside ours."""
        self.data = data
        self._games = games
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self._server: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        self._server = subprocess.Popen(
            [sys.executable, "-m", "parlour", "serve", *where],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            env={**os.environ, MORE_GAMES: self._games},
        )
        for _ in range(600):
            assert self._server.poll() is None, "the house closed its door at once"
            try:
                urllib.request.urlopen(self.address, timeout=2).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the house did not open")

    def close(self) -> None:
        if self._server is not None:
            self._server.terminate()
            self._server.wait(20)
            self._server = None

    def crash(self) -> None:
        """Kills the server without any shutdown."""
        assert self._server is not None
        self._server.kill()
        self._server.wait(20)
        self._server = None

    def hidden_code(self, table: str) -> Code:
        """The last code hidden at this table, which only the house's files know."""
        with closing(sqlite3.connect(f"file:{self.data / 'parlour.sqlite'}?mode=ro", uri=True)) as store:
            kept = store.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY ply DESC", (table,)).fetchall()
        for (entry,) in kept:
            match read_entry(entry).action:
                case Hide(code) | SetCode(code):
                    return code
        raise AssertionError("no code is hidden there yet")
