"""The luck the house has promised: the seed's hash is shown before anybody gives a nonce."""

from __future__ import annotations

from secrets import token_bytes

from parlour.core.luck import Seal
from parlour.core.refusal import Refusal
from parlour.server.store.store import Store

MOST_PROMISES = 10_000
MOST_OF_ONE_GUEST = 8
"""Beyond this many the oldest are dropped. A guest who still wants a table asks for another."""


class Promises:
    """Seeds that no table has used yet. Each belongs to one guest and is good for one table, which uses it up."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def promise(self, guest: str) -> str:
        """A new seed, of which only the commitment is told."""
        seed = token_bytes(32)
        commitment = Seal(seed).commitment
        await self._store.promise(guest, commitment, seed, MOST_OF_ONE_GUEST, MOST_PROMISES)
        return commitment

    async def seed(self, guest: str, commitment: str) -> bytes:
        """The seed of this promise. Raises Refusal if there is none."""
        seed = await self._store.promised(guest, commitment)
        if seed is None:
            raise Refusal("promise_unknown")
        return seed
