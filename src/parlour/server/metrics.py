"""What can be seen of a house from outside: whether it is well, and a dozen figures in Prometheus' text format."""

from __future__ import annotations

import asyncio
import resource
import sys
from collections.abc import Iterator, Mapping
from itertools import accumulate
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from parlour.core.refusal import Refusal
from parlour.server.door.door import from_here, hall_of
from parlour.server.hall.hall import Hall
from parlour.server.timing import BOUNDS, Timing

PATIENCE = 3.0
"""How many seconds the disk has to answer."""
FORMAT = "text/plain; version=0.0.4; charset=utf-8"
MEMORY = Path("/proc/self/statm")


async def get_health(request: Request) -> Response:
    """Is the house well? If not, nothing can be kept."""
    try:
        await asyncio.wait_for(hall_of(request).store.probe(), PATIENCE)
    except (TimeoutError, Refusal):
        return PlainTextResponse("the store fails\n", 503)
    figures = hall_of(request).neighbours.figures
    if figures is not None and not figures.in_touch:
        return PlainTextResponse("well, but Redis does not answer: clocks stand\n")
    return PlainTextResponse("well\n")


async def get_metrics(request: Request) -> Response:
    """For programs on this computer: a proxy that names its visitors lets nobody else see them."""
    if not from_here(request):
        return PlainTextResponse("only on the computer of the house\n", 403)
    return Response("".join(figures(hall_of(request))), media_type=FORMAT)


def figures(hall: Hall) -> Iterator[str]:
    tables = hall.tables
    yield from gauge("tables", "Tables in memory", len(tables))
    yield from gauge("tables_playing", "Tables where a game goes on", sum(one.players.playing for one in tables))
    yield from gauge("watchers", "Browsers at tables", sum(len(one.presence.watchers) for one in tables))
    yield from gauge("hall_readers", "Browsers in the hall", len(hall.notices.readers))
    yield from gauge("sockets", "Open sockets", hall.doorkeeper.sockets)
    yield from gauge("outage", "1 while nothing can be kept", int(hall.store.outage.since is not None))
    if (several := hall.neighbours.figures) is not None:
        yield from gauge("in_touch", "1 while Redis answers", int(several.in_touch))
        yield from gauge("leases", "Tables that this server keeps", several.held)
        yield from counter("leases_lost", "Leases that another server took", {"": several.lost})
        yield from counter("fenced", "Writes refused because another server keeps the table", {"": several.fenced})
        yield from counter("read_ons", "Times that what another server wrote was read", {"": several.read_ons})
        yield from counter("worker_jobs", "Jobs that workers have done", {"": several.thought})
        yield from counter("worker_jobs_taken_back", "Jobs that no worker did in time", {"": several.taken_back})
    yield from gauge("memory_bytes", "Memory of the server itself", memory())
    yield from counter("tables_opened", "Tables opened", {"": hall.opened})
    yield from counter("entries", "Entries kept in logs", {"": hall.store.entries})
    yield from counter("refusals", "What was refused", by("code", hall.refusals))
    yield from counter("bot_failures", "Plain moves for a bot that failed", by("game", hall.house.plain))
    yield from counter("bots_circling", "Bots that would never have been done", by("game", hall.house.circling))
    yield from counter("thinkers_lost", "Thinkers ended and replaced", by("reason", hall.house.thinkers.lost))
    yield from histogram("append_seconds", "Until an act is on the disk", hall.store.appending)
    yield from histogram("think_seconds", "Until a bot has decided", hall.house.thinking)


def by(label: str, counts: Mapping[str, int]) -> dict[str, int]:
    return {f'{{{label}="{name}"}}': count for name, count in sorted(counts.items())}


def gauge(name: str, about: str, value: int) -> Iterator[str]:
    yield f"# HELP parlour_{name} {about}.\n# TYPE parlour_{name} gauge\nparlour_{name} {value}\n"


def counter(name: str, about: str, values: Mapping[str, int]) -> Iterator[str]:
    yield f"# HELP parlour_{name}_total {about}.\n# TYPE parlour_{name}_total counter\n"
    for labels, value in values.items():
        yield f"parlour_{name}_total{labels} {value}\n"


def histogram(name: str, about: str, timing: Timing) -> Iterator[str]:
    yield f"# HELP parlour_{name} {about}.\n# TYPE parlour_{name} histogram\n"
    sums = list(accumulate(timing.columns))
    for bound, count in zip((*BOUNDS, "+Inf"), sums, strict=True):
        yield f'parlour_{name}_bucket{{le="{bound}"}} {count}\n'
    yield f"parlour_{name}_sum {timing.seconds:.6f}\nparlour_{name}_count {sums[-1]}\n"


def memory() -> int:
    """Bytes in use now or, if the system does not say, the most ever used."""
    if MEMORY.exists():
        return int(MEMORY.read_text().split()[1]) * resource.getpagesize()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


ROUTES = [Route("/health", get_health), Route("/metrics", get_metrics)]
