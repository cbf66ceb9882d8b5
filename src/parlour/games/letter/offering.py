"""What a seat may do now, and with which pieces: for a page to offer, and for bots and laws to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.core.game import Luck
from parlour.core.luck import choice
from parlour.games.letter.actions import (
    Dispute,
    Done,
    Knock,
    Lay,
    LayBlank,
    Lift,
    LoggedAction,
    Pass,
    Release,
    Skip,
    StandBy,
    TakeBlank,
    TakeRest,
    TakeSize,
    Vote,
)
from parlour.games.letter.agreement import Agreement
from parlour.games.letter.disputing import waiting
from parlour.games.letter.drafting import blanks_next, sizes
from parlour.games.letter.grid import Placed
from parlour.games.letter.laying import layable, liftable
from parlour.games.letter.naming import may_name, may_stand_by, must_use
from parlour.games.letter.pieces import Tile
from parlour.games.letter.releasing import owes_a_move
from parlour.games.letter.spaces import places
from parlour.games.letter.state import Act, Offer, Open, View
from parlour.games.letter.table import alone, round_one
from parlour.games.letter.turns import may_knock, undecided

PLAIN: Final[dict[Act, tuple[LoggedAction, ...]]] = {
    "take_rest": (TakeRest(),),
    "stand_by": (StandBy(),),
    "done": (Done(),),
    "skip": (Skip(),),
    "knock": (Knock(),),
    "dispute": (Dispute(),),
    "pass": (Pass(),),
    "vote": (Vote(True), Vote(False), Vote(None)),
    "name": (),
}
"""Acts that point at nothing. To name is never listed: finding words is the game."""


def offer(agreed: Agreement, view: View) -> Offer | None:
    open, seat = view.open, view.seat
    if seat is None:
        return None
    match open.phase:
        case "drafting" if seat == open.active:
            if blanks_next(agreed, open):
                return Offer(("take_blank",), blanks=open.blank_pool)
            return Offer(("take_size", "take_rest"), sizes=sizes(agreed, open))
        case "laying" if seat == open.active:
            return laying(agreed, view)
        case "knocking" if open.knocks is not None and seat == open.knocks.knocker:
            return Offer(acts(("name", True), ("stand_by", doubtful(agreed, view)), ("done", True)))
        case "penalty" if seat == open.debtor:
            blanks = with_room(agreed, open, open.blanks[seat]) if owes_a_move(open) else ()
            kinds = acts(("release", True), ("lay_blank", bool(blanks)))
            return Offer(kinds, releasable=open.hands[seat], blanks=blanks)
        case "window" if open.knocks is not None and may_knock(open, seat) and seat not in open.knocks.knockers:
            return Offer(acts(("knock", True), ("pass", seat in undecided(open))))
        case "disputing" if seat in waiting(open):
            return Offer(("dispute", "pass"))
        case "disputing" if open.contest is not None and seat in open.contest.passed:
            return Offer(("dispute",))
        case "voting" if seat in waiting(open):
            return Offer(("vote",))
        case _:
            return None


def laying(agreed: Agreement, view: View) -> Offer:
    open = view.open
    seat, laid = open.active, bool(open.moves.laid)
    letters = with_room(agreed, open, layable(agreed, open))
    otherwise = not laid and not round_one(open) and not alone(open)
    releasable = open.hands[seat] if otherwise else ()
    blanks = with_room(agreed, open, open.blanks[seat]) if otherwise else ()
    lifted = liftable(agreed, open)
    return Offer(
        acts(
            ("lay", bool(letters)),
            ("lift", bool(lifted)),
            ("lay_blank", bool(blanks)),
            ("release", bool(releasable)),
            ("name", may_name(agreed, open)),
            ("stand_by", doubtful(agreed, view)),
            ("done", laid or alone(open)),
            ("skip", otherwise and not open.hands[seat]),
        ),
        layable=letters,
        liftable=lifted,
        releasable=releasable,
        blanks=blanks,
        must_use=must_use(agreed, open),
    )


def acts(*kinds: tuple[Act, bool]) -> tuple[Act, ...]:
    return tuple(act for act, possible in kinds if possible)


def doubtful(agreed: Agreement, view: View) -> bool:
    return view.named is not None and may_stand_by(agreed, view.open)


def with_room(agreed: Agreement, open: Open, tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Those for which there is a place."""
    return tuple(tile for tile in tiles if next(places(agreed, open, tile), None) is not None)


def listed(agreed: Agreement, open: Open, offered: Offer, act: Act) -> Iterator[LoggedAction]:
    """The actions of one kind."""
    match act:
        case "take_size":
            return map(TakeSize, offered.sizes)
        case "take_blank":
            return map(TakeBlank, offered.blanks)
        case "lay":
            return (laid(placed) for tile in offered.layable for placed in places(agreed, open, tile))
        case "lift":
            return map(Lift, offered.liftable)
        case "lay_blank":
            return (blank_laid(placed) for tile in offered.blanks for placed in places(agreed, open, tile))
        case "release":
            return map(Release, offered.releasable)
        case _:
            return iter(PLAIN[act])


def drawn(agreed: Agreement, open: Open, offered: Offer, luck: Luck) -> LoggedAction:
    """One of them: the kind first, then the piece, then the place."""
    act = choice(luck, [act for act in offered.acts if act != "name"])
    if act == "lay":
        return laid(choice(luck, tuple(places(agreed, open, choice(luck, offered.layable)))))
    if act == "lay_blank":
        return blank_laid(choice(luck, tuple(places(agreed, open, choice(luck, offered.blanks)))))
    return choice(luck, tuple(listed(agreed, open, offered, act)))


def laid(placed: Placed) -> Lay:
    return Lay(placed.tile, placed.x, placed.y, placed.turned)


def blank_laid(placed: Placed) -> LayBlank:
    return LayBlank(placed.tile, placed.x, placed.y, placed.turned)
