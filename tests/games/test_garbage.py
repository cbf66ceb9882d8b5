"""What a table works out for every move leaves nothing behind that only the garbage collector could find."""

import gc

import pytest

from parlour.catalog import CATALOG
from parlour.core.game import Entry, Millis, Seat
from parlour.core.listing import Listing
from parlour.core.luck import Stream
from parlour.core.play import begin, play, settle

DECISIONS = 150


@pytest.mark.parametrize("listing", CATALOG.values(), ids=CATALOG)
def test_a_game_leaves_no_garbage(listing: Listing) -> None:
    """An exception that is kept, with its traceback, would keep all that led there."""
    game = listing.game()
    seats = max(2, game.seats[0])
    luck = Stream(b"garbage")
    for _ in range(2):  # once to import and to remember whatever is remembered
        gc.collect()
        gc.disable()
        try:
            here = begin(game, seats)
            for _ in range(DECISIONS):
                for settled in settle(game, here, here.at, lambda _: luck):
                    here = settled.position
                if here.over is not None:
                    break
                for seat in range(seats):
                    game.offer(game.view(here.state, Seat(seat)))
                actor = min(here.turn.awaited)
                action = game.legal(game.view(here.state, actor)).pick(luck)
                here = play(game, here, Entry(Millis(here.at), actor, action)).position
            left = gc.collect()
        finally:
            gc.enable()
    assert left == 0
