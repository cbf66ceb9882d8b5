"""Letter sets for a language: how many tiles of each letter, so that common words can be laid.

python -m tools.lexicons.letter_sets 66
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping

from parlour.words.lexicon import Lexicon, lexicon
from parlour.words.spelling import LANGUAGES, LETTERS

COMMON = 3.5
"""The Zipf value from which a word is common."""
LONGEST = 8


def shares(words: Lexicon) -> Mapping[str, int]:
    """How often each letter occurs in common words that are not too long."""
    layer, counts = words.layers["words"], Counter[str]()
    for number, word in enumerate(layer.graph):
        if len(word) <= LONGEST and (layer.zipf(number) or 0) >= COMMON:
            counts.update(word)
    return counts


def letter_set(counts: Mapping[str, int], tiles: int) -> dict[str, int]:
    """Every letter once; each further tile goes to the letter furthest below its share (Sainte-Laguë)."""
    given = {letter: 1 for letter in LETTERS if letter.isascii() or counts.get(letter)}
    for _ in range(tiles - len(given)):
        neediest = max(given, key=lambda letter: (counts.get(letter, 0) / (2 * given[letter] + 1), letter))
        given[neediest] += 1
    return given


def main() -> None:
    tiles = int(sys.argv[1])
    for language in LANGUAGES:
        for umlauts in (True, False) if language == "de" else (False,):
            made = letter_set(shares(lexicon(language, umlauts=umlauts)), tiles)
            name = f"{language} with umlauts" if umlauts else language
            print(f"| {name} | {' '.join(f'{letter}{count}' for letter, count in made.items())} |")


if __name__ == "__main__":
    main()
