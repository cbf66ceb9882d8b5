"""The compiler: pinned inputs are checked, the same words give the same bytes, and the rules of our lists hold."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from parlour.words.graph import Graph
from parlour.words.lexicon import LAYERS as LAYER_NAMES
from parlour.words.sections import Sections
from parlour.words.spelling import LANGUAGES, normal_form
from tools.lexicons.affixes import Affixes
from tools.lexicons.compilation import Language, Spelled, chosen, compiled
from tools.lexicons.inputs import INPUTS, WrongInput, check
from tools.lexicons.italian_forms import Headword, forms, futures
from tools.lexicons.letter_sets import letter_set
from tools.lexicons.reviewed import FOLDER, Hidden, added, listed
from tools.lexicons.wordlists import has_voice, mended

LAYERS = {
    "words": [Spelled("côte", "a"), Spelled("cote", "a"), Spelled("côté", "b"), Spelled("été", "a"), Spelled("x", "a")],
    "places": [Spelled("Évian", "c"), Spelled("Aix", "c")],
}
FRENCH = Language("fr", False, {"côté": 0.01, "cote": 0.001}, {"COTE": 5.25, "ETE": 6.0})


def test_the_same_words_give_the_same_bytes_whatever_their_order() -> None:
    hidden = Hidden(["côt*"], "fr", umlauts=False)
    backwards = {layer: list(reversed(words)) for layer, words in LAYERS.items()}
    assert compiled(LAYERS, FRENCH, hidden) == compiled(backwards, FRENCH, hidden)


def test_which_spelling_is_chosen_does_not_depend_on_the_order() -> None:
    german = Language("de", True, {}, {})
    for pair in (["Straße", "Strasse"], ["essen", "Essen"], ["Maße", "Masse", "masse"]):
        orders = [pair, pair[::-1]]
        assert len({chosen([Spelled(word, "a") for word in order], german).popitem() for order in orders}) == 1
        ranked = [Spelled(word, source) for word in pair for source in "ab"]
        assert len({chosen(order, german).popitem() for order in (ranked, ranked[::-1])}) == 1


def test_the_files_hold_what_was_compiled() -> None:
    files = compiled(LAYERS, FRENCH, Hidden(["côt*"], "fr", umlauts=False))
    words = Graph(Sections(files["words.graph"]))
    assert list(words) == ["COTE", "ETE"]
    marks, table = words.sections.numbers("marks"), words.sections.lines("marks-table")
    assert [table[number] for number in marks] == ["b1ôd1é", "a1éc1é"]
    assert list(Sections(files["frequency.columns"]).numbers("words")) == [131, 150]
    assert list(Graph(Sections(files["hidden.graph"]))) == ["COTE"]
    assert set(files) == {"words.graph", "places.graph", "hidden.graph", "frequency.columns"}


def test_an_input_that_is_not_the_pinned_one_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "words.deb"
    with pytest.raises(WrongInput, match="could not be had"):
        check(file, "0" * 64)
    file.write_bytes(b"other words")
    with pytest.raises(WrongInput, match="not the pinned one"):
        check(file, "0" * 64)
    check(file, hashlib.sha256(b"other words").hexdigest())
    assert all(len(pinned.sha256) == 64 and "=" in pinned.archive for pinned in INPUTS)


def test_affixes_write_every_form_out() -> None:
    rules = """
FLAG long
NEEDAFFIX ()
FORBIDDENWORD {}
SFX S. Y 2
SFX S. 0 0 [^sxz] is:sg
SFX S. 0 s [^sxz] is:pl
PFX K. Y 1
PFX K. 0 kilo/S. .
SFX V. Y 1
SFX V. er é/S. er
"""
    affixes = Affixes(rules)
    stems = list(affixes.stems("4\ngramme/S.K.() po:nom\nchanter/V. po:v1 po:nom\nbad/{}\n\n"))
    assert [stem.parts_of_speech for stem in stems] == [{"nom"}, {"v1", "nom"}, set()]
    forms = [set(affixes.forms(stem.word, stem.flags)) for stem in stems]
    assert forms[0] == {"gramme", "grammes", "kilogramme", "kilogrammes"}
    assert forms[1] == {"chanter", "chanté", "chantés"}
    assert forms[2] == set()


def test_known_faults_of_the_sources_are_mended() -> None:
    assert mended("societÃ\xa0") == "società" and mended("casa") == "casa" and mended("perché") == "perché"
    assert has_voice("PSST", "en") and not has_voice("KM", "en") and has_voice("CWM", "en")


def test_italian_headwords_bring_the_regular_forms_that_texts_use() -> None:
    heads = [Headword("lattuga", "n"), Headword("pigro", "adj"), Headword("giocare", "v"), Headword("dire", "v")]
    used = {"lattughe", "pigra", "pigramente", "giocherò", "giocando", "giocarci", "dillo", "ditemi", "pippo"}
    assert set(forms(heads, used)) == {"lattuga", "pigro", "giocare", "dire", *used} - {"pippo"}


def test_an_italian_future_is_complete() -> None:
    assert {"prenderò", "prenderai", "prenderemo", "prenderebbero"} <= set(futures({"prenderà", "prenderanno"}))
    assert set(futures({"sarà"})) == set()


def test_hidden_patterns_have_exceptions() -> None:
    hidden = Hidden(["*mist*", "!mistel*", "größe"], "de", umlauts=False)
    assert "MIST" in hidden and "MISTEL" not in hidden and "GROESSE" in hidden and "GROSSE" not in hidden
    assert "MIST" not in Hidden([], "de", umlauts=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_our_own_lists_can_be_laid(language: str) -> None:
    for layer in LAYER_NAMES:
        words = added(language, layer)
        assert words or (language, layer) == ("de", "proper")
        assert [word for word in words if len(normal_form(word, language, umlauts=True) or "") < 2] == []
    assert listed(f"{language}/hidden")
    assert (FOLDER / language).is_dir()


def test_a_letter_set_has_every_letter_and_more_of_the_frequent_ones() -> None:
    made = letter_set({"E": 100, "A": 50, "Ü": 1}, 40)
    assert sum(made.values()) == 40
    assert made["E"] > made["A"] > 1 and made["Q"] == made["Ü"] == 1 and "Ä" not in made
    assert sum(letter_set({"A": 1}, 26).values()) == 26
