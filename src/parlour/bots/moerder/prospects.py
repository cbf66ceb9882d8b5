"""What turning a tile may bring, worked out for all tiles at once with sets of tiles."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.moerder.board import LETTERS
from parlour.games.moerder.chains import LETTER_AT, PLENTY, Layout, spread


def wants(word: Sequence[str], hand: str) -> tuple[int, ...]:
    """How many of each letter a hand still lacks."""
    return tuple(word.count(letter) - hand.count(letter) for letter in LETTERS)


def completing(here: Layout) -> tuple[int, int, int, int, int]:
    """For each letter, the face-down tiles where it would complete a chain."""
    m, o, r, d, e = here.letters
    hidden = here.hidden
    after_m = spread(m)
    prefixed = spread(o & after_m)
    need_m = need_o = need_d = need_e = 0
    need_r = hidden & prefixed & spread(d & spread(e & spread(r))) if prefixed and d and e else 0
    firsts = r
    while firsts:
        one = firsts & -firsts
        firsts ^= one
        beside = spread(one)
        before_last = spread(r ^ one)
        with_d = d & beside
        last_two = e & before_last
        if prefixed & one:
            if last_two:
                need_d |= beside & spread(last_two)
            if with_d:
                after_d = spread(with_d)
                need_e |= after_d & before_last
                if e & after_d:
                    need_r |= hidden & spread(e & after_d)
        if with_d and last_two and spread(with_d) & last_two:
            need_o |= after_m & beside
            if o & beside:
                need_m |= spread(o & beside)
    return hidden & need_m, hidden & need_o, need_r, hidden & need_d, hidden & need_e


def lingering(here: Layout, counts: bool) -> int:
    """The open letters that may still belong to a chain, and perhaps a few more: tiles may count twice here."""
    hidden, left = here.hidden, here.left if counts else PLENTY
    fits = [here.letters[letter] | (hidden if left[letter] else 0) for letter in LETTER_AT]
    for place in range(1, 6):
        fits[place] &= spread(fits[place - 1])
    for place in range(4, -1, -1):
        fits[place] &= spread(fits[place + 1])
    m, o, first, d, e, last = fits
    open_m, open_o, open_r, open_d, open_e = here.letters
    return m & open_m | o & open_o | (first | last) & open_r | d & open_d | e & open_e


def turned(here: Layout, bit: int, letter: int) -> Layout:
    """The layout if this letter came up there."""
    letters, left = list(here.letters), list(here.left)
    letters[letter] |= bit
    left[letter] -= 1
    return Layout(tuple(letters), here.hidden ^ bit, tuple(left))


def useful(here: Layout, lacks: tuple[int, ...], counts: bool) -> int:
    """How many of the missing letters can certainly be collected."""
    lasting = lingering(here, counts)
    return sum(
        min(lack, (letters & ~lasting).bit_count()) for lack, letters in zip(lacks, here.letters, strict=True) if lack
    )


def best_chance(here: Layout) -> float:
    """The best chance of completing a chain by turning one tile."""
    ways = completing(here)
    count = here.hidden.bit_count()
    tiles = ways[0] | ways[1] | ways[2] | ways[3] | ways[4]
    best = 0
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        best = max(best, sum(left for way, left in zip(ways, here.left, strict=True) if way & bit))
    return best / count if count else 0.0
