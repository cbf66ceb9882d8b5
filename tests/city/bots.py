"""Seats of bots: each answers a question once.

A bot hesitates before every answer, so one that answers sooner has answered an earlier question once more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.city.acts import Act
from tests.city.clocks import first_told
from tests.city.history import History
from tests.city.kept import Kept
from tests.city.promises import Breach, Promise

TOLERANCE = 0.05
"""Seconds by which a timer may come too early."""
LONG_AGO = float("-inf")


def check_bots(
    table: str, histories: Sequence[History], acts: Sequence[Act], kept: Kept, hesitates: float
) -> Iterator[Breach]:
    """`hesitates`: so many seconds at least, from the question to the answer."""
    since = {act.entry: act.since for act in acts if act.done and act.entry is not None}
    for seat in range(len(kept.record.chairs)):
        begins: list[float] = []
        for ply in answers_of(kept, seat):
            asked = asked_since(kept, seat, ply)
            begins.append(max((real for entry, real in since.items() if entry < asked), default=LONG_AGO))
            heard = first_told(histories, ply)
            if heard is not None and (answers := too_many(begins, heard, hesitates)):
                passed = f"{heard - begins[-answers]:.1f} s after somebody's act"
                yield Breach(Promise.BOT, table, ply, f"seat {seat} gave {answers} answers within {passed}")


def answers_of(kept: Kept, seat: int) -> list[int]:
    """What bots answered in this seat, as far as the rules go along with it."""
    plies = range(min(len(kept.log), len(kept.replayed.turns)))
    return [ply for ply in plies if kept.log[ply].actor == seat and kept.is_bot(seat, ply)]


def asked_since(kept: Kept, seat: int, ply: int) -> int:
    """After how many entries this seat was asked what it answers here, or earlier."""
    turns, log = kept.replayed.turns, kept.log
    while ply and log[ply - 1].actor != seat and seat in turns[ply - 1].awaited | turns[ply - 1].welcome:
        ply -= 1
    return ply


def too_many(begins: Sequence[float], heard: float, hesitates: float) -> int:
    """How many of the last answers came sooner than they can, or 0. `begins`: before each question was asked."""
    for answers, begin in enumerate(reversed(begins), 1):
        if heard - begin < answers * (hesitates - TOLERANCE):
            return answers
    return 0
