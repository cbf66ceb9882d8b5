"""What the players of a word game agree on about words: the language, which layers count, and who judges (X-1)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.words.lexicon import lexicon

Language: TypeAlias = Literal["en", "de", "fr", "it"]
LayerName: TypeAlias = Literal["words", "proper", "places", "abbreviations", "initials", "first_names", "brands"]
Judge: TypeAlias = Literal["dictionary_then_vote", "dictionary", "vote"]
UMLAUTS: Final = frozenset("ÄÖÜ")


class WordAgreement(Struct, frozen=True, forbid_unknown_fields=True):
    """The options both word games share."""

    language: Language = "en"
    judge: Judge = "dictionary_then_vote"
    layers: frozenset[LayerName] = frozenset({"words"})
    own_list: Annotated[str, Meta(max_length=40, pattern=r"^([a-z0-9][a-z0-9_-]*)?$")] = ""
    """The name of one of the house's own lists, which counts as one more layer; empty for none."""
    family: bool = False
    """Offensive words do not count for people either; bots, hints and reviews never use them."""

    @property
    def umlauts(self) -> bool:
        """Whether there are tiles for Ä, Ö and Ü, so that words keep theirs (X-2)."""
        return False

    @property
    def counting(self) -> tuple[str, ...]:
        """The layers that count at this table, the house's own list last."""
        return (*sorted(self.layers), *([self.own_list] if self.own_list else []))

    def known(self, word: str) -> bool:
        """Whether the dictionary accepts this word at this table."""
        words = lexicon(self.language, umlauts=self.umlauts)
        return words.holds(word, self.counting) and not (self.family and words.hides(word))
