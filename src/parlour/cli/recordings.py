"""Recordings as files, with a sentence for everything that can be wrong with one."""

from __future__ import annotations

from pathlib import Path

from parlour.catalog import CATALOG
from parlour.cli.mistake import Mistake
from parlour.core import recording
from parlour.core.recording import Recording


def load(file: Path) -> Recording:
    """Raises Refusal when this is no recording."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise Mistake("terminal-cannot-read", file=str(file), why=why(error)) from error
    return recording.read(data, CATALOG)


def save(made: Recording, file: Path) -> None:
    try:
        file.write_bytes(recording.write(made))
    except OSError as error:
        raise Mistake("terminal-cannot-write", file=str(file), why=why(error)) from error


def prepare(file: Path) -> None:
    """Complains now if the file could not be written later."""
    try:
        file.open("ab").close()
    except OSError as error:
        raise Mistake("terminal-cannot-write", file=str(file), why=why(error)) from error


def why(error: OSError) -> str:
    return error.strerror or type(error).__name__
