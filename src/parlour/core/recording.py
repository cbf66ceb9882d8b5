"""A game as a file: its rules, its luck and its log. What `replay` and `verify` read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from hashlib import sha256

import msgspec
from msgspec import Struct

from parlour.core.game import AnyEntry, AnyGame, Deal, Illegal, Resume, Unreadable
from parlour.core.listing import Listing
from parlour.core.luck import Seal
from parlour.core.play import begin, numbered_line, play
from parlour.core.refusal import Fact, Refusal
from parlour.core.types import types_of


class Recording(Struct, frozen=True):
    """A game that was played, and the version of the rules it was played by. The seed is there once it is over."""

    game: AnyGame
    rules: int
    names: tuple[str, ...]
    commitment: str
    log: tuple[AnyEntry, ...]
    nonces: tuple[bytes, ...] = ()
    seed: bytes | None = None


class Sheet(Struct, forbid_unknown_fields=True):
    """A recording as it is written to a file."""

    parlour: int
    game: msgspec.Raw
    rules: int
    names: tuple[str, ...]
    commitment: str
    log: list[msgspec.Raw]
    nonces: tuple[bytes, ...] = ()
    seed: bytes | None = None


class _Tag(Struct):
    type: str


FORMAT = 2


class Outdated(Refusal):
    """A game played under other rules than today's. `recording` is what can still be read of it, if anything."""

    def __init__(self, code: str, recording: Recording | None, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.recording = recording


def write(recording: Recording) -> bytes:
    sheet = {"parlour": FORMAT, **msgspec.structs.asdict(recording)}
    return msgspec.json.format(msgspec.json.encode(sheet, order="deterministic"), indent=1)


def read(data: bytes, catalog: Mapping[str, Listing]) -> Recording:
    """Raises Unreadable if this is not a recording, and Outdated if its rules have changed since."""
    try:
        sheet = msgspec.json.decode(data, type=Sheet)
        if sheet.parlour != FORMAT:
            raise Unreadable("no_recording", why=f"format {sheet.parlour}")
        name = msgspec.json.decode(sheet.game, type=_Tag).type
        if name not in catalog:
            raise Refusal("unknown_game", name=name)
        listing = catalog[name]
        if sheet.rules != listing.version:
            readable = _still_readable(sheet, listing)
            raise Outdated("rules_changed", readable, then=sheet.rules, now=listing.version)
        return _recorded(sheet, listing, _entries(sheet, listing))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unreadable("no_recording", why=str(error)) from error


def _recorded(sheet: Sheet, listing: Listing, log: Iterable[AnyEntry]) -> Recording:
    game = msgspec.json.decode(sheet.game, type=listing.game)
    return Recording(game, sheet.rules, sheet.names, sheet.commitment, tuple(log), sheet.nonces, sheet.seed)


def _entries(sheet: Sheet, listing: Listing) -> Iterator[AnyEntry]:
    return map(msgspec.json.Decoder(listing.types.entry).decode, sheet.log)


def _still_readable(sheet: Sheet, listing: Listing) -> Recording | None:
    """Other rules may have had other options and, from some entry on, other actions."""

    def first_entries() -> Iterator[AnyEntry]:
        with suppress(msgspec.MsgspecError):
            yield from _entries(sheet, listing)

    with suppress(msgspec.MsgspecError):
        return _recorded(sheet, listing, first_entries())
    return None


class Doubt(Refusal):
    """The first flaw in a recording. `ply` counts the entries of the log from 0."""


def verify(recording: Recording) -> int:
    """Checks every entry against the rules and every deal against the seed. Returns the number of deals.

    A game that was cut short is doubtful too: its seed must not be known before the end.
    """
    if recording.seed is None:
        raise Doubt("seed_not_shown")
    if sha256(recording.seed).hexdigest() != recording.commitment:
        raise Doubt("seed_breaks_commitment")
    seal = Seal(recording.seed, recording.nonces)
    game = recording.game
    here = begin(game, len(recording.names))
    for ply, entry in numbered_line(recording.log):
        if isinstance(entry.action, Resume):
            check_resume(game, ply, entry.action, seal)
        if isinstance(entry.action, Deal) and here.over is None:
            due = game.deal(here.state, seal.luck(here.deals))
            if due != entry.action:
                raise Doubt("deal_not_from_seed", ply=ply, deal=here.deals + 1)
        try:
            here = play(game, here, entry).position
        except Illegal as refusal:
            raise Doubt("entry_not_allowed", ply=ply, why=refusal.code) from refusal
    if here.over is None:
        raise Doubt("game_not_over")
    return here.deals


def check_resume(game: AnyGame, ply: int, resume: Resume, seal: Seal) -> None:
    """Whatever the seat could not see must have been dealt by the promised luck, unless the true position was taken."""
    if ply:
        raise Doubt("entry_not_allowed", ply=ply, why="not_yours_to_do")
    state = msgspec.json.decode(resume.state, type=types_of(type(game)).state)
    if not resume.true and game.guess(game.view(state, resume.seat), seal.luck(0)) != state:
        raise Doubt("deal_not_from_seed", ply=ply, deal=1)
