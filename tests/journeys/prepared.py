"""Tables of MÖRDER in mid-game: a log with the deals a journey needs, written into the store before anyone comes.

What lies on a tile is stated as in `a1=M`. From the end of the log on, the house's own luck decides.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from secrets import token_bytes, token_hex

import msgspec
from msgspec import Raw

from parlour.core.game import Action, Actor, Entry, Millis, Seat, Verdict
from parlour.core.play import Position, begin, play
from parlour.games.moerder import Moerder
from parlour.games.moerder.actions import Next, Pass, Reveal, Touch, TurnTile
from parlour.games.moerder.board import FACES, NAMES
from parlour.games.moerder.state import State
from parlour.server.guests import new_guest
from parlour.server.messages import Strength
from parlour.server.record import Bot, Chair, Person, Player, Record, Sitting
from parlour.server.store import open_store


class PreparedGame:
    """A game played up to somewhere, at table time zero; seat 0 begins."""

    def __init__(self, seats: int, **options: str | int | bool | None) -> None:
        first = {} if seats == 1 else {"start_player": 0}
        self.game = msgspec.convert({"type": "moerder", **first, **options}, Moerder)
        self.here: Position[State] = begin(self.game, seats)
        self.log: list[bytes] = []

    def turned(self, *tiles: str) -> PreparedGame:
        """One turn after another: whoever is on turn turns a tile; all but the last say "Next".

        After a body come the faces of the tiles around it, row by row: `a1=†DER`.
        """
        for tile in tiles:
            place, faces = tile.split("=")
            if self.here.state.open.phase == "looking":
                self.did(self._active, Next())
            self.did(self._active, TurnTile(NAMES[place]))
            for face in faces:
                self._play("chance", Reveal(self.here.state.open.due[0], FACES[FACES.index(face)]))
        return self

    def collected(self, *places: str) -> PreparedGame:
        """Whoever is on turn takes these, and nobody objects."""
        for place in places:
            self.did(self._active, Touch(NAMES[place]))
            while self.here.state.open.phase == "window":
                self.did(min(self.game.turn(self.here.state).awaited), Pass())
        return self

    def did(self, seat: int, action: Action) -> PreparedGame:
        self._play(Seat(seat), action)
        while self.here.state.open.phase == "judging":
            verdict = self.game.deal(self.here.state, NO_LUCK)
            assert isinstance(verdict, Verdict)
            self._play("judge", verdict)
        return self

    @property
    def _active(self) -> Seat:
        return self.here.state.open.active

    def _play(self, actor: Actor, action: Action) -> None:
        entry = Entry(Millis(0), actor, action)
        self.here = play(self.game, self.here, entry).position
        self.log.append(msgspec.json.encode(entry))


class _NoLuck:
    def below(self, bound: int) -> int:
        raise AssertionError("a prepared game leaves nothing to chance")


NO_LUCK = _NoLuck()


def seat_at(data: Path, prepared: PreparedGame, *people: str, bots: Sequence[Strength] = ()) -> tuple[str, list[str]]:
    """The table's id, and for each of these people the cookie that says who they are."""
    with ThreadPoolExecutor(1) as beside:  # in this thread Playwright runs a loop of its own
        return beside.submit(asyncio.run, _seat_at(data, prepared, people, bots)).result()


async def _seat_at(
    data: Path, prepared: PreparedGame, people: tuple[str, ...], bots: Sequence[Strength]
) -> tuple[str, list[str]]:
    store = await open_store(data)
    try:
        guests = [await new_guest(store) for _ in people]
        players: list[Player] = [Person(guest.id, name) for (guest, _), name in zip(guests, people, strict=True)]
        players += map(Bot, bots)
        record = Record(
            id=token_hex(4),
            game=Raw(msgspec.json.encode(prepared.game)),
            host=guests[0][0].id,
            seed=token_bytes(32),
            chairs=tuple(Chair((Sitting(0, player),)) for player in players),
            started=True,
            knows={guest.id: (Seat(seat),) for seat, (guest, _) in enumerate(guests)},
        )
        ids = [guest.id for guest, _ in guests]
        await store.open_table(record.id, record.host, 0, msgspec.json.encode(record), ids, prepared.log)
        return record.id, [token for _, token in guests]
    finally:
        await store.close()


OPEN_WORD = ("a1=M", "b1=Ö", "c1=R", "d1=D", "e1=E", "f1=R")
LONELY_M = ("b1=E", "a2=D", "b2=R", "a1=M")
"""Nothing beside the M in the corner can be an Ö: no objection to it holds."""
NO_CHAIN = (
    *("a1=Ö", "b1=Ö", "c1=Ö", "a2=Ö", "b2=Ö", "c2=Ö", "a3=Ö"),
    *("d1=R", "d2=D", "d3=E", "c3=R", "b3=D", "a4=E", "b4=R"),
)
"""All seven Ö, and around them no M: whatever comes, there will be no chain, and everything may be collected."""


def letters_collected() -> PreparedGame:
    """Alone, the first objective reached; column e is full of M, nothing else is open."""
    lonely = ("f1=Ö", "f2=D", "f3=R", "f4=E", "f5=R", "f6=M")
    prepared = PreparedGame(1).turned(*(f"e{row}=M" for row in range(1, 7)), *lonely)
    return prepared.collected("f1", "f2", "f3", "f4", "f5", "f6")
