"""A person's own list: words go in, and anything else is reported by its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.refusal import Refusal
from parlour.words.agreement import WordAgreement
from parlour.words.board import Board
from parlour.words.finder import finder
from parlour.words.lexicon import Lexicon, lexicon
from parlour.words.own_list import LONGEST, KeptLists, Problem, add, check_list, different, read


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house keeps its lists in this folder."""
    monkeypatch.setattr(Lexicon, "own_lists", KeptLists(tmp_path))


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


def test_a_list_becomes_a_layer_for_every_letter_set(tmp_path: Path, kept: None) -> None:
    words = ("Jüngling", "Straßenfest", "juengling", "Jüngling")
    add(tmp_path, "verein", "de", words)
    assert different(words, "de") == 3
    with_umlauts, folded = lexicon("de", umlauts=True), lexicon("de")
    assert with_umlauts.holds("JÜNGLING", ("verein",)) and not with_umlauts.holds("JÜNGLING", ("places",))
    assert folded.holds("JUENGLING", ("verein",))
    entry = next(entry for entry in folded.entries("STRASSENFEST") if entry.layer == "verein")
    assert (entry.spelling, entry.zipf, entry.source) == ("Straßenfest", None, "verein")
    assert folded.own == with_umlauts.own == ("verein",)
    assert lexicon("it").own == ()


def test_a_list_added_again_is_seen_by_judge_and_finder_at_once(tmp_path: Path, kept: None) -> None:
    board = Board(("Q", "X", "Z"), ((1,), (0, 2), (1,)))

    def told() -> tuple[bool, bool, list[str]]:
        words = lexicon("en")
        found = finder("en", ("club",)).find(board)
        return words.holds("QXZ", ("club",)), words.holds("ZXQ", ("club",)), [each.word for each in found]

    assert told() == (False, False, [])
    add(tmp_path, "club", "en", ("qxz",))
    assert told() == (True, False, ["QXZ"])
    add(tmp_path, "club", "en", ("zxq",))
    assert told() == (False, True, ["ZXQ"])


def test_a_list_that_has_vanished_or_broken_counts_as_empty(tmp_path: Path, kept: None) -> None:
    add(tmp_path, "club", "en", ("qxz",))
    agreed = WordAgreement(own_list="club")
    check_list(agreed)
    assert agreed.known("QXZ")
    (file,) = tmp_path.rglob("club.graph")
    for spoil in (lambda: file.write_bytes(b"garbage"), file.unlink):
        spoil()
        assert not agreed.known("QXZ") and agreed.known("HOUSE")
        assert finder("en", agreed.counting).find(Board(("N", "O"), ((1,), (0,))))
        with pytest.raises(Refusal, match="no_such_list"):
            check_list(agreed)


@pytest.mark.parametrize("name", ["nowhere", "places", "../en/words"])
def test_a_table_cannot_agree_on_a_list_the_house_does_not_keep(name: str, tmp_path: Path, kept: None) -> None:
    add(tmp_path, "club", "fr", ("qxz",))
    check_list(WordAgreement())
    check_list(WordAgreement(language="fr", own_list="club"))
    for agreed in (WordAgreement(own_list=name), WordAgreement(own_list="club")):
        with pytest.raises(Refusal, match="no_such_list"):
            check_list(agreed)
