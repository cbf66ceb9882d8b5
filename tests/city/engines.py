"""PostgreSQL, Redis and nginx of the tests' own: on free local ports, in a temporary folder, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from tools.engines import MISSING, missing, program

PATIENCE = 60
POSTGRES_USER = "postgres"
SETTINGS = {"max_connections": 200, "shared_buffers": "32MB", "log_min_messages": "fatal"}


def need_engines() -> None:
    """Skips the test on a computer that has none."""
    if names := missing():
        pytest.skip(MISSING.format(names=" and ".join(names)))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


class Engine:
    """A program in the foreground. It keeps its folder and its port from one start to the next."""

    def __init__(self, command: Sequence[str | Path], folder: Path, port: int, user: str | None = None) -> None:
        self.folder = folder
        self.port = port
        self._command = command
        self._user = user
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None, "it does not run"
        return self._process.pid

    def start(self) -> None:
        assert self._process is None, "it runs already"
        with (self.folder / "out").open("ab") as out:
            self._process = subprocess.Popen(
                self._command,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                **as_user(self._user),
            )
        ends = time.monotonic() + PATIENCE
        while not self.ready():
            if self._process.poll() is not None or time.monotonic() > ends:
                self.kill()
                raise AssertionError((self.folder / "out").read_text(errors="replace"))
            time.sleep(0.01)

    def stop(self) -> None:
        """In good order, as an administrator would."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def ready(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None


class Postgres(Engine):
    """Trusts everybody on this computer. What it says is kept is on the disk, as everywhere."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        where: list[str | Path] = ["-D", folder / "data", "-k", folder, "-h", "127.0.0.1", "-p", str(port)]
        super().__init__([self._tool("postgres"), *where, *settings], folder, port, unprivileged())

    def prepare(self) -> None:
        """Makes an empty cluster."""
        if (user := unprivileged()) is not None:
            shutil.chown(self.folder, user)
        options = ["-A", "trust", "-U", POSTGRES_USER, "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]
        self._run("initdb", "-D", str(self.folder / "data"), *options)

    def address(self, database: str) -> str:
        return f"postgresql://{POSTGRES_USER}@127.0.0.1:{self.port}/{database}"

    def create(self, database: str, template: str = "template0") -> str:
        """The address of a new database."""
        self.do(f"CREATE DATABASE {database} TEMPLATE {template}")
        return self.address(database)

    def drop(self, database: str) -> None:
        self.do(f"DROP DATABASE IF EXISTS {database} WITH (FORCE)")

    def do(self, statement: str, database: str = "postgres") -> str:
        """What psql says, a line for each row, without headings."""
        where = ["-h", str(self.folder), "-p", str(self.port), "-U", POSTGRES_USER, "-d", database]
        return self._run("psql", *where, "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", statement)

    def ready(self) -> bool:
        asked: list[str | Path] = [self._tool("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def stop(self) -> None:
        """Ends every connection, without waiting for clients to go."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Its processes go at once, as in a crash."""
        self._end(signal.SIGQUIT)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Everything is there and nothing answers."""
        with frozen(self.pid, *children(self.pid)):
            yield

    def _run(self, tool: str, *arguments: str) -> str:
        command: list[str | Path] = [self._tool(tool), *arguments]
        ran: subprocess.CompletedProcess[str] = subprocess.run(
            command, cwd=self.folder, capture_output=True, text=True, check=False, **as_user(unprivileged())
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    @staticmethod
    def _tool(name: str) -> Path:
        found = program(name)
        assert found is not None, name
        return found


class Redis(Engine):
    """It forgets everything when it ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        options = ["--port", str(port), "--bind", "127.0.0.1", "--dir", str(folder), "--save", "", "--appendonly", "no"]
        super().__init__([program("redis-server") or "", *options], folder, port)

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def ready(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as asking:
            asking.sendall(b"PING\r\n")
            return asking.recv(16).startswith(b"+PONG")
        return False


class Nginx(Engine):
    """Its configuration is in a folder of its own, which is its prefix too, and says the port itself."""

    def __init__(self, folder: Path, configuration: str, port: int) -> None:
        (folder / "logs").mkdir(exist_ok=True)
        options = ["-p", str(folder), "-c", "nginx.conf", "-e", "stderr", "-g", "daemon off;"]
        super().__init__([program("nginx") or "", *options], folder, port)
        self.configure(configuration)

    def configure(self, configuration: str) -> None:
        (self.folder / "nginx.conf").write_text(configuration)
        if self._process is not None:
            self._process.send_signal(signal.SIGHUP)

    def kill(self) -> None:
        """With its workers, who would go on serving."""
        workers = [] if self._process is None else children(self.pid)
        super().kill()
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)


@contextmanager
def postgres() -> Iterator[Postgres]:
    with own_folder() as folder:
        engine = Postgres(folder)
        engine.prepare()
        with started(engine):
            yield engine


@contextmanager
def redis() -> Iterator[Redis]:
    with own_folder() as folder:
        engine = Redis(folder)
        with started(engine):
            yield engine


@contextmanager
def nginx(configuration: str, port: int) -> Iterator[Nginx]:
    with own_folder() as folder:
        engine = Nginx(folder, configuration, port)
        with started(engine):
            yield engine


@contextmanager
def frozen(*processes: int) -> Iterator[None]:
    """They are there and do nothing."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


@contextmanager
def started(engine: Engine) -> Iterator[None]:
    engine.start()
    try:
        yield
    finally:
        engine.kill()


@contextmanager
def own_folder() -> Iterator[Path]:
    """A short path that everybody may pass through: a socket's name has a hundred letters at most."""
    folder = Path(mkdtemp(prefix="parlour-", dir="/tmp" if sys.platform == "linux" else None))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def unprivileged() -> str | None:
    """Whom PostgreSQL runs as: it refuses to run as root."""
    return POSTGRES_USER if os.geteuid() == 0 else None


def as_user(name: str | None) -> dict[str, Any]:
    if name is None:
        return {}
    return {"user": name, "group": pwd.getpwnam(name).pw_gid, "extra_groups": []}


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
