"""What a seat may do now and with which pieces, for a page to offer and for bots and laws to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.core.game import Luck
from parlour.core.luck import choice
from parlour.games.letter.actions import (
    Done,
    Knock,
    Lay,
    LayBlank,
    Lift,
    LoggedAction,
    Release,
    Skip,
    TakeBlank,
    TakeRest,
    TakeSize,
)
from parlour.games.letter.drafting import missing, sizes
from parlour.games.letter.grid import Placed
from parlour.games.letter.laying import layable, liftable
from parlour.games.letter.naming import may_name, may_stand_by, must_use
from parlour.games.letter.options import Options
from parlour.games.letter.spaces import places, random_place, with_room
from parlour.games.letter.state import (
    Act,
    Challenged,
    Drafting,
    Knockable,
    Knocking,
    Laying,
    Naming,
    NothingLaid,
    Offer,
    Open,
    Owing,
    View,
)
from parlour.games.letter.table import round_one, solitaire
from parlour.kit.challenge import Disputable, Dispute, StandBy, Vote, Voting
from parlour.kit.window import PASS

PLAIN: Final[dict[Act, tuple[LoggedAction, ...]]] = {
    "take_rest": (TakeRest(),),
    "stand_by": (StandBy(),),
    "done": (Done(),),
    "skip": (Skip(),),
    "knock": (Knock(),),
    "dispute": (Dispute(),),
    "pass": (PASS,),
    "vote": (Vote(True), Vote(False), Vote(None)),
    "name": (),
}
"""Acts that need no piece. Names are never listed: finding words is the game."""


def offer(agreed: Options, view: View) -> Offer | None:
    open, seat = view.open, view.seat
    if seat is None:
        return None
    match open.phase:
        case Laying() as phase if seat == phase.seat:
            return laying(agreed, view, phase)
        case Knockable(window=window) if seat in window.asked:
            return Offer(acts(("knock", True), ("pass", seat not in window.passed)))
        case Knocking() as phase if seat == phase.seat:
            return Offer(acts(("name", True), ("stand_by", doubtful(agreed, view, phase)), ("done", True)))
        case Owing(debtor, _, debt) if seat == debtor:
            blanks = with_room(agreed, open, open.blanks[seat]) if isinstance(debt, NothingLaid) else ()
            kinds = acts(("release", True), ("lay_blank", bool(blanks)))
            return Offer(kinds, releasable=open.hands[seat], blanks=blanks)
        case Challenged(Disputable(window=window)) if seat in window.asked:
            return Offer(acts(("dispute", True), ("pass", seat not in window.passed)))
        case Challenged(Voting() as stage) if seat in stage.waiting:
            return Offer(("vote",))
        case Drafting(picker, "letter") if seat == picker:
            return Offer(
                ("take_size", "take_rest"), sizes=sizes(open.pool), picks=missing(agreed, open, seat, "letter")
            )
        case Drafting(picker, "blank") if seat == picker:
            return Offer(("take_blank",), blanks=open.blank_pool)
        case _:
            return None


def laying(agreed: Options, view: View, phase: Laying) -> Offer:
    open, seat, laid = view.open, phase.seat, bool(phase.moves.laid)
    letters = with_room(agreed, open, layable(agreed, open, phase))
    otherwise = not laid and not round_one(open) and not solitaire(open)
    releasable = open.hands[seat] if otherwise else ()
    blanks = with_room(agreed, open, open.blanks[seat]) if otherwise else ()
    lifted = liftable(agreed, open, phase.moves)
    return Offer(
        acts(
            ("lay", bool(letters)),
            ("lift", bool(lifted)),
            ("lay_blank", bool(blanks)),
            ("release", bool(releasable)),
            ("name", may_name(agreed, open, phase)),
            ("stand_by", doubtful(agreed, view, phase)),
            ("done", laid or solitaire(open)),
            ("skip", otherwise and not open.hands[seat]),
        ),
        layable=letters,
        liftable=lifted,
        releasable=releasable,
        blanks=blanks,
        must_use=must_use(agreed, open, phase),
    )


def acts(*kinds: tuple[Act, bool]) -> tuple[Act, ...]:
    return tuple([act for act, possible in kinds if possible])


def doubtful(agreed: Options, view: View, phase: Naming) -> bool:
    return view.named is not None and may_stand_by(agreed, view.open, phase.moves)


def listed(agreed: Options, open: Open, offered: Offer, act: Act) -> Iterator[LoggedAction]:
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


def drawn(agreed: Options, open: Open, offered: Offer, luck: Luck) -> LoggedAction:
    """A random action: the kind first, then the piece, then the place."""
    act = choice(luck, [act for act in offered.acts if act != "name"])
    if act == "lay" and (placed := random_place(agreed, open, choice(luck, offered.layable), luck)):
        return laid(placed)
    if act == "lay_blank" and (placed := random_place(agreed, open, choice(luck, offered.blanks), luck)):
        return blank_laid(placed)
    return choice(luck, tuple(listed(agreed, open, offered, act)))


def laid(placed: Placed) -> Lay:
    return Lay(placed.tile, placed.x, placed.y, placed.turned)


def blank_laid(placed: Placed) -> LayBlank:
    return LayBlank(placed.tile, placed.x, placed.y, placed.turned)
