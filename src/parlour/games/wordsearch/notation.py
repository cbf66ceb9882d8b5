"""Actions as one line of text and back, and events as one line for the transcript.

A place is written as its number, such as `#17`, because names differ from board to board. `reading` also understands
names. `#17/2` is the second tile from the ground. Without a board a free hexagon is `q,r`.
"""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core.game import Action, Event, GiveUp, TimeUp
from parlour.games.wordsearch.actions import (
    AddTile,
    Call,
    DealTiles,
    Done,
    DrawStarter,
    DrawTile,
    Exchange,
    LayTile,
    MoveToken,
    PickMove,
    PickSpot,
    ShiftTile,
    Stay,
    Swap,
    SwapHand,
    TakeFromPile,
    TurnTile,
)
from parlour.games.wordsearch.board import LEVEL, Tile, place_of
from parlour.games.wordsearch.events import (
    ExtraRound,
    HandSwapped,
    SeatGaveUp,
    StarterDrawn,
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
from parlour.games.wordsearch.reading import BALLOTS, PLAIN, read
from parlour.kit.challenge import Dispute, JudgeWord, StandBy, Vote
from parlour.kit.events import VoteClosed, Voted, WordDisputed, WordPassed, WordUnknown
from parlour.kit.window import Pass

__all__ = ["read", "tell", "write"]

BALLOT = {yes: word for word, yes in BALLOTS.items()}
WORD = {type(action): word for word, action in PLAIN.items()}


def write(action: Action) -> str:
    """An action as a line of the transcript."""
    match action:
        case Call(word, path):
            return f"call {word} {tiles(path)}"
        case MoveToken(place):
            return f"move #{place}"
        case Swap(one, other):
            return f"swap #{one} #{other}"
        case SwapHand(place):
            return f"swap hand #{place}"
        case TurnTile(place):
            return f"turn #{place}"
        case AddTile(place, turned):
            return f"add #{place}{upside_down(turned)}"
        case ShiftTile(start, to, turned):
            return f"shift #{start} #{to}{upside_down(turned)}"
        case LayTile(q, r, turned):
            return f"lay {q},{r}{upside_down(turned)}"
        case Vote(yes):
            return BALLOT[yes]
        case StandBy() | Stay() | Exchange() | DrawTile() | Done() | Dispute() | Pass() | GiveUp():
            return WORD[type(action)]
        case DealTiles(stacks, hands):
            return (
                f"deal {' '.join('/'.join(stack) or '-' for stack in stacks)}, hands {' '.join(hands).strip() or '-'}"
            )
        case DrawStarter(seat):
            return f"starter {seat}"
        case TakeFromPile(letters):
            return f"take {letters}"
        case PickMove(place):
            return f"pick #{place}"
        case PickSpot(q, r, turned):
            return f"pick {q},{r}{upside_down(turned)}"
        case JudgeWord(known):
            return "known" if known else "unknown"
        case TimeUp():
            return "time up"
        case _:
            raise TypeError(action)


def tell(event: Event) -> str:
    """An event as a line of the transcript."""
    match event:
        case WordScored(seat, word, path, points, total):
            return f"seat {seat} scores {points} with {word} ({tiles(path)}) and has {total}"
        case WordCalled(seat, word, path):
            return f"seat {seat} calls {word} ({tiles(path)})"
        case WordUnknown(seat, word, may_stand_by):
            return (
                f"seat {seat} hears that {word} is not in the lexicon{', and may stand by it' if may_stand_by else ''}"
            )
        case WordPassed(seat):
            return f"seat {seat} lets it stand"
        case WordDisputed(by, seat, word):
            return f"seat {by} disputes {word} of seat {seat}"
        case Voted(seat, yes):
            return f"seat {seat} {'abstains' if yes is None else f'votes {BALLOT[yes]}'}"
        case VoteClosed(word, yes, no, valid):
            return f"{word} {'counts' if valid else 'does not count'}: {yes} yes, {no} no"
        case WordRejected(seat, word, turn_lost):
            return f"{word} of seat {seat} is rejected{', its turn is lost' if turn_lost else ''}"
        case TokenMoved(seat, place, letters, by_chance):
            return f"seat {seat} moves to #{place}, {letters}{chance(by_chance)}"
        case TokenStayed(seat):
            return f"seat {seat} has nowhere to go"
        case TilesSwapped(seat, one, other, letters, others):
            return f"seat {seat} swaps {letters} on #{one} and {others} on #{other}"
        case HandSwapped(seat, place, gave, took):
            return f"seat {seat} lays {gave} on #{place} and takes {took}"
        case TileTurned(seat, place, letters):
            return f"seat {seat} turns #{place}: {letters}"
        case TileExchanged(seat, gave, took):
            return f"seat {seat} exchanges {gave} for {took}"
        case TileAdded(seat, place, letters):
            return f"seat {seat} adds {letters} on #{place}"
        case TileShifted(seat, start, to, letters):
            return f"seat {seat} moves {letters} from #{start} to #{to}"
        case TileDrawn(seat, letters):
            return f"seat {seat} draws {letters}"
        case TileLaid(seat, q, r, letters, by_chance):
            return f"seat {seat} lays {letters} at {q},{r}{chance(by_chance)}"
        case TurnEnded(seat):
            return f"the turn of seat {seat} is over"
        case TimeRanOut(seat):
            return f"seat {seat} has run out of time"
        case TargetReached(seat, score):
            return f"seat {seat} has reached the target with {score}"
        case ExtraRound(seats, number):
            return f"extra round {number} for seats {' '.join(map(str, seats))}"
        case TilesDealt():
            return "the tiles are dealt"
        case StarterDrawn(seat):
            return f"seat {seat} begins"
        case SeatGaveUp(seat):
            return f"seat {seat} gives up"
        case _:
            raise TypeError(event)


def tiles(path: Iterable[Tile]) -> str:
    return " ".join(f"#{place_of(tile)}" + (f"/{tile // LEVEL + 1}" if tile >= LEVEL else "") for tile in path)


def upside_down(turned: bool) -> str:
    return " turned" if turned else ""


def chance(by_chance: bool) -> str:
    return " by chance" if by_chance else ""
