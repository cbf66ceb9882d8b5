"""What one seat could have seen at one decision of WORD SEARCH: the words from its token, here or after a change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from parlour.bots.wordsearch.arranging import after
from parlour.core.game import Seat
from parlour.games.wordsearch.actions import Call, LoggedAction
from parlour.games.wordsearch.board import Hex, Place
from parlour.games.wordsearch.calling import on_table, search, spent
from parlour.games.wordsearch.rules import WordSearch
from parlour.games.wordsearch.scoring import tile_points
from parlour.games.wordsearch.state import Offer, Open, View
from parlour.review.lookback.sights import Sight, Sights


class Arranged(NamedTuple):
    """An arrangement of tiles, and the best everyday word it opens."""

    action: LoggedAction
    call: Call
    points: int


class Looking:
    def __init__(self, game: WordSearch, view: View, seat: Seat) -> None:
        self.game, self.view, self.seat, self.open = game, view, seat, view.open
        self.offer = game.offer(view) or Offer(())
        ruled_out = (ruling.word for ruling in view.open.rulings if not ruling.valid)
        self._sights = Sights(game, (*spent(game, view.open, seat), *ruled_out))

    def words(self, open: Open) -> list[Sight]:
        """The words that could be called, best first, with paths over the tiles of the table."""
        here = on_table(self.game, open)
        found = self._sights.all(here.board, search(self.game, open, self.seat), self._values(open))
        return [sight._replace(path=tuple(here.tiles[tile] for tile in sight.path)) for sight in found]

    def arranged(self, actions: Iterable[LoggedAction]) -> Arranged | None:
        """The one of these that opens the best everyday word. The first of several equal ones."""
        alike: dict[tuple[tuple[Hex, ...], tuple[int, ...]], list[tuple[LoggedAction, Open]]] = {}
        for action in actions:
            open = after(self.game, self.view, self.seat, action).open
            alike.setdefault((open.places, tuple(map(len, open.stacks))), []).append((action, open))
        found = [one for some in alike.values() if (one := self._best_of(some)) is not None]
        return max(found, key=lambda one: one.points, default=None)

    def from_place(self, place: Place) -> Sight | None:
        """The best everyday word from another place, if nothing changes meanwhile."""
        tokens = tuple(place if owner == self.seat else token for owner, token in enumerate(self.open.tokens))
        return next((sight for sight in self.words(replace(self.open, tokens=tokens)) if sight.everyday), None)

    def _best_of(self, some: list[tuple[LoggedAction, Open]]) -> Arranged | None:
        """The same for arrangements after which the tiles lie in the same places, so that one look does for all."""
        here = on_table(self.game, some[0][1])
        faces = [on_table(self.game, open).board.tiles for _, open in some]
        values = [self._values(open) or [] for _, open in some] if self.game.stack_bonus else None
        most = self._sights.most(here.board, faces, search(self.game, some[0][1], self.seat), values)
        if most is None:
            return None
        number, sight = most
        call = Call(sight.word, tuple(here.tiles[tile] for tile in sight.path))
        return Arranged(some[number][0], call, sight.points)

    def _values(self, open: Open) -> list[int] | None:
        """What each tile scores, if not just its letters."""
        if not self.game.stack_bonus:
            return None
        return [tile_points(self.game, open, tile) for tile in on_table(self.game, open).tiles]
