"""What day it is. Days are those of UTC, so that everybody everywhere has the same one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeAlias

Now: TypeAlias = Callable[[], datetime]


def utc() -> datetime:
    return datetime.now(UTC)
