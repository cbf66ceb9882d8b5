"""A rule book without its words: which rules a game has, and in which order. `texts/` has the words."""

from __future__ import annotations

from msgspec import Struct


class Rule(Struct, frozen=True):
    """One rule. Its text is the message with the same id. Material, manners and advice are not playable."""

    id: str
    playable: bool
    examples: tuple[str, ...] = ()


class Section(Struct, frozen=True):
    """Rules under one heading, which is the message `rules-<game>-section-<key>`."""

    key: str
    rules: tuple[Rule, ...]


class RuleBook(Struct, frozen=True):
    """A game's rules. The message `rules-<game>-intro` opens it, `rules-<game>-example-<key>` captions an example.

    Its first page, read in a minute, has the messages `rules-<game>-first-aim`, `-turn` and `-end`, and the example
    `first`. Without one there is no such page.
    `words` are those its glossary explains, with the messages `word-<word>` and `word-<word>-means`.
    """

    game: str
    sections: tuple[Section, ...]
    words: tuple[str, ...] = ()
    first: str = ""
