"""The public tables of a whole city, as the hall of each server lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from redis.asyncio import Redis

from parlour.server.city.pace import Pace
from parlour.server.hall.noticeboard import MOST_LINES, Notice

SCRIPT = """
local lines, order, changes, servers = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local me, house, stay, most, seen = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[5]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local changed = false

local function take_down(id)
  redis.call('ZREM', order, id)
  if redis.call('HDEL', lines, id) == 1 then
    changed = true
  end
end

local known = redis.call('HEXISTS', servers, me)
redis.call('HSET', servers, me, string.format('%d', now + stay))
local all = redis.call('HGETALL', servers)
for i = 1, #all, 2 do
  if tonumber(all[i + 1]) < now then
    redis.call('HDEL', servers, all[i])
    local listed = redis.call('HGETALL', lines)
    for j = 1, #listed, 2 do
      if string.sub(listed[j + 1], 1, #me) == all[i] then
        take_down(listed[j])
      end
    end
  end
end
for i = 6, #ARGV, 2 do
  local id, line = ARGV[i], ARGV[i + 1]
  if line == 'leave' then
    local there = redis.call('HGET', lines, id)
    if there and string.sub(there, 1, #me) == me then
      take_down(id)
    end
  elseif line == '' then
    take_down(id)
  else
    redis.call('HSET', lines, id, me .. line)
    redis.call('ZADD', order, 'NX', now, id)
    changed = true
  end
end
local count
if changed then
  count = tostring(redis.call('INCR', changes))
  redis.call('PUBLISH', house, me .. 'listed')
else
  count = redis.call('GET', changes) or '0'
end
if count == seen then
  return {known, count}
end
local newest = redis.call('ZREVRANGE', order, 0, most - 1)
if #newest == 0 then
  return {known, count, {}, {}}
end
return {known, count, newest, redis.call('HMGET', lines, unpack(newest))}
"""
KEYS = ("parlour:hall:lines", "parlour:hall:order", "parlour:hall:changes", "parlour:servers")
NOTICE = msgspec.json.Decoder(Notice)
LEAVE = b"leave"


class Listed:
    """We post the public tables whose lease we hold. A server that says nothing for a while is forgotten with its
    tables, and posts them anew when it is back.
    """

    def __init__(self, redis: Redis, me: str, house: str, pace: Pace) -> None:
        self._script = redis.register_script(SCRIPT)
        self._me = me
        self._house = house
        self._stay = int(pace.stay * 1000)
        self._posted: dict[str, Notice] = {}
        self._due: dict[str, bytes] = {}
        self._seen = b""

    def post(self, id: str, notice: Notice) -> frozenset[str] | None:
        """Whom it concerns; None if it is no news."""
        before = self._posted.get(id)
        if notice == before:
            return None
        self._posted[id] = notice
        if before is None or notice.in_public != before.in_public:
            self._due[id] = written(notice)
        return notice.guests if before is None else notice.guests | before.guests

    @property
    def news(self) -> bool:
        return bool(self._due)

    def leave(self, id: str) -> None:
        """The table is no longer served here. If another server has posted it meanwhile, that stays."""
        if self._posted.pop(id, None) is not None:
            self._due[id] = LEAVE

    def lose(self, id: str) -> None:
        """Another server holds the lease and posts it."""
        self._posted.pop(id, None)
        self._due.pop(id, None)

    async def exchange(self) -> Mapping[str, Notice] | None:
        """All that is listed anywhere, the oldest first; None if that has not changed."""
        due, self._due = self._due, {}
        arguments: list[Any] = [self._me, self._house, self._stay, MOST_LINES, self._seen]
        for id, line in due.items():
            arguments += [id, line]
        try:
            known, count, *listed = await self._script(KEYS, arguments)
        except BaseException:
            self._due = due | self._due
            raise
        if not known:
            self._due = {id: written(notice) for id, notice in self._posted.items() if notice.public} | self._due
        self._seen = count
        if not listed:
            return None
        ids, lines = listed
        pairs = zip(reversed(ids), reversed(lines), strict=True)
        return {id.decode(): NOTICE.decode(line[len(self._me) :]) for id, line in pairs if line is not None}


def written(notice: Notice) -> bytes:
    return msgspec.json.encode(notice) if notice.public else b""
