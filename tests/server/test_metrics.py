"""Seeing inside: is the house well, and its figures."""

import asyncio
import re
from pathlib import Path

import pytest

from parlour.server.store.store import Store
from parlour.server.store.writer import NotKept
from parlour.server.timing import BOUNDS, Timing
from tests.server.visitors import Visitor, code_of, hide, open_house

SAMPLE = re.compile(r'parlour_[a-z_]+(\{[a-z]+="[^"]+"\})? -?[0-9.]+')
COMMENT = re.compile(r"# HELP parlour_\w+ .+\.|# TYPE parlour_\w+ (gauge|counter|histogram)")


async def figures(house: str) -> dict[str, float]:
    reply = await Visitor(house).ask("GET", "/metrics")
    assert reply.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = reply.text.splitlines()
    assert all(COMMENT.fullmatch(line) if line.startswith("#") else SAMPLE.fullmatch(line) for line in lines)
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


async def test_the_figures_tell_what_goes_on(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        before = await figures(house)
        assert (before["parlour_tables"], before["parlour_entries_total"]) == (0, 0)
        table = await ann.open_table(["me", "me"], start=True)
        async with ann.at(table) as a, Visitor(house).at(table), ann.connected("/api/hall") as hall:
            await hall.recv()
            assert code_of(await a.act(1, hide())) is None
            assert code_of(await a.act(1, hide())) == "not_your_turn"
            await a.send("nonsense", None)
            now = await figures(house)
    assert now["parlour_tables"] == now["parlour_tables_playing"] == now["parlour_tables_opened_total"] == 1
    assert (now["parlour_watchers"], now["parlour_hall_readers"], now["parlour_sockets"]) == (2, 1, 3)
    assert now["parlour_entries_total"] == now["parlour_append_seconds_count"] == 1
    assert now['parlour_refusals_total{code="not_your_turn"}'] == 1
    assert now['parlour_refusals_total{code="unreadable_message"}'] == 1
    assert now["parlour_memory_bytes"] > 10_000_000
    assert now["parlour_outage"] == 0


async def test_a_bots_thoughts_are_timed(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        table = await ann.open_table(["me", "bot"], start=True)
        async with ann.at(table) as a:
            await a.told_of("CodeHidden")
            assert (await figures(house))["parlour_think_seconds_count"] == 1


async def test_only_programs_on_this_computer_see_the_figures(tmp_path: Path) -> None:
    async with open_house(tmp_path, proxies=["127.0.0.1"]) as house:
        for address, status in (("192.0.2.1", 403), ("192.168.0.5", 403), ("127.0.0.1", 200), ("::1", 200)):
            reply = await Visitor(house).ask("GET", "/metrics", **{"x-forwarded-for": address})
            assert reply.status_code == status


async def test_the_house_is_well_as_long_as_it_can_keep_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: Store) -> None:
        raise NotKept("not_kept")

    async def hangs(_: Store) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr("parlour.server.metrics.PATIENCE", 0.1)
    async with open_house(tmp_path) as house:
        ann = Visitor(house)
        assert (await ann.ask("GET", "/health")).status_code == 200
        for broken in (fails, hangs):
            with monkeypatch.context() as patched:
                patched.setattr(Store, "probe", broken)
                assert (await ann.ask("GET", "/health")).status_code == 503
        assert (await ann.ask("GET", "/health")).text == "well\n"


def test_a_timing_has_a_column_for_everything() -> None:
    timing = Timing()
    for seconds in (0.0005, 0.001, 0.5, 100):
        timing.add(seconds)
    assert timing.columns == [2, 0, 0, 0, 0, 0, 1, 0, 0, 1]
    assert len(timing.columns) == len(BOUNDS) + 1
    assert timing.seconds == 100.5015
