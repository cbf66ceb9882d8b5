"""What a seat may do now and with which pieces, for a page to offer and for bots and laws to choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
from parlour.games.letter.drafting import share, sizes
from parlour.games.letter.grid import Placed
from parlour.games.letter.laying import layable, liftable
from parlour.games.letter.naming import may_name, may_stand_by, must_use
from parlour.games.letter.options import Options
from parlour.games.letter.pieces import Tile
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
WITH_A_PIECE: Final[dict[Act, type[Lift | Release | TakeBlank]]] = {
    "lift": Lift,
    "release": Release,
    "take_blank": TakeBlank,
}
"""Acts that need a piece and nothing else."""


def offer(agreed: Options, view: View) -> Offer | None:
    open, acts = view.open, kinds(agreed, view)
    if not acts:
        return None
    pieces = {act: stock(agreed, open, act) for act in acts}
    match open.phase:
        case Laying() as phase:
            return Offer(
                acts,
                layable=pieces.get("lay", ()),
                liftable=pieces.get("lift", ()),
                releasable=pieces.get("release", ()),
                blanks=pieces.get("lay_blank", ()),
                must_use=must_use(agreed, open, phase),
            )
        case Owing():
            return Offer(acts, releasable=pieces["release"], blanks=pieces.get("lay_blank", ()))
        case Drafting(seat, "letter"):
            return Offer(acts, sizes=sizes(open.pool), picks=share(agreed, open) - len(open.hands[seat]))
        case Drafting():
            return Offer(acts, blanks=pieces["take_blank"])
        case _:
            return Offer(acts)


def kinds(agreed: Options, view: View) -> tuple[Act, ...]:
    """The kinds of action that are possible. Whether there is a word to name is not told."""
    open, seat = view.open, view.seat
    if seat is None:
        return ()
    match open.phase:
        case Laying() as phase if phase.seat == seat:
            return in_a_turn(agreed, view, phase)
        case Knockable() as phase if seat in phase.window.asked:
            return ("knock",) if seat in phase.window.passed else ("knock", "pass")
        case Knocking() as phase if phase.seat == seat:
            return ("name", "stand_by", "done") if doubtful(agreed, view, phase) else ("name", "done")
        case Owing() as phase if phase.seat == seat:
            blank = isinstance(phase.debt, NothingLaid) and stock(agreed, open, "lay_blank")
            return ("release", "lay_blank") if blank else ("release",)
        case Drafting() as phase if phase.seat == seat:
            return ("take_size", "take_rest") if phase.kind == "letter" else ("take_blank",)
        case Challenged(Disputable(window=window)) if seat in window.asked:
            return ("dispute",) if seat in window.passed else ("dispute", "pass")
        case Challenged(Voting() as stage) if seat in stage.waiting:
            return ("vote",)
        case _:
            return ()


def in_a_turn(agreed: Options, view: View, phase: Laying) -> tuple[Act, ...]:
    open, laid, hand = view.open, bool(phase.moves.laid), bool(view.open.hands[phase.seat])
    alone = solitaire(open)
    otherwise = not laid and not alone and not round_one(open)
    acts: tuple[tuple[Act, bool], ...] = (
        ("lay", bool(stock(agreed, open, "lay"))),
        ("lift", laid and bool(stock(agreed, open, "lift"))),
        ("lay_blank", otherwise and bool(stock(agreed, open, "lay_blank"))),
        ("release", otherwise and hand),
        ("name", may_name(agreed, open, phase)),
        ("stand_by", doubtful(agreed, view, phase)),
        ("done", laid or alone),
        ("skip", otherwise and not hand),
    )
    return tuple([act for act, possible in acts if possible])


def doubtful(agreed: Options, view: View, phase: Naming) -> bool:
    return view.named is not None and may_stand_by(agreed, view.open, phase.moves)


def stock(agreed: Options, open: Open, act: Act) -> tuple[Tile, ...]:
    """The pieces that an act of this kind may be done with."""
    match act, open.phase:
        case "lay", Laying() as phase:
            return with_room(agreed, open, layable(agreed, open, phase))
        case "lift", Laying() as phase:
            return liftable(agreed, open, phase.moves)
        case "lay_blank", Laying() | Owing() as phase:
            return with_room(agreed, open, open.blanks[phase.seat])
        case "release", Laying() | Owing() as phase:
            return open.hands[phase.seat]
        case "take_blank", _:
            return open.blank_pool
        case _:
            return ()


def listed(agreed: Options, open: Open, act: Act) -> Iterator[LoggedAction]:
    """The actions of one kind."""
    match act:
        case "take_size":
            return map(TakeSize, sizes(open.pool))
        case "lay" | "lay_blank":
            lay = LAYING[act]
            return (lay(placed) for tile in stock(agreed, open, act) for placed in places(agreed, open, tile))
        case "lift" | "release" | "take_blank":
            return map(WITH_A_PIECE[act], stock(agreed, open, act))
        case _:
            return iter(PLAIN[act])


def drawn(agreed: Options, open: Open, acts: tuple[Act, ...], luck: Luck) -> LoggedAction:
    """A random action: the kind first, then the piece, then the place."""
    act = choice(luck, [act for act in acts if act != "name"])
    if act in WITH_A_PIECE:
        return WITH_A_PIECE[act](choice(luck, stock(agreed, open, act)))
    if act in LAYING and (placed := random_place(agreed, open, choice(luck, stock(agreed, open, act)), luck)):
        return LAYING[act](placed)
    return choice(luck, tuple(listed(agreed, open, act)))


def laid(placed: Placed) -> Lay:
    return Lay(placed.tile, placed.x, placed.y, placed.turned)


def blank_laid(placed: Placed) -> LayBlank:
    return LayBlank(placed.tile, placed.x, placed.y, placed.turned)


LAYING: Final[dict[Act, Callable[[Placed], LoggedAction]]] = {"lay": laid, "lay_blank": blank_laid}
"""Acts that need a piece and a place."""
