"""The bots' turns at one table. Each bot thinks only about the last question its seat was asked."""

from __future__ import annotations

import asyncio
import logging
from random import uniform
from typing import TYPE_CHECKING, NamedTuple

from parlour.core.game import NOBODY, Action, Illegal, Seat
from parlour.core.refusal import Refusal
from parlour.server.door.messages import Strength
from parlour.server.thinking.house import plain_action

if TYPE_CHECKING:
    from parlour.server.tables.table import Table

AGAIN = 1.0
"""How many seconds before a question a bot left unanswered is asked again."""

log = logging.getLogger("parlour.table")


class Question(NamedTuple):
    """Asked from this ply on, of a bot of this strength."""

    asked: int
    strength: Strength


class BotTurns:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._turns: dict[Seat, tuple[Question, asyncio.Task[None]]] = {}

    def follow(self) -> None:
        """Stops bots that are thinking about an old question, and starts those that have a new one."""
        if self._table.players.company.complete and not self._turns:
            return
        questions = self._questions()
        for seat, (question, task) in list(self._turns.items()):
            if questions.get(seat) != question or task.done():
                task.cancel()
                del self._turns[seat]
        for seat, question in questions.items():
            if seat not in self._turns:
                turn = self._table.errands.run(self._play(seat, question.strength))
                turn.add_done_callback(self._look_again_later)
                self._turns[seat] = (question, turn)

    def _look_again_later(self, turn: asyncio.Task[None]) -> None:
        """However this ended, a question that still stands needs a bot to think about it."""
        if any(turn is current for _, current in self._turns.values()):
            asyncio.get_running_loop().call_later(AGAIN, self.follow)

    def _questions(self) -> dict[Seat, Question]:
        """What the bots are asked now."""
        table = self._table
        awaited = table.line.turn.awaited if table.lease.held and table.players.playing else NOBODY
        strengths = {seat: table.players.strength(seat) for seat in awaited}
        return {seat: Question(table.line.asked[seat], strength) for seat, strength in strengths.items() if strength}

    async def _play(self, seat: Seat, strength: Strength) -> None:
        table, game = self._table, self._table.game
        seen, view = table.line.ply, game.view(table.line.here.state, seat)
        if table.line.circling(seat, table.manners.decisions):
            await table.errands.until_kept(lambda: table.pass_on(seat, strength, seen))
            return
        asked = table.clock.now()
        thinking = table.house.decide(table.listing, game, view, strength)
        (action, takes), _ = await asyncio.gather(thinking, asyncio.sleep(uniform(*table.manners.pace_seconds)))
        if takes is not None and table.manners.unhurried:
            await asyncio.sleep(max(0, asked + takes - table.clock.now()) / 1000)
        if not await self._answered(seat, strength, action, seen):
            await self._answered(seat, strength, plain_action(game, view), seen)

    async def _answered(self, seat: Seat, strength: Strength, action: Action, seen: int) -> bool:
        """Tries until the action is kept or no longer asked for. False if the rules refuse it."""
        table = self._table
        try:
            with table.arrivals.one() as arrived:
                await table.errands.until_kept(lambda: table.act_for(seat, strength, action, arrived, seen))
        except Illegal as refusal:
            log.warning("a bot of %s was refused: %s", table.listing.name, refusal)
            return table.line.stale(seat, seen)
        except Refusal:  # somebody was faster
            return True
        return True
