"""Actions as one line of text and back, events as lines of a transcript.

A tile is named by column and row: a1 is top left, f6 bottom right. A chain is six tiles in the order of the word. In an
objection a tile may carry the letter it stands for, as in `c3=R`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from unicodedata import normalize

from parlour.core.game import Action, Event, GiveUp, Seat, TimeUp, Unreadable
from parlour.games.moerder.actions import (
    Claim,
    DrawStarter,
    DropOut,
    JudgeTouch,
    Next,
    PickTile,
    Quit,
    RaiseObjection,
    Reveal,
    SeatAction,
    Show,
    Touch,
    TurnTile,
)
from parlour.games.moerder.board import NAMES, WORD, name
from parlour.games.moerder.chains import Chain
from parlour.games.moerder.events import (
    BodyFound,
    ChainFound,
    ChainsShown,
    ClaimFailed,
    DroppedOut,
    Objected,
    ObjectionFell,
    ObjectionHeld,
    QuitAnnounced,
    SeatGaveUp,
    StarterDrawn,
    TileCollected,
    TileTouched,
    TileTurned,
    TimeRanOut,
    TouchPassed,
    TurnEnded,
    WordCollected,
)
from parlour.games.moerder.state import Showing, Turning, View
from parlour.kit.window import PASS, Pass

EXAMPLE_TILE = "c3"
EXAMPLE_CHAIN = "a1 b2 a2 b1 c1 c2"
EXAMPLE_OBJECTION = "a1=M b2=Ö a2=R b1=D c1=E c2=R"
WORDS: dict[str, SeatAction] = {
    "next": Next(),
    "pass": PASS,
    "object": RaiseObjection(),
    "drop out": DropOut(),
    "no chain": Quit(),
    "give up": GiveUp(),
}
LINE = re.compile(r"(?:(turn|touch|claim|show)\s+)?(.*)")
LINK = re.compile(r"([a-f][1-6])(?:=([a-zö]))?")


def write(action: Action) -> str:
    """An action as a line of the transcript."""
    match action:
        case TurnTile(tile):
            return f"turn {name(tile)}"
        case Touch(tile):
            return f"touch {name(tile)}"
        case Claim(chain):
            return "claim " + " ".join(map(name, chain))
        case Show(chain):
            return "show " + " ".join(f"{name(tile)}={letter}" for tile, letter in zip(chain, WORD, strict=True))
        case Next() | Pass() | RaiseObjection() | DropOut() | Quit() | GiveUp():
            return next(word for word, meant in WORDS.items() if meant == action)
        case Reveal(tile, face):
            return f"{name(tile)} is {face}"
        case PickTile(tile):
            return f"pick {name(tile)}"
        case JudgeTouch(possible):
            return "possible" if possible else "impossible"
        case DrawStarter(seat):
            return f"starter {seat}"
        case TimeUp():
            return "time up"
        case _:
            raise TypeError(action)


def read(view: View, text: str) -> SeatAction:
    """What a typed line means to a seat with this view. The leading word may be left out where the phase implies it."""
    typed = " ".join(re.split(r"[\s,-]+", normalize("NFC", text).lower().strip()))
    if typed in WORDS:
        return WORDS[typed]
    found = LINE.fullmatch(typed)
    word, rest = found.groups() if found else (None, typed)
    match word or _meant(view, rest):
        case "turn":
            return TurnTile(read_tile(rest))
        case "touch":
            return Touch(read_tile(rest))
        case "claim":
            return Claim(read_chain(rest, EXAMPLE_CHAIN))
        case _:
            return Show(read_chain(rest, EXAMPLE_OBJECTION))


def read_tile(text: str) -> int:
    if text not in NAMES:
        raise Unreadable("unreadable_tile", example=EXAMPLE_TILE)
    return NAMES[text]


def read_chain(text: str, example: str) -> Chain:
    """Six tiles. A letter given with a tile must be the one its place asks for."""
    links = [LINK.fullmatch(link) for link in text.split()]
    tiles = [
        NAMES[link[1]] for link, letter in zip(links, WORD, strict=False) if link and link[2] in (None, letter.lower())
    ]
    if len(links) != 6 or len(tiles) != 6:
        raise Unreadable("unreadable_chain", example=example)
    a, b, c, d, e, f = tiles
    return (a, b, c, d, e, f)


def _meant(view: View, rest: str) -> str:
    """What is meant by a line that names only tiles."""
    match view.open.phase:
        case Turning():
            return "turn"
        case Showing():
            return "show"
        case _:
            return "claim" if " " in rest else "touch"


def tell(event: Event) -> str:
    """An event as a line of the transcript."""
    match event:
        case StarterDrawn(seat):
            return f"seat {seat} begins"
        case TileTurned(seat, tile, face):
            return f"seat {seat} turns {name(tile)}: {face}"
        case BodyFound(seat, tile, around):
            return f"seat {seat} turns {name(tile)}: the body, and with it {_names(around) or 'nothing'}"
        case ChainFound(seat, chain):
            return f"seat {seat} finds the word: {_names(chain)}"
        case ClaimFailed(seat, chain):
            return f"seat {seat} is wrong: {_names(chain)}"
        case TileTouched(seat, tile, letter):
            return f"seat {seat} touches {name(tile)}, {letter}"
        case TouchPassed(seat):
            return f"seat {seat} lets it pass"
        case Objected(seat, tile):
            return f"seat {seat} objects to {name(tile)}"
        case ObjectionHeld(collector, tile, seat, chain):
            shown = "" if chain is None else f": {_names(chain)}"
            return f"{name(tile)} stays, seat {collector} meets the objection of {_objector(seat)}{shown}"
        case ObjectionFell(seat, tile):
            return f"the objection of seat {seat} to {name(tile)} falls"
        case TileCollected(seat, tile, letter):
            return f"seat {seat} collects {name(tile)}, {letter}"
        case WordCollected(seat):
            return f"seat {seat} has all the letters"
        case TurnEnded(seat, time_up):
            return f"the turn of seat {seat} is over{', time is up' if time_up else ''}"
        case TimeRanOut(seat):
            return f"seat {seat} has run out of time"
        case DroppedOut(seat):
            return f"seat {seat} drops out"
        case QuitAnnounced(seat, hidden):
            return f"seat {seat} quits with {hidden} tiles face down"
        case SeatGaveUp(seat):
            return f"seat {seat} gives up"
        case ChainsShown(chains):
            return "chains that lay open: " + "; ".join(map(_names, chains))
        case _:
            raise TypeError(event)


def _names(tiles: Iterable[int]) -> str:
    return " ".join(map(name, tiles))


def _objector(seat: Seat | None) -> str:
    return "the table" if seat is None else f"seat {seat}"
