"""A thinker warms up the word finder only if a game needs it, and asks to wait until it is ready."""

from __future__ import annotations

from threading import Event, Thread

import msgspec
import pytest

from parlour.catalog import CATALOG
from parlour.core.game import Seat
from parlour.server.thinking import thinker
from parlour.server.thinking.house import encoded
from parlour.server.thinking.thinker import Help, Helped, LookBack, LookedBack, Warming
from parlour.words import warming


@pytest.mark.parametrize("finds_words", [True, False])
def test_the_word_finder_is_warmed_where_a_game_on_the_shelf_needs_it(
    finds_words: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, warmed = Event(), Event()

    def warm() -> None:
        begun.set()
        warmed.wait()

    monkeypatch.setattr(warming, "warm", warm)
    listing = CATALOG["grandmastermind"]
    changed = msgspec.structs.replace(listing, finds_words=finds_words)
    monkeypatch.setattr(thinker, "CATALOG", {listing.name: changed})
    game = listing.game()
    view = game.view(game.start(2), "bystander")
    question = Help(listing.name, encoded(game), encoded(view), encoded(None))
    thread = thinker.begin_warming()
    if finds_words:
        assert thinker.done(question, thread) == Warming()
    warmed.set()
    thread.join()
    assert begun.is_set() == finds_words
    assert isinstance(thinker.done(question, thread), Helped)


def test_looking_back_waits_for_what_makes_its_first_job_long() -> None:
    warmed = Event()
    thread = Thread(target=warmed.wait)
    thread.start()
    listing = CATALOG["moerder"]
    task = LookBack(listing.name, encoded(listing.game()), 2, encoded([]), Seat(0), 0)
    assert thinker.done(task, thread) == Warming()
    warmed.set()
    thread.join()
    assert thinker.done(task, thread) == LookedBack(0, None)
