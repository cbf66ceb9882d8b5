"""The normal form (X-2) and the way back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.words.spelling import LANGUAGES, marks, normal_form, respelled


@pytest.mark.parametrize(
    ("language", "umlauts", "written", "played"),
    [
        ("fr", False, "âtre", "ATRE"),
        ("fr", False, "moût", "MOUT"),
        ("fr", False, "mûre", "MURE"),
        ("fr", False, "cœur", "COEUR"),
        ("fr", False, "Ægosome", "AEGOSOME"),
        ("fr", False, "garçon", "GARCON"),
        ("fr", False, "capharnaüm", "CAPHARNAUM"),
        ("it", False, "società", "SOCIETA"),
        ("it", False, "perche\u0301", "PERCHE"),
        ("de", True, "Straße", "STRASSE"),
        ("de", True, "Mörder", "MÖRDER"),
        ("de", False, "Mörder", "MOERDER"),
        ("de", False, "Ärger", "AERGER"),
        ("de", False, "üben", "UEBEN"),
        ("de", True, "U\u0308bel", "ÜBEL"),
        ("de", True, "Café", "CAFE"),
        ("en", False, "naïve", "NAIVE"),
        ("en", False, "house", "HOUSE"),
    ],
)
def test_words_are_played_as_tiles_spell_them(language: str, umlauts: bool, written: str, played: str) -> None:
    assert normal_form(written, language, umlauts=umlauts) == played


@pytest.mark.parametrize(
    "text", ["", "well-known", "don't", "l’eau", "two words", "MP3", "дом", "a\n", "東京", "A1", "¿"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_tiles_cannot_spell_is_not_playable(text: str, language: str) -> None:
    assert normal_form(text, language) is None
    assert normal_form(text, language, umlauts=True) is None


@given(
    st.text(alphabet="abcxyzäöüßéèêëçœæîôûAZÄÖÜŒÉ", min_size=1, max_size=12), st.sampled_from(LANGUAGES), st.booleans()
)
def test_the_real_spelling_comes_back(text: str, language: str, umlauts: bool) -> None:
    word = normal_form(text, language, umlauts=umlauts)
    assert word is not None
    assert respelled(word, marks(text, language, umlauts=umlauts)) == text
    assert normal_form(word, language, umlauts=umlauts) == word
