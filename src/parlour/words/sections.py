"""A data file of words: named, compressed columns of numbers and texts behind a line of facts."""

from __future__ import annotations

import sys
import zlib
from array import array
from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

MAGIC = b"parlour words 1\n"
Width: TypeAlias = Literal["B", "H", "I"]
"""One, two or four bytes a number."""


class Damaged(ValueError):
    """This is not such a file, or not the whole of it."""


class Section(Struct, frozen=True):
    name: str
    width: Width
    length: int
    """In bytes, compressed."""


class Heading(Struct, frozen=True):
    facts: dict[str, str | int]
    sections: tuple[Section, ...]


class Sections:
    """Each column is unpacked when it is needed."""

    def __init__(self, data: bytes) -> None:
        try:
            if not data.startswith(MAGIC):
                raise Damaged("not a file of words")
            end = data.index(b"\n", len(MAGIC)) + 1
            heading = msgspec.json.decode(data[len(MAGIC) : end], type=Heading)
        except (ValueError, msgspec.DecodeError) as problem:
            raise Damaged(str(problem)) from problem
        self.facts: Mapping[str, str | int] = heading.facts
        self._places: dict[str, tuple[Width, int, int]] = {}
        self._data = data
        for section in heading.sections:
            self._places[section.name] = section.width, end, end + section.length
            end += section.length
        if end != len(data):
            raise Damaged("cut off")

    def numbers(self, name: str) -> array[int]:
        if name not in self._places:
            raise Damaged(f"no {name}")
        width, start, end = self._places[name]
        column = array(width)
        try:
            column.frombytes(_joined(zlib.decompress(self._data[start:end]), column.itemsize))
        except (zlib.error, ValueError) as problem:
            raise Damaged(str(problem)) from problem
        if sys.byteorder == "big":
            column.byteswap()
        return column

    def lines(self, name: str) -> list[str]:
        text = self.numbers(name).tobytes().decode()
        return text.split("\n")


def written(facts: Mapping[str, str | int], columns: Mapping[str, array[int] | list[str]]) -> bytes:
    """The file's bytes; the same for the same content."""
    packed: list[tuple[Section, bytes]] = []
    for name, column in columns.items():
        numbers = array("B", "\n".join(column).encode()) if isinstance(column, list) else array(column.typecode, column)
        if sys.byteorder == "big":
            numbers.byteswap()
        data = zlib.compress(_parted(numbers.tobytes(), numbers.itemsize), 9)
        packed.append((Section(name, _width(numbers), len(data)), data))
    heading = Heading(dict(facts), tuple(section for section, _ in packed))
    return MAGIC + msgspec.json.encode(heading, order="deterministic") + b"\n" + b"".join(data for _, data in packed)


def _width(numbers: array[int]) -> Width:
    widths: dict[int, Width] = {1: "B", 2: "H", 4: "I"}
    return widths[numbers.itemsize]


def _parted(data: bytes, width: int) -> bytes:
    """All the lowest bytes, then all the next ones: similar bytes side by side compress better."""
    return b"".join(data[byte::width] for byte in range(width))


def _joined(data: bytes, width: int) -> bytes:
    if width == 1:
        return data
    if len(data) % width:
        raise ValueError("cut off")
    together, count = bytearray(len(data)), len(data) // width
    for byte in range(width):
        together[byte::width] = data[byte * count : (byte + 1) * count]
    return bytes(together)
