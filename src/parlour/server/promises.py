"""The luck the house has promised: the seed's hash is shown before anybody gives a nonce."""

from __future__ import annotations

from secrets import token_bytes

from parlour.core.luck import Seal
from parlour.core.refusal import Refusal

MOST_PROMISES = 10_000
MOST_OF_ONE_GUEST = 8
"""Beyond this many the oldest are dropped. A guest who still wants a table asks for another."""


class Promises:
    """Seeds that no table has used yet. Each belongs to one guest and is good for one table."""

    def __init__(self) -> None:
        self._seeds: dict[tuple[str, str], bytes] = {}
        self._made: dict[str, list[str]] = {}

    def promise(self, guest: str) -> str:
        """A new seed; only its commitment is told."""
        seed = token_bytes(32)
        commitment = Seal(seed).commitment
        self._seeds[guest, commitment] = seed
        self._made.setdefault(guest, []).append(commitment)
        if len(self._made[guest]) > MOST_OF_ONE_GUEST:
            self._forget(guest, self._made[guest][0])
        if len(self._seeds) > MOST_PROMISES:
            self._forget(*next(iter(self._seeds)))
        return commitment

    def keep(self, guest: str, commitment: str) -> bytes:
        """The seed of this promise. Taking it uses the promise up."""
        if (guest, commitment) not in self._seeds:
            raise Refusal("promise_unknown")
        return self._forget(guest, commitment)

    def _forget(self, guest: str, commitment: str) -> bytes:
        self._made[guest].remove(commitment)
        if not self._made[guest]:
            del self._made[guest]
        return self._seeds.pop((guest, commitment))
