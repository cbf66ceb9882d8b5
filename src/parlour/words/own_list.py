"""A person's own list of words: read from a text file, kept in the data folder, chosen at a table like a layer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from parlour.words.lexicon import Read, folder_name
from parlour.words.packing import packed_with
from parlour.words.spelling import SHORTEST, marks, normal_form

FOLDER = "words"
LONGEST = 30
NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")


class Problem(Struct, frozen=True):
    """A line that gives no word, and why: not_text, not_letters, too_short, too_long."""

    line: int
    text: str
    why: str


class OwnList(Struct, frozen=True):
    """The words of a list as they were written, and the lines that gave none."""

    words: tuple[str, ...]
    problems: tuple[Problem, ...]


def read(data: bytes, language: str) -> OwnList:
    """A word a line; empty lines and what follows a # are passed over."""
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


def add(data_folder: Path, name: str, language: str, words: tuple[str, ...]) -> int:
    """Compiles the words under this name, for each letter set of the language; says how many there are."""
    count = 0
    for umlauts in (True, False) if language == "de" else (False,):
        known: dict[str, tuple[str, str]] = {}
        for word in words:
            spelled = normal_form(word, language, umlauts=umlauts)
            assert spelled is not None, word
            known.setdefault(spelled, (marks(word, language, umlauts=umlauts), name))
        file = _folder(data_folder, language, umlauts) / f"{name}.graph"
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_suffix(".new")
        beside.write_bytes(packed_with(known))
        beside.replace(file)
        count = max(count, len(known))
    return count


def own_lists(data_folder: Path, language: str, *, umlauts: bool = False) -> Iterator[tuple[str, Read]]:
    """The lists kept in this folder: names for a Lexicon's `own`."""
    for file in sorted(_folder(data_folder, language, umlauts).glob("*.graph")):
        yield file.stem, file.read_bytes


def _folder(data_folder: Path, language: str, umlauts: bool) -> Path:
    return data_folder / FOLDER / folder_name(language, umlauts)


def _word(line: bytes, language: str) -> str | tuple[str, str] | None:
    try:
        text = line.decode().partition("#")[0].strip()
    except UnicodeDecodeError:
        return _shown(line.decode("utf-8", "replace")), "not_text"
    if not text:
        return None
    # With AE for Ä a word is longest: what fits then, fits on every letter set.
    spelled = normal_form(text, language)
    if spelled is None:
        return _shown(text), "not_letters"
    if len(spelled) < SHORTEST:
        return _shown(text), "too_short"
    return text if len(spelled) <= LONGEST else (_shown(text), "too_long")


def _shown(text: str) -> str:
    """A piece of it that can be put into a sentence."""
    clean = "".join(sign if sign.isprintable() else "�" for sign in text)
    return clean if len(clean) <= 40 else clean[:39] + "…"
