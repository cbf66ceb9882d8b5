"""FIND … den MÖRDER in the terminal: six rows of letters, a touched tile in brackets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from parlour.cli.phrasebook import Phrases
from parlour.core.game import Seat
from parlour.games.moerder.board import BODY, GAP, HIDDEN, PLACES, SIDE, name
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
    TableEvent,
    TileCollected,
    TileTouched,
    TileTurned,
    TimeRanOut,
    TouchPassed,
    TurnEnded,
    WordCollected,
)
from parlour.games.moerder.notation import EXAMPLE_CHAIN, EXAMPLE_OBJECTION, WORDS
from parlour.games.moerder.rules import Moerder
from parlour.games.moerder.state import Judging, Looking, Objecting, Offer, Over, Showing, Turning, View
from parlour.texts.voice import Voice

INK = {HIDDEN: "dim", GAP: "dim", BODY: "bold red"}
EXAMPLES = {"claim": EXAMPLE_CHAIN, "show": EXAMPLE_OBJECTION, "quit": "no chain", "drop_out": "drop out"}
MOST_CHAINS = 10


def draw(game: Moerder, view: View, voice: Voice) -> Text:
    """Columns a to f, rows 1 to 6."""
    open = view.open
    board = Text("   " + "  ".join("abcdef"), "dim")
    for tile in PLACES:
        if tile % SIDE == 0:
            board.append(f"\n{tile // SIDE + 1} ", "dim")
        face = open.board[tile]
        left, right = "[]" if tile == touched(view) else "  "
        board.append(left).append(" " if face == GAP else face, INK.get(face, "bold")).append(right)
    return board


def standing(game: Moerder, view: View, seat: Seat, voice: Voice) -> str:
    open = view.open
    if seat in open.given_up:
        return voice.say("moerder-standing-gave-up")
    if seat == open.dropped:
        return voice.say("moerder-standing-dropped-out")
    if game.rules == "base":
        return voice.say("moerder-standing-looking")
    return voice.say("moerder-standing-letters", letters=open.hands[seat] or "–")


def tell(game: Moerder, event: TableEvent, names: Sequence[str], voice: Voice) -> str:
    say = voice.say
    match event:
        case TileTurned(seat, tile, face):
            return say("moerder-event-tile-turned", name=names[seat], tile=name(tile), face=face)
        case TurnEnded(seat, time_up):
            return say("moerder-event-turn-ended", name=names[seat], time_up=time_up)
        case TileTouched(seat, tile, letter):
            return say("moerder-event-tile-touched", name=names[seat], tile=name(tile), letter=letter)
        case TouchPassed(seat):
            return say("moerder-event-touch-passed", name=names[seat])
        case TileCollected(seat, tile, letter):
            return say("moerder-event-tile-collected", name=names[seat], tile=name(tile), letter=letter)
        case Objected(seat, tile):
            return say("moerder-event-objected", name=names[seat], tile=name(tile))
        case ObjectionHeld(collector, tile, seat, chain):
            return say(
                "moerder-event-objection-held",
                shown=chain is not None,
                name="" if seat is None else names[seat],
                collector=names[collector],
                tile=name(tile),
                chain=tiles(chain or ()),
            )
        case ObjectionFell(seat, tile):
            return say("moerder-event-objection-fell", name=names[seat], tile=name(tile))
        case BodyFound(seat, tile, around):
            return say("moerder-event-body-found", name=names[seat], tile=name(tile), count=len(around))
        case ChainFound(seat, chain):
            return say("moerder-event-chain-found", name=names[seat], chain=tiles(chain))
        case ClaimFailed(seat, chain):
            return say("moerder-event-claim-failed", name=names[seat], chain=tiles(chain))
        case WordCollected(seat):
            return say("moerder-event-word-collected", name=names[seat])
        case StarterDrawn(seat):
            return say("moerder-event-starter-drawn", name=names[seat])
        case TimeRanOut(seat):
            return say("moerder-event-time-ran-out", name=names[seat])
        case DroppedOut(seat):
            return say("moerder-event-dropped-out", name=names[seat])
        case QuitAnnounced(seat, hidden):
            return say("moerder-event-quit-announced", name=names[seat], hidden=hidden)
        case SeatGaveUp(seat):
            return say("moerder-event-seat-gave-up", name=names[seat])
        case ChainsShown(chains):
            first, *others = map(tiles, chains)
            more = ["…"] if len(chains) > MOST_CHAINS else []
            told = say("moerder-event-chains-shown", count=len(chains), chain=first)
            return "\n  ".join((told, *others[: MOST_CHAINS - 1], *more))


def awaited(game: Moerder, view: View, offer: Offer | None, names: Sequence[str], voice: Voice) -> str:
    def say(what: str, whose: Seat, mine: bool, tile: str = "") -> str:
        return voice.say(f"moerder-awaited-{'your-' if mine else ''}{what}", name=names[whose], tile=tile)

    acts = () if offer is None else offer.acts
    match view.open.phase:
        case Turning(seat):
            return say("turning-or-drop-out" if "drop_out" in acts else "turning", seat, seat == view.seat)
        case Looking(seat):
            return say(looked_for(acts), seat, seat == view.seat)
        case Objecting(tile, back=back):
            return say("window", back.seat, view.seat not in (None, back.seat), name(tile))
        case Showing(seat, back=back):
            return say("showing", seat, seat == view.seat, name(back.tile))
        case Over():
            return voice.say("moerder-awaited-over")
        case _:
            return voice.say("moerder-awaited-moment")


def touched(view: View) -> int | None:
    match view.open.phase:
        case Judging(tile) | Objecting(tile) | Showing(back=Objecting(tile)):
            return tile
        case _:
            return None


def looked_for(acts: Sequence[str]) -> str:
    """What the seat on turn may do with the open tiles."""
    if "claim" in acts and "touch" in acts:
        return "looking-or-collecting"
    return "collecting" if "touch" in acts else "next" if acts and "claim" not in acts else "looking"


def accepts(game: Moerder, view: View, offer: Offer | None) -> Mapping[str, Sequence[str]]:
    if offer is None:
        return {}
    tile = {"turn": name(offer.tiles[0]), "touch": name(offer.tiles[0])} if offer.tiles else {}
    return {act: (tile.get(act) or EXAMPLES.get(act, act),) for act in offer.acts}


def legend(game: Moerder, view: View, voice: Voice) -> Sequence[str]:
    return [voice.say("terminal-moerder-legend")]


def phrases() -> Phrases:
    return Phrases(alone=tuple(WORDS))


def goal(game: Moerder, voice: Voice) -> str:
    return f"{voice.say('moerder-objective-1')} {voice.say('moerder-objective-2')}"


def closing(game: Moerder, view: View, voice: Voice) -> Sequence[str]:
    return ()


def secret(view: View) -> bool:
    return False


def tiles(chain: Iterable[int]) -> str:
    return " ".join(map(name, chain))
