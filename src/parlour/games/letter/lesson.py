"""The lesson of LETTER: taking letters, laying them, naming words, a knock, and a Free Letter."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from parlour.core.game import GIVE_UP, Seat
from parlour.core.lesson import Lesson, Scene, Script, Step
from parlour.games.letter.actions import Done, DrawTiles, Knock, Lay, Name, Release, TakeRest, TakeSize
from parlour.games.letter.pieces import BLANKS, LETTERS, Tile
from parlour.games.letter.rules import Letter
from parlour.kit.window import PASS
from parlour.words.agreement import Language

YOU, TOM = Seat(0), Seat(1)
DONE: Final = Done()
EACH: Final = 15
COLUMNS: Final = "abcdefghijklmn"
SIZE: Final = (2, 1)


class Laid(NamedTuple):
    """A letter, its tile, and the upper left cell it covers."""

    letter: str
    tile: Tile
    cell: str

    @property
    def act(self) -> Lay:
        return Lay(self.tile, COLUMNS.index(self.cell[0]), int(self.cell[1:]) - 1)


class Told(NamedTuple):
    """You lay `first` and `third`, Tom lays `second` and releases `free`. With each comes a word."""

    first: Laid
    second: Laid
    third: Laid
    free: Laid
    words: tuple[str, str, str]

    def named(self, word: str) -> Name:
        tiles = {laid.letter: laid.tile for laid in (self.first, self.second, self.third, self.free)}
        return Name(word, tuple(tiles[letter] for letter in word))

    @property
    def hands(self) -> Script:
        """What everybody is dealt: these letters, any others, and a blank each."""
        mine, toms = (self.first.tile, self.third.tile), (self.second.tile, self.free.tile)
        others = [tile for tile in range(LETTERS) if tile not in mine + toms]
        more = EACH - len(mine)
        dealt = ((YOU, mine, others[::4][:more]), (TOM, toms, others[2::4][:more]))
        letters: Script = tuple(("chance", DrawTiles(seat, (*sorted([*some, *rest]),))) for seat, some, rest in dealt)
        return letters + tuple(("chance", DrawTiles(seat, (BLANKS[seat],))) for seat in (YOU, TOM))


TOLD = {
    "en": Told(
        *(Laid("N", 36, "h6"), Laid("O", 39, "f6"), Laid("E", 12, "g7"), Laid("T", 54, "e6")),
        ("ON", "ONE", "TONE"),
    ),
    "de": Told(
        *(Laid("M", 33, "h6"), Laid("A", 0, "g6"), Laid("R", 48, "g7"), Laid("W", 62, "d5")),
        ("AM", "ARM", "WARM"),
    ),
    "fr": Told(
        *(Laid("N", 36, "h6"), Laid("U", 60, "e6"), Laid("E", 12, "g7"), Laid("L", 30, "c6")),
        ("UN", "UNE", "LUNE"),
    ),
    "it": Told(
        *(Laid("N", 36, "h6"), Laid("U", 60, "e6"), Laid("A", 3, "g7"), Laid("L", 30, "c6")),
        ("UN", "UNA", "LUNA"),
    ),
}


def lesson(language: str) -> Lesson:
    told, spoken = TOLD[language], cast(Language, language)
    two, three, four = told.words
    table = Letter(language=spoken, draft="random_deal", window="until_all_pass", judge="dictionary", start_player=0)
    return Lesson((taking(spoken), Scene(table, 2, steps(told, two, three, four), told.hands, ((TOM, GIVE_UP),))))


def taking(language: Language) -> Scene:
    """Letters are taken by size."""
    drawn: Script = (
        ("chance", DrawTiles(YOU, (3,))),
        (TOM, TakeSize((3, 3))),
        ("chance", DrawTiles(TOM, (8,))),
    )
    return Scene(
        Letter(language=language, start_player=0),
        2,
        steps=(Step("size", TakeSize(SIZE), look=("size:2x1",)), Step("rest", TakeRest(), before=drawn)),
    )


def steps(told: Told, two: str, three: str, four: str) -> tuple[Step, ...]:
    def lit(*laid: Laid) -> tuple[str, ...]:
        return tuple(f"letter:{one.tile}" for one in laid)

    return (
        Step("lay", told.first.act, look=lit(told.first)),
        Step("done", DONE),
        Step("knock", Knock(), before=((TOM, told.second.act), (TOM, DONE)), look=lit(told.first, told.second)),
        Step("two", told.named(two), look=lit(told.first, told.second)),
        Step("enough", DONE),
        Step("third", told.third.act, before=((TOM, PASS), (YOU, PASS)), look=lit(told.first, told.second, told.third)),
        Step("three", told.named(three), look=lit(told.first, told.second, told.third)),
        Step("next", DONE),
        Step(
            "free",
            told.free.act,
            before=((TOM, PASS), (TOM, Release(told.free.tile)), (YOU, PASS)),
            look=lit(told.free, told.second),
        ),
        Step("four", told.named(four), look=lit(told.first, told.second, told.third, told.free)),
        Step("finish", DONE),
    )
