"""Recordings as files: read with a sentence for everything that can be wrong with one."""

from __future__ import annotations

from pathlib import Path

from parlour.catalog import CATALOG
from parlour.cli.mistake import Mistake
from parlour.core import recording
from parlour.core.game import Illegal
from parlour.core.recording import Recording


def load(file: Path) -> Recording:
    try:
        data = file.read_bytes()
    except OSError as error:
        raise Mistake("terminal-cannot-read", file=str(file), why=why(error)) from error
    try:
        return recording.read(data, CATALOG)
    except Illegal as refusal:
        message = "terminal-no-recording" if refusal.code == "no_recording" else "terminal-recording-unknown-game"
        raise Mistake(message, file=str(file), **refusal.facts) from refusal


def save(made: Recording, file: Path) -> None:
    try:
        file.write_bytes(recording.write(made))
    except OSError as error:
        raise Mistake("terminal-cannot-write", file=str(file), why=why(error)) from error


def why(error: OSError) -> str:
    return error.strerror or type(error).__name__
