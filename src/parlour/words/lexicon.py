"""A language's words in layers, and what is known about each: how common it is, its spelling and its source."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property
from importlib.resources import files
from typing import ClassVar, Final, Protocol, TypeAlias

from msgspec import Struct

from parlour.words.graph import Graph
from parlour.words.packing import packed
from parlour.words.sections import Damaged, Sections
from parlour.words.spelling import normal_form, respelled

LAYERS: Final = ("words", "proper", "places", "abbreviations", "initials", "first_names", "brands")
"""X-1. The option `layers` of a game names those that count; a person's own list is one more."""
DATA = files(__package__).joinpath("data")
Read: TypeAlias = Callable[[], bytes]
"""Reads the bytes of a file of words."""


class Entry(Struct, frozen=True):
    """What a lexicon knows about a word."""

    word: str
    layer: str
    spelling: str
    zipf: float | None
    """The base-10 logarithm of how often it occurs in a billion words; None if unknown."""
    source: str
    hidden: bool
    """The family filter keeps it from bots, hints and reviews, and from people where `family` was agreed."""


class Layer:
    """One list of words and its columns, each loaded when it is asked for."""

    def __init__(self, name: str, read: Read, frequencies: Sections | None = None) -> None:
        self.name = name
        self._read = read
        self._frequencies = frequencies

    @cached_property
    def graph(self) -> Graph:
        return Graph(Sections(self._read()))

    def __contains__(self, word: object) -> bool:
        return word in self.graph

    @cached_property
    def zipf_steps(self) -> array[int]:
        """How common each word is, by number; 0 is unknown."""
        if self._frequencies is None:
            return array("B", bytes(len(self.graph)))
        return self._frequencies.numbers(self.name)

    def zipf(self, number: int) -> float | None:
        step = self.zipf_steps[number]
        return step / self.steps_a_unit if step else None

    @property
    def steps_a_unit(self) -> int:
        """How many steps make one Zipf unit."""
        return 1 if self._frequencies is None else int(self._frequencies.facts["steps"])

    def spelling(self, number: int) -> str:
        """As people write it."""
        numbers, table = self._marks
        return respelled(self.graph.word(number), table[numbers[number]])

    def source(self, number: int) -> str:
        numbers, table = self._sources
        return table[numbers[number]]

    @cached_property
    def _marks(self) -> tuple[array[int], list[str]]:
        return self.graph.sections.numbers("marks"), self.graph.sections.lines("marks-table")

    @cached_property
    def _sources(self) -> tuple[array[int], list[str]]:
        return self.graph.sections.numbers("sources"), self.graph.sections.lines("sources-table")


EMPTY: Final = Layer("empty", lambda: packed(()))


class OwnLists(Protocol):
    """The house's own lists, by the folder of language and letter set; looked up on demand."""

    def names(self, folder: str) -> tuple[str, ...]: ...

    def layer(self, folder: str, name: str) -> Layer | None:
        """Raises Damaged if the list exists but cannot be read."""
        ...


class NoLists:
    """For a process without a house."""

    def names(self, folder: str) -> tuple[str, ...]:
        return ()

    def layer(self, folder: str, name: str) -> Layer | None:
        return None


class Lexicon:
    """The layers of one language, and the house's own lists.

    `own_lists` is set once when a process starts, so that whoever asks the lexicon need not know about disks.
    """

    own_lists: ClassVar[OwnLists] = NoLists()

    def __init__(self, language: str, *, umlauts: bool) -> None:
        self.language, self.umlauts = language, umlauts
        self.folder = folder_name(language, umlauts)
        folder = DATA.joinpath(self.folder)
        frequencies = Sections(folder.joinpath("frequency.columns").read_bytes())
        self.layers = {name: Layer(name, folder.joinpath(f"{name}.graph").read_bytes, frequencies) for name in LAYERS}
        self._hidden = Layer("hidden", folder.joinpath("hidden.graph").read_bytes)

    @property
    def own(self) -> tuple[str, ...]:
        """The names of the house's own lists, as they are now."""
        return self.own_lists.names(self.folder)

    def layer(self, name: str) -> Layer:
        """A layer or an own list. A list that is gone or damaged counts as empty, so that a table can play on."""
        if name in self.layers:
            return self.layers[name]
        try:
            return self.own_lists.layer(self.folder, name) or EMPTY
        except Damaged:
            return EMPTY

    def normal_form(self, text: str) -> str | None:
        return normal_form(text, self.language, umlauts=self.umlauts)

    def holds(self, word: str, layers: Iterable[str] = ("words",)) -> bool:
        """Whether one of these layers has the word, which is in normal form."""
        return any(word in self.layer(name) for name in layers)

    def hides(self, word: str) -> bool:
        """Whether the family filter hides it."""
        return word in self._hidden

    def hidden(self) -> Iterator[str]:
        return iter(self._hidden.graph)

    def entries(self, word: str) -> Iterator[Entry]:
        """One entry for each layer and each own list that has the word. Raises Damaged if a list cannot be read."""
        own = (self.own_lists.layer(self.folder, name) for name in self.own)
        for layer in (*self.layers.values(), *filter(None, own)):
            if (number := layer.graph.number(word)) is not None:
                yield Entry(
                    word, layer.name, layer.spelling(number), layer.zipf(number), layer.source(number), self.hides(word)
                )


@cache
def lexicon(language: str, *, umlauts: bool = False) -> Lexicon:
    """The lexicon of a language; `umlauts` where the German letter set has tiles for Ä, Ö and Ü."""
    return Lexicon(language, umlauts=umlauts)


def folder_name(language: str, umlauts: bool) -> str:
    return "de-az" if language == "de" and not umlauts else language
