"""Luck follows the algorithm that is written down, and nothing else."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from parlour.core.luck import Seal, Stream, choice, seeded, several, shuffled

SEALS = [
    Seal(b"seed"),
    Seal(b"", (b"",)),
    Seal(bytes(range(32)), (b"Ada's nonce", b"Bo's nonce")),
]


def bits_by_the_book(seal: Seal, deal: int, blocks: int) -> str:
    """The stream of a deal as a string of 0 and 1, written from the definition alone."""
    text = b""
    for part in (b"parlour luck 1", seal.seed, *seal.nonces):
        text += bytes([len(part) >> 24 & 255, len(part) >> 16 & 255, len(part) >> 8 & 255, len(part) & 255]) + part
    table = sha256(text).digest()
    key = sha256(table + bytes(7) + bytes([deal])).digest()
    stream = b"".join(sha256(key + bytes(7) + bytes([block])).digest() for block in range(blocks))
    return "".join(format(byte, "08b") for byte in stream)


def below_by_the_book(bits: str, n: int) -> tuple[int, str]:
    """A number below n and the bits that are left."""
    width = len(format(n - 1, "b"))
    while True:
        drawn, bits = int(bits[:width], 2), bits[width:]
        if drawn < n:
            return drawn, bits


@pytest.mark.parametrize("seal", SEALS)
@pytest.mark.parametrize("deal", [0, 1, 200])
def test_a_stream_follows_the_written_algorithm(seal: Seal, deal: int) -> None:
    bits, luck = bits_by_the_book(seal, deal, 60), seal.luck(deal)
    for n in [2, 3, 6, 25, 36, 52, 1000, 390_625, 2**31, 2**32 + 1] * 20:
        expected, bits = below_by_the_book(bits, n)
        assert luck.below(n) == expected


def test_the_first_numbers_of_a_known_seed_never_change() -> None:
    luck = Seal(b"seed", (b"one", b"two")).luck(0)
    assert [luck.below(6) for _ in range(12)] == [4, 2, 1, 2, 2, 5, 4, 0, 1, 2, 2, 3]
    assert Seal(b"seed").commitment == "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"


def test_choosing_from_one_uses_no_luck() -> None:
    luck, other = seeded(1), seeded(1)
    assert luck.below(1) == 0
    assert luck.below(100) == other.below(100)


def test_every_part_of_the_seal_matters() -> None:
    streams = [
        Seal(b"a", (b"b", b"c")).luck(0),
        Seal(b"b", (b"b", b"c")).luck(0),
        Seal(b"a", (b"c", b"b")).luck(0),
        Seal(b"a", (b"bc",)).luck(0),
        Seal(b"ab", (b"c",)).luck(0),
        Seal(b"a", (b"b", b"c")).luck(1),
    ]
    assert len({stream.below(2**64) for stream in streams}) == len(streams)


def test_the_commitment_shows_nothing_but_binds() -> None:
    seal = Seal(b"a secret seed", (b"nonce",))
    assert seal.commitment == sha256(b"a secret seed").hexdigest()
    assert seal.commitment == Seal(b"a secret seed").commitment, "the seed alone: it is shown before there are nonces"


def test_a_choice_is_even_and_a_shuffle_loses_nothing() -> None:
    luck = seeded(7)
    count = Counter(choice(luck, "abcde") for _ in range(10_000))
    assert set(count) == set("abcde")
    assert max(count.values()) - min(count.values()) < 300
    things = list(range(52))
    mixed = shuffled(luck, things)
    assert sorted(mixed) == things
    assert mixed != things
    assert things == list(range(52)), "the pile that was given stays as it was"


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        Seal(b"seed").luck(0).draw([], 1)


def test_drawing_several_at_once_is_drawing_them_one_by_one() -> None:
    luck, other = seeded(9), seeded(9)
    for things in (range(25), range(36), range(64), range(1)):
        for count in (0, 1, 4, 300):
            assert several(luck, things, count) == [choice(other, things) for _ in range(count)]
    assert luck.below(2**64) == other.below(2**64)


def test_every_order_of_three_comes_up() -> None:
    luck = seeded(8)
    count = Counter("".join(shuffled(luck, "abc")) for _ in range(6_000))
    assert len(count) == 6
    assert min(count.values()) > 850


def test_the_same_number_gives_the_same_study_and_a_purpose_another() -> None:
    assert seeded(3).below(2**60) == seeded(3).below(2**60)
    assert seeded(3).below(2**60) != seeded(3, "bots").below(2**60)
    assert isinstance(seeded(3), Stream)
