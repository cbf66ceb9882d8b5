"""GRAND MASTER MIND in the terminal: pairs in the letters one types, pegs as three figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from parlour.cli.phrasebook import Phrases
from parlour.core.game import Seat
from parlour.games.grandmastermind.ending import points
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
from parlour.games.grandmastermind.guessing import pieces_left
from parlour.games.grandmastermind.notation import (
    EXAMPLE_ANSWER,
    EXAMPLE_ROW,
    LETTER_OF,
    SIGN_OF,
    write_code,
)
from parlour.games.grandmastermind.pegs import Pegs
from parlour.games.grandmastermind.pieces import COLOURS, SHAPES, Code, Pair, Tray
from parlour.games.grandmastermind.roles import OTHER, first_challenger
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.games.grandmastermind.state import (
    Answered,
    Answering,
    Counting,
    Drawing,
    GivenUp,
    Guessing,
    Hiding,
    Lost,
    Offer,
    Over,
    Row,
    View,
)
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
    if (left := pieces_left(game, view.open)) is not None:
        board.append("\n\n" + tray_text(left))
    return board


def standing(game: GrandMasterMind, view: View, seat: Seat, voice: Voice) -> str:
    if game.roles != "swap":
        role = "challenger" if seat == first_challenger(game) else "decoder"
        if role == "decoder" and game.rounds > 1 and view.open.past:
            return codes_so_far(view, voice)
        return voice.say(f"grandmastermind-standing-{role}-alone")
    match view.open.phase:
        case Drawing() | Over() | GivenUp():
            what = "points"
        case phase:
            what = "challenger" if seat == phase.challenger else "decoder"
    return voice.say(f"grandmastermind-standing-{what}", points=points(view.open.past)[seat])


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


def awaited(game: GrandMasterMind, view: View, offer: Offer | None, names: Sequence[str], voice: Voice) -> str:
    match view.open.phase:
        case Hiding() as phase:
            what, whose = "code", phase.challenger
        case Guessing() as phase:
            what, whose = "row", OTHER[phase.challenger]
        case Answering() as phase:
            what, whose = "pegs", phase.challenger
        case Over() | GivenUp():
            return voice.say("grandmastermind-awaited-over")
        case _:
            return voice.say("grandmastermind-awaited-moment")
    number = len(view.open.rows) + 1
    if whose == view.seat:
        return voice.say(f"grandmastermind-awaited-your-{what}", number=number)
    return voice.say(f"grandmastermind-awaited-{what}", name=names[whose], number=number)


def accepts(game: GrandMasterMind, view: View, offer: Offer | None) -> Mapping[str, Sequence[str]]:
    match view.open.phase:
        case _ if offer is None:
            return {}
        case Answering():
            return {"pegs": (EXAMPLE_ANSWER,)}
        case phase:
            what = "code" if isinstance(phase, Hiding) else "row"
            return {what: (EXAMPLE_ROW,)} | ({"blanks": (EXAMPLE_BLANKS,)} if game.variant == 2 else {})


def legend(game: GrandMasterMind, view: View, voice: Voice) -> Sequence[str]:
    """The letters of the pieces where one lays them, and what the pegs say where there are any."""
    pieces = [
        "  " + " · ".join(f"{LETTER_OF[colour]} {voice.say(f'colour-{colour}')}" for colour in COLOURS),
        "  " + " · ".join(f"{SIGN_OF[shape]} {voice.say(f'shape-{shape}')}" for shape in SHAPES),
    ]
    pegs = [
        f"  {sign} {voice.say(f'grandmastermind-legend-{peg}')}"
        for sign, peg in ((BLACK, "black"), (WHITE, "white"), (BLUE, "blue"))
    ]
    match view.open.phase:
        case Answering():
            return pegs
        case Hiding():
            return pieces
        case _:
            return [*pieces, *pegs]


def phrases() -> Phrases:
    return Phrases(alone=("give up",))


def goal(game: GrandMasterMind, voice: Voice) -> str:
    return ""


def closing(game: GrandMasterMind, view: View, voice: Voice) -> Sequence[str]:
    """Where one side decodes several codes, how they are counted (GM-A10)."""
    return (codes_so_far(view, voice),) if game.roles != "swap" and game.rounds > 1 else ()


def codes_so_far(view: View, voice: Voice) -> str:
    past = view.open.past
    solved, rows = sum(code.solved for code in past), sum(points(past))
    return voice.say("grandmastermind-standing-decoder-codes", solved=solved, codes=len(past), rows=rows)


def secret(view: View) -> bool:
    phase = view.open.phase
    return view.code is not None or (isinstance(phase, Hiding) and view.seat == phase.challenger)


def laid(view: View) -> tuple[tuple[Row | Code, ...], Code | None]:
    """The rows to draw, and the code if this viewer may see it. A row that waits for its pegs is just its pieces."""
    open = view.open
    match open.phase:
        case Over():
            return open.past[-1].rows, open.past[-1].code
        case Answering(row=row) | Counting(row=row):
            return (*open.rows, row), view.code
        case GivenUp(during=Answering(row=row) | Counting(row=row), code=code):
            return (*open.rows, row), code
        case GivenUp(code=code):
            return open.rows, code
        case _:
            return open.rows, view.code


def shield(view: View) -> Text:
    """An empty place until a code is hidden."""
    match view.open.phase:
        case Drawing() | Hiding():
            return places(FREE, "dim")
        case _:
            return places(HIDDEN, "bold")


def double_row(row: Row | Code | None) -> Text:
    match row:
        case None:
            return places(FREE, "dim")
        case Lost():
            return places(LOST, "dim")
        case Answered(code, pegs):
            return pairs(code).append(f"   {pegs.black} {pegs.white} {pegs.blue}", "bold")
        case _:
            return pairs(row)


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
