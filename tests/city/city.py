"""A city: PostgreSQL, Redis, several servers and the proxy in front of them, each a process that may be killed."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.city import engines
from tests.city.deployed import proxy

PATIENCE = 60.0
SERVE = ("-m", "parlour", "serve")


class Server:
    """`parlour serve` under a name of its own, always on the same port."""

    def __init__(self, name: str, folder: Path, options: Sequence[str], command: Sequence[str] = SERVE) -> None:
        self.name = name
        self.port = engines.free_port()
        self._folder = folder
        self._command = [sys.executable, *command, "--host", "127.0.0.1", "--port", str(self.port)]
        self._command += ["--data", str(folder / name), *options]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None, "it does not run"
        return self._process.pid

    @property
    def log(self) -> str:
        return (self._folder / f"{self.name}.log").read_text(errors="replace")

    def start(self) -> None:
        with (self._folder / f"{self.name}.log").open("ab") as log:
            self._process = subprocess.Popen(self._command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def ready(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, self.log
        try:
            urllib.request.urlopen(f"{self.address}/health", timeout=2).close()
        except OSError:
            return False
        return True

    def freeze(self) -> None:
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """In good order, as before an update."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def _signal(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)


class City:
    """`database` is the address of the store, for whoever looks into it."""

    def __init__(
        self,
        postgres: engines.Postgres,
        redis: engines.Redis,
        proxy: engines.Nginx,
        database: str,
        servers: list[Server],
    ) -> None:
        self.postgres = postgres
        self.redis = redis
        self.proxy = proxy
        self.database = database
        self.servers = servers

    @property
    def door(self) -> str:
        """The address that people type."""
        return f"http://127.0.0.1:{self.proxy.port}"

    @property
    def addresses(self) -> list[str]:
        """Half of those who come go through the proxy, the others to any server."""
        return [*(server.address for server in self.servers), *[self.door] * len(self.servers)]

    async def wait(self, server: Server) -> None:
        ends = time.monotonic() + PATIENCE
        while not await asyncio.to_thread(server.ready):
            assert time.monotonic() < ends, server.log
            await asyncio.sleep(0.1)


@contextmanager
def city(folder: Path, servers: int = 3, command: Sequence[str] = SERVE) -> Iterator[City]:
    """All started, none of the servers awaited yet."""
    with ExitStack() as stack:
        postgres = stack.enter_context(engines.postgres())
        redis = stack.enter_context(engines.redis())
        database = postgres.create("city")
        names = [f"house_{number}" for number in range(1, servers + 1)]
        houses = []
        for name in names:
            postgres.do(f"CREATE ROLE {name} LOGIN SUPERUSER")
            store = f"postgresql://{name}@127.0.0.1:{postgres.port}/city"
            options = ["--store", store, "--redis", redis.address, "--proxies", "127.0.0.1"]
            houses.append(Server(name, folder, options, command))
        port = engines.free_port()
        nginx = stack.enter_context(engines.nginx(proxy(port, [house.address for house in houses]), port))
        for house in houses:
            stack.callback(house.kill)
            house.start()
        yield City(postgres, redis, nginx, database, houses)
