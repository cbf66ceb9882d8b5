"""Acts that people sent, and the entry of the log each of them must be, may be, or must not be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from parlour.core.game import Action
from tests.city.history import Answered, History, Sent, Told
from tests.city.kept import Kept
from tests.city.promises import Breach, Promise

DONE = ""
OPEN = ("stale", "not_kept")
"""Refusals that leave open whether the act was played: its question is answered already, perhaps by itself; or the
connection to the database was lost, perhaps just after it was kept.
"""


class Act(Struct, frozen=True):
    """One act of one client, however often it was sent. `since` is when it was first sent. `answers` are the codes it
    was answered with, fewer than `sendings` if some were never answered. `told` is how many entries its client knew of
    when it was told that the act was done. `entry` is the ply it has if it was played: the first of its seat that comes
    after what it had seen.
    """

    client: str
    ref: int
    seat: int
    action: Action
    since: float
    sendings: int
    answers: tuple[str, ...]
    told: int
    entry: int | None

    @property
    def done(self) -> bool:
        return DONE in self.answers

    @property
    def perhaps(self) -> bool:
        """It may have been played or not, as far as anybody said."""
        return len(self.answers) < self.sendings or any(code in OPEN for code in self.answers)


def acts_of(histories: Sequence[History], kept: Kept) -> list[Act]:
    return [act for history in histories for act in acts_in(history, kept)]


def acts_in(history: History, kept: Kept) -> Iterator[Act]:
    sent: dict[int, list[Sent]] = {}
    answers: dict[int, list[str]] = {}
    told: dict[int, int] = {}
    ply = 0
    for line in history.lines:
        match line:
            case Told():
                ply = line.ply
            case Sent():
                sent.setdefault(line.ref, []).append(line)
            case Answered(ref=ref, code=code):
                answers.setdefault(ref, []).append(code)
                if code == DONE:
                    told[ref] = ply
    for ref, sendings in sent.items():
        first = sendings[0]
        action = kept.action(first.action)
        entry = next((ply for ply in range(first.seen, len(kept.log)) if kept.log[ply].actor == first.seat), None)
        played = entry is not None and kept.log[entry].action == action
        yield Act(
            *(history.client, ref, first.seat, action, first.real, len(sendings)),
            *(tuple(answers.get(ref, ())), told.get(ref, 0), entry if played else None),
        )


def check_acts(table: str, acts: Sequence[Act], kept: Kept) -> Iterator[Breach]:
    """Whoever was told that their act is done finds it in the log, once, and had been told of it by then."""
    for act in acts:
        whose = f"act {act.ref} of {act.client} from seat {act.seat}"
        if not act.done:
            continue
        if act.answers.count(DONE) > 1:
            yield Breach(Promise.ONCE, table, act.entry, f"{whose} was done twice")
        if act.entry is None:
            yield Breach(Promise.KEPT, table, None, f"{whose} was done, and is not in the log")
        elif act.told <= act.entry:
            yield Breach(Promise.SAME, table, act.entry, f"{whose} was done before its client was told what came of it")
    claims = Counter(act.entry for act in acts if act.done and act.entry is not None)
    for entry, claimed in claims.items():
        if claimed > 1:
            yield Breach(Promise.ONCE, table, entry, f"{claimed} acts were done, and this is all there is in the log")


def by_entry(acts: Sequence[Act]) -> dict[int, Act]:
    """The act that an entry certainly or probably is, by its ply."""
    found = {act.entry: act for act in acts if act.entry is not None and act.perhaps}
    return found | {act.entry: act for act in acts if act.entry is not None and act.done}
