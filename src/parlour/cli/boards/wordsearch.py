"""WORD SEARCH in the terminal: rows of hexagons, a raised figure for a token, a lowered one for a stack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from parlour.cli.phrasebook import Phrases
from parlour.core.game import Seat
from parlour.games.wordsearch.board import Hex, Place, brink, hexagon
from parlour.games.wordsearch.board import names as names_of
from parlour.games.wordsearch.boardless import must_add
from parlour.games.wordsearch.events import (
    ExtraRound,
    HandSwapped,
    SeatGaveUp,
    StarterDrawn,
    TableEvent,
    TargetReached,
    TileAdded,
    TileDrawn,
    TileExchanged,
    TileLaid,
    TilesDealt,
    TileShifted,
    TilesSwapped,
    TileTurned,
    TimeRanOut,
    TokenMoved,
    TokenStayed,
    TurnEnded,
    WordCalled,
    WordRejected,
    WordScored,
)
from parlour.games.wordsearch.reading import BALLOTS, EXAMPLE_WORD, PLAIN, TURNED
from parlour.games.wordsearch.rules import WordSearch
from parlour.games.wordsearch.state import Challenged, Offer, Open, Over, Searching, Stepping, View
from parlour.kit.challenge import Disputable, Voting
from parlour.kit.events import VoteClosed, Voted, WordDisputed, WordPassed, WordUnknown
from parlour.texts.voice import Voice

FREE: Final = "·"
RAISED: Final = str.maketrans("123456", "¹²³⁴⁵⁶")
LOWERED: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
WIDTH: Final = 6
"""Of a hexagon in signs; the next row is half of it further in."""


def draw(game: WordSearch, view: View, voice: Voice) -> Text:
    """Each row begins with the name of its first hexagon. Stacks and pile are listed below."""
    open = view.open
    cells = {hex: cell(view, place) for place, hex in enumerate(open.places)}
    if open.drawn:
        cells |= {hex: Text(FREE, "dim") for hex in brink(open.places)}
    called = dict(zip(cells, names_of(tuple(cells)), strict=True))
    margin = max(map(len, called.values()))
    left = min(column(hex) for hex in cells)
    board = Text()
    for row in sorted({r for _, r in cells}):
        line = sorted(hex for hex in cells if hex[1] == row)
        board.append(f"{called[line[0]]:>{margin}} ", "dim")
        filled = left
        for hex in line:
            board.append(" " * (column(hex) - filled)).append(centred(cells[hex]))
            filled = column(hex) + WIDTH
        board.append("\n")
    stacks = [f"{called[hex]} {'/'.join(open.stacks[place])}" for place, hex in enumerate(open.places)]
    high = [stack for stack in stacks if "/" in stack]
    board.append("\n" + ("   ".join(high) + "\n" if high else ""))
    return board.append(voice.say("terminal-wordsearch-pile", count=len(open.pile)))


def standing(game: WordSearch, view: View, seat: Seat, voice: Voice) -> str:
    open = view.open
    said = scored(open, seat, voice)
    if open.hands[seat] and seat not in open.given_up:
        said += ", " + voice.say("wordsearch-standing-tile", letters=open.hands[seat])
    return said


def scored(open: Open, seat: Seat, voice: Voice) -> str:
    """How a seat stands, without its tile."""
    if seat in open.given_up:
        return voice.say("wordsearch-standing-gave-up")
    points = voice.say("wordsearch-standing-score", points=open.scores[seat])
    if len(open.scores) > 1:
        return points
    return f"{points}, {voice.say('wordsearch-standing-turns', turns=open.turns[seat])}"


def tell(game: WordSearch, event: TableEvent, names: Sequence[str], voice: Voice) -> str:
    say, place = voice.say, names_of(hexagon(game.radius))
    match event:
        case WordScored(seat, word, _, points, total):
            return say("wordsearch-event-word-scored", name=names[seat], word=word, points=points, total=total)
        case WordCalled(seat, word):
            return say("wordsearch-event-word-called", name=names[seat], word=word)
        case WordUnknown(_, word, may_stand_by):
            return say("wordsearch-event-word-unknown", word=word, may_stand_by=may_stand_by)
        case WordPassed(seat):
            return say("wordsearch-event-word-passed", name=names[seat])
        case WordDisputed(by, seat, word):
            return say("wordsearch-event-word-disputed", name=names[by], caller=names[seat], word=word)
        case Voted(seat, yes):
            return say("wordsearch-event-voted", name=names[seat], yes=yes)
        case VoteClosed(word, in_favour, against, valid):
            return say("wordsearch-event-vote-closed", word=word, yes=in_favour, no=against, valid=valid)
        case WordRejected(seat, word, turn_lost):
            return say("wordsearch-event-word-rejected", name=names[seat], word=word, turn_lost=turn_lost)
        case TokenMoved(seat, to, letters, by_chance):
            return say(
                "wordsearch-event-token-moved", name=names[seat], place=place[to], letters=letters, by_chance=by_chance
            )
        case TokenStayed(seat):
            return say("wordsearch-event-token-stayed", name=names[seat])
        case TilesSwapped(seat, one, other, letters, others):
            return say(
                "wordsearch-event-tiles-swapped",
                name=names[seat],
                one=place[one],
                other=place[other],
                letters=letters,
                others=others,
            )
        case HandSwapped(seat, at, gave, took):
            return say("wordsearch-event-hand-swapped", name=names[seat], place=place[at], gave=gave, took=took)
        case TileTurned(seat, at, letters):
            return say("wordsearch-event-tile-turned", name=names[seat], place=place[at], letters=letters)
        case TileExchanged(seat, gave, took):
            return say("wordsearch-event-tile-exchanged", name=names[seat], gave=gave, took=took)
        case TileAdded(seat, at, letters):
            return say("wordsearch-event-tile-added", name=names[seat], place=place[at], letters=letters)
        case TileShifted(seat, start, to, letters):
            return say(
                "wordsearch-event-tile-shifted", name=names[seat], start=place[start], to=place[to], letters=letters
            )
        case TileDrawn(seat, letters):
            return say("wordsearch-event-tile-drawn", name=names[seat], letters=letters)
        case TileLaid(seat, q, r, letters, by_chance):
            return say(
                "wordsearch-event-tile-laid", name=names[seat], place=f"{q},{r}", letters=letters, by_chance=by_chance
            )
        case TurnEnded(seat):
            return say("wordsearch-event-turn-ended", name=names[seat])
        case TimeRanOut(seat):
            return say("wordsearch-event-time-ran-out", name=names[seat])
        case TargetReached(seat, score):
            return say("wordsearch-event-target-reached", name=names[seat], score=score)
        case ExtraRound(seats, number):
            return say("wordsearch-event-extra-round", names=", ".join(names[seat] for seat in seats), number=number)
        case TilesDealt():
            return say("wordsearch-event-tiles-dealt")
        case StarterDrawn(seat):
            return say("wordsearch-event-starter-drawn", name=names[seat])
        case SeatGaveUp(seat):
            return say("wordsearch-event-seat-gave-up", name=names[seat])


def awaited(game: WordSearch, view: View, offer: Offer | None, names: Sequence[str], voice: Voice) -> str:
    def say(what: str, **facts: str) -> str:
        return voice.say(f"wordsearch-awaited-{what}", **facts)

    match view.open.phase:
        case Searching(seat) as turn if view.seat == seat:
            word = view.called.word if view.called else ""
            return say(f"your-{searched(view, offer, turn)}", word=word, letters=view.open.drawn)
        case Searching(seat):
            return say("searching", name=names[seat])
        case Stepping(seat):
            return say("your-stepping" if view.seat == seat else "stepping", name=names[seat])
        case Challenged(Disputable(word)):
            what = "window" if view.seat in (None, word.seat) else "your-window"
            return say(what, name=names[word.seat], word=word.word)
        case Challenged(Voting(word)):
            return say("voting" if view.seat in (None, word.seat) else "your-voting", word=word.word)
        case Over():
            return say("over")
        case _:
            return say("moment")


def legend(game: WordSearch, view: View, voice: Voice) -> Sequence[str]:
    if view.seat != view.open.active:
        return ()
    parts = ["rows", *(["tokens"] if view.open.tokens else []), *(["stacks"] if game.mode == "insert" else [])]
    return [f"  {voice.say(f'terminal-wordsearch-legend-{part}')}" for part in parts]


def phrases() -> Phrases:
    return Phrases(
        alone=(*PLAIN, *BALLOTS),
        first=("call", "swap", "swap hand", "turn", "add", "shift", "lay", "move"),
        later=(TURNED,),
        examples=(EXAMPLE_WORD,),
    )


def goal(game: WordSearch, voice: Voice) -> str:
    what = "boardless" if game.mode == "boardless" else "target"
    return voice.say(f"terminal-wordsearch-goal-{what}", target=game.target)


def closing(game: WordSearch, view: View, voice: Voice) -> Sequence[str]:
    return ()


def secret(view: View) -> bool:
    """A word the dictionary does not know is its caller's secret (X-1)."""
    return view.called is not None


