"""LETTER in the terminal: a grid in which every tile begins with a capital and is filled with small letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.text import Text

from parlour.cli.phrasebook import Phrases
from parlour.core.game import Seat
from parlour.games.letter import events as told
from parlour.games.letter.grid import Placed, name_of, rectangle
from parlour.games.letter.pieces import BLANKS, Tile
from parlour.games.letter.reading import BALLOTS, EXAMPLE_WORD, PLAIN, TURNED
from parlour.games.letter.rules import Letter
from parlour.games.letter.scoring import words_of
from parlour.games.letter.spaces import places
from parlour.games.letter.state import (
    Challenged,
    Drafting,
    Drawing,
    Knockable,
    Knocking,
    Laying,
    NothingLaid,
    Offer,
    Open,
    Over,
    Owing,
    View,
)
from parlour.games.letter.table import moves_now, round_one, solitaire, written_in
from parlour.kit.challenge import Disputable, Voting
from parlour.kit.events import VoteClosed, Voted, WordDisputed, WordPassed, WordUnknown
from parlour.texts.voice import Voice

FREE: Final = "·"
BLANK: Final = "■▪"
WIDTH: Final = 3
"""Of a cell in signs."""
LATEST: Final = 20
"""How many of the words on the sheets are shown."""


def draw(game: Letter, view: View, voice: Voice) -> Text:
    """Columns from a, rows from 1. Below the grid, what may be taken, the Free Letters, and the latest words."""
    open = view.open
    cells = {cell: sign for placed in open.board for cell, sign in signs(game, placed, open).items()}
    margin = len(str(open.side))
    board = Text(" " * margin)
    for x in range(open.side):
        board.append(f"{name_of(x, 0)[:-1]:>{WIDTH}}", "dim")
    for y in range(open.side):
        board.append(f"\n{y + 1:>{margin}}", "dim")
        for x in range(open.side):
            board.append(" " * (WIDTH - 1)).append(cells.get((x, y), Text(FREE, "dim")))
    for line in below(game, view, voice):
        board.append(f"\n{line}")
    return board


def signs(game: Letter, placed: Placed, open: Open) -> Mapping[tuple[int, int], Text]:
    """What each cell of a tile shows, so that its shape and where the next tile with its letter begins can be seen."""
    piece, covered = game.pieces[placed.tile], rectangle(placed, game.pieces[placed.tile])
    first, others = (piece.letter, piece.letter.lower()) if piece.letter else BLANK
    style = "bold reverse" if placed.tile in moves_now(open).laid and not solitaire(open) else "bold"
    return {
        (x, y): Text(first if (x, y) == (covered.left, covered.top) else others, style)
        for x in range(covered.left, covered.right)
        for y in range(covered.top, covered.bottom)
    }


def below(game: Letter, view: View, voice: Voice) -> Iterable[str]:
    open = view.open
    match open.phase:
        case Drafting(kind=kind) | Drawing(kind=kind):
            pool = open.blank_pool if kind == "blank" else open.pool
            left = Counter(size(game, tile) for tile in sorted(pool, key=lambda tile: size(game, tile)))
            sizes = ", ".join(f"{what} ({count})" for what, count in left.items())
            yield voice.say("terminal-letter-pool", sizes=sizes)
    if open.free:
        yield voice.say("terminal-letter-free", letters=called(game, open.free))
    if open.written:
        latest = [written.word for written in open.written[-LATEST:]]
        earlier = ["…"] if len(open.written) > LATEST else []
        yield voice.say("terminal-letter-written", words=", ".join([*earlier, *latest]))


def standing(game: Letter, view: View, seat: Seat, voice: Voice) -> str:
    open = view.open
    said = [scored(open, seat, voice)]
    if seat in open.given_up:
        return said[0]
    if open.hands[seat]:
        said.append(voice.say("terminal-letter-hand", letters=called(game, open.hands[seat])))
    if open.blanks[seat]:
        said.append(voice.say("terminal-letter-blanks", blanks=called(game, open.blanks[seat])))
    return ", ".join(said)


def scored(open: Open, seat: Seat, voice: Voice) -> str:
    """How a seat stands, without what it holds."""
    if seat in open.given_up:
        return voice.say("letter-standing-gave-up")
    points = voice.say("letter-standing-score", points=open.scores[seat])
    return f"{points}, {voice.say('letter-standing-words', words=len(words_of(open, seat)))}"


def tell(game: Letter, event: told.TableEvent, names: Sequence[str], voice: Voice) -> str:
    def say(what: str, seat: Seat | None = None, **facts: str | int | bool | None) -> str:
        return voice.say(f"letter-event-{what}", name="" if seat is None else names[seat], **facts)

    match event:
        case told.StarterDrawn(seat):
            return say("starter-drawn", seat)
        case told.TilesTaken(seat, tiles):
            kind = "blank" if tiles[0] in BLANKS else "letters"
            return say("tiles-taken", seat, kind=kind, letters=letters(game, tiles), size=printed_size(game, tiles[0]))
        case told.LetterLaid(seat, tile, x, y, _, free, by_chance):
            what = letters(game, (tile,))
            return say("letter-laid", seat, letter=what, place=name_of(x, y), free=free, by_chance=by_chance)
        case told.BlankExchanged(seat, blank):
            return say("blank-exchanged", seat, size=printed_size(game, blank))
        case told.LetterLifted(seat, tile, struck):
            return say(
                "letter-lifted", seat, letter=letters(game, (tile,)), struck=len(struck), words=", ".join(struck)
            )
        case told.BlankLaid(seat, tile, x, y):
            return say("blank-laid", seat, size=printed_size(game, tile), place=name_of(x, y))
        case told.LetterReleased(seat, tile, penalty, by_chance):
            return say("letter-released", seat, letter=letters(game, (tile,)), penalty=penalty, by_chance=by_chance)
        case WordUnknown(_, word, may_stand_by):
            return say("word-unknown", word=word, may_stand_by=may_stand_by)
        case WordDisputed(by, seat, word):
            return say("word-disputed", by, caller=names[seat], word=word)
        case Voted(seat, yes):
            return say("voted", seat, yes=yes)
        case VoteClosed(word, in_favour, against, valid):
            return say("vote-closed", word=word, yes=in_favour, no=against, valid=valid)
        case told.WordNamed(seat, word):
            return say("word-named", seat, word=word)
        case told.WordRejected(seat, word):
            return say("word-rejected", seat, word=word)
        case told.WordWritten(seat, word, _, points):
            return say("word-written", seat, word=word, points=points)
        case told.WordRetraced(seat, word):
            return say("word-retraced", seat, word=word)
        case told.LettersTakenBack(seat, tiles, struck):
            facts = {"letters": letters(game, tiles), "words": ", ".join(struck)}
            return say("letters-taken-back", seat, tiles=len(tiles), struck=len(struck), **facts)
        case told.WindowOpened(last):
            return say("window-opened", last=last)
        case told.DiceRolled(rolls, highest):
            thrown = ", ".join(f"{names[seat]} {shown}" for seat, shown in rolls)
            first = ", ".join(names[seat] for seat in highest)
            return say("dice-rolled", rolls=thrown, highest=len(highest), names=first)
        case told.KnockWon(seat, won):
            return say("knock-won", seat, words=", ".join(won))
        case WordPassed(seat):
            return say("word-passed", seat)
        case told.TurnEnded(seat):
            return say("turn-ended", seat)
        case told.TurnSkipped(seat):
            return say("turn-skipped", seat)
        case told.TimeRanOut(seat):
            return say("time-ran-out", seat)
        case told.KnockPassed(seat):
            return say("knock-passed", seat)
        case told.Knocked(seat):
            return say("knocked", seat)
        case told.KnockFailed(seat):
            return say("knock-failed", seat)
        case told.RoundOneOver(seat):
            return say("round-one-over", seat)
        case told.SeatGaveUp(seat):
            return say("seat-gave-up", seat)


def awaited(game: Letter, view: View, offer: Offer | None, names: Sequence[str], voice: Voice) -> str:
    def say(what: str, seat: Seat | None = None, word: str = "") -> str:
        own = "your-" if offer is not None else ""
        return voice.say(f"letter-awaited-{own}{what}", name="" if seat is None else names[seat], word=word)

    if view.named is not None and offer is not None and "stand_by" in offer.acts:
        return say("doubt", word=view.named.word)
    match view.open.phase:
        case Drafting(seat, kind):
            return say("blank" if kind == "blank" else "drafting", seat)
        case Laying() as phase if offer is not None:
            return say(asked(view.open, phase, offer))
        case Laying(seat):
            return say("opening" if round_one(view.open) else "laying", seat)
        case Knocking(seat):
            return say("knocking", seat)
        case Challenged(Disputable(put)):
            return say("disputing", put.seat, put.word)
        case Challenged(Voting(put)):
            return say("voting", put.seat, put.word)
        case Knockable(knocks):
            return say("last-window" if knocks.last else "window")
        case Owing(seat, _, debt):
            return say("overtime" if isinstance(debt, NothingLaid) else "penalty", seat)
        case Over():
            return say("over")
        case _:
            return say("moment")


def asked(open: Open, phase: Laying, offer: Offer) -> str:
    """What is asked of the seat on turn."""
    laid = bool(phase.moves.laid)
    if offer.must_use:
        return "naming"
    if solitaire(open):
        return "alone"
    if round_one(open):
        return "opening" if not laid else "opened" if "name" in offer.acts else "finishing"
    if laid:
        return "more"
    return "laying" if open.hands[phase.seat] else "empty"


def legend(game: Letter, view: View, voice: Voice) -> Sequence[str]:
    if not isinstance(view.open.phase, Laying):
        return ()
    parts = ["tiles", *(["turned"] if game.rotation else [])]
    return [f"  {voice.say(f'terminal-letter-legend-{part}')}" for part in parts]


def phrases() -> Phrases:
    return Phrases(
        alone=(*PLAIN, *BALLOTS, "lift"),
        first=("take", "take blank", "lay", "blank", "lift", "release", "retrace", "name"),
        later=(TURNED,),
        examples=(EXAMPLE_WORD,),
    )


def goal(game: Letter, voice: Voice) -> str:
    what = "words" if game.variant == 1 else "length"
    return voice.say(f"terminal-letter-goal-{what}", count=game.solitaire_letters)


def closing(game: Letter, view: View, voice: Voice) -> Sequence[str]:
    """In solitaire, what could not be laid and the longest word (LE-A23)."""
    open = view.open
    if not solitaire(open):
        return ()
    longest = max((written.word for written in open.written), key=len, default=None)
    left = voice.say("terminal-letter-closing-left", count=len(open.hands[0]), letters=letters(game, open.hands[0]))
    return [left] if longest is None else [left, voice.say("terminal-letter-closing-longest", word=longest)]


def secret(view: View) -> bool:
    """A word the dictionary does not know is the secret of whoever named it (X-1)."""
    return view.named is not None


def accepts(game: Letter, view: View, offer: Offer | None) -> Mapping[str, Sequence[str]]:
    """A single letter is no word, so words come with the second."""
    if offer is None:
        return {}
    open = view.open

    def piece(tiles: Sequence[Tile]) -> str:
        return called(game, tiles[:1])

    def place(tiles: Sequence[Tile]) -> str:
        spots = (placed for tile in tiles[:1] for placed in places(game, open, tile))
        return " ".join(f"{name_of(at.x, at.y)}{f' {TURNED}' * at.turned}" for at in [*spots][:1])

    typed = {
        "take_size": "".join(f"take {width}x{height}" for width, height in offer.sizes[:1]),
        "take_blank": f"take blank {piece(offer.blanks)}",
        "lay": f"lay {piece(offer.layable)} {place(offer.layable)}",
        "lift": f"lift {piece(offer.liftable)}",
        "lay_blank": f"blank {piece(offer.blanks)} {place(offer.blanks)}",
        "release": f"release {piece(offer.releasable)}",
        "name": EXAMPLE_WORD,
    }
    found: dict[str, tuple[str, ...]] = {
        act: (typed.get(act, act.replace("_", " ")),) for act in offer.acts if act != "name" or len(open.board) > 1
    }
    found |= {"vote": tuple(BALLOTS)} if "vote" in found else {}
    if "name" in found and (written := written_in(open, moves_now(open))):
        cells = {placed.tile: name_of(placed.x, placed.y) for placed in open.board}
        path = " ".join(cells[tile] for tile in written[-1].path if tile in cells)
        found["retrace"] = (f"retrace {written[-1].word.lower()} {path}",)
    return found


def called(game: Letter, tiles: Iterable[Tile]) -> str:
    """Tiles as they may be typed: letter and size, or just the size of a blank."""
    return " ".join(f"{game.pieces[tile].letter.lower()}{size(game, tile)}" for tile in tiles)


def size(game: Letter, tile: Tile) -> str:
    piece = game.pieces[tile]
    return f"{piece.width}x{piece.height}"


def letters(game: Letter, tiles: Iterable[Tile]) -> str:
    return ", ".join(game.pieces[tile].letter for tile in tiles)


def printed_size(game: Letter, tile: Tile) -> str:
    return size(game, tile).replace("x", " × ")
