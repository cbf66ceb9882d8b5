"""`parlour serve`: opens the doors, says where, and closes in good order."""

from __future__ import annotations

import asyncio
import errno
import os
import resource
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack, closing, nullcontext, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import IO

import uvicorn
from sqlalchemy.exc import DatabaseError, OperationalError, SQLAlchemyError
from starlette.applications import Starlette

from parlour.core.refusal import Refusal
from parlour.server.app import app
from parlour.server.door.addresses import lan_addresses
from parlour.server.door.limits import Limits
from parlour.server.door.patient_http import PatientHttp
from parlour.server.door.wire import Wire
from parlour.server.log_lines import begin_logging
from parlour.server.neighbours import Alone, Neighbours
from parlour.server.store.folder_lock import lock
from parlour.server.store.sqlite import opened
from parlour.server.store.store import open_store
from parlour.texts.voice import Voice, preferred

LARGEST_MESSAGE = 64 * 1024
PORTS = range(2**16)
ENOUGH = 8192
SPARE = 256
"""How many descriptors we want at most, and how many of them are for the disk, the bots and plain requests."""
PATIENCE_AT_CLOSING = 2


def serve(
    host: str,
    port: int,
    data: Path,
    voice: Voice | None = None,
    *,
    store: str | None = None,
    redis: str | None = None,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
) -> int:
    """Serves until told to stop, and returns the exit code. If it cannot serve, it says why.

    `store`: the address of a database that keeps the tables, instead of the folder. `redis`: where several servers of
    one house meet. `names`: further names of the house, beyond those of this computer. `proxies`: addresses of proxies
    that are believed when they say whom they ask for.
    """
    voice = voice or Voice(preferred(os.environ))
    begin_logging()
    try:
        meet = Alone if redis is None else into_city(redis, store)
        with prepare(data) if store is None else prepare_database(store), closing(listen(host, port)) as listening:
            address, port = listening.getsockname()[:2]
            reachable = not ip_address(address).is_loopback
            sys.stdout.write(greeting(voice, address, port) + "\n")
            sys.stdout.flush()
            with suppress(KeyboardInterrupt):
                limits = Limits(all_sockets=places())
                served = app(data, store=store, reachable=reachable, limits=limits, names=names, meet=meet)
                uvicorn.Server(configured(served, proxies)).run(sockets=[listening])
    except Refusal as refusal:
        sys.stderr.write(voice.say_refusal(refusal) + "\n")
        return 1
    return 0


def into_city(redis: str, store: str | None) -> Callable[[], Neighbours]:
    """Only here is the library for Redis needed."""
    from parlour.server.city.entrance import entered

    return entered(redis, store)


def places() -> int:
    """How many sockets there can be, once we have asked for as many descriptors as allowed."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if most == resource.RLIM_INFINITY else min(ENOUGH, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return max(1, wanted - SPARE)


def configured(served: Starlette, proxies: Sequence[str] = ()) -> uvicorn.Config:
    return uvicorn.Config(
        served,
        http=PatientHttp,
        ws=Wire,
        limit_concurrency=ENOUGH,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE_AT_CLOSING,
    )


def prepare(data: Path) -> IO[str]:
    """The lock on this folder. Raises Refusal unless it is ours alone and tables can be kept in it."""
    with ExitStack() as unless_all_is_well:
        try:
            data.mkdir(parents=True, exist_ok=True)
            locked = unless_all_is_well.enter_context(lock(data))
            opened(data).dispose()
        except (OSError, SQLAlchemyError) as problem:
            damaged = isinstance(problem, DatabaseError) and not isinstance(problem, OperationalError)
            raise Refusal("data_damaged" if damaged else "data_unwritable", folder=str(data.absolute())) from problem
        unless_all_is_well.pop_all()
    return locked


def prepare_database(address: str) -> AbstractContextManager[None]:
    """Nothing to be held. Raises Refusal unless tables can be kept there."""

    async def prepare() -> None:
        await (await open_store(address)).close()

    asyncio.run(prepare())
    return nullcontext()


def listen(host: str, port: int) -> socket.socket:
    """The socket to serve on, taken before we announce anything. Raises Refusal if it is not available."""
    if port not in PORTS:  # a resolver would silently turn 99999 into 34463
        raise Refusal("cannot_listen", host=host, port=str(port))
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as problem:
        raise Refusal("cannot_listen", host=host, port=str(port)) from problem
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen()
    except OSError as problem:
        listening.close()
        busy = problem.errno == errno.EADDRINUSE
        raise Refusal("port_busy" if busy else "cannot_listen", host=host, port=str(port)) from problem
    return listening


def greeting(voice: Voice, address: str, port: int) -> str:
    """Where to go from this computer, where from others, and how to stop."""
    bound = ip_address(address)
    if bound.is_unspecified:
        here, others = "localhost", lan_addresses()
    else:
        here, others = "localhost" if bound.is_loopback else address, []
    sentences = [voice.say("serving-here", address=f"http://{here}:{port}/")]
    sentences += [voice.say("serving-others", address=f"http://{other}:{port}/") for other in others]
    return "\n".join([*sentences, voice.say("serving-stop")])
