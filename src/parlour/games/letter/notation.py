"""Actions as one line of text and back, and events as one line for the transcript.

A piece is written as its number (`#17`), because only the table knows what is printed on it. `reading` also
understands letters and sizes.
"""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core.game import Action, Event, GiveUp, TimeUp
from parlour.games.letter import events as told
from parlour.games.letter.actions import (
    Done,
    DrawStarter,
    DrawTiles,
    Knock,
    Lay,
    LayBlank,
    Lift,
    Name,
    PickPlace,
    PickRelease,
    Release,
    Retrace,
    RollDice,
    Skip,
    TakeBlank,
    TakeRest,
    TakeSize,
)
from parlour.games.letter.grid import name_of
from parlour.games.letter.pieces import BLANK_SIZES, BLANKS, Tile
from parlour.games.letter.reading import BALLOTS, PLAIN, read
from parlour.kit.challenge import Dispute, JudgeWord, StandBy, Vote
from parlour.kit.events import VoteClosed, Voted, WordDisputed, WordPassed, WordUnknown
from parlour.kit.window import Pass

__all__ = ["read", "tell", "write"]

BALLOT = {yes: word for word, yes in BALLOTS.items()}
WORD = {type(action): word for word, action in PLAIN.items()}


def write(action: Action) -> str:
    """An action as a line of the transcript."""
    match action:
        case TakeSize((width, height)):
            return f"take {width}x{height}"
        case TakeBlank(tile):
            return f"take blank {blank_size(tile)}"
        case Lay(tile, x, y, turned):
            return f"lay {spot(tile, x, y, turned)}"
        case LayBlank(tile, x, y, turned):
            return f"blank {spot(tile, x, y, turned)}"
        case Lift(tile):
            return f"lift #{tile}"
        case Release(tile):
            return f"release #{tile}"
        case Name(word, path):
            return f"name {word} {tiles(path)}"
        case Retrace(word, path):
            return f"retrace {word} {tiles(path)}"
        case Vote(yes):
            return BALLOT[yes]
        case TakeRest() | StandBy() | Done() | Skip() | Knock() | Dispute() | Pass() | GiveUp():
            return WORD[type(action)]
        case DrawStarter(seat):
            return f"starter {seat}"
        case DrawTiles(seat, drawn):
            return f"draw for seat {seat}: {tiles(drawn)}"
        case RollDice(rolls):
            return f"roll {dice(rolls)}"
        case PickPlace(tile, x, y, turned):
            return f"pick {spot(tile, x, y, turned)}"
        case PickRelease(tile):
            return f"pick #{tile}"
        case JudgeWord(known):
            return "known" if known else "unknown"
        case TimeUp():
            return "time up"
        case _:
            raise TypeError(action)


def tell(event: Event) -> str:
    """An event as a line of the transcript."""
    match event:
        case told.StarterDrawn(seat):
            return f"seat {seat} begins"
        case told.TilesTaken(seat, taken):
            return f"seat {seat} takes {tiles(taken)}"
        case told.LetterLaid(seat, tile, x, y, turned, free, by_chance):
            return f"seat {seat} lays {'the Free Letter ' if free else ''}{spot(tile, x, y, turned)}{chance(by_chance)}"
        case told.BlankExchanged(seat, blank):
            return f"seat {seat} takes the blank #{blank} for it"
        case told.LetterLifted(seat, tile, struck):
            return f"seat {seat} lifts #{tile}{without(struck)}"
        case told.BlankLaid(seat, tile, x, y, turned):
            return f"seat {seat} lays the blank {spot(tile, x, y, turned)}"
        case told.LetterReleased(seat, tile, penalty, by_chance):
            return f"seat {seat} releases #{tile}{' as a penalty' if penalty else ''}{chance(by_chance)}"
        case told.LettersTakenBack(seat, back, struck):
            return f"seat {seat} takes back {tiles(back) or 'nothing'}{without(struck)}"
        case told.TurnEnded(seat):
            return f"the turn of seat {seat} is over"
        case told.TurnSkipped(seat):
            return f"seat {seat} is skipped"
        case told.TimeRanOut(seat):
            return f"seat {seat} has run out of time"
        case told.RoundOneOver(seat):
            return f"round one is over, seat {seat} goes on"
        case told.SeatGaveUp(seat):
            return f"seat {seat} gives up"
        case _:
            return tell_of_words(event)


def tell_of_words(event: Event) -> str:
    """What was named, disputed, written and knocked for."""
    match event:
        case WordUnknown(seat, word, may_stand_by):
            return f"seat {seat} hears that {word} is not in the lexicon{', and may stand by it' * may_stand_by}"
        case told.WordNamed(seat, word, path):
            return f"seat {seat} names {word} ({tiles(path)})"
        case WordPassed(seat):
            return f"seat {seat} lets it stand"
        case WordDisputed(by, seat, word):
            return f"seat {by} disputes {word} of seat {seat}"
        case Voted(seat, yes):
            return f"seat {seat} {'abstains' if yes is None else f'votes {BALLOT[yes]}'}"
        case VoteClosed(word, yes, no, valid):
            return f"{word} {'counts' if valid else 'does not count'}: {yes} yes, {no} no"
        case told.WordRejected(seat, word):
            return f"{word} of seat {seat} is rejected"
        case told.WordWritten(seat, word, path, points):
            return f"seat {seat} writes {word} ({tiles(path)}) for {points}"
        case told.WordRetraced(seat, word, path):
            return f"seat {seat} traces {word} over {tiles(path)}"
        case told.WindowOpened(last):
            return f"who wants may knock{' for the last time' * last}"
        case told.KnockPassed(seat):
            return f"seat {seat} does not knock"
        case told.Knocked(seat):
            return f"seat {seat} knocks"
        case told.DiceRolled(rolls, (winner,)):
            return f"the dice say {dice(rolls)}: seat {winner} has the word"
        case told.DiceRolled(rolls, tied):
            return f"the dice say {dice(rolls)}: seats {' '.join(map(str, tied))} roll again"
        case told.KnockWon(seat, words):
            return f"seat {seat} has knocked with success: {' '.join(words)}"
        case told.KnockFailed(seat):
            return f"seat {seat} has knocked in vain"
        case _:
            raise TypeError(event)


def tiles(path: Iterable[Tile]) -> str:
    return " ".join(f"#{tile}" for tile in path)


def spot(tile: Tile, x: int, y: int, turned: bool) -> str:
    return f"#{tile} {name_of(x, y)}{' turned' if turned else ''}"


def blank_size(tile: Tile) -> str:
    width, height = BLANK_SIZES[tile - BLANKS[0]] if tile in BLANKS else (0, 0)
    return f"{width}x{height}"


def dice(rolls: Iterable[tuple[int, int]]) -> str:
    return ", ".join(f"{shown} for seat {seat}" for seat, shown in rolls)


def without(struck: tuple[str, ...]) -> str:
    return f", without {' '.join(struck)}" if struck else ""


def chance(by_chance: bool) -> str:
    return " by chance" if by_chance else ""