def searched(view: View, offer: Offer | None, turn: Searching) -> str:
    """What is asked of the seat on turn."""
    open = view.open
    acts = offer.acts if offer else ()
    if "stand_by" in acts:
        return "doubt"
    if open.tokens:
        return "searching"
    if "lay" in acts:
        return "placing"
    if must_add(open, turn.moves):
        return "adding"
    if "call" not in acts:
        return "finishing"
    return "playing" if "draw" in acts else "calling"


def accepts(game: WordSearch, view: View, offer: Offer | None) -> Mapping[str, Sequence[str]]:
    if offer is None:
        return {}
    examples = {"vote": tuple(BALLOTS), "stand_by": ("stand by",)} | typed_with_places(view.open, offer)
    return {act: examples.get(act, (act,)) for act in offer.acts}


def typed_with_places(open: Open, offer: Offer) -> dict[str, tuple[str, ...]]:
    """Examples for the acts that take more than a word."""
    name = names_of(open.places)

    def first(places: Sequence[Place], count: int = 1) -> str:
        return " ".join(name[place] for place in places[:count])

    touched = open.phase.moves.touched if isinstance(open.phase, Searching) else ()
    swaps = sorted(offer.swappable, key=lambda place: place not in touched)
    goal = [place for place in offer.layable if place not in offer.movable[:1]]
    typed = {
        "call": EXAMPLE_WORD,
        "step": first(offer.steps),
        "swap": f"swap {first(swaps, 2)}",
        "swap_hand": f"swap hand {first(swaps)}",
        "turn": f"turn {first(offer.turnable)}",
        "add": f"add {first(offer.layable)}",
        "shift": f"shift {first(offer.movable)} {first(goal)}",
        "lay": " ".join(f"lay {q},{r}" for q, r in offer.spots[:1]),
    }
    return {act: (line,) for act, line in typed.items()}


def cell(view: View, place: Place) -> Text:
    """The uppermost tile, how many lie there if it is a stack, and who stands on it."""
    open = view.open
    stack = open.stacks[place]
    there = [seat for seat, token in enumerate(open.tokens) if token == place]
    # Before their first move all tokens stand in the middle: only that of the seat on turn matters.
    shown = there if stack else [seat for seat in there if seat == open.active]
    tokens = "".join(str(seat + 1) for seat in shown).translate(RAISED)
    height = str(len(stack)).translate(LOWERED) if len(stack) > 1 else ""
    own = view.seat is not None and view.seat in shown
    return Text((stack[-1] if stack else FREE) + height + tokens, "bold reverse" if own else "bold" if stack else "dim")


def column(hex: Hex) -> int:
    q, r = hex
    return WIDTH * q + WIDTH // 2 * r


def centred(text: Text) -> Text:
    spare = WIDTH - len(text)
    return Text(" " * (spare // 2)).append(text).append(" " * (spare - spare // 2))
