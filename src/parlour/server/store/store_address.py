"""The address of a database that keeps a house, as somebody wrote it."""

from __future__ import annotations

import re

from parlour.core.missing import needs
from parlour.core.refusal import Refusal

SCHEMES = ("postgresql://", "postgres://")


def check(address: str) -> None:
    """Raises Refusal if it is the address of something else, and Missing if we have no library for it."""
    if not address.startswith(SCHEMES):
        raise Refusal("store_address", address=shown(address))
    with needs("city"):
        import asyncpg  # noqa: F401
        import greenlet  # noqa: F401


def shown(address: str) -> str:
    """Without the password."""
    return re.sub(r"(?<=//)([^/@:]*):[^/@]*@", r"\1@", address)
