"""Warms what finds words before anybody waits for it: loops are compiled once for all processes, graphs are read."""

from __future__ import annotations

import fcntl
from pathlib import Path

from parlour.words.agreement import WordAgreement
from parlour.words.compiled import settings
from parlour.words.finder import finder
from parlour.words.finder import warm as compile_loops

LOCK = "parlour-finder.lock"


def warm() -> None:
    """Has the loops compiled, or loaded from where another process has kept them; two never compile at once."""
    kept = Path(settings.CACHE_DIR or Path(__file__).parent / "__pycache__")
    kept.mkdir(parents=True, exist_ok=True)
    with (kept / LOCK).open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        compile_loops()


def read_words(agreed: WordAgreement) -> None:
    """Loads the words that count at this table."""
    finder(agreed.language, agreed.counting, umlauts=agreed.umlauts)


if __name__ == "__main__":
    warm()
