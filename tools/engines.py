"""Finds PostgreSQL, Redis and nginx for the tests of several servers, and where it may, installs Debian's."""

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType

from tools import debian
from tools.commands import Stop

PACKAGES: Mapping[str, str] = MappingProxyType(
    {"postgres": "postgresql", "redis-server": "redis-server", "nginx": "nginx-light"}
)
"""By the name of the program."""
FOLDERS = ("/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin")
NO_CLUSTER = Path("/etc/postgresql-common/createcluster.d/parlour.conf")
POLICY = Path("/usr/sbin/policy-rc.d")
MISSING = (
    "Tests of several servers are skipped, because {names} could not be found or installed"
    " (on Debian: apt install postgresql redis-server nginx-light)."
)


def give_engines(log: Path) -> None:
    """Whoever cannot have them tests without them."""
    if missing() and debian.may_install():
        print("Installing PostgreSQL, Redis and nginx … (once)", flush=True)
        with suppress(Stop, OSError), kept_from_starting():
            debian.read_lists(log)
            debian.install(log, *(PACKAGES[name] for name in missing()))
    if names := missing():
        print(MISSING.format(names=" and ".join(names)), flush=True)


@contextmanager
def kept_from_starting() -> Iterator[None]:
    """The tests start engines of their own: Debian's need neither a database nor to run."""
    NO_CLUSTER.parent.mkdir(parents=True, exist_ok=True)
    NO_CLUSTER.write_text("create_main_cluster = false\n")
    if POLICY.exists():
        yield
        return
    POLICY.write_text("#!/bin/sh\nexit 101\n")  # which says that nothing may be started
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink()


def missing() -> list[str]:
    return [name for name in PACKAGES if program(name) is None]


def program(name: str) -> Path | None:
    """Debian keeps PostgreSQL in a folder for each version; we take the newest."""
    versions = [path for path in Path("/usr/lib/postgresql").glob(f"*/bin/{name}") if path.parts[-3].isdecimal()]
    if versions:
        return max(versions, key=lambda path: int(path.parts[-3]))
    found = shutil.which(name) or shutil.which(name, path=":".join(FOLDERS))
    return Path(found) if found else None
