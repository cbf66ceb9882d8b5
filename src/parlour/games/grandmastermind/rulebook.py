"""The rule book of GRAND MASTER MIND: its rules in reading order, and the examples drawn beside them."""

from __future__ import annotations

from msgspec import Struct

from parlour.core.rulebook import Rule, RuleBook, Section


class PegExample(Struct, frozen=True):
    """A code and a row in the game's notation, and the black, white and blue pegs the row earns by default (GM-A1)."""

    code: str
    row: str
    pegs: tuple[int, int, int]


EXAMPLES: dict[str, PegExample] = {
    "black": PegExample("Rt Gs Vh Y+", "Rt V+ Gt O*", (1, 0, 0)),
    "white": PegExample("Rt Gs Vh Y+", "O* Rt Y* G*", (0, 1, 0)),
    "duplicate": PegExample("Rt G* Vh Y+", "G* Rs O+ G*", (0, 1, 0)),
    "blue": PegExample("Rt Gs Vh Y+", "R* Yt O+ G+", (0, 0, 2)),
    "precedence": PegExample("Rt Rs Vh Y+", "Rs O* Vh Vh", (1, 1, 0)),
    "nothing": PegExample("Rt Gs Vh Y+", "V+ Y* Rs Gt", (0, 0, 0)),
    "solved": PegExample("Rt Gs Vh Y+", "Rt Gs Vh Y+", (4, 0, 0)),
    "blanks": PegExample("-- Rt -s G-", "Rt -- -h O-", (0, 2, 2)),
    "used-up": PegExample("R+ Yt Yt Oh", "Yt Rt Yt O+", (1, 1, 1)),
    "strict": PegExample("R+ Rt Vs Yh", "Rt O* O* Rt", (0, 1, 1)),
}

RULE_BOOK = RuleBook(
    "grandmastermind",
    (
        Section("goal", (Rule("GM-1", True),)),
        Section("pieces", (Rule("GM-2", False), Rule("GM-3", True))),
        Section("code", (Rule("GM-4", True),)),
        Section("rows", (Rule("GM-5", True),)),
        Section(
            "pegs",
            (
                Rule("GM-6", True),
                Rule("GM-7", True, ("black",)),
                Rule("GM-8", True, ("white", "duplicate")),
                Rule("GM-9", True, ("blue",)),
                Rule("GM-10", True, ("precedence", "nothing")),
            ),
        ),
        Section("end", (Rule("GM-11", True, ("solved",)), Rule("GM-12", True))),
        Section("variant-2", (Rule("GM-13", True, ("blanks",)),)),
        Section(
            "house",
            (
                Rule("GM-A1", True, ("used-up", "strict")),
                Rule("GM-A2", True),
                Rule("GM-A3", True),
                Rule("GM-A4", True),
                Rule("GM-A5", True),
                Rule("GM-A6", True),
                Rule("GM-A7", True),
                Rule("GM-A8", True),
                Rule("GM-A9", True),
                Rule("GM-A10", True),
            ),
        ),
        Section(
            "common",
            (Rule("X-3", True), Rule("X-5", True), Rule("X-6", True), Rule("X-7", True), Rule("X-8", True)),
        ),
    ),
    words=(
        *("code", "challenger", "decoder", "row", "pair", "shape", "colour"),
        *("black-peg", "white-peg", "blue-peg", "shield", "round", "points"),
    ),
    first="blue",
)
