"""Runs a command quietly: what it prints goes into a log and is shown only when it fails."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

SHOWN_LINES = 40


class Stop(Exception):
    """Ends the work with a sentence for the person at the terminal."""


def run(
    command: Sequence[str | Path], log: Path, failing: str, where: Path | None = None, env: Mapping[str, str] = {}
) -> None:
    """Runs it with the environment's own commands first on the path; `failing` is said when it does not succeed."""
    path = f"{log.parent / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    with log.open("a+b") as out:
        out.write(f"$ {' '.join(map(str, command))}\n".encode())
        out.flush()
        start = out.tell()
        ended = subprocess.run(
            command,
            cwd=where,
            env={**os.environ, "PATH": path, **env},
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if ended.returncode:
            out.seek(start)
            tail = out.read().decode(errors="replace").splitlines()[-SHOWN_LINES:]
            raise Stop("\n".join([*tail, "", f"{failing}. The whole log is in {log}."]))
