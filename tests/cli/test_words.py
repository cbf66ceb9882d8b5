"""`parlour words`: whether a word counts, which words fit, and own lists."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.texts.voice import LANGUAGES
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The data folder is in the current folder."""
    monkeypatch.chdir(tmp_path)


def test_a_word_is_told_with_its_layer_how_common_it_is_and_its_source(run: Run) -> None:
    code, out, err = run("words", "en", "house", "LONDON")
    assert (code, err) == (0, "")
    house, london = out.splitlines()
    assert house.startswith("HOUSE counts: “house”, an ordinary word. An everyday word (Zipf 5.")
    assert house.endswith("From SCOWL 2020.12.07.")
    assert "a place" in london and "“London”" in london


def test_a_word_that_does_not_count_is_reported_and_the_command_fails(run: Run) -> None:
    code, out, _ = run("words", "en", "qqqq", "don't")
    assert code == 1
    assert "QQQQ is in none of our lists." in out
    assert "can’t be laid with tiles" in out


def test_german_is_looked_up_with_umlauts_and_folded(run: Run) -> None:
    code, out, _ = run("words", "de", "größe", "groesse")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == ["GRÖSSE", "GROESSE"]
    assert out.count("“Größe”") == 2


def test_the_family_filter_is_mentioned(run: Run) -> None:
    assert "Hidden by the family filter." in run("words", "en", "shit").out
    assert "family" not in run("words", "en", "ship").out


def test_words_are_listed_by_pattern_and_by_letters(run: Run) -> None:
    assert run("words", "en", "--pattern", "?wm").out.split() == ["CWM"]
    assert "CAT" in run("words", "en", "--letters", "tac").out.split()
    assert "PARIGI" in run("words", "it", "--pattern", "PARIG*", "--layers", "places").out.split()
    assert run("words", "en", "--pattern", "xq*").out == "No word fits.\n"
    out = run("words", "en", "--pattern", "*", "--limit", "3").out
    assert out.splitlines()[0] == "AAH AAHED AAHING" and "more" in out


def test_programs_get_json(run: Run) -> None:
    answer = json.loads(run("words", "fr", "moût", "xyzzy", "--letters", "ou", "--json").out)
    assert answer["words"]["moût"][0]["spelling"] == "moût"
    assert answer["words"]["moût"][0]["layer"] == "words"
    assert answer["words"]["xyzzy"] == []
    assert answer["lists"] == [["OU"]]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("words", "enn", "x"), "We have no words in “enn”. Did you mean “en”?"),
        (("words", "klingon", "x"), "we have en, de, fr, it"),
        (("words", "en"), "Name a word"),
        (("words", "en", "x", "--layers", "place"), "Did you mean “places”?"),
        (("words", "en", "--pattern", "a-b"), "more in it than letters"),
        (("words", "en", "--letters", "ab*"), "more in it than letters"),
        (("words", "en", "--pattern", "a", "--limit", "0"), "at least 1"),
        (("words", "add", "nowhere.txt", "--language", "en"), "Can’t read nowhere.txt"),
        (("words", "add", "nowhere.txt"), "--language"),
        (("words", "add", "nowhere.txt", "--language", "dee"), "Did you mean “de”?"),
        (("words", "add", "x.txt", "--language", "en", "--name", "../up"), "can’t be called"),
        (("words", "add", "x.txt", "--language", "en", "--name", "places"), "can’t be called"),
    ],
)
def test_unusable_input_gets_one_sentence(run: Run, typed: tuple[str, ...], said: str) -> None:
    code, out, err = run(*typed)
    assert (code, out) == (2, "")
    assert said in err and len(err.splitlines()) == 1


def test_an_own_list_is_added_and_asked_at_once(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "Our Club.txt"
    file.write_text("zwoing\nnot a word\nfloop\nx\n", encoding="utf-8")
    code, out, err = run("words", "add", str(file), "--language", "en")
    assert code == 0
    assert out == "The list our_club has 2 words and can be chosen at a table. 2 lines were left out.\n"
    assert err.splitlines() == ["Line 2: “not a word” has more than letters in it.", "Line 4: “x” has only one letter."]
    code, out, _ = run("words", "en", "zwoing")
    assert code == 0 and "from the list our_club" in out and "Nobody has counted" in out
    assert run("words", "en", "--pattern", "FLOO*", "--layers", "our_club").out.split() == ["FLOOP"]


def test_a_list_of_nothing_but_garbage_is_refused_with_its_first_lines(run: Run, tmp_path: Path) -> None:
    (tmp_path / "junk.txt").write_bytes(b"\xff\x00\n" * 50)
    code, out, err = run("words", "add", "junk.txt", "--language", "it")
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 22 and "and 30 more lines" in err and "There is no word" in err
    assert not (tmp_path / "data").exists()


def test_a_damaged_list_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data" / "words" / "en").mkdir(parents=True)
    (tmp_path / "data" / "words" / "en" / "old.graph").write_bytes(b"garbage")
    code, _, err = run("words", "en", "house")
    assert code == 2 and "add it again" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(run: Run, language: str, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("oui\n1\n", encoding="utf-8")
    assert run("--lang", language, "words", "fr", "oui", "zzz", "d'eau").code == 1
    assert run("--lang", language, "words", "--help").code == 0
    assert run("--lang", language, "words", "add", "mine.txt", "--language", "fr").code == 0
    assert run("--lang", language, "words", "fr", "oui").code == 0
