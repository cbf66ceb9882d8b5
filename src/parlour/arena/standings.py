"""What a tournament adds up to: a rating of every bot, every pair of them, and every kind of table."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from msgspec import Struct

from parlour.arena.intervals import SURE, Estimate, in_elo, wilson
from parlour.arena.report import Outcome
from parlour.arena.sequential import Bounds, Decision, decided
from parlour.arena.simulation import Fixture
from parlour.arena.tournament import Tournament, sided
from parlour.core.game import AnyGame

Played = tuple[Fixture, Outcome]


class Standing(Struct, frozen=True):
    """How one bot did. `rating` is that of openskill's Plackett–Luce model, `won` its share of first places, where a
    place that was shared counts as a part. `faults` are those of a bot from outside.
    """

    bot: str
    sides: int
    rating: Estimate
    won: Estimate
    rank: float
    score: float
    faults: dict[str, int]


class Pair(Struct, frozen=True):
    """Two bots in the matches both played: who came ahead of whom. `share` and `elo` are those of `one`.

    Where a bot has several sides, a match counts once, with the mean of all comparisons.
    """

    one: str
    other: str
    matches: int
    ahead: int
    level: int
    behind: int
    share: Estimate
    elo: Estimate
    decision: Decision | None


class SeatShare(Struct, frozen=True):
    """How often a seat came first under some rules, whoever sat there."""

    game: AnyGame
    seats: int
    seat: int
    won: Estimate


class Standings(Struct, frozen=True):
    """The best first. All of it follows from the tournament and the number of rounds."""

    matches: int
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    seats: tuple[SeatShare, ...]


def standings(tournament: Tournament, played: Sequence[Played]) -> Standings:
    rated = ratings(tournament, played)
    found = [standing(bot, rated[bot], played) for bot in tournament.bots]
    return Standings(
        matches=len(played),
        standings=tuple(sorted(found, key=lambda one: -one.rating.mean)),
        pairs=tuple(pairs(tournament, played)),
        seats=tuple(seat_shares(played)),
    )


def ratings(tournament: Tournament, played: Iterable[Played]) -> dict[str, Estimate]:
    """Plackett–Luce ratings, updated match by match in the order of their numbers. They begin at 25."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # a bot does not grow stronger or weaker between two matches
    rated: dict[str, Any] = {bot: model.rating(name=bot) for bot in tournament.bots}
    for fixture, outcome in played:
        places = sided(fixture.game, len(fixture.bots))
        bots = [fixture.bots[side[0]] for side in places]
        after = model.rate([[rated[bot]] for bot in bots], ranks=[float(outcome.ranks[side[0]]) for side in places])
        news: defaultdict[str, list[Any]] = defaultdict(list)
        for bot, (new,) in zip(bots, after, strict=True):
            news[bot].append(new)
        for bot, each in news.items():
            mu, sigma = (sum(getattr(new, part) for new in each) / len(each) for part in ("mu", "sigma"))
            rated[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: Estimate(one.mu, one.mu - SURE * one.sigma, one.mu + SURE * one.sigma) for bot, one in rated.items()}


def standing(bot: str, rating: Estimate, played: Iterable[Played]) -> Standing:
    won: list[float] = []
    ranks: list[int] = []
    scores: list[int] = []
    faults: Counter[str] = Counter()
    for fixture, outcome in played:
        for side in sided(fixture.game, len(fixture.bots)):
            if fixture.bots[side[0]] == bot:
                won.append(first_place(outcome, side[0]))
                ranks.append(outcome.ranks[side[0]])
                scores.append(outcome.scores[side[0]])
                for seat in side:
                    faults.update(outcome.faults[seat])
    return Standing(
        bot, len(won), rating, wilson(sum(won), len(won)), mean(ranks), mean(scores), dict(sorted(faults.items()))
    )


def first_place(outcome: Outcome, seat: int) -> float:
    """1 for the winner; sides that share the first place have a part each."""
    return 1 / outcome.first if outcome.ranks[seat] == 1 else 0.0


def mean(figures: Sequence[float]) -> float:
    return sum(figures) / len(figures)


def pairs(tournament: Tournament, played: Iterable[Played]) -> Iterable[Pair]:
    met = meetings(played)
    for one, other in combinations(tournament.bots, 2):
        if points := met.get((one, other), []):
            won = wilson(sum(points), len(points))
            ahead, behind = sum(point > 0.5 for point in points), sum(point < 0.5 for point in points)
            decision = None if tournament.stop is None else decided_between(points, tournament.stop)
            yield Pair(
                *(one, other, len(points), ahead, len(points) - ahead - behind, behind, won, in_elo(won), decision)
            )


def decided_between(points: Sequence[float], stop: Bounds) -> Decision | None:
    """The hypotheses are about the lead of the bot that was named later: a new one against an old one."""
    return decided([1 - point for point in points], stop)


def meetings(played: Iterable[Played]) -> Mapping[tuple[str, str], list[float]]:
    """What each match was worth to one bot against another: 1 ahead of it, ½ level, 0 behind."""
    met: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for fixture, outcome in played:
        ranks: defaultdict[str, list[int]] = defaultdict(list)
        for side in sided(fixture.game, len(fixture.bots)):
            ranks[fixture.bots[side[0]]].append(outcome.ranks[side[0]])
        for one in ranks:
            for other in ranks:
                if one != other:
                    met[one, other].append(
                        mean([(mine < theirs) + (mine == theirs) / 2 for mine in ranks[one] for theirs in ranks[other]])
                    )
    return met


def seat_shares(played: Iterable[Played]) -> Iterable[SeatShare]:
    tables: defaultdict[tuple[AnyGame, int], list[Outcome]] = defaultdict(list)
    for fixture, outcome in played:
        tables[fixture.game, len(fixture.bots)].append(outcome)
    for (game, seats), outcomes in tables.items():
        for seat in range(seats):
            won = wilson(sum(first_place(outcome, seat) for outcome in outcomes), len(outcomes))
            yield SeatShare(game, seats, seat, won)
