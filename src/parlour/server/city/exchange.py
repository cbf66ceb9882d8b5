"""The exchange: for any number of tables, what we tell the other servers and what we hear of them, in one go.

For each table Redis knows who holds its lease, with the face of its clock, and who is connected where. Both vanish by
themselves when a server no longer says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from redis.asyncio import Redis

from parlour.core.game import Millis
from parlour.server.city.pace import Pace

AT_ONCE = 200
"""How many tables are told and heard of in one script, so that Redis serves others in between."""
SCRIPT = """
local me, term, stay = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local heard = {now}
for i = 1, #KEYS / 3 do
  local lease, people, channel = KEYS[3 * i - 2], KEYS[3 * i - 1], KEYS[3 * i]
  local wish, face, names = ARGV[3 * i + 1], ARGV[3 * i + 2], ARGV[3 * i + 3]
  local holder = redis.call('GET', lease)
  local ours = holder and string.sub(holder, 1, #me) == me
  if string.find(wish, 'keep', 1, true) then
    if ours or not holder then
      holder = me .. string.format('%d ', now) .. face
      redis.call('SET', lease, holder, 'PX', term)
    end
  elseif ours then
    redis.call('DEL', lease)
    holder = false
  end
  if names == '' then
    redis.call('HDEL', people, me)
  else
    redis.call('HSET', people, me, string.format('%d ', now + stay) .. names)
    redis.call('PEXPIRE', people, 2 * stay)
  end
  if string.find(wish, 'news', 1, true) then
    redis.call('PUBLISH', channel, me .. '0')
  end
  local others, all = {}, redis.call('HGETALL', people)
  for j = 1, #all, 2 do
    if all[j] ~= me then
      local till, theirs = string.match(all[j + 1], '^(%d+) (.*)$')
      if tonumber(till) > now then
        others[#others + 1] = theirs
      else
        redis.call('HDEL', people, all[j])
      end
    end
  end
  heard[2 * i] = holder
  heard[2 * i + 1] = others
end
return heard
"""


class Face(Struct, frozen=True, array_like=True):
    """What the clock of a table shows, and for how long people with a seat have been gone."""

    time: Millis
    running: bool
    gone: dict[str, Millis]


class Telling(NamedTuple):
    """What we tell of a table. `keep`: we want its lease, or still want it. `news`: the others should look at once."""

    keep: bool
    news: bool
    face: Face
    people: Mapping[str, str]


class Hearing(NamedTuple):
    """What we hear of a table: whether the lease is ours, what its holder told and how many milliseconds ago, and who
    is connected to other servers.
    """

    ours: bool
    face: Face | None
    age: Millis
    people: dict[str, str]


GONE = Telling(False, True, Face(Millis(0), False, {}), {})
"""What we tell of a table that is no longer served here."""
NAMES = msgspec.json.Decoder(dict[str, str])
FACE = msgspec.json.Decoder(Face)


class Exchange:
    """`me` is the name of this server, always of the same length."""

    def __init__(self, redis: Redis, me: str, pace: Pace) -> None:
        self._pace = pace
        self._script = redis.register_script(SCRIPT)
        self._me = me

    async def __call__(self, tellings: Mapping[str, Telling]) -> dict[str, Hearing]:
        heard: dict[str, Hearing] = {}
        ids = list(tellings)
        for first in range(0, max(1, len(ids)), AT_ONCE):
            part = ids[first : first + AT_ONCE]
            keys = [key for id in part for key in (lease_key(id), f"parlour:people:{id}", channel(id))]
            arguments: list[Any] = [self._me, int(self._pace.lease * 1000), int(self._pace.stay * 1000)]
            for id in part:
                arguments += written(tellings[id])
            answer = await self._script(keys, arguments)
            heard |= dict(zip(part, self._read(answer), strict=True))
        return heard

    def _read(self, answer: list[Any]) -> Iterator[Hearing]:
        now, me = answer[0], self._me.encode()
        for holder, others in zip(answer[1::2], answer[2::2], strict=True):
            people: dict[str, str] = {}
            for names in others:
                people |= NAMES.decode(names)
            if holder is None:
                yield Hearing(False, None, Millis(0), people)
            else:
                stamped, face = holder[len(me) :].split(b" ", 1)
                yield Hearing(holder.startswith(me), FACE.decode(face), Millis(now - int(stamped)), people)


def written(telling: Telling) -> tuple[str, bytes, bytes]:
    wish = ("keep " if telling.keep else "") + ("news" if telling.news else "")
    return wish, msgspec.json.encode(telling.face), msgspec.json.encode(telling.people) if telling.people else b""


def lease_key(id: str) -> str:
    return f"parlour:lease:{id}"


def channel(id: str) -> str:
    """Where servers tell each other that there is something new at a table: who says so, and a version to read up to,
    or 0 if only the exchange has news.
    """
    return f"parlour:table:{id}"
