"""What has changed from one view to the next is enough to know the next."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Struct

from parlour.arena.match import play_match
from parlour.catalog import CATALOG
from parlour.core.game import Seat, Viewer
from parlour.core.play import begin, play
from parlour.games.grandmastermind import GrandMasterMind
from parlour.server.tables.changes import Comparison, changed, changes


class Part(Struct, frozen=True, tag=True):
    size: int
    rows: tuple[int, ...] = ()


class Whole(Struct, frozen=True):
    part: Part | None
    name: str = "ann"


ROWS = (1, 2, 3, 4)


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (Whole(Part(1)), Whole(Part(1)), {}),
        (Whole(Part(1)), Whole(Part(2)), {"part": {"size": [2]}}),
        (Whole(Part(1)), Whole(None, "bob"), {"part": [None], "name": ["bob"]}),
        (Whole(None), Whole(Part(1)), {"part": [Part(1)]}),
        (Part(1, ROWS), Part(1, (*ROWS, 5)), {"rows": {"4": [5]}}),
        (Part(1, ROWS), Part(1, (1, 2, 9, 4)), {"rows": {"2": [9]}}),
        (Part(1, ROWS), Part(1, (1, 2)), {"rows": [(1, 2)]}),
        (Part(1, ROWS), Part(1, (9, 8, 7, 4)), {"rows": [(9, 8, 7, 4)]}),
        (Part(1), Part(1, (5,)), {"rows": [(5,)]}),
    ],
)
def test_only_what_has_changed_is_told(before: Struct, after: Struct, told: Any) -> None:
    assert changes(before, after) == told


@pytest.mark.parametrize("name", CATALOG)
def test_whoever_follows_the_changes_sees_what_is_there(name: str) -> None:
    game = CATALOG[name].game()
    seats = max(game.seats[0], 2)
    recording = play_match(game, ["novice"] * seats, seed=1).recording
    viewers: list[Viewer] = [*map(Seat, range(seats)), "bystander"]
    here = begin(game, seats)
    seen = {viewer: game.view(here.state, viewer) for viewer in viewers}
    told = {viewer: plain(view) for viewer, view in seen.items()}
    comparison = Comparison()
    for entry in recording.log:
        here = play(game, here, entry).position
        for viewer in viewers:
            now = game.view(here.state, viewer)
            new = comparison.changes(seen[viewer], now)
            assert new == changes(seen[viewer], now)
            told[viewer] = changed(told[viewer], plain(new))
            assert told[viewer] == plain(now)
            seen[viewer] = now


def test_the_twentieth_code_costs_no_more_to_show_than_the_first() -> None:
    game = GrandMasterMind(rounds=10, start_player=0)
    recording = play_match(game, ["novice", "novice"], seed=1).recording
    here = begin(game, 2)
    seen = game.view(here.state, Seat(0))
    sizes: dict[int, list[int]] = {}
    for entry in recording.log:
        here = play(game, here, entry).position
        now = game.view(here.state, Seat(0))
        if len(now.open.rows) > 1:
            sizes.setdefault(len(now.open.past), []).append(len(msgspec.json.encode(changes(seen, now))))
        seen = now
    assert max(sizes[19]) <= 2 * max(sizes[0])


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))
