"""What workers think for a server is counted."""

import asyncio
from pathlib import Path

from parlour.server.city import jobs
from parlour.server.city.connection import connected
from parlour.server.city.stopping import stopped
from parlour.server.city.worker import Worker
from tests.city.engines import Redis
from tests.server.city.servers import Server, eventually, open_city, visiting


async def play_with_a_bot(server: Server) -> str:
    """What the figures say after it has answered."""
    ann = visiting(server)
    async with ann.at(await ann.open_table(["me", "bot"], start=True)) as place:
        await place.told_of("CodeHidden")
    return (await ann.ask("GET", "/metrics")).text


async def test_the_figures_tell_what_workers_did_and_did_not_do(tmp_path: Path, redis: Redis) -> None:
    async with open_city(tmp_path, redis, servers=1) as (server,), connected(redis.address) as client:
        await client.set(jobs.ALIVE, "", px=500)  # as if there had been a worker a moment ago
        told = await play_with_a_bot(server)
        assert "parlour_worker_jobs_total 0\n" in told
        assert "parlour_worker_jobs_taken_back_total 1\n" in told
        worker = Worker(client, 1)
        working = asyncio.create_task(worker.work())
        await eventually(lambda: bool(worker._thinkers.idle))  # it is alive long before it can think
        told = await play_with_a_bot(server)
        await stopped(working)
        assert "parlour_worker_jobs_total 1\n" in told
        assert "parlour_worker_jobs_taken_back_total 1\n" in told
