"""A transcript tells a whole game in words, including what was taken back."""

from __future__ import annotations

from parlour.core.transcript import transcript
from tests.core.table import Table
from tests.teaching import LISTING as FIB
from tests.teaching.actions import DOUBT, Lay
from tests.teaching.rules import Fib


def test_a_transcript_has_the_rules_the_luck_every_entry_and_the_result() -> None:
    table = Table(Fib(hand=1, turn_seconds=None), seats=2)
    card, other = table.state.hands[0][0], table.state.hands[1][0]
    table.act(0, Lay(card, 1), 500)
    table.take_back(1)
    table.act(0, Lay(card, card), 61_250)
    unfinished = transcript(table.recording(), FIB)
    table.act(1, DOUBT, 62_000)
    table.act(1, Lay(other, 1), 63_000)
    table.wait(70_000)
    assert transcript(table.recording(), FIB).splitlines() == [
        "game     fib",
        "rules    1",
        "options  hand 1, turn_seconds off",
        "seat 0   Ada",
        "seat 1   Bo",
        f"luck     {table.seal.commitment}",
        "nonce 0  416461",
        "nonce 1  426f",
        "seed     612073656564",
        "",
        f"   0  0:00.000  chance: deal {card} {other}",
        f"                seat 0 is dealt {card}",
        f"                seat 1 is dealt {other}",
        f"   1  0:00.500  Ada: lay {card} as 1  (taken back)",
        "   2  0:00.500  table: back to 1",
        f"   3  1:01.250  Ada: lay {card} as {card}",
        f"                seat 0 says it is a {card}",
        "   4  1:02.000  Bo: doubt",
        "                seat 1 doubts",
        f"   5  1:02.000  judge: turn up {card}",
        f"                it is a {card}: seat 0 scores",
        f"   6  1:03.000  Bo: lay {other} as 1",
        "                seat 1 says it is a 1",
        "   7  1:08.500  clock: time up",
        f"   8  1:08.500  judge: turn up {other}",
        f"                it is a {other}: seat 1 scores",
        "",
        f"result   most_points; 1. Ada {card}, 2. Bo 1",
    ]
    assert "seed     not shown" in unfinished
    assert unfinished.endswith("result   not over\n")
