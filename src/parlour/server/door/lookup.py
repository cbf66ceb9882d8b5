"""Words looked up over the wire. The dictionary is public; this knows nothing of tables."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.refusal import Refusal
from parlour.words.lexicon import LAYERS, Entry
from parlour.words.lookup import Common, commonness, look_up, one_in
from parlour.words.sections import Damaged
from parlour.words.spelling import LANGUAGES


class WordEntry(Struct, frozen=True):
    """A list that has a word. `own`: one of the house's own lists, by its name."""

    layer: str
    own: bool
    spelling: str
    common: Common
    one_in: int | None
    """It is about one word in this many. None if nobody has counted."""
    source: str
    hidden: bool


class LookedUp(Struct, frozen=True):
    """GET /api/words/{language}/{word}: what the dictionary knows about a word. It says nothing about tables."""

    entries: tuple[WordEntry, ...]


def looked_up(language: str, word: str) -> LookedUp:
    if language not in LANGUAGES:
        raise Refusal("unknown_language", name=language)
    try:
        found = look_up(word, language)
    except Damaged as damage:
        raise Refusal("not_read") from damage
    return LookedUp(tuple(map(word_entry, found)))


def word_entry(entry: Entry) -> WordEntry:
    own, common = entry.layer not in LAYERS, commonness(entry.zipf)
    return WordEntry(entry.layer, own, entry.spelling, common, one_in(entry.zipf), entry.source, entry.hidden)
