"""The lesson of FIND … den MÖRDER: both ways to win, objecting, and playing alone."""

from __future__ import annotations

from parlour.core.game import Actor, Seat
from parlour.core.lesson import Lesson, Scene, Script, Step
from parlour.games.moerder.actions import Claim, Next, RaiseObjection, Reveal, Show, Touch, TurnTile
from parlour.games.moerder.board import AROUND, BODY, NAMES, WORD, Face
from parlour.games.moerder.chains import Chain
from parlour.games.moerder.rules import Moerder
from parlour.kit.window import PASS

YOU, TOM = Seat(0), Seat(1)
NEXT = Next()
TWO = Moerder(start_player=0, window=None)
ALONE = Moerder()


def turned(seat: Actor, place: str, face: Face) -> Script:
    """A seat turns a tile, and chance says what is on it."""
    return ((seat, TurnTile(NAMES[place])), ("chance", Reveal(NAMES[place], face)))


def turns(*tiles: tuple[str, Face]) -> Script:
    """You and Tom turn these in turn. Nobody says "Next" after the last."""
    script: Script = ()
    for number, (place, face) in enumerate(tiles):
        seat = (YOU, TOM)[number % 2]
        script += turned(seat, place, face)
        script += ((seat, NEXT),) if number < len(tiles) - 1 else ()
    return script


def shown(*faces: tuple[str, Face]) -> Script:
    """What chance shows, tile by tile."""
    return tuple(("chance", Reveal(NAMES[place], face)) for place, face in faces)


def chain(*places: str) -> Chain:
    first, second, third, fourth, fifth, sixth = (NAMES[place] for place in places)
    return first, second, third, fourth, fifth, sixth


POSSIBLE = ("d4", "c3", "b2", "a2", "b1", "c1")
"""R, D and E lie open here; the other three may still come."""

FIND = Scene(
    TWO,
    2,
    steps=(
        Step("turn", TurnTile(NAMES["c4"]), look=("c4",)),
        Step("next", NEXT, before=shown(("c4", "M"))),
        Step(
            "body",
            TurnTile(NAMES["e3"]),
            before=(*turned(TOM, "d4", "Ö"), (TOM, NEXT)),
            look=("e3", *(place for place, tile in NAMES.items() if tile in AROUND[NAMES["e3"]])),
        ),
        Step(
            "claim",
            Claim(chain("c4", "d4", "e4", "f4", "f3", "f2")),
            before=shown(
                *(("e3", BODY), ("d2", "E"), ("e2", "M"), ("f2", "R")),
                *(("d3", "D"), ("f3", "E"), ("e4", "R"), ("f4", "D")),
            ),
            also=(Claim,),
            look=("c4", "d4", "e4", "f4", "f3", "f2"),
        ),
    ),
)

OBJECT = Scene(
    TWO,
    2,
    before=turns(("b1", "E"), ("a2", "D"), ("b2", "R"), ("e6", "M"), ("f5", "M"), ("e5", "R"), ("a1", "M")),
    steps=(
        Step("collect", Touch(NAMES["a1"]), look=("a1", "b1", "a2", "b2")),
        Step("stopped", Touch(NAMES["b1"]), before=((TOM, PASS),), look=("b1",)),
        Step(
            "pass",
            PASS,
            before=(
                (TOM, RaiseObjection()),
                (TOM, Show(chain(*POSSIBLE))),
                *turned(TOM, "f6", "R"),
                (TOM, Touch(NAMES["f6"])),
            ),
            look=("f6", "e6", "f5", "e5"),
        ),
        Step("object", RaiseObjection(), before=((TOM, Touch(NAMES["b2"])),), look=("b2", "a2", "b1")),
        Step("show", Show(chain(*POSSIBLE)), also=(Show,), look=POSSIBLE),
    ),
)


def five_letters() -> Script:
    """You have collected all but the last R, which lies open."""
    script: Script = ()
    for letter, place, other in zip(
        WORD[:-1], ("a1", "c1", "e1", "a3", "c3"), ("b6", "d6", "f6", "d5", "f5"), strict=True
    ):
        script += (*turned(YOU, place, letter), (YOU, Touch(NAMES[place])), (TOM, PASS), (YOU, NEXT))
        script += (*turned(TOM, other, letter), (TOM, NEXT))
    return script + turned(YOU, "e3", "R")


LAST_LETTER = Scene(
    TWO,
    2,
    before=five_letters(),
    steps=(Step("last", Touch(NAMES["e3"]), look=("e3",)),),
    after=((TOM, PASS),),
)


WALL: tuple[tuple[str, Face], ...] = tuple((f"e{row}", "M") for row in range(1, 7))
BEHIND: tuple[tuple[str, Face], ...] = (("f1", "Ö"), ("f2", "D"), ("f3", "R"), ("f4", "E"), ("f5", "R"), ("f6", "M"))
BEFORE: tuple[tuple[str, Face], ...] = (("d3", "Ö"), ("c3", "R"), ("b3", "D"), ("a3", "E"))


def six_letters() -> Script:
    """Alone: behind a wall of M all six letters could be collected. Then four more tiles were turned."""
    script: Script = ()
    for place, face in (*WALL, *BEHIND):
        script += (*turned(YOU, place, face), (YOU, NEXT))
    script = script[:-1] + tuple((YOU, Touch(NAMES[place])) for place, _ in BEHIND) + ((YOU, NEXT),)
    for place, face in BEFORE:
        script += (*turned(YOU, place, face), (YOU, NEXT))
    return script


BY_YOURSELF = Scene(
    ALONE,
    1,
    before=six_letters(),
    steps=(
        Step("alone", TurnTile(NAMES["b4"]), look=("e3", "d3", "c3", "b3", "a3", "b4")),
        Step(
            "score",
            Claim(chain("e3", "d3", "c3", "b3", "a3", "b4")),
            before=shown(("b4", "R")),
            also=(Claim,),
            look=("e3", "d3", "c3", "b3", "a3", "b4"),
        ),
    ),
)

LESSON = Lesson((FIND, OBJECT, LAST_LETTER, BY_YOURSELF))


def lesson(_: str) -> Lesson:
    """The same in every language: the word stays MÖRDER."""
    return LESSON
