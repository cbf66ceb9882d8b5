"""The address of a database that keeps a house, as somebody wrote it."""

from __future__ import annotations

import re
from importlib.util import find_spec

from parlour.core.refusal import Refusal

SCHEMES = ("postgresql://", "postgres://")
EXTRA = ("asyncpg", "greenlet")
"""What `parlour[city]` brings for PostgreSQL. A house in a folder does without."""


def check(address: str) -> None:
    """Raises Refusal if this Parlour has no way to such a place."""
    if not address.startswith(SCHEMES):
        raise Refusal("store_address", address=shown(address))
    if any(find_spec(module) is None for module in EXTRA):
        raise Refusal("store_extra")


def shown(address: str) -> str:
    """Without the password."""
    return re.sub(r"(?<=//)([^/@:]*):[^/@]*@", r"\1@", address)
