"""What people are told of a word."""

from parlour.words.lookup import commonness, look_up, one_in


def test_a_word_is_found_in_every_list_that_has_it() -> None:
    assert [entry.layer for entry in look_up("turkey", "en")] == ["words", "places"]
    assert [entry.layer for entry in look_up("turkey", "en", ("places",))] == ["places"]
    assert look_up("qqqq", "en") == look_up("don't", "en") == []


def test_german_is_found_with_its_umlauts_and_folded() -> None:
    assert look_up("GRÖSSE", "de")[0].spelling == look_up("GROESSE", "de")[0].spelling == "Größe"


def test_how_common_a_word_is_has_a_name_and_a_round_figure() -> None:
    assert [commonness(zipf) for zipf in (None, 0.5, 2.0, 3.9, 4.0, 6.5)] == [
        "uncounted",
        "very_rare",
        "rare",
        "known",
        "common",
        "everyday",
    ]
    assert (one_in(None), one_in(5.0), one_in(4.26)) == (None, 10_000, 50_000)
