"""The rule book of MURDERO: its rules in reading order, and the examples drawn beside them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from parlour.core.rulebook import Rule, RuleBook, Section
from parlour.games.murdero.cases import EMPTY, Case
from parlour.games.murdero.state import Place


class PlaceExample(Struct, frozen=True):
    """What lies before a seat, the card somebody takes or lays, and what falls with it or what it scores."""

    place: Place
    card: str = ""
    falls: tuple[str, ...] = ()
    points: int = 0


def red(*counts: int, jokers: tuple[int, ...] = ()) -> Place:
    one, two, three, four, five = counts
    return Place((Case((one, two, three, four, five), jokers), EMPTY, EMPTY))


EXAMPLES: Mapping[str, PlaceExample] = {
    "case": PlaceExample(red(2, 1, 1, 0, 0), "R4"),
    "complete": PlaceExample(red(2, 1, 1, 1, 1)),
    "score": PlaceExample(
        Place((Case((2, 1, 1, 1, 1)), Case((1, 1, 0, 0, 0)), EMPTY)),
        points=33,
    ),
    "sabotage": PlaceExample(red(1, 1, 1, 1, 0), "R3", ("R4",)),
    "strengthened": PlaceExample(red(1, 1, 2, 1, 0), "R3"),
    "estate": PlaceExample(Place((Case((5, 0, 0, 0, 0)), EMPTY, EMPTY), ("real_estate",)), points=20),
    "joker": PlaceExample(red(1, 1, 1, 0, 1, jokers=(4,)), points=22),
}


def _rules(*ids: str, **examples: tuple[str, ...]) -> tuple[Rule, ...]:
    return tuple(Rule(id, id not in NOT_PLAYABLE, examples.get(id.replace("-", "_"), ())) for id in ids)


NOT_PLAYABLE = frozenset({"MU-11", "MU-P3", "MU-A3", "MU-A6", "MU-A22"})
"""Manners, and rulings about what does not happen."""

RULE_BOOK = RuleBook(
    "murdero",
    (
        Section("goal", _rules("MU-1", "MU-2", "MU-10", "MU-A14", "MU-A24")),
        Section("deal", _rules("MU-3", "MU-A15", "MU-15", "MU-A1", "MU-16", "MU-A27")),
        Section("turn", _rules("MU-4", "MU-5", "MU-6", "MU-A19", "MU-A23")),
        Section("cases", _rules("MU-7", "MU-8", "MU-A18", "MU-A22", MU_7=("case",), MU_8=("complete",))),
        Section(
            "score",
            _rules("MU-9", "MU-A11", "MU-A12", "MU-A13", MU_9=("score",), MU_A12=("estate",)),
        ),
        Section(
            "actions",
            _rules("MU-11", "MU-12", "MU-13", "MU-A16", "MU-14", "MU-A17", "MU-A25", "MU-A26", "MU-A28", "MU-A29"),
        ),
        Section(
            "cards",
            _rules(
                *("MU-C1", "MU-C2", "MU-C3", "MU-C4", "MU-C5", "MU-C6", "MU-C7", "MU-C8", "MU-C9", "MU-C10"),
                *("MU-C11", "MU-C12", "MU-C13"),
                MU_C6=("sabotage", "strengthened"),
                MU_C13=("joker",),
            ),
        ),
        Section(
            "rulings",
            _rules("MU-A2", "MU-A3", "MU-A4", "MU-A5", "MU-A6", "MU-A7", "MU-A8", "MU-A9", "MU-A10"),
        ),
        Section("pairs", _rules("MU-P1", "MU-P2", "MU-P3", "MU-P4", "MU-P5", "MU-A20", "MU-A21")),
        Section("house", _rules("MU-A30", "MU-X3", "MU-X5", "MU-X6", "MU-X7", "MU-X8")),
    ),
    words=(
        *("case", "case-card", "action-card", "one-shot", "permanent"),
        *("case-file", "discard-pile", "complete-case", "hand", "match"),
    ),
    first="complete",
)
