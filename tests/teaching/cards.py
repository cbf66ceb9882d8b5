"""The cards of Fib."""

from __future__ import annotations

from typing import Final

DECK: Final = tuple(card for card in range(1, 7) for _ in range(2))
