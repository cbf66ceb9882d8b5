"""What many games between the same bots add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from msgspec import Struct

from parlour.arena.intervals import Estimate, estimate
from parlour.arena.match import Match
from parlour.core.game import AnyGame, Seat, Sided, keeps


class Record(Struct, frozen=True):
    """How one bot did. A win shared with another side counts as a draw. `faults` are those of a bot from outside."""

    seat: int
    bot: str
    wins: int
    draws: int
    losses: int
    rank: Estimate
    score: Estimate
    faults: dict[str, int] = {}


class Lengths(Struct, frozen=True):
    """How long the games were: entries of the log, decisions by seats, and occurrences of each action per game."""

    entries: Estimate
    decisions: Estimate
    actions: dict[str, float]


class Report(Struct, frozen=True):
    """The whole study. All but the last two figures follow from the seed."""

    game: str
    games: int
    seed: int
    records: tuple[Record, ...]
    reasons: dict[str, int]
    lengths: Lengths
    seconds: float
    decisions_per_second: float


class Outcome(Struct, frozen=True):
    """What a report needs to know about one match. `first` is how many sides came first."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    first: int
    reason: str
    decisions: int
    actions: dict[str, int]
    faults: tuple[dict[str, int], ...]


def outcome(match: Match) -> Outcome:
    kinds = Counter([type(entry.action) for entry in match.recording.log])
    actions = {kind.__name__: count for kind, count in kinds.items()}
    result, game = match.result, match.recording.game
    first = sum(result.ranks[side[0]] == 1 for side in sides(game, len(result.ranks)))
    faults = tuple(dict(of_one) for of_one in match.faults)
    return Outcome(result.scores, result.ranks, first, result.reason, match.decisions, actions, faults)


def sides(game: AnyGame, seats: int) -> Sequence[Sequence[Seat]]:
    """The seats that win together: each one alone, unless the game has partners."""
    if keeps(type(game), Sided):
        return cast(Sided, game).sides(seats)
    return [(Seat(seat),) for seat in range(seats)]


def report(game: str, bots: Sequence[str], seed: int, outcomes: Sequence[Outcome], seconds: float) -> Report:
    actions: Counter[str] = Counter()
    for each in outcomes:
        actions.update(each.actions)
    lengths = Lengths(
        entries=estimate(sum(each.actions.values()) for each in outcomes),
        decisions=estimate(each.decisions for each in outcomes),
        actions={action: count / len(outcomes) for action, count in sorted(actions.items())},
    )
    return Report(
        game=game,
        games=len(outcomes),
        seed=seed,
        records=tuple(record(seat, bot, outcomes) for seat, bot in enumerate(bots)),
        reasons=dict(sorted(Counter(each.reason for each in outcomes).items())),
        lengths=lengths,
        seconds=seconds,
        decisions_per_second=sum(each.decisions for each in outcomes) / seconds,
    )


def record(seat: int, bot: str, outcomes: Sequence[Outcome]) -> Record:
    faults: Counter[str] = Counter()
    for each in outcomes:
        faults.update(each.faults[seat])
    firsts = [each for each in outcomes if each.ranks[seat] == 1]
    wins = sum(each.first == 1 for each in firsts)
    return Record(
        seat=seat,
        bot=bot,
        wins=wins,
        draws=len(firsts) - wins,
        losses=len(outcomes) - len(firsts),
        rank=estimate(each.ranks[seat] for each in outcomes),
        score=estimate(each.scores[seat] for each in outcomes),
        faults=dict(sorted(faults.items())),
    )
