"""A game as readable text: who played under which rules, what was done and what came of it."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Actor, Millis, Result, Resume, TakeBack
from parlour.core.listing import Listing
from parlour.core.options import Value, chosen
from parlour.core.play import begin, numbered_line, play
from parlour.core.recording import Recording

INDENT = " " * 16


def transcript(recording: Recording, listing: Listing) -> str:
    """The whole game. Entries that were taken back are shown without their events."""
    return "".join(f"{line}\n" for line in lines(recording, listing))


def lines(recording: Recording, listing: Listing) -> Iterator[str]:
    """Line by line, as far as the rules accept the log. Raises Illegal at the first entry they refuse."""
    yield from _heading(recording, listing)
    yield ""
    yield from _story(recording, listing)


def _heading(recording: Recording, listing: Listing) -> Iterator[str]:
    yield f"game     {listing.name}"
    yield f"rules    {recording.rules}"
    options = chosen(recording.game)
    yield "options  " + (", ".join(f"{name} {_plain(value)}" for name, value in options.items()) or "as in the box")
    for seat, name in enumerate(recording.names):
        yield f"seat {seat}   {name}"
    yield f"luck     {recording.commitment}"
    for seat, nonce in enumerate(recording.nonces):
        yield f"nonce {seat}  {nonce.hex()}"
    yield f"seed     {recording.seed.hex() if recording.seed is not None else 'not shown'}"


def _story(recording: Recording, listing: Listing) -> Iterator[str]:
    game, notation = recording.game, listing.notation
    kept = {ply for ply, _ in numbered_line(recording.log)}
    here = begin(game, len(recording.names))
    for ply, entry in enumerate(recording.log):
        start = f"{ply:>4}  {_clock(entry.at):>8}  {_who(entry.actor, recording.names)}: "
        if isinstance(entry.action, TakeBack):
            yield f"{start}back to {entry.action.to}"
        elif isinstance(entry.action, Resume):
            yield f"{start}goes on from {entry.action.table or 'a file'}, entry {entry.action.ply}"
            here = play(game, here, entry).position
        elif ply not in kept:
            yield f"{start}{notation.write(entry.action)}  (taken back)"
        else:
            yield start + notation.write(entry.action)
            played = play(game, here, entry)
            here = played.position
            yield from (f"{INDENT}{notation.tell(event)}" for event in played.events)
    yield ""
    yield "result   " + (_ending(here.over, recording.names) if here.over else "not over")


def _ending(result: Result, names: tuple[str, ...]) -> str:
    places = sorted(zip(result.ranks, names, result.scores, strict=True), key=lambda place: place[0])
    return f"{result.reason}; " + ", ".join(f"{rank}. {name} {score}" for rank, name, score in places)


def _who(actor: Actor, names: tuple[str, ...]) -> str:
    return actor if isinstance(actor, str) else names[actor]


def _clock(at: Millis) -> str:
    seconds, millis = divmod(at, 1000)
    return f"{seconds // 60}:{seconds % 60:02}.{millis:03}"


def _plain(value: Value) -> str:
    match value:
        case frozenset() | tuple():
            return "+".join(sorted(value)) or "off"
        case None | False:
            return "off"
        case True:
            return "on"
        case _:
            return str(value)
