"""The lesson of MURDERO: one hand, from the first card to a case that an alibi holds back."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.core.lesson import Lesson, Scene, Script, Step
from parlour.games.murdero.actions import (
    DONE,
    DRAW,
    TAKE,
    AtCard,
    Before,
    Build,
    DealHands,
    HandOver,
    Play,
    SeatAction,
    Swap,
)
from parlour.games.murdero.cards import Card
from parlour.games.murdero.rules import Murdero

YOU, TOM = Seat(0), Seat(1)
DEAL = DealHands(
    (
        ("B3", "G3", "G5", "R1", "R2", "R5", "destroy", "sabotage"),
        ("B1", "B4", "G1", "G2", "G3", "G4", "R1", "dons_alibi"),
    ),
    "R3",
)


def held(*cards: Card) -> tuple[str, ...]:
    """The spots of cards in your hand."""
    return tuple(f"held:{card}#0" for card in cards)


def turn(seat: Seat, drawn: Card, *acts: SeatAction) -> Script:
    """A seat draws this card and does all this."""
    return ((seat, DRAW), ("chance", HandOver((drawn,))), *((seat, act) for act in acts))


ONE_HAND = Scene(
    Murdero(max_hands=1, start_player=1),
    2,
    before=(("chance", DEAL),),
    steps=(
        Step("take", TAKE, look=("discard",)),
        Step("start", Build("R1", YOU), look=(*held("R1"), "case:0:R")),
        Step("climb", Build("R2", YOU), look=(*held("R2"), "case:0:R")),
        Step("higher", Build("R3", YOU), look=(*held("R3"), "case:0:R")),
        Step("swap", Swap("B3"), look=(*held("B3"), "discard")),
        Step("done", DONE, before=(("chance", HandOver(("B4",))),)),
        Step(
            "draw",
            DRAW,
            before=turn(TOM, "R2", *(Build(card, TOM) for card in ("G1", "G2", "G3", "G4")), DONE),
            look=("file", "case:1:G"),
        ),
        Step(
            "second",
            Build("B1", YOU),
            before=(("chance", HandOver(("B1",))),),
            look=(*held("B1"), "case:0:B"),
        ),
        Step("sabotage", Play("sabotage", AtCard(TOM, "G2")), look=(*held("sabotage"), "case:1:G")),
        Step(
            "four",
            Build("R4", YOU),
            before=(
                (YOU, DONE),
                *turn(TOM, "B5", Build("B1", TOM), Play("dons_alibi", Before(TOM)), DONE),
                *turn(YOU, "R4"),
            ),
            look=(*held("R4"), "case:0:R", "card:1:dons_alibi"),
        ),
        Step("five", Build("R5", YOU), look=(*held("R5"), "case:0:R", "card:1:dons_alibi")),
        Step(
            "win",
            Play("destroy", AtCard(TOM, "dons_alibi")),
            look=(*held("destroy"), "case:0:R", "card:1:dons_alibi"),
        ),
    ),
)

LESSON = Lesson((ONE_HAND,))


def lesson(_: str) -> Lesson:
    """The same in every language."""
    return LESSON
