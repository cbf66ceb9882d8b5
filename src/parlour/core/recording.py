"""A game as a file: its rules, its luck and its log. What `replay` and `verify` read."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

import msgspec
from msgspec import Struct

from parlour.core.game import AnyEntry, AnyGame, Deal, Illegal, Unreadable
from parlour.core.listing import Listing
from parlour.core.luck import Seal
from parlour.core.play import begin, numbered_line, play
from parlour.core.refusal import Refusal


class Recording(Struct, frozen=True):
    """A game that was played. The seed is there once the game is over."""

    game: AnyGame
    names: tuple[str, ...]
    commitment: str
    log: tuple[AnyEntry, ...]
    nonces: tuple[bytes, ...] = ()
    seed: bytes | None = None


class _Sheet(Struct, forbid_unknown_fields=True):
    """The same as it lies in a file."""

    parlour: int
    game: msgspec.Raw
    names: tuple[str, ...]
    commitment: str
    log: list[msgspec.Raw]
    nonces: tuple[bytes, ...] = ()
    seed: bytes | None = None


class _Tag(Struct):
    type: str


FORMAT = 1


def write(recording: Recording) -> bytes:
    sheet = {"parlour": FORMAT, **msgspec.structs.asdict(recording)}
    return msgspec.json.format(msgspec.json.encode(sheet, order="deterministic"), indent=1)


def read(data: bytes, catalog: Mapping[str, Listing]) -> Recording:
    """Raises Refusal, with what is wrong, when this is no recording."""
    try:
        sheet = msgspec.json.decode(data, type=_Sheet)
        if sheet.parlour != FORMAT:
            raise Unreadable("no_recording", why=f"format {sheet.parlour}")
        name = msgspec.json.decode(sheet.game, type=_Tag).type
        if name not in catalog:
            raise Refusal("unknown_game", name=name)
        listing = catalog[name]
        read_entry = msgspec.json.Decoder(listing.types.entry).decode
        log = tuple(read_entry(entry) for entry in sheet.log)
        game = msgspec.json.decode(sheet.game, type=listing.game)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Unreadable("no_recording", why=str(error)) from error
    return Recording(game, sheet.names, sheet.commitment, log, sheet.nonces, sheet.seed)


class Doubt(Refusal):
    """The first place where a recording does not hold; `ply` counts the entries of the log from 0."""


def verify(recording: Recording) -> int:
    """Checks every entry against the rules and every deal against the seed; says how many deals there were.

    A game that somebody cut short is doubted too: its seed is not to be known before the end.
    """
    if recording.seed is None:
        raise Doubt("seed_not_shown")
    if sha256(recording.seed).hexdigest() != recording.commitment:
        raise Doubt("seed_breaks_commitment")
    seal = Seal(recording.seed, recording.nonces)
    game = recording.game
    here = begin(game, len(recording.names))
    for ply, entry in numbered_line(recording.log):
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
