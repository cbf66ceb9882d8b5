"""GRAND MASTER MIND in the terminal: pairs in the letters one types, pegs as three figures."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from parlour.core.game import Seat
from parlour.games.grandmastermind.events import (
    ChallengerDrawn,
    CodeHidden,
    CodeShown,
    RolesSwapped,
    RowAnswered,
    RowLost,
    RowPlaced,
    SeatGaveUp,
    TableEvent,
)
from parlour.games.grandmastermind.notation import (
    EXAMPLE_ANSWER,
    EXAMPLE_ROW,
    LETTER_OF,
    SIGN_OF,
    write_code,
)
from parlour.games.grandmastermind.pegs import Pegs
from parlour.games.grandmastermind.pieces import COLOURS, SHAPES, Code, Pair, Tray
from parlour.games.grandmastermind.rules import GrandMasterMind, other, points
from parlour.games.grandmastermind.state import Row, View
from parlour.texts.voice import Voice

INK = {
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "violet": "magenta",
    "orange": "dark_orange",
    None: "dim",
}
BLACK, WHITE, BLUE = "●", "○", "◐"
HIDDEN = "??"
FREE = "··"
LOST = "××"
EXAMPLE_BLANKS = "Rt -- G- -+"


def draw(game: GrandMasterMind, view: View, voice: Voice) -> Text:
    """The code or the shield on top, the rows below in the order they were laid, the pegs beside them."""
    rows, code = laid(view)
    word = voice.say("word-code")
    margin = max(len(word), 2)
    board = Text(f"{word:>{margin}}  ")
    board.append(shield(view) if code is None else pairs(code))
    board.append(f"   {BLACK} {WHITE} {BLUE}", "dim")
    for number in range(1, game.rows + 1):
        row = rows[number - 1] if number <= len(rows) else None
        board.append(f"\n{number:>{margin}}  ", "dim" if row is None else "")
        board.append(double_row(row))
    if (left := game.tray(view.open)) is not None:
        board.append("\n\n" + tray_text(left))
    return board


def standing(game: GrandMasterMind, view: View, seat: Seat, voice: Voice) -> str:
    open = view.open
    role = "challenger" if seat == open.challenger else "decoder"
    if game.roles != "swap":
        return voice.say(f"grandmastermind-standing-{role}-alone")
    won = points(open.past)[seat]
    return voice.say(f"grandmastermind-standing-{'points' if open.phase == 'over' else role}", points=won)


def tell(game: GrandMasterMind, event: TableEvent, names: Sequence[str], voice: Voice) -> str:
    say = voice.say
    match event:
        case RowPlaced(seat, number):
            return say("grandmastermind-event-row-placed", name=names[seat], number=number)
        case RowAnswered(number, pegs):
            return say("grandmastermind-event-row-answered", number=number, pegs=pegs_in_words(pegs, voice))
        case RowLost(seat, number):
            return say("grandmastermind-event-row-lost", name=names[seat], number=number)
        case CodeHidden(seat, by_chance):
            return say("grandmastermind-event-code-hidden", name=names[seat], by_chance=by_chance)
        case CodeShown(code, solved, rows):
            return say("grandmastermind-event-code-shown", code=write_code(code), solved=solved, rows=rows)
        case ChallengerDrawn(seat):
            return say("grandmastermind-event-challenger-drawn", name=names[seat])
        case RolesSwapped(challenger):
            return say("grandmastermind-event-roles-swapped", name=names[challenger])
        case SeatGaveUp(seat):
            return say("grandmastermind-event-seat-gave-up", name=names[seat])


def awaited(game: GrandMasterMind, view: View, names: Sequence[str], voice: Voice) -> str:
    open = view.open
    match open.phase:
        case "hiding":
            what, whose = "code", open.challenger
        case "guessing":
            what, whose = "row", other(open.challenger)
        case "answering":
            what, whose = "pegs", open.challenger
        case _:
            return voice.say("grandmastermind-awaited-" + ("over" if open.phase == "over" else "moment"))
    number = len(open.rows) + (open.phase == "guessing")
    if whose == view.seat:
        return voice.say(f"grandmastermind-awaited-your-{what}", number=number)
    return voice.say(f"grandmastermind-awaited-{what}", name=names[whose], number=number)


def may_type(game: GrandMasterMind, view: View, voice: Voice) -> Sequence[str]:
    legend = [
        f"  {sign} {voice.say(f'grandmastermind-legend-{peg}')}"
        for sign, peg in ((BLACK, "black"), (WHITE, "white"), (BLUE, "blue"))
    ]
    if view.open.phase == "answering":
        return (voice.say("terminal-grandmastermind-type-pegs", example=EXAMPLE_ANSWER), *legend)
    what = "code" if view.open.phase == "hiding" else "row"
    lines = [
        voice.say(f"terminal-grandmastermind-type-{what}", example=EXAMPLE_ROW),
        "  " + " · ".join(f"{LETTER_OF[colour]} {voice.say(f'colour-{colour}')}" for colour in COLOURS),
        "  " + " · ".join(f"{SIGN_OF[shape]} {voice.say(f'shape-{shape}')}" for shape in SHAPES),
    ]
    if game.variant == 2:
        lines.append(voice.say("terminal-grandmastermind-type-blanks", example=EXAMPLE_BLANKS))
    return lines if what == "code" else [*lines, *legend]


def secret(view: View) -> bool:
    return view.code is not None or (view.open.phase == "hiding" and view.seat == view.open.challenger)


def laid(view: View) -> tuple[tuple[Row, ...], Code | None]:
    """The rows to show and the code, if this viewer may see it; after the end, those of the last decoding."""
    open = view.open
    if open.phase == "over" and open.gave_up is None:
        last = open.past[-1]
        return last.rows, last.code
    return open.rows, view.code or open.shown


def shield(view: View) -> Text:
    return places(FREE, "dim") if view.open.phase in ("drawing", "hiding") else places(HIDDEN, "bold")


def double_row(row: Row | None) -> Text:
    if row is None:
        return places(FREE, "dim")
    if row.code is None:
        return places(LOST, "dim")
    if row.pegs is None:
        return pairs(row.code)
    return pairs(row.code).append(f"   {row.pegs.black} {row.pegs.white} {row.pegs.blue}", "bold")


def pairs(code: Code) -> Text:
    return Text("  ").join(pair_text(pair) for pair in code)


def pair_text(pair: Pair) -> Text:
    return Text(LETTER_OF[pair.colour] + SIGN_OF[pair.shape], f"bold {INK[pair.colour]}")


def tray_text(left: Tray) -> str:
    """How many of each piece are left (GM-A6)."""
    colours = [f"{LETTER_OF[colour]} {count}" for colour, count in left.colours.items()]
    shapes = [f"{SIGN_OF[shape]} {count}" for shape, count in left.shapes.items()]
    return " · ".join(colours) + "   " + " · ".join(shapes)


def places(sign: str, style: str) -> Text:
    return Text("  ".join([sign] * 4), style)


def pegs_in_words(pegs: Pegs, voice: Voice) -> str:
    counted = (("black", pegs.black), ("white", pegs.white), ("blue", pegs.blue))
    words = [voice.say(f"grandmastermind-pegs-{peg}", count=count) for peg, count in counted if count]
    return ", ".join(words) or voice.say("grandmastermind-pegs-none")
