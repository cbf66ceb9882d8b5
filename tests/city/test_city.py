"""A small evening in a city: servers, Redis and PostgreSQL go and come back, and every promise is kept."""

from __future__ import annotations

from pathlib import Path

from tests.city import engines
from tests.city.city import city
from tests.city.client import Habits
from tests.city.evening import Plan, evening

SMALL = Plan(
    seed=1,
    tables=8,
    troubles=("kill", "forget", "freeze_store"),
    quiet=3.0,
    away=3.0,
    habits=Habits(pace=0.6, stay=8.0, away=(0.0, 0.2, 0.5, 1.0)),
)


async def test_people_play_on_while_servers_redis_and_postgresql_come_and_go(tmp_path: Path) -> None:
    engines.need_engines()
    with city(tmp_path) as place:
        outcome = await evening(place, SMALL)
    assert outcome.breaches == []
    assert outcome.answers[""] > SMALL.tables
    assert outcome.answers["unexpected"] == 0
    assert outcome.complaints == []
