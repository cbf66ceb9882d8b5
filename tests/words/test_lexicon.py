"""The shipped lexicons: the worked examples are in, the layers are filled, and what they say about a word is true."""

from __future__ import annotations

import pytest

from parlour.words.board import Board, Search
from parlour.words.finder import finder
from parlour.words.lexicon import LAYERS, lexicon
from parlour.words.spelling import LANGUAGES, LONGEST, SHORTEST

EXAMPLES = {
    "en": """NO ON ONE AT ATONE NET NOT NOTE TEN TO TON TONE APE PEN PEON PET TAP TAPE LEN LET TEL AEON LANE LEA LEAN
        PEA PEAL PLANE PLEA TEAL CART OXCART HELP HINT HI HIT AH HET CELL CELLS HELL ELL ELLS CLEAR CLEARS HELLO HE
        CELLO CELLOS EPOS AHI CERAS""",
    "de": """AB ABO AM OB ARM BAR BOR BORA RAM ABORT AMT ART BART BROT ORT ROT TOR TRAB BAD DA DARM DART RAD BAU BAUM
        DAU RAUM TRAUM UM STADT STADTTOR""",
    "fr": "MA AMOUR AU MOU MUR OU MURE RUE ATRE AUTRE MAT MOUT JE JEU JOUE JOUR JURE VER VERRE",
    "it": """IL LI VE VI EVO AL ALI LA OLA VIA VOLI AIRE ERA ILARE LIRA OLIARE RAI RE VERA VOLARE PALIO PALO PARI PREVIO
        DITO CONDITO""",
}
"""What the sheets of LETTER and WORD SEARCH spell."""
LETTER_SETS = [("en", False), ("de", True), ("de", False), ("fr", False), ("it", False)]


@pytest.mark.parametrize(("language", "umlauts"), LETTER_SETS)
def test_every_worked_example_of_both_games_is_in(language: str, umlauts: bool) -> None:
    words = lexicon(language, umlauts=umlauts)
    assert [word for word in EXAMPLES[language].split() if not words.holds(word)] == []


def test_the_golden_board_has_the_words_of_the_sheet() -> None:
    """WS-T2: board A, the token in the middle on the first move."""
    rows = ("X W Q T", "N J T I N", "O P E H A T", "S L L @ A I R", "O E C E S M", "D A R ON F", "S U S M")
    cells: dict[tuple[int, int], str] = {}
    for r, row in enumerate(rows, -3):
        for q, letters in enumerate(row.split(), max(-3, -3 - r)):
            cells[q, r] = letters
    places = sorted(cells)
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    neighbours = tuple(
        tuple(places.index((q + a, r + b)) for a, b in steps if (q + a, r + b) in cells) for q, r in places
    )
    tiles = tuple("" if cells[place] == "@" else cells[place] for place in places)
    board = Board(tiles, neighbours, frozenset({places.index((0, 2))}))
    middle = places.index((0, 0))
    found = {one.word for one in finder("en").find(board, Search(starts=frozenset(neighbours[middle])))}
    sheet = [
        "HELP",
        "HINT",
        "HI",
        "HIT",
        "AH",
        "HET",
        "CELL",
        "CELLS",
        "HELL",
        "ELL",
        "ELLS",
        "CLEAR",
        "CLEARS",
        "HELLO",
        "HE",
        "CELLO",
        "CELLOS",
        "LET",
        "EPOS",
        "AHI",
        "CERAS",
    ]
    assert [word for word in sheet if word not in found] == []


