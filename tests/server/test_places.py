"""A bot's move never waits for more than the one piece of looking back that is running."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import Raw

from parlour.server.thinking import thinkers
from parlour.server.thinking.places import Haste, Places
from parlour.server.thinking.thinker import Expect, Outcome, Ready, Task
from parlour.server.thinking.thinkers import Thinkers


class Queue:
    """Asks for places and notes the order in which they are given."""

    def __init__(self, most: int) -> None:
        self.places = Places(most)
        self.given: list[str] = []
        self.asking: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, haste: Haste) -> None:
        async def asked() -> None:
            await self.places.take(haste)
            self.given.append(name)

        self.asking[name] = asyncio.create_task(asked())
        await asyncio.sleep(0)

    async def free(self, haste: Haste) -> None:
        self.places.give_back(haste)
        await asyncio.sleep(0)

    async def give_up(self, name: str) -> None:
        self.asking[name].cancel()
        await asyncio.gather(self.asking[name], return_exceptions=True)


async def test_a_bot_that_asks_last_goes_before_all_looking_back() -> None:
    queue = Queue(1)
    for name in ("first", "second", "third"):
        await queue.ask(name, "later")
    await queue.ask("bot", "now")
    await queue.ask("help", "now")
    await queue.free("later")
    await queue.free("now")
    await queue.free("now")
    assert queue.given == ["first", "bot", "help", "second"]


async def test_looking_back_has_one_place_however_many_are_free() -> None:
    queue = Queue(3)
    await queue.ask("first", "later")
    await queue.ask("second", "later")
    await queue.ask("bot", "now")
    assert queue.given == ["first", "bot"]
    await queue.free("later")
    assert queue.given == ["first", "bot", "second"]


@pytest.mark.parametrize("haste", ["now", "later"])
async def test_whoever_turns_away_keeps_no_place(haste: Haste) -> None:
    queue = Queue(1)
    await queue.ask("first", "now")
    await queue.ask("impatient", haste)
    await queue.give_up("impatient")
    await queue.free("now")
    await queue.ask("next", haste)
    assert queue.given == ["first", "next"]


async def test_a_place_given_to_somebody_who_is_just_turning_away_goes_to_the_next() -> None:
    queue = Queue(1)
    await queue.ask("first", "now")
    await queue.ask("impatient", "later")
    queue.places.give_back("now")
    await queue.give_up("impatient")
    await queue.ask("next", "later")
    assert queue.given == ["first", "next"]


async def test_the_thinkers_do_what_a_table_waits_for_first(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    begun_first, go_on = asyncio.Event(), asyncio.Event()

    async def fake(_: object, task: Task) -> Outcome:
        done.append(task.name)
        begun_first.set()
        await go_on.wait()
        return Ready()

    class Process:
        returncode = None
        pid = 0

        def kill(self) -> None: ...

        async def wait(self) -> None: ...

    async def begun(_: object) -> Process:
        return Process()

    monkeypatch.setattr(thinkers, "exchange", fake)
    monkeypatch.setattr(thinkers, "begin_thinker", begun)
    asked = Thinkers(most=1)

    def ask(name: str, haste: Haste) -> asyncio.Task[Outcome]:
        return asyncio.create_task(asked.ask(Expect(name, Raw(b"null")), haste))

    first = ask("review 1", "later")
    await begun_first.wait()
    others = [ask("review 2", "later"), ask("review 3", "later"), ask("bot", "now")]
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(first, *others)
    await asked.close()
    assert done == ["review 1", "bot", "review 2", "review 3"]
