"""The lock on a folder of data: two servers over one folder would spoil each other's evening."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO

from parlour.core.refusal import Refusal

FILE = "parlour.lock"


def lock(data: Path) -> IO[str]:
    """Held until it is closed or the process ends. Raises Refusal if another process has it."""
    file = (data / FILE).open("a")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        file.close()
        if isinstance(problem, BlockingIOError):
            raise Refusal("data_in_use", folder=str(data.absolute())) from problem
        raise
    return file
