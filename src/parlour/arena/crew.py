"""Who plays the matches of a study: this process, several processes, or a Ray cluster. The results are the same."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from logging import ERROR
from multiprocessing import get_context
from socket import create_connection
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from parlour.core.missing import needs
from parlour.core.refusal import Refusal
from parlour.words.lexicon import Lexicon, OwnLists

CORES: Final = "cores"
RAY: Final = "ray"
AHEAD: Final = 8
"""How many parts a hand may be ahead of the one that is waited for."""
PATIENCE: Final = 5.0
"""Seconds in which a cluster must answer."""

P = TypeVar("P")
R = TypeVar("R")


class Work(Protocol):
    def __call__(self, job: Callable[[P], R], parts: Sequence[P], /) -> Iterator[R]:
        """The result of each part, in their order. Whoever stops listening stops the work."""
        ...


class Crew(NamedTuple):
    hands: int
    work: Work


def crew(place: str = CORES, hands: int | None = None) -> AbstractContextManager[Crew]:
    """`place` is `cores`, `ray` for a cluster on this machine, or the address of one. New processes are spawned, so a
    script that calls this needs the usual `if __name__ == "__main__"`.
    """
    if place != CORES:
        return on_ray(None if place == RAY else place, hands)
    return on_cores(hands or os.cpu_count() or 1)


@contextmanager
def on_cores(hands: int) -> Iterator[Crew]:
    if hands == 1:
        yield Crew(1, map)
        return
    with ProcessPoolExecutor(hands, get_context("spawn"), know_lists, (Lexicon.own_lists,)) as pool:

        def work(job: Callable[[P], R], parts: Sequence[P], /) -> Iterator[R]:
            if len(parts) < 2:
                return map(job, parts)  # not worth a new process
            return in_order(
                lambda part: pool.submit(job, part),
                lambda future: future.result(),
                lambda future: future.cancel(),
                parts,
                hands,
            )

        yield Crew(hands, work)


@contextmanager
def on_ray(address: str | None, hands: int | None) -> Iterator[Crew]:
    """A cluster that is already there needs Parlour installed on every machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    with needs("ray"):
        import ray

    local: dict[str, Any] = {"num_cpus": hands, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
    if address is not None and not answers(address):
        raise Refusal("no_cluster", address=address)
    ray.init(address=address, log_to_driver=False, logging_level=ERROR, **({} if address else local))
    try:
        lists = ray.put(Lexicon.own_lists)
        remote = ray.remote(knowing_lists)
        available = hands or int(ray.cluster_resources().get("CPU", 1))

        def work(job: Callable[[P], R], parts: Sequence[P], /) -> Iterator[R]:
            return in_order(lambda part: remote.remote(lists, job, part), ray.get, ray.cancel, parts, available)

        yield Crew(available, work)
    finally:
        ray.shutdown()


def answers(address: str) -> bool:
    """Does anybody listen at `host:port`? Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError):
        return False
    return True


def in_order(
    begin: Callable[[P], Any], end: Callable[[Any], R], cancel: Callable[[Any], object], parts: Sequence[P], hands: int
) -> Iterator[R]:
    """Keeps all hands busy, but begins no more than they may be ahead."""
    begun: deque[Any] = deque()
    try:
        for part in parts:
            begun.append(begin(part))
            if len(begun) > AHEAD * hands:
                yield end(begun.popleft())
        while begun:
            yield end(begun.popleft())
    finally:
        for one in begun:
            cancel(one)


def know_lists(own_lists: OwnLists) -> None:
    """Tells a new process about the word lists of this one."""
    Lexicon.own_lists = own_lists


def knowing_lists(own_lists: OwnLists, job: Callable[[P], R], part: P) -> R:
    know_lists(own_lists)
    return job(part)
