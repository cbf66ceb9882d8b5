"""A command line run in this process: its output, its complaints and its exit code."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from parlour.cli import main


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    for name in ("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "HOST", "PORT", "DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("os.cpu_count", lambda: 1)  # simulations stay in this process

    def typed(*words: str, stdin: str | bytes = "") -> Outcome:
        entered = stdin if isinstance(stdin, bytes) else stdin.encode()
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(entered), "utf-8"))
        code = main(words)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Outcome(code, out, err)

    return typed
