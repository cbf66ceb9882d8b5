"""Debian's packages, for those who may install them."""

import os
import shutil
from pathlib import Path

from tools.commands import run

QUIET = {"DEBIAN_FRONTEND": "noninteractive"}


def may_install() -> bool:
    release = Path("/etc/os-release")
    debian = release.is_file() and "ID=debian" in release.read_text().splitlines()
    return debian and os.geteuid() == 0 and shutil.which("apt-get") is not None


def read_lists(log: Path) -> None:
    """Raises Stop."""
    run(["apt-get", "update"], log, "Debian's package lists could not be read", env=QUIET)


def install(log: Path, *packages: str) -> None:
    """Raises Stop."""
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    run(command, log, f"Debian's {', '.join(packages)} could not be installed", env=QUIET)
