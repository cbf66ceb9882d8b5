"""What a typed sign is on tiles, with tiles for umlauts and without (X-2)."""

from __future__ import annotations

import unicodedata
from typing import Final

from msgspec import Struct

from parlour.words.spelling import normal_form

SIGNS: Final = [chr(code) for code in range(0x20, 0x180) if unicodedata.category(chr(code)) != "Cc"]
"""Latin letters and all that is on a keyboard."""


class Typed(Struct, frozen=True, array_like=True):
    sign: str
    plain: str
    umlauts: str


def cases() -> tuple[Typed, ...]:
    return tuple(Typed(sign, spelled(sign, umlauts=False), spelled(sign, umlauts=True)) for sign in SIGNS)


def spelled(sign: str, *, umlauts: bool) -> str:
    """Nothing for what no tile can spell."""
    return normal_form(sign, "de", umlauts=umlauts) or ""