@pytest.mark.parametrize(("language", "umlauts"), LETTER_SETS)
def test_every_layer_has_playable_words(language: str, umlauts: bool) -> None:
    words = lexicon(language, umlauts=umlauts)
    assert tuple(words.layers) == LAYERS
    assert len(words.layers["proper"].graph) == 0 if language == "de" else len(words.layers["proper"].graph) >= 150
    assert 50 <= len(words.layers["abbreviations"].graph) <= 100
    for layer in words.layers.values():
        assert len(layer.graph) >= 300 or layer.name in ("proper", "abbreviations")
        sample = [layer.graph.word(number) for number in range(0, len(layer.graph), max(1, len(layer.graph) // 300))]
        for word in sample:
            assert SHORTEST <= len(word) <= LONGEST
            assert words.normal_form(word) == word
            entry = next(entry for entry in words.entries(word) if entry.layer == layer.name)
            assert words.normal_form(entry.spelling) == word
            assert entry.source


def test_the_numbers_of_words_are_those_in_the_docs() -> None:
    counts = {
        (language, umlauts): len(lexicon(language, umlauts=umlauts).layers["words"].graph)
        for language, umlauts in LETTER_SETS
    }
    assert counts == {
        ("en", False): 248_291,
        ("de", True): 590_886,
        ("de", False): 581_849,
        ("fr", False): 405_630,
        ("it", False): 323_320,
    }


@pytest.mark.parametrize(
    ("language", "layer", "names"),
    [
        ("en", "places", "LONDON FRANCE THAMES TEXAS MUNICH ALPS EGYPT TURKEY KYIV"),
        ("de", "places", "BERLIN MÜNCHEN RHEIN ÖSTERREICH BAYERN MAILAND ALPEN HALLE SOFIA OBWALDEN"),
        ("fr", "places", "PARIS LOIRE GENEVE ECOSSE LONDRES ALPES"),
        ("it", "places", "ROMA TEVERE TOSCANA PARIGI FRANCIA ALPI"),
        ("en", "first_names", "JOHN EMMA LEN SARAH"),
        ("de", "first_names", "HANS JÜRGEN UTE ANNA"),
        ("fr", "first_names", "JEAN ZOE HELENE LUC"),
        ("it", "first_names", "MARIO GIULIA LUCA NICOLO"),
        ("en", "proper", "MONDAY JULY CHINESE CHRISTMAS SATURN WELSH"),
        ("fr", "proper", "NOEL PAQUES SATURNE"),
        ("it", "proper", "NATALE PASQUA SATURNO BIBBIA"),
        ("en", "abbreviations", "SMS DVD LASER NASA"),
        ("de", "abbreviations", "SMS LKW TÜV LASER"),
        ("fr", "abbreviations", "SMS TGV ONU SNCF"),
        ("it", "abbreviations", "SMS IVA ONU RAI"),
        ("en", "initials", "BBC NHS UNESCO"),
        ("de", "initials", "ADAC USA UNESCO"),
        ("fr", "initials", "BHV UNESCO"),
        ("it", "initials", "CGIL UNESCO"),
        ("en", "brands", "LEGO IKEA TESCO"),
        ("de", "brands", "LEGO IKEA EDEKA MÄRKLIN"),
        ("fr", "brands", "LEGO CITROEN MONOPRIX"),
        ("it", "brands", "LEGO FERRARI ESSELUNGA"),
    ],
)
def test_the_well_known_are_in_their_layer(language: str, layer: str, names: str) -> None:
    words = lexicon(language, umlauts=language == "de")
    assert [name for name in names.split() if not words.holds(name, (layer,))] == []


HOUSEHOLD = """ACETO AGLIO ALBICOCCA APRIBOTTIGLIE ARANCIA ASCIUGAMANO AVENA BASILICO BOTTIGLIA BURRO CAFFE
    CANNELLA CARCIOFO CAROTA CAVOLO CETRIOLO CILIEGIA CIPOLLA COLTELLO COPERTA CUCCHIAIO CUSCINO DIVANO
    FAGIOLO FARINA FINOCCHIO FORCHETTA FORMAGGIO FORNO FRAGOLA FRIGORIFERO GIRAFFA GIRAFFE LAMPADA
    LATTUGA LATTUGHE LAVATRICE LENZUOLO LIMONE MANDORLA MANDORLE MELANZANA MELA MIELE NOCCIOLA NOCE NOCI
    OLIO PADELLA PANE PASTA PATATA PENTOLA PEPERONE PESCA PIATTO PISELLO POMODORO PREZZEMOLO RISO
    ROSMARINO SALE SALVIA SAPONE SCOPA SEDANO SEDIA SPAZZOLA SPECCHIO SPINACI SVEGLIA TAVOLO TAZZA TENDA
    TOVAGLIA UOVA VANIGLIA ZUCCA ZUCCHERO ZUCCHINA ZUCCHINE"""


def test_italian_has_the_words_of_the_household() -> None:
    words = lexicon("it")
    assert [word for word in HOUSEHOLD.split() if not words.holds(word)] == []


def test_italian_verbs_have_their_whole_future_and_their_pronouns() -> None:
    words = lexicon("it")
    futures = [word[:-4] for word in words.layers["words"].graph if word.endswith("RANNO") and len(word) > 8]
    assert sum(not words.holds(stem + "O") for stem in futures) == 0
    said = "PRENDERO ACCENDERO FINGERO DIFENDERSI PRENDERTI DILLO GODITI DAMMELO GENTILMENTE TENUTOSI AVER FAR"
    assert [word for word in said.split() if not words.holds(word)] == []


def test_layers_decide_what_counts() -> None:
    words = lexicon("en")
    assert not words.holds("LONDON")
    assert words.holds("LONDON", ("words", "places"))
    assert not words.holds("LONDON", ("words", "first_names"))


def test_a_word_is_shown_as_people_write_it() -> None:
    def spelled(language: str, word: str, umlauts: bool = False) -> str:
        return next(lexicon(language, umlauts=umlauts).entries(word)).spelling

    assert spelled("fr", "MOUT") == "moût"
    assert spelled("fr", "COEUR") == "cœur"
    assert spelled("it", "SOCIETA") == "società"
    assert spelled("de", "STRASSE", umlauts=True) == "Straße"
    assert spelled("de", "GROESSE") == "Größe"
    assert spelled("en", "HOUSE") == "house"


def test_common_words_have_higher_values_than_rare_ones() -> None:
    for language, common, rare in (
        ("en", "HOUSE", "OXCART"),
        ("de", "HAUS", "TRAB"),
        ("fr", "JOUR", "ATRE"),
        ("it", "ANNI", "PALIO"),
    ):
        words = lexicon(language, umlauts=True) if language == "de" else lexicon(language)
        first, second = (next(words.entries(word)).zipf for word in (common, rare))
        assert first is not None and first > 5
        assert second is None or second < first - 1
    assert next(lexicon("en").entries("CERAS")).zipf is None


def test_the_family_filter_hides_words_that_still_count() -> None:
    for language in LANGUAGES:
        words = lexicon(language)
        hidden = list(words.hidden())
        assert len(hidden) > 400
        assert all(any(word in layer for layer in words.layers.values()) for word in hidden)
    words = lexicon("en")
    assert words.hides("SHIT") and words.holds("SHIT")
    assert not any(words.hides(word) for word in ("SHITTAH", "HOUSE", "SCUNTHORPE", "SWANK", "SNIGGER", "SQUAWK"))
    assert not lexicon("de").hides("TISCHLAMPE")
    assert not lexicon("it").hides("CAZZUOLA")
