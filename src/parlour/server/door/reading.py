"""Reading what somebody has sent. What cannot be read is refused, for whichever reason it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import MsgspecError

from parlour.core.game import Unreadable
from parlour.core.refusal import Refusal

T = TypeVar("T")
UNREADABLE = (MsgspecError, RecursionError, UnicodeDecodeError)
"""It is not JSON or not as agreed, it is nested too deep, or it is no text at all."""


def read(decode: Callable[[Any], T], sent: Any, code: str) -> T:
    """Raises Unreadable or, where a type itself refuses a value, that refusal."""
    try:
        return decode(sent)
    except UNREADABLE as problem:
        if isinstance(problem.__cause__, Refusal):
            raise problem.__cause__ from None
        raise Unreadable(code, why=str(problem)) from problem
