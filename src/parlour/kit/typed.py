"""A word as somebody typed it, as the tiles in play may spell it (X-2)."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.words.agreement import UMLAUTS
from parlour.words.spelling import normal_form


def spellings(text: str, tiles: Iterable[str]) -> list[str]:
    """All possible spellings, likelier first, since a view does not say which language the table plays in."""
    german = normal_form(text, "de", umlauts=not UMLAUTS.isdisjoint(tiles))
    return [word for word in dict.fromkeys((german, normal_form(text, "fr"))) if word is not None]
