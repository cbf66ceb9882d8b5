"""The process in which bots think readies the word finder only where a game needs it."""

from __future__ import annotations

from threading import Event

import msgspec
import pytest

from parlour.catalog import CATALOG
from parlour.server import thinker
from parlour.words import finder


@pytest.mark.parametrize("finds_words", [True, False])
def test_the_word_finder_is_warmed_where_a_game_on_the_shelf_needs_it(
    finds_words: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed = Event()
    monkeypatch.setattr(finder, "warm", warmed.set)
    listing = next(iter(CATALOG.values()))
    changed = msgspec.structs.replace(listing, finds_words=finds_words)
    monkeypatch.setattr(thinker, "CATALOG", {listing.name: changed})
    thinker.warm()
    assert warmed.wait(5 if finds_words else 0.2) == finds_words
