"""The words most people know, found word by word, as a tree of letters to walk along a board."""

from __future__ import annotations

from functools import cache
from typing import Any

from parlour.words.lexicon import lexicon

Tree = dict[str, Any]
END = "."


@cache
def everyday(language: str, *, umlauts: bool = False) -> Tree:
    known = lexicon(language, umlauts=umlauts)
    tree: Tree = {}
    for layer in map(known.layer, ("words", "proper")):
        for number, word in enumerate(layer.graph):
            if (layer.zipf(number) or 0) >= 3.5 and not known.hides(word):
                node = tree
                for letter in word:
                    node = node.setdefault(letter, {})
                node[END] = True
    return tree
