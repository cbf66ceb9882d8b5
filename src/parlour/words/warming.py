"""Prepares the finder before anybody waits for it: compiles its loops once for all processes, and reads the graphs."""

from __future__ import annotations

import fcntl
from pathlib import Path

from parlour.words.agreement import WordAgreement
from parlour.words.compiled import settings
from parlour.words.finder import finder
from parlour.words.finder import warm as compile_loops

LOCK = "parlour-finder.lock"


def warm() -> None:
    """Compiles the loops, or loads what another process has compiled. Two processes never compile at once."""
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
