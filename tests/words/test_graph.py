"""The word graph holds what was put in, numbers it in order, and notices damage."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.words.graph import NOWHERE, ROOT, Graph
from parlour.words.lexicon import DATA
from parlour.words.packing import in_order, packed
from parlour.words.queries import fitting, laid_with
from parlour.words.sections import MAGIC, Damaged, Sections, written
from parlour.words.spelling import LETTERS

WORDS = st.sets(st.text(alphabet="ABENSÄÜZ", min_size=1, max_size=6), max_size=60)


def graph(words: set[str]) -> Graph:
    return Graph(Sections(packed(words)))


@given(WORDS)
def test_a_graph_holds_its_words_and_no_others(words: set[str]) -> None:
    made = graph(words)
    assert list(made) == in_order(words) == sorted(words, key=lambda word: [LETTERS.index(letter) for letter in word])
    assert len(made) == len(words)
    assert made.longest == max(map(len, words), default=0)
    assert all(word in made for word in words)
    near = (
        {word[:-1] for word in words} | {word + "A" for word in words} | {word[::-1] for word in words} | {"", "é", "a"}
    )
    assert all((word in made) == (word in words) for word in near)


@given(WORDS)
def test_a_word_has_a_number_and_the_number_gives_the_word(words: set[str]) -> None:
    made = graph(words)
    assert [made.number(word) for word in in_order(words)] == list(range(len(words)))
    assert [made.word(number) for number in range(len(words))] == in_order(words)
    assert made.number("QQ") is None
    with pytest.raises(IndexError):
        made.word(len(words))


@given(WORDS, st.text(alphabet="ABEN", max_size=3))
def test_prefixes_and_steps_agree_with_the_words(words: set[str], prefix: str) -> None:
    made = graph(words)
    beginning = [word for word in in_order(words) if word.startswith(prefix)]
    assert list(made.words(prefix)) == beginning
    assert made.has_prefix(prefix) == bool(beginning)
    node = ROOT
    for letter in prefix:
        edge = made.step(node, letter)
        assert edge == dict(made.branches(node)).get(letter, NOWHERE)
        node = made.below(edge)


@given(WORDS, st.text(alphabet="AEN?*", max_size=5))
def test_patterns_find_what_a_plain_search_finds(words: set[str], pattern: str) -> None:
    import re

    expression = re.compile(pattern.replace("?", ".").replace("*", ".*"))
    assert list(fitting(graph(words), pattern)) == [word for word in in_order(words) if expression.fullmatch(word)]


@given(WORDS, st.text(alphabet="AAENB?", max_size=6))
def test_letters_lay_what_a_plain_count_allows(words: set[str], letters: str) -> None:
    def can(word: str) -> bool:
        left = list(letters)
        for letter in word:
            taken = letter if letter in left else "?"
            if taken not in left:
                return False
            left.remove(taken)
        return True

    assert list(laid_with(graph(words), letters)) == [word for word in in_order(words) if can(word)]


def test_equal_endings_are_kept_once() -> None:
    small, large = graph({"XING", "YING"}), graph({"XING", "YING", "ZING"})
    assert len(large.edges) == len(small.edges) + 1


@given(WORDS)
def test_the_order_of_the_input_does_not_change_a_byte(words: set[str]) -> None:
    assert packed(sorted(words)) == packed(sorted(words, reverse=True)) == packed([*words, *words])


def test_anything_but_a_file_of_words_is_reported_as_damaged() -> None:
    whole = packed({"AB", "ABC"})
    for broken in (b"", b"nonsense", MAGIC, MAGIC + b"{}\n", whole[:-1], whole + b"x", MAGIC + b"\xff\n"):
        with pytest.raises(Damaged):
            Graph(Sections(broken))
    spoiled = bytearray(whole)
    spoiled[-3] ^= 0xFF
    with pytest.raises(Damaged):
        _ = Graph(Sections(bytes(spoiled))).skips
    with pytest.raises(Damaged):
        Graph(Sections(written({"words": 0}, {})))


def test_every_shipped_graph_numbers_its_words() -> None:
    files = [file for folder in DATA.iterdir() for file in folder.iterdir() if file.name.endswith(".graph")]
    assert len(files) == 40
    for file in files:
        made = Graph(Sections(file.read_bytes()))
        for number in range(0, len(made), max(1, len(made) // 50)):
            assert made.number(made.word(number)) == number
