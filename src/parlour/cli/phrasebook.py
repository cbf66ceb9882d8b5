"""The words one types, in the language of the terminal. The English words of the notation are always understood too."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import NamedTuple
from unicodedata import normalize

from parlour.texts.voice import Voice, message_id


class Phrases(NamedTuple):
    """The words of a game's notation, by where they stand in a line."""

    alone: tuple[str, ...] = ()
    """A whole line, such as `stand by`."""
    first: tuple[str, ...] = ()
    """At the beginning of a line, such as `swap`."""
    later: tuple[str, ...] = ()
    """Anywhere behind the first."""
    names: tuple[str, ...] = ()
    """Behind the first as well: ids of messages that name what the notation calls by their last part."""
    examples: tuple[str, ...] = ()
    """Words of the dictionary: shown as examples, and never read as commands."""


class Phrasebook:
    """One game's notation in one language."""

    def __init__(self, phrases: Phrases, voice: Voice) -> None:
        def spoken(words: tuple[str, ...]) -> dict[str, str]:
            return {word: voice.say(message_id("typed", word.replace(" ", "_"))) for word in words}

        self._alone, self._first, self._later = map(spoken, phrases[:3])
        self._examples = spoken(phrases.examples)
        self._later |= {written_name(name): voice.say(name).lower() for name in phrases.names}

    def write(self, line: str) -> str:
        """A line of the notation in the terminal's language."""
        if (said := self._alone.get(line) or self._examples.get(line)) is not None:
            return said
        return translated(line, self._first, self._later) or line

    def read(self, line: str, accepted: Collection[str]) -> str:
        """What was typed, as the notation has it.

        A command of one line is only looked for among those `accepted` now: elsewhere the same letters may be a word
        that somebody has found.
        """
        typed = plain(line)
        for word, said in self._alone.items():
            if word in accepted and typed == plain(said):
                return word
        first, later = ({plain(said): word for word, said in words.items()} for words in (self._first, self._later))
        return translated(typed, first, later) or line


def translated(line: str, first: Mapping[str, str], later: Mapping[str, str]) -> str | None:
    """The line in other words, or None where it begins with none of these."""
    for word in sorted(first, key=len, reverse=True):
        if line.startswith(f"{word} "):
            return f"{first[word]} {replaced(line.removeprefix(word).strip(), later)}"
    return None


def replaced(text: str, words: Mapping[str, str]) -> str:
    """Every one of these words replaced; the longest wins where several begin alike."""
    if not words:
        return text
    longest_first = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{longest_first})(?!\w)", lambda found: words[found[0]], text)


def written_name(message: str) -> str:
    """`murdero-action-lost-treasure` is `lost treasure` in the notation."""
    return message.split("-", 2)[2].replace("-", " ")


def plain(text: str) -> str:
    """Small letters without accents, and one kind of apostrophe: keyboards differ."""
    decomposed = normalize("NFKD", " ".join(text.lower().replace("’", "'").split()))
    return "".join(letter for letter in decomposed if not "\u0300" <= letter <= "\u036f")
