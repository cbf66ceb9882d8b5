"""A person's own list: what is a word goes in, what is not is named by its line."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from parlour.words.lexicon import Lexicon
from parlour.words.own_list import LONGEST, Problem, add, own_lists, read


def test_a_list_is_one_word_a_line_with_remarks_and_empty_lines() -> None:
    made = read(b"\xef\xbb\xbf# ours\r\nzwiebel\r\n\r\n  Quatschkopf  # said often\nzwiebel\n", "de")
    assert made.words == ("zwiebel", "Quatschkopf")
    assert made.problems == ()


def test_garbage_is_reported_by_its_line() -> None:
    made = read(f"good\ntwo words\nx\n\nMP3\n{'a' * (LONGEST + 1)}\ndon't\n".encode() + b"\xff\xfe\nfine\n", "en")
    assert made.words == ("good", "fine")
    assert [(problem.line, problem.why) for problem in made.problems] == [
        (2, "not_letters"),
        (3, "too_short"),
        (5, "not_letters"),
        (6, "too_long"),
        (7, "not_letters"),
        (8, "not_text"),
    ]
    assert made.problems[0] == Problem(2, "two words", "not_letters")


@given(st.binary(max_size=300))
def test_any_bytes_are_words_or_problems_and_never_a_crash(data: bytes) -> None:
    made = read(data, "fr")
    lines = len(data.splitlines())
    assert all(1 <= problem.line <= max(lines, 1) for problem in made.problems)
    assert all(problem.text.isprintable() and len(problem.text) <= 40 for problem in made.problems)


def test_a_list_becomes_a_layer_for_every_letter_set(tmp_path: Path) -> None:
    assert add(tmp_path, "verein", "de", ("Jüngling", "Straßenfest", "juengling")) == 3
    with_umlauts = Lexicon("de", umlauts=True, own=own_lists(tmp_path, "de", umlauts=True))
    folded = Lexicon("de", umlauts=False, own=own_lists(tmp_path, "de"))
    assert with_umlauts.holds("JÜNGLING", ("verein",)) and not with_umlauts.holds("JÜNGLING", ("places",))
    assert folded.holds("JUENGLING", ("verein",))
    entry = next(entry for entry in folded.entries("STRASSENFEST") if entry.layer == "verein")
    assert (entry.spelling, entry.zipf, entry.source) == ("Straßenfest", None, "verein")


def test_a_list_added_again_replaces_the_old_one(tmp_path: Path) -> None:
    add(tmp_path, "club", "en", ("abcde",))
    add(tmp_path, "club", "en", ("fghij",))
    words = Lexicon("en", umlauts=False, own=own_lists(tmp_path, "en"))
    assert words.holds("FGHIJ", ("club",)) and not words.holds("ABCDE", ("club",))
    assert [name for name, _ in own_lists(tmp_path, "en")] == ["club"]
    assert list(own_lists(tmp_path, "it")) == []
