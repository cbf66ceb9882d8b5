"""A person's own list of words: read from a text file, kept in the data folder, chosen at a table like a layer."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct

from parlour.core.refusal import Refusal
from parlour.words.agreement import WordAgreement
from parlour.words.lexicon import Layer, Lexicon, folder_name, lexicon
from parlour.words.packing import packed_with
from parlour.words.sections import Damaged
from parlour.words.spelling import SHORTEST, marks, normal_form

FOLDER = "words"
LONGEST = 30
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")


class Problem(Struct, frozen=True):
    """A line without a word, and why: not_text, not_letters, too_short, too_long."""

    line: int
    text: str
    why: str


class OwnList(Struct, frozen=True):
    """The words of a list as they were written, and the lines that had none."""

    words: tuple[str, ...]
    problems: tuple[Problem, ...]


def read(data: bytes, language: str) -> OwnList:
    """Reads one word a line. Empty lines and anything after a # are ignored."""
    words: dict[str, None] = {}
    problems: list[Problem] = []
    for number, line in enumerate(data.removeprefix(b"\xef\xbb\xbf").splitlines(), 1):
        match _word(line, language):
            case str() as word:
                words[word] = None
            case (text, why):
                problems.append(Problem(number, text, why))
            case None:
                pass
    return OwnList(tuple(words), tuple(problems))


def add(data_folder: Path, name: str, language: str, words: tuple[str, ...]) -> None:
    """Keeps the words under this name in a folder."""
    for letters, graph in compiled(name, language, words).items():
        put_down(data_folder, letters, name, graph)


def compiled(name: str, language: str, words: tuple[str, ...]) -> dict[str, bytes]:
    """The words as a graph for each letter set of the language."""
    graphs = {}
    for umlauts in (True, False) if language == "de" else (False,):
        known: dict[str, tuple[str, str]] = {}
        for word in words:
            spelled = normal_form(word, language, umlauts=umlauts)
            assert spelled is not None, word
            known.setdefault(spelled, (marks(word, language, umlauts=umlauts), name))
        graphs[folder_name(language, umlauts)] = packed_with(known)
    return graphs


def different(words: tuple[str, ...], language: str) -> int:
    """How many of these words are not the same, as far as tiles can tell."""
    return len({normal_form(word, language, umlauts=language == "de") for word in words})


def put_down(data_folder: Path, letters: str, name: str, graph: bytes) -> None:
    """Whoever reads meanwhile finds the old file or the new one."""
    file = data_folder / FOLDER / letters / f"{name}.graph"
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".new")
    beside.write_bytes(graph)
    beside.replace(file)


def kept_in(data_folder: Path) -> list[Path]:
    """The files of all lists. Each is named after its list, in a folder named after its letter set."""
    return sorted(file for file in (data_folder / FOLDER).glob("*/*.graph") if NAME.fullmatch(file.stem))


class KeptLists:
    """The lists in a data folder. Each is read on first use, and again when it has been replaced."""

    def __init__(self, data_folder: Path) -> None:
        self._home = data_folder / FOLDER
        self._read: dict[Path, tuple[tuple[int, int, int], Layer]] = {}

    def names(self, folder: str) -> tuple[str, ...]:
        return tuple(sorted(file.stem for file in (self._home / folder).glob("*.graph") if NAME.fullmatch(file.stem)))

    def layer(self, folder: str, name: str) -> Layer | None:
        if not NAME.fullmatch(name):
            return None
        file = self._home / folder / f"{name}.graph"
        try:
            found = file.stat()
            seen = found.st_mtime_ns, found.st_size, found.st_ino
            if file not in self._read or self._read[file][0] != seen:
                layer = Layer(name, file.read_bytes)
                assert layer.graph is not None  # read it now: the file may change later
                self._read[file] = seen, layer
        except OSError:
            return None
        return self._read[file][1]


def keep_lists(data_folder: Path) -> None:
    """Makes the lists of this folder known to the process; called once, when it starts."""
    Lexicon.own_lists = KeptLists(data_folder.absolute())


def check_list(agreed: WordAgreement) -> None:
    """Raises Refusal if the house has no such list. Asked when a table is opened, not when it is resumed."""
    words = lexicon(agreed.language, umlauts=agreed.umlauts)
    try:
        if agreed.own_list and words.own_lists.layer(words.folder, agreed.own_list) is None:
            raise Refusal("no_such_list", name=agreed.own_list)
    except Damaged as damage:
        raise Refusal("no_such_list", name=agreed.own_list) from damage


def _word(line: bytes, language: str) -> str | tuple[str, str] | None:
    try:
        text = line.decode().partition("#")[0].strip()
    except UnicodeDecodeError:
        return _shown(line.decode("utf-8", "replace")), "not_text"
    if not text:
        return None
    # A word is longest with AE for Ä: if it fits then, it fits every letter set.
    spelled = normal_form(text, language)
    if spelled is None:
        return _shown(text), "not_letters"
    if len(spelled) < SHORTEST:
        return _shown(text), "too_short"
    return text if len(spelled) <= LONGEST else (_shown(text), "too_long")


def _shown(text: str) -> str:
    """As much of it as fits into a sentence."""
    clean = "".join(sign if sign.isprintable() else "�" for sign in text)
    return clean if len(clean) <= 40 else clean[:39] + "…"
