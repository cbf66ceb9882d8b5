"""A bot visits a house: it sits down at somebody's table and plays over the socket, like anybody else."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable
from secrets import token_hex
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from parlour.arena.match import BUDGET, player
from parlour.bots.bot import Bot
from parlour.catalog import CATALOG
from parlour.core.game import Action, AnyGame
from parlour.core.luck import Stream
from parlour.core.refusal import Refusal
from parlour.server.door.messages import Act, AnyMessage, Claim, Done, Refused, Request, Sit, TableShown, Update
from parlour.server.hall.guests import COOKIE
from parlour.server.tables.changes import changed

PAUSE = 1.0
"""Seconds before a lost connection is tried again, or what could not be kept."""
TRIES = 5
LONGEST_MESSAGE = 1 << 26

read_message = msgspec.json.Decoder(AnyMessage).decode
Say = Callable[..., None]


class Place(NamedTuple):
    """A table of a house, as its link names it."""

    house: str
    table: str

    @property
    def socket(self) -> str:
        return f"{re.sub('^http', 'ws', self.house)}/api/tables/{self.table}/socket"


class Wish(NamedTuple):
    """`bot` is a strength or a program. `seat` is None if any will do, or the one that the host's `token` opens. `key`:
    whoever has it is the same guest.
    """

    bot: str
    name: str
    seat: int | None
    token: str | None
    key: str


def place_of(link: str) -> Place:
    parts = urlsplit(link)
    found = re.fullmatch(r"/table/([\w-]+)/?", parts.path)
    if found is None or parts.scheme not in {"http", "https"} or not parts.netloc:
        raise Refusal("no_table_link", link=link)
    return Place(f"{parts.scheme}://{parts.netloc}", found[1])


async def visit(place: Place, wish: Wish, say: Say) -> None:
    """Plays at this table and at its rematches, until it is closed. Raises Refusal if we cannot stay."""
    tries = 0
    while True:
        guest = Visitor(wish, say)
        try:
            async with connected(place, wish.key) as socket:
                tries = 0
                rematch = await guest.stay(socket)
        except ConnectionClosed:
            if guest.turned_away is not None:
                raise guest.turned_away from None
        except (OSError, WebSocketException) as problem:
            tries += 1
            if tries == TRIES:
                raise Refusal("house_not_found", house=place.house) from problem
        else:
            if rematch is None:
                return
            place = Place(place.house, rematch)
            continue
        await asyncio.sleep(PAUSE)


def connected(place: Place, key: str) -> connect:
    cookie = {"cookie": f"{COOKIE}={key}"}
    return connect(place.socket, additional_headers=cookie, max_size=LONGEST_MESSAGE)


class Visitor:
    """One connection to one table."""

    def __init__(self, wish: Wish, say: Say) -> None:
        self.turned_away: Refusal | None = None
        self._wish = wish
        self._say = say
        self._table: TableShown | None = None
        self._update: Update | None = None
        self._views: dict[int | None, Any] = {}
        self._bot: Bot | None = None
        self._game: AnyGame | None = None
        self._seat: int | None = None
        self._asked: Request | None = None
        self._plain = False
        self._refs = 0

    async def stay(self, socket: ClientConnection) -> str | None:
        """Plays until there is a rematch, whose table is named, or the table is closed."""
        while True:
            match read_message(await socket.recv()):
                case TableShown() as shown:
                    self._table = shown
                case Update() as update:
                    self._follow(update)
                case Done():
                    self._asked, self._plain = None, False
                case Refused(ref=None) as refused:
                    self.turned_away = Refusal(refused.code, **refused.facts)
                case Refused() as refused:
                    await self._take(refused)
            table = self._table
            if table is not None and (table.closed or table.rematch is not None):
                return table.rematch
            if table is not None and self._update is not None and self._asked is None:
                await self._attend(socket, table, self._update)

    def _follow(self, update: Update) -> None:
        over = self._update is not None and self._update.result is None and update.result is not None
        for eyes in update.eyes:
            self._views[eyes.seat] = eyes.view if update.whole else changed(self._views[eyes.seat], eyes.view)
        self._update = update
        if over and update.result is not None and self._seat is not None:
            self._say("terminal-sit-over", rank=update.result.ranks[self._seat], score=update.result.scores[self._seat])

    async def _take(self, refused: Refused) -> None:
        """An act that came too late is forgotten. Instead of one that the rules refuse, any legal one is played."""
        asked, self._asked = self._asked, None
        refusal = Refusal(refused.code, **refused.facts)
        if isinstance(asked, Sit | Claim):
            raise refusal
        if refused.code == "not_kept":
            await asyncio.sleep(PAUSE)
        elif refused.code not in {"stale", "not_your_turn", "too_late", "table_paused", "game_over"}:
            self._plain = True

    async def _attend(self, socket: ClientConnection, table: TableShown, update: Update) -> None:
        own = next((seat for seat, shown in enumerate(table.seats) if shown.yours), None)
        if own is None or not table.seats[own].ready:
            await self._sit(socket, table, own)
            return
        if self._seat is None:
            self._say("terminal-sat", name=self._wish.name, seat=own + 1)
        self._seat = own
        if own in update.awaited and table.paused is None:
            action = await asyncio.to_thread(self._decide, table, own)
            await self._ask(socket, Act(self._ref(), own, update.ply, msgspec.Raw(msgspec.json.encode(action))))

    async def _sit(self, socket: ClientConnection, table: TableShown, own: int | None) -> None:
        if own is None and self._seat is not None:
            raise Refusal("seat_lost")
        if own is None and self._wish.token is not None:
            await self._ask(socket, Claim(self._ref(), self._wish.token, token_hex(16), self._wish.name))
            return
        wished = self._wish.seat if own is None else own
        seat = wished if wished is not None or not table.may_sit else table.may_sit[0]
        if seat is None:
            raise Refusal("no_free_seat")
        await self._ask(socket, Sit(self._ref(), seat, token_hex(16), self._wish.name, program=True))

    def _decide(self, table: TableShown, seat: int) -> Action:
        listing = CATALOG[table.game["type"]]
        if self._game is None or self._bot is None:
            self._game = msgspec.convert(table.game, listing.game)
            self._bot = player(self._game, len(table.seats), self._wish.bot)
        view, luck = msgspec.convert(self._views[seat], listing.types.view), Stream(os.urandom(32))
        action: Action = self._game.legal(view).pick(luck) if self._plain else self._bot(view, BUDGET, luck)
        return action

    async def _ask(self, socket: ClientConnection, request: Request) -> None:
        self._asked = request
        await socket.send(msgspec.json.encode(request).decode())

    def _ref(self) -> int:
        self._refs += 1
        return self._refs
