"""The process in which bots think readies the word finder only where a game needs it, and answers when it is ready."""

from __future__ import annotations

from threading import Event

import msgspec
import pytest

from parlour.catalog import CATALOG
from parlour.server import thinker
from parlour.server.thinker import Ready, Warm
from parlour.words import warming


@pytest.mark.parametrize("finds_words", [True, False])
def test_the_word_finder_is_warmed_where_a_game_on_the_shelf_needs_it(
    finds_words: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed = Event()
    monkeypatch.setattr(warming, "warm", warmed.set)
    listing = next(iter(CATALOG.values()))
    changed = msgspec.structs.replace(listing, finds_words=finds_words)
    monkeypatch.setattr(thinker, "CATALOG", {listing.name: changed})
    assert thinker.done(Warm(), thinker.begin_warming()) == Ready()
    assert warmed.is_set() == finds_words
