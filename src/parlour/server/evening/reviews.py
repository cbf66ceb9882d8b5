"""Looking back at finished games, decision by decision, in the thinkers. What was worked out is kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from parlour.core.game import Seat
from parlour.core.refusal import Refusal
from parlour.review.lookback.remark import EDITION, Remark, has_reviewer, marked
from parlour.server.evening.kept_reviews import keep_review, kept_review
from parlour.server.store.store import Store
from parlour.server.store.writer import NotKept
from parlour.server.tables.table import Table
from parlour.server.thinking.house import House, encoded
from parlour.server.thinking.thinker import LookBack, LookedBack, Outcome

KEPT_EVERY = 10
"""After how many decisions the work so far is kept, so that a restart goes on from there."""
log = logging.getLogger("parlour.house")


class Review(Struct, frozen=True):
    """How far a seat's review is: `done` of so many decisions, once known, and the remarks so far.

    `marks` are the plies of the few remarks that a player reads first.
    """

    done: int = 0
    of: int | None = None
    remarks: tuple[Remark, ...] = ()
    marks: tuple[int, ...] = ()

    @property
    def whole(self) -> bool:
        return self.done == self.of


class Reviews:
    """Those in memory are being worked out, or failed in part: these are not kept, and tried again after a restart."""

    def __init__(self, store: Store, house: House) -> None:
        self._store = store
        self._house = house
        self._known: dict[tuple[str, Seat], Review] = {}
        self._work: dict[tuple[str, Seat], asyncio.Task[None]] = {}

    async def review(self, table: Table, seat: Seat, admit: Callable[[], None]) -> Review:
        """What is done so far of a table whose game is over. Whoever asks first has the work begun, if `admit` does not
        refuse it.
        """
        if not table.record.over:
            raise Refusal("not_over")
        if not has_reviewer(table.game):
            raise Refusal("no_review")
        key = (table.record.id, seat)
        if key in self._known:
            return self._known[key]
        kept = await kept_review(self._store, *key, EDITION)
        review = Review() if kept is None else msgspec.json.decode(kept, type=Review)
        if not review.whole and key not in self._known:
            admit()
            self._known[key] = review
            self._work[key] = asyncio.create_task(self._look_back(key, task_of(table, seat)))
            self._work[key].add_done_callback(lambda _: self._work.pop(key))
        return review

    async def close(self) -> None:
        work = list(self._work.values())
        for one in work:
            one.cancel()
        await asyncio.gather(*work, return_exceptions=True)

    async def _look_back(self, key: tuple[str, Seat], task: LookBack) -> None:
        """One decision after the other. One that fails twice is left out, and the review is not kept."""
        review, gaps = self._known[key], False
        while not review.whole:
            outcome = await self._outcome(replace(task, number=review.done))
            match outcome:
                case LookedBack(of, remark):
                    review = gone_on(review, of, remark)
                case _ if review.of is not None:
                    review, gaps = gone_on(review, review.of, None), True
                case _:
                    break
            if not gaps and (review.whole or review.done % KEPT_EVERY == 0):
                with suppress(NotKept):
                    await keep_review(self._store, *key, EDITION, msgspec.json.encode(review))
            self._known[key] = review  # first kept, so that no other server begins anew
        if not gaps:
            del self._known[key]

    async def _outcome(self, task: LookBack) -> Outcome:
        outcome = await self._house.look_back(task)
        if isinstance(outcome, LookedBack):
            return outcome
        log.warning("a decision of %s could not be looked back at: %s", task.name, outcome)
        return await self._house.look_back(task)


def gone_on(review: Review, of: int, remark: Remark | None) -> Review:
    """One decision further. A seat that never decided anything has none."""
    remarks = review.remarks if remark is None else (*review.remarks, remark)
    return Review(min(review.done + 1, of), of, remarks, tuple(one.ply for one in marked(remarks)))


def task_of(table: Table, seat: Seat) -> LookBack:
    entries = Raw(b"[" + b",".join(msgspec.json.encode(entry) for entry in table.line.log) + b"]")
    return LookBack(table.listing.name, encoded(table.game), len(table.record.chairs), entries, seat, 0)
