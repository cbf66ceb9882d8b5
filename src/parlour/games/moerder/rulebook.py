"""The rule book of FIND … den MÖRDER: its rules in reading order, and the examples drawn beside them."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.rulebook import Rule, RuleBook, Section


class BoardExample(Struct, frozen=True):
    """A board of six rows with six tiles pointed at: a chain, or no chain because of a `flaw`.

    Where a tile is touched it is an objection, and face-down tiles stand for letters.
    """

    rows: tuple[str, str, str, str, str, str]
    chain: str | None = None
    touched: str | None = None
    flaw: str | None = None


EXAMPLES: dict[str, BoardExample] = {
    "body": BoardExample(("??????", "?ÖMD??", "?E†R??", "?DRM??", "??????", "??????")),
    "chain": BoardExample(("MÖ?M??", "??RD??", "?D?E??", "??R???", "??????", "??????"), "a1 b1 c2 d2 d3 c4"),
    "crossing": BoardExample(("MDE???", "RÖR???", "??????", "??????", "??????", "??????"), "a1 b2 a2 b1 c1 c2"),
    "twice": BoardExample(
        ("MÖ????", "DR????", "?E????", "??????", "??????", "??????"), "a1 b1 b2 a2 b3 b2", flaw="tile_twice"
    ),
    "objection": BoardExample(
        ("M?R???", "?D????", "??????", "???E??", "??????", "??????"), "a1 b1 c1 d1 e1 f1", touched="a1"
    ),
    "gap": BoardExample(
        ("MÖ.DER", "??????", "??????", "??????", "??????", "??????"), "a1 b1 c1 d1 e1 f1", flaw="tile_gone"
    ),
    "used-up": BoardExample(
        ("M?????", "??????", "??????", "??????", "?????Ö", "ÖÖÖÖÖÖ"),
        "a1 b1 c1 d1 e1 f1",
        touched="a1",
        flaw="letter_used_up",
    ),
}


def rules(*ids: str) -> tuple[Rule, ...]:
    return tuple(Rule(id, True) for id in ids)


RULE_BOOK = RuleBook(
    "moerder",
    (
        Section("goal", rules("MO-1")),
        Section("pieces", rules("MO-2", "MO-3")),
        Section("turn", (*rules("MO-4", "MO-5"), Rule("MO-6", True, ("body",)))),
        Section("chain", (Rule("MO-7", True, ("chain", "crossing", "twice")), *rules("MO-8"))),
        Section(
            "collecting",
            (
                Rule("MO-9", True),
                Rule("MO-10", True, ("objection",)),
                *rules("MO-11", "MO-12", "MO-13", "MO-14"),
                Rule("MO-15", True, ("gap",)),
            ),
        ),
        Section("end", rules("MO-16")),
        Section("solitaire", rules("MO-S1", "MO-S2", "MO-S3", "MO-S4", "MO-S5", "MO-S6")),
        Section("base", rules("MO-B1")),
        Section(
            "house",
            (
                *rules("MO-A1", "MO-A2"),
                Rule("MO-A3", True, ("used-up",)),
                *rules("MO-A4", "MO-A5", "MO-A6", "MO-A7", "MO-A8", "MO-A9"),
                *rules("MO-A10", "MO-A11", "MO-A12", "MO-A13", "MO-A14"),
            ),
        ),
        Section("common", rules("MO-X3", "MO-X4", "MO-X5", "MO-X6", "MO-X7", "MO-X8")),
    ),
    words=("tile", "body", "chain", "claim", "touch", "objection", "gap"),
    first="chain",
)
"""The last section restates for this game the rules all games share: MO-X4 is its X-4."""
