"""The end of a game of MÖRDER in figures."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Result, Seat
from parlour.games.moerder.board import name
from parlour.games.moerder.chains import Chain
from parlour.games.moerder.events import (
    BodyFound,
    ChainFound,
    ChainsShown,
    DroppedOut,
    ObjectionFell,
    ObjectionHeld,
    QuitAnnounced,
    TileCollected,
    TileTurned,
    WordCollected,
)
from parlour.games.moerder.options import Options
from parlour.review.ending.figure import Figure, Story, figure, sole_winner


def figures(_: Options, story: Story, result: Result, seat: Seat) -> Iterator[Figure]:
    if (decisive := decision(story, result)) is not None:
        yield decisive
    if result.reason != "chain_in_objection":
        yield from missed(story)
    yield from objections(story, seat)
    yield from body(story)
    yield from letters(story, seat)
    turned = [ply for ply, event in story if isinstance(event, TileTurned) and event.seat == seat]
    if turned:
        yield figure("turned", seat=seat, count=len(turned))


def decision(story: Story, result: Result) -> Figure | None:
    """The turn that decided, or how it ended without one."""
    for ply, event in reversed(story):
        match event:
            case ChainFound(seat=seat, chain=chain):
                return figure("chain_found", ply, seat=seat, chain=spelt(chain))
            case WordCollected(seat=seat) if seat == sole_winner(result):
                return figure("letters_collected", ply, seat=seat)
            case ObjectionHeld(seat=seat, chain=chain) if chain and result.reason == "chain_in_objection":
                return figure("chain_in_objection", ply, seat=seat, chain=spelt(chain))
            case DroppedOut(seat=seat):
                return figure("dropped_out", ply, seat=seat)
            case QuitAnnounced(seat=seat, hidden=hidden):
                return figure("quit", ply, seat=seat, hidden=hidden)
    return None


def missed(story: Story) -> Iterator[Figure]:
    """A chain that lay open in the end although nobody had shown one."""
    if any(isinstance(event, ChainFound) for _, event in story):
        return
    for ply, event in story:
        if isinstance(event, ChainsShown) and event.chains:
            yield figure("chain_missed", ply, chain=spelt(event.chains[0]), count=len(event.chains))


def objections(story: Story, seat: Seat) -> Iterator[Figure]:
    """Those of this seat, right and wrong. The moment is the first right one, or else the first."""
    right = [ply for ply, event in story if isinstance(event, ObjectionHeld) and event.seat == seat]
    wrong = [ply for ply, event in story if isinstance(event, ObjectionFell) and event.seat == seat]
    if right or wrong:
        yield figure("objections", (right or wrong)[0], seat=seat, right=len(right), wrong=len(wrong))


def body(story: Story) -> Iterator[Figure]:
    for ply, event in story:
        if isinstance(event, BodyFound):
            yield figure("body", ply, seat=event.seat, tile=name(event.tile), count=len(event.around))


def letters(story: Story, seat: Seat) -> Iterator[Figure]:
    collected = [(ply, event.letter) for ply, event in story if isinstance(event, TileCollected) and event.seat == seat]
    if collected:
        yield figure("collected", collected[-1][0], seat=seat, letters=" ".join(letter for _, letter in collected))


def spelt(chain: Chain) -> str:
    return " ".join(name(tile) for tile in chain)
