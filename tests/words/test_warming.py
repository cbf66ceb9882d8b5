"""The finder's loops are compiled once, however many processes want them."""

from __future__ import annotations

import fcntl
from pathlib import Path
from threading import Event, Thread

import pytest

from parlour.words import warming
from parlour.words.compiled import settings


def test_two_processes_never_compile_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = Event()
    monkeypatch.setattr(settings, "CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(warming, "compile_loops", compiled.set)
    with (tmp_path / warming.LOCK).open("wb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        Thread(target=warming.warm, daemon=True).start()
        assert not compiled.wait(0.2)
    assert compiled.wait(30)
