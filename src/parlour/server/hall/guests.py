"""Guests: nobody signs in; an opaque cookie brings people back to their seats, under a name they can change."""

from __future__ import annotations

import re
from hashlib import sha256
from secrets import token_urlsafe

from msgspec import Struct

from parlour.server.hall.made_up import made_up_name
from parlour.server.store.store import Store

COOKIE = "parlour"
TOKEN = re.compile(r"[\w-]{32}", re.ASCII)
YEAR = 365 * 24 * 60 * 60


class Guest(Struct, frozen=True):
    """`address` is where they come from this time. Whoever has not `entered` is in no book of ours yet."""

    id: str
    name: str
    address: str = ""
    token_hash: str = ""
    entered: bool = True


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A new cookie."""
    return token_urlsafe(24)


async def guest_with(store: Store, token: str, address: str, language: str = "en") -> Guest:
    """The guest this cookie belongs to, as we know them or, if there is nothing to remember yet, made up from it."""
    found = await store.guest(hashed(token))
    if found is not None:
        return Guest(*found, address, hashed(token))
    digest = sha256(f"guest {token}".encode()).digest()
    return Guest(digest[:16].hex(), made_up_name(language, *digest[:2]), address, hashed(token), entered=False)


def is_token(cookie: str | None) -> bool:
    return cookie is not None and TOKEN.fullmatch(cookie) is not None
