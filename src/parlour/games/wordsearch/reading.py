"""What a typed line means: a word to look for on the table, or a short command (WS-A20).

A place is its name (`d4`, or `1,-1` without a board) or its number (`#17`). A word may be typed by itself, with the
letter it ends on, or with its whole path. `d4/1` is the lowest tile of d4. `call` in front tells a word like STAY from
the command.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from parlour.core.game import GiveUp, Illegal, Unreadable
from parlour.games.wordsearch.actions import (
    AddTile,
    Call,
    Done,
    DrawTile,
    Exchange,
    LayTile,
    MoveToken,
    SeatAction,
    ShiftTile,
    Stay,
    Swap,
    SwapHand,
    TurnTile,
)
from parlour.games.wordsearch.board import LEVEL, Path, Place, Tile, layout, names, neighbours, place_of, top
from parlour.games.wordsearch.state import Challenged, Open, View
from parlour.kit.challenge import Disputable, Dispute, StandBy, Vote, Voting
from parlour.kit.typed import spellings
from parlour.kit.window import PASS
from parlour.words.board import Search
from parlour.words.tracing import paths

PLAIN: Final[dict[str, SeatAction]] = {
    "stand by": StandBy(),
    "stay": Stay(),
    "exchange": Exchange(),
    "draw": DrawTile(),
    "done": Done(),
    "give up": GiveUp(),
    "dispute": Dispute(),
    "pass": PASS,
}
BALLOTS: Final[dict[str, bool | None]] = {"yes": True, "no": False, "abstain": None}
REPLIES: Final = ("dispute", "pass")
EXAMPLE_SPOT: Final = "1,-1"
EXAMPLE_SWAP: Final = "swap a1 a2"
EXAMPLE_WORD: Final = "tea"
TURNED: Final = "turned"
SPOT: Final = re.compile(r"(-?\d{1,2}),(-?\d{1,2})")
TILE: Final = re.compile(r"([a-g]\d|#\d{1,2}|-?\d{1,2},-?\d{1,2})(?:/(\d{1,2}))?")


def read(view: View, text: str) -> SeatAction:
    """What a seat with this view means. Replies and ballots are ordinary words unless they are asked for."""
    line = re.sub(r"(?<=\d)\s*,\s*(?=-?\d)", ",", text.strip())
    parts = [part.strip(",") for part in line.split()]
    typed, open = " ".join(parts).lower(), view.open
    if typed == "give up":
        return PLAIN[typed]
    match open.phase:
        case Challenged(Voting()):
            if typed not in BALLOTS:
                raise Unreadable("unreadable_reply", example="yes")
            return Vote(BALLOTS[typed])
        case Challenged(Disputable()):
            if typed not in REPLIES:
                raise Unreadable("unreadable_reply", example="pass")
            return PLAIN[typed]
    if typed in PLAIN and typed not in REPLIES:
        return PLAIN[typed]
    if not parts:
        raise Unreadable("unreadable_word", example=EXAMPLE_WORD)
    match [part.lower() for part in parts]:
        case ["call", _, *_]:
            return read_call(view, parts[1], parts[2:])
        case ["swap", "hand", place]:
            return SwapHand(read_place(open, place))
        case ["swap", one, other]:
            return Swap(read_place(open, one), read_place(open, other))
        case ["swap", place] if TILE.fullmatch(place):
            raise Unreadable("unreadable_place", example=EXAMPLE_SWAP)
        case ["turn", place]:
            return TurnTile(read_place(open, place))
        case ["add", place, *turned] if turned in ([], [TURNED]):
            return AddTile(read_place(open, place), bool(turned))
        case ["shift", start, to, *turned] if turned in ([], [TURNED]):
            return ShiftTile(read_place(open, start), read_place(open, to), bool(turned))
        case ["lay", spot, *turned] if turned in ([], [TURNED]):
            return read_spot(spot, bool(turned))
        case ["move", place] | [place] if TILE.fullmatch(place) or len(parts) == 2:
            return MoveToken(read_place(open, place))
        case _:
            return read_call(view, parts[0], parts[1:])


def read_place(open: Open, text: str) -> Place:
    return place_of(read_tile(open, text))


def read_tile(open: Open, text: str) -> Tile:
    """A name means the top tile there, a number the lowest one. A level may be given, 1 for the ground."""
    found, called = TILE.fullmatch(text.lower()), names(open.places)
    if found is not None:
        name, level = found.groups()
        place = int(name[1:]) if name[0] == "#" else called.index(name) if name in called else -1
        if place in range(len(open.places)):
            if level is not None:
                return place + LEVEL * max(int(level) - 1, 0)
            return place if name[0] == "#" or not open.stacks[place] else top(place, len(open.stacks[place]))
    raise Unreadable("unreadable_place", example=called[-1])


def read_spot(text: str, turned: bool) -> LayTile:
    found = SPOT.fullmatch(text)
    if found is None or max(abs(int(axis)) for axis in found.groups()) > 60:
        raise Unreadable("unreadable_place", example=EXAMPLE_SPOT)
    return LayTile(int(found[1]), int(found[2]), turned)


def read_call(view: View, text: str, rest: list[str]) -> Call:
    """The word with its path, with the letter it ends on, or by itself if it can only end on one letter."""
    open, where = view.open, tuple(read_tile(view.open, part) for part in rest)
    spelled = spellings(text, {tile for part in (open.pile, open.hands, *open.stacks) for tile in part})
    if not spelled:
        raise Unreadable("unreadable_word", example=EXAMPLE_WORD)
    if len(where) > 1:
        return Call(spelled[0], where)
    for found in ways_to_read(open, spelled):
        ends = {place_of(call.path[-1]): call for call in reversed(found)}
        if where and place_of(where[0]) in ends:
            return ends[place_of(where[0])]
        if len(ends) > 1 and not where and open.tokens:
            several = [names(open.places)[place] for place in sorted(ends)]
            word = found[0].word
            raise Unreadable("several_ends", word=word, ends=", ".join(several), example=f"{word.lower()} {several[0]}")
        if not where:
            return found[0]
    raise Illegal("not_traceable", word=spelled[0])


def ways_to_read(open: Open, spelled: list[str]) -> Iterator[list[Call]]:
    """All ways to trace the word, best first.

    What only some tables allow comes last: reading down a stack, and using a tile twice. The rules check whether this
    table allows it.
    """
    for reuse, vertical in ((False, False), (False, True), (True, False), (True, True)):
        here = layout(open.places, open.stacks, vertical=vertical)
        search = Search(reuse=reuse)
        if open.tokens and open.active is not None:
            token = open.tokens[open.active]
            search = Search(
                starts=frozenset(
                    here.number[top(place, len(open.stacks[place]))]
                    for place in neighbours(open.places)[token]
                    if open.stacks[place]
                ),
                ends=frozenset(number for tile, number in here.number.items() if place_of(tile) not in open.tokens),
                barred=frozenset(number for tile, number in here.number.items() if place_of(tile) == token),
                reuse=reuse,
            )
        found = [
            Call(word, tuple(here.tiles[number] for number in path))
            for word in spelled
            for path in paths(here.board, word, search)
        ]
        if found:
            yield sorted(found, key=lambda call: rank(open, call.path))


def rank(open: Open, path: Path) -> tuple[int, int]:
    """Prefers paths that avoid letters under other tokens, then those higher up (WS-A5, WS-A16)."""
    return sum(place_of(tile) in open.tokens for tile in path), -sum(tile // LEVEL for tile in path)
