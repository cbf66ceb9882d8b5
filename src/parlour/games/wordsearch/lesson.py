"""The lesson of WORD SEARCH: words from the token on, a dispute, a swap, and what to do without a word."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from parlour.core.game import GIVE_UP, Seat
from parlour.core.lesson import Lesson, Scene, Step
from parlour.games.wordsearch.actions import Call, DealTiles, Exchange, MoveToken, Swap, TakeFromPile
from parlour.games.wordsearch.board import Path, Place, hexagon, names
from parlour.games.wordsearch.rules import WordSearch
from parlour.kit.challenge import Dispute
from parlour.kit.window import PASS
from parlour.words.agreement import Language

YOU, TOM = Seat(0), Seat(1)
NAMES = names(hexagon(3))
MIDDLE = "c3 c4 d5 e4 e3 d3"
"""The letters around it, where every first word begins."""


class Words(Struct, frozen=True):
    """A board for one language, row by row, and what is found on it. The paths are the same in every language.

    `doubtful` is in no dictionary. `swapped` can be read only after the swap.
    """

    rows: tuple[str, ...]
    first: str
    toms: str
    second: str
    doubtful: str
    swapped: str
    hands: tuple[str, str]
    drawn: str


WORDS = {
    "en": Words(
        ("G N I S", "O R A L D", "I P E H W R", "D M L . R A A", "O E C S E V", "C T IS B U", "I F S L"),
        *("HELP", "SEA", "RAIN", "VUB", "GOLD"),
        ("J", "E"),
        "T",
    ),
    "de": Words(
        ("G S I I", "O R E B E", "H D U H R IS", "F C N . S E A", "A R S T E Z", "K L N W A", "T ON P L"),
        *("HUND", "TEE", "REIS", "ZAW", "GOLF"),
        ("Y", "E"),
        "T",
    ),
    "fr": Words(
        ("S N I A", "O P A E L", "E E U L T E", "F D N . O R R", "W C I M E K", "T O G B U", "A V T I"),
        *("LUNE", "MER", "PAIN", "KUB", "SOIF"),
        ("X", "E"),
        "R",
    ),
    "it": Words(
        ("D E N I", "I P A I C", "N A U L E G", "O I N . I A F", "C L IN O R V", "R A E K O", "IS E S T"),
        *("LUNA", "ORA", "PANE", "VOK", "DITO"),
        ("W", "E"),
        "R",
    ),
}
FIRST, TOMS, SECOND, DOUBTFUL, SWAPPED = "c4 c3 d3 c2", "e4 e5 d6", "b2 b3 a3 a2", "e6 f5 f4", "a1 b1 c1 d1"
WRONG, RIGHT = "c1", "g4"
"""A tile stands in the way of a word, and the one it needs lies at the other end of the board."""


def place(name: str) -> Place:
    return NAMES.index(name)


def path(written: str) -> Path:
    return tuple(map(place, written.split()))


def spots(*written: str) -> tuple[str, ...]:
    return tuple(" ".join(written).split())


def lesson(language: str) -> Lesson:
    words = WORDS[language]
    dealt = DealTiles(
        tuple(() if tile == "." else (tile,) for row in words.rows for tile in row.split()),
        words.hands,
    )
    table = WordSearch(
        language=cast(Language, language),
        letter_set="language",
        judge="dictionary",
        timer=None,
        window=None,
        start_player=0,
    )
    steps = (
        Step("first", Call(words.first, path(FIRST)), look=spots(FIRST, MIDDLE)),
        Step("let", PASS, before=((TOM, PASS), (TOM, Call(words.toms, path(TOMS)))), look=spots(TOMS)),
        Step("second", Call(words.second, path(SECOND)), look=spots(SECOND)),
        Step(
            "dispute",
            Dispute(),
            before=((TOM, PASS), (TOM, Call(words.doubtful, path(DOUBTFUL)))),
            look=spots(DOUBTFUL),
        ),
        Step("swap", Swap(place(WRONG), place(RIGHT)), also=(Swap(place(RIGHT), place(WRONG)),), look=(WRONG, RIGHT)),
        Step("third", Call(words.swapped, path(SWAPPED)), look=spots(SWAPPED)),
        Step("exchange", Exchange(), before=((TOM, PASS), (TOM, MoveToken(place("d5"))))),
        Step(
            "step",
            MoveToken(place("d2")),
            before=(("chance", TakeFromPile(words.drawn)), (TOM, MoveToken(place("d6")))),
            also=(MoveToken,),
            look=("c1", "d2", "e1"),
        ),
    )
    return Lesson((Scene(table, 2, steps, before=(("chance", dealt),), after=((TOM, GIVE_UP),)),))
