"""A program that answers questions: a line of JSON in, a line out. It may be slow, babble or die."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from multiprocessing.util import Finalize
from pathlib import PurePath
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from shutil import which
from time import monotonic
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

Fault: TypeAlias = Literal["late", "garbled", "illegal", "dead", "endless"]
PATIENCE: Final = 5.0
"""How many seconds an answer may take: a busy computer is slow. The program is told a second."""
BEGINNING: Final = 20.0
"""How many seconds it may take to begin."""
MOST_LATE: Final = 3
"""After so many late answers in a row it is taken to hang, and begun anew."""
MOST_BEGINNINGS: Final = 4
LONGEST_LINE: Final = 1 << 20


class Failed(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """`number` is that of the question."""

    number: int
    action: Raw


class Program:
    """It is begun when it is first asked. A program that keeps dying is not begun again."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._read = b""
        self._late = 0
        self._beginnings = 0
        self._answered = False

    def ask(self, number: int, question: bytes) -> Raw:
        """The action it names. Raises Failed."""
        process = self._process or self._begin()
        until = monotonic() + (self._patience if self._answered else max(self._patience, BEGINNING))
        try:
            action = self._exchange(process, number, question + b"\n", until)
        except Failed as failed:
            self._late = self._late + 1 if failed.fault == "late" else 0
            if failed.fault == "dead" or self._late == MOST_LATE:
                self.close()
            raise
        self._late, self._answered = 0, True
        return action

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def _begin(self) -> subprocess.Popen[bytes]:
        if self._beginnings == MOST_BEGINNINGS:
            raise Failed("dead")
        self._beginnings += 1
        self._read, self._late, self._answered = b"", 0, False
        try:
            process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except OSError as problem:
            raise Failed("dead") from problem
        assert process.stdin is not None and process.stdout is not None
        os.set_blocking(process.stdin.fileno(), False)
        os.set_blocking(process.stdout.fileno(), False)
        self._process = process
        return process

    def _exchange(self, process: subprocess.Popen[bytes], number: int, question: bytes, until: float) -> Raw:
        """Writes and reads at the same time, so that neither side waits for the other for ever."""
        assert process.stdin is not None and process.stdout is not None
        with DefaultSelector() as selector:
            selector.register(process.stdout, EVENT_READ)
            selector.register(process.stdin, EVENT_WRITE)
            while True:
                ready = selector.select(max(0.0, until - monotonic()))
                if not ready:
                    raise Failed("late")
                for key, _ in ready:
                    if key.fileobj is process.stdin:
                        question = question[self._write(key.fd, question) :]
                        if not question:
                            selector.unregister(process.stdin)
                    elif (action := self._hear(key.fd, number)) is not None:
                        return action

    def _write(self, pipe: int, question: bytes) -> int:
        try:
            return os.write(pipe, question)
        except OSError as problem:
            raise Failed("dead") from problem

    def _hear(self, pipe: int, number: int) -> Raw | None:
        """The answer to this question, if it has come. Answers to earlier ones have come too late."""
        heard = os.read(pipe, 1 << 16)
        if not heard:
            raise Failed("dead")
        *lines, self._read = (self._read + heard).split(b"\n")
        if len(self._read) > LONGEST_LINE:
            raise Failed("dead")
        for line in lines:
            try:
                answer = msgspec.json.decode(line, type=Answer)
            except msgspec.DecodeError as problem:
                raise Failed("garbled") from problem
            if answer.number == number:
                return answer.action
        return None


@cache
def program(command: str) -> Program:
    """One process for each program, ended with ours."""
    found = Program(command)
    Finalize(None, found.close, exitpriority=1)
    return found


def is_program(name: str) -> bool:
    """A path or a command line, in contrast to the name of one of our bots."""
    return "/" in name or " " in name


def unfound(command: str) -> bool:
    """Is there nothing to run?"""
    with suppress(ValueError, IndexError):
        return which(shlex.split(command)[0]) is None
    return True


def shown_names(names: Sequence[str]) -> dict[str, str]:
    """Each bot's name as a report shows it: a program without its folders, numbered where two are alike."""
    shown: dict[str, str] = {}
    for name in names:
        plain = " ".join(PurePath(part).name for part in shlex.split(name)) if is_program(name) else name
        alike = sum(other == plain or other.startswith(f"{plain} (") for other in shown.values())
        shown[name] = f"{plain} ({alike + 1})" if alike else plain
    return shown
