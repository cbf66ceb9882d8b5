"""The score over a table and its rematches. It belongs to people and bots, not to their chairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from parlour.core.game import Result
from parlour.server.door.messages import Score
from parlour.server.tables.record import Person, Record, Wins


def counted(record: Record, result: Result | None) -> tuple[Wins, ...]:
    """The score after this game. One that everybody or nobody has won counts for nobody."""
    score = {wins.whose: wins for wins in record.series}
    won = winners(result)
    for seat, one in contestants(record):
        before = score[one.whose].wins if one.whose in score else 0
        score[one.whose] = replace(one, wins=before + (seat in won))
    return tuple(score.values())


def shown(record: Record, result: Result | None) -> tuple[Score, ...]:
    """The score at a rematch: all who sit there, then those who have won here and left."""
    if not record.series or len(record.chairs) == 1:
        return ()
    seats = {one.whose: seat for seat, one in contestants(record)}
    score = counted(record, result)
    here = sorted((one for one in score if one.whose in seats), key=lambda one: seats[one.whose])
    gone = [one for one in score if one.whose not in seats and one.wins]
    return tuple(score_of(one, seats.get(one.whose)) for one in [*here, *gone])


def score_of(wins: Wins, seat: int | None) -> Score:
    if isinstance(wins.player, Person):
        return Score(seat, wins.player.name, None, wins.wins)
    return Score(seat, None, wins.player.strength, wins.wins)


def winners(result: Result | None) -> set[int]:
    ranks = () if result is None else result.ranks
    first = {seat for seat, rank in enumerate(ranks) if rank == 1}
    return set() if len(first) == len(ranks) else first


def contestants(record: Record) -> Iterator[tuple[int, Wins]]:
    """Everybody at the table, as the score knows them."""
    met: Counter[str] = Counter()
    for seat, chair in enumerate(record.chairs):
        if chair.player is not None:
            who, _ = Wins(chair.player, 0).whose
            yield seat, Wins(chair.player, met[who])
            met[who] += 1
