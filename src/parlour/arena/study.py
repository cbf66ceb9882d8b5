"""A study of a game for whoever designs it: what a seat is worth, how long it lasts, what winners do, what a rule does.

All seats are played by the same bot, so whatever differs between them is the game's doing. Two sets of rules are
compared match by match, each pair of matches with the same luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from parlour.arena.crew import Crew
from parlour.arena.intervals import Estimate, difference, estimate, wilson
from parlour.arena.match import Match, play_match
from parlour.arena.pace import PACES, minutes
from parlour.arena.report import Outcome, outcome
from parlour.arena.simulation import Progress, check, played, series
from parlour.arena.standings import first_place
from parlour.arena.traits import by_seat
from parlour.core.game import AnyGame
from parlour.core.listing import name_of

Kind: TypeAlias = Literal["longest", "shortest", "lopsided"]
FigureName: TypeAlias = Literal["decisions", "minutes", "seat_1", "shared", "lead"]
RARE: Final = 0.02
"""What fewer seats do, or nearly all, says nothing about winning."""
BINS: Final = 24


class Study(Struct, frozen=True):
    """`against` are other rules to compare with."""

    game: AnyGame
    bot: str
    seats: int
    games: int
    seed: int = 0
    against: tuple[AnyGame, ...] = ()


class Observed(Struct, frozen=True):
    """What a study sees of a match. `acts` counts what each seat did."""

    outcome: Outcome
    acts: tuple[dict[str, int], ...]


class SeatFigures(Struct, frozen=True):
    won: Estimate
    rank: Estimate
    score: Estimate


class Spread(Struct, frozen=True):
    """How a figure is spread over the games: its mean, the middle one, and what all but one in twenty exceed or stay
    under. The `bins` count the games, from `start` on, each `width` wide. A whole number is in the middle of its unit.
    """

    mean: Estimate
    median: float
    low: float
    high: float
    least: float
    most: float
    start: float
    width: float
    bins: tuple[int, ...]


class ActFigures(Struct, frozen=True):
    """In which share of their games winners and others did this, and how often on average."""

    act: str
    winners: Estimate
    others: Estimate
    difference: Estimate
    winners_times: float
    others_times: float


class Compared(Struct, frozen=True):
    """A figure under both rules, and by how much it is larger under the other ones."""

    figure: FigureName
    here: Estimate
    there: Estimate
    difference: Estimate


class Comparison(Struct, frozen=True):
    game: AnyGame
    figures: tuple[Compared, ...]


class Outlier(Struct, frozen=True):
    """A game worth reading: its number, and what makes it stand out."""

    kind: Kind
    number: int
    figure: float


class StudyReport(Struct, frozen=True):
    """All of it follows from the study. `minutes` is None for a game without a pace."""

    name: str
    seats: tuple[SeatFigures, ...]
    decisions: Spread
    minutes: Spread | None
    shared: Estimate
    lead: Estimate
    reasons: dict[str, int]
    acts: tuple[ActFigures, ...]
    comparisons: tuple[Comparison, ...]
    outliers: tuple[Outlier, ...]


def observed(match: Match) -> Observed:
    return Observed(outcome(match), by_seat(match.recording))


def conduct(study: Study, hands: Crew, on_progress: Progress = lambda done, most: None) -> StudyReport:
    """Plays all matches and adds them up. Raises Refusal if they cannot be played."""
    games = (study.game, *study.against)
    bots = (study.bot,) * study.seats
    for game in games:
        check(game, bots)
    fixtures = [fixture for game in games for fixture in series(game, bots, range(study.games))]
    seen: list[Observed] = []
    for chunk in played(fixtures, study.seed, hands, observed):
        seen += chunk
        on_progress(len(seen), len(fixtures))
    each = [seen[first : first + study.games] for first in range(0, len(seen), study.games)]
    here = [one.outcome for one in each[0]]
    pace = PACES.get(name_of(type(study.game)))
    return StudyReport(
        name=name_of(type(study.game)),
        seats=tuple(seat_figures(here, seat) for seat in range(study.seats)),
        decisions=spread([one.decisions for one in here]),
        minutes=None if pace is None else spread([minutes(one.actions, pace) for one in here]),
        shared=wilson(sum(one.first > 1 for one in here), len(here)),
        lead=estimate([lead(one) for one in here]),
        reasons=dict(Counter(one.reason for one in here).most_common()),
        acts=tuple(act_figures(each[0])),
        comparisons=tuple(
            Comparison(game, tuple(compared(study, here, [one.outcome for one in there])))
            for game, there in zip(study.against, each[1:], strict=True)
        ),
        outliers=tuple(outliers(here)),
    )


def seat_figures(outcomes: Sequence[Outcome], seat: int) -> SeatFigures:
    return SeatFigures(
        won=wilson(sum(first_place(one, seat) for one in outcomes), len(outcomes)),
        rank=estimate(one.ranks[seat] for one in outcomes),
        score=estimate(one.scores[seat] for one in outcomes),
    )


def spread(figures: Sequence[float]) -> Spread:
    ordered = sorted(figures)
    last = len(ordered) - 1
    least, most = ordered[0], ordered[-1]
    if all(isinstance(figure, int) for figure in ordered):
        start, width = least - 0.5, float(ceil((most - least + 1) / BINS))
        count = ceil((most - least + 1) / width)
    else:
        start, width, count = least, (most - least) / BINS or 1.0, BINS
    bins = Counter(min(count - 1, int((figure - start) / width)) for figure in ordered)
    return Spread(
        mean=estimate(ordered),
        median=ordered[last // 2] if last % 2 == 0 else (ordered[last // 2] + ordered[last // 2 + 1]) / 2,
        low=ordered[round(last * 0.05)],
        high=ordered[round(last * 0.95)],
        least=least,
        most=most,
        start=start,
        width=width,
        bins=tuple(bins[place] for place in range(count)),
    )


def lead(outcome: Outcome) -> float:
    """By how many points the best was ahead of the worst."""
    return max(outcome.scores) - min(outcome.scores)


def act_figures(seen: Sequence[Observed]) -> Iterator[ActFigures]:
    """What winners do more often, or less, than the others; the largest difference first."""
    won = [acts for one in seen for rank, acts in zip(one.outcome.ranks, one.acts, strict=True) if rank == 1]
    lost = [acts for one in seen for rank, acts in zip(one.outcome.ranks, one.acts, strict=True) if rank != 1]
    if not won or not lost:
        return
    found: list[ActFigures] = []
    for act in sorted({act for acts in (*won, *lost) for act in acts}):
        winners, others = (wilson(sum(act in acts for acts in group), len(group)) for group in (won, lost))
        times = [sum(acts.get(act, 0) for acts in group) / len(group) for group in (won, lost)]
        done = sum(act in acts for acts in (*won, *lost)) / (len(won) + len(lost))
        if RARE <= done <= 1 - RARE:
            found.append(ActFigures(act, winners, others, difference(winners, others), *times))
    yield from sorted(found, key=lambda one: (-abs(one.difference.mean), one.act))


def compared(study: Study, here: Sequence[Outcome], there: Sequence[Outcome]) -> Iterator[Compared]:
    pace = PACES.get(name_of(type(study.game)))
    figures: dict[FigureName, Callable[[Outcome], float]] = {"decisions": lambda one: one.decisions}
    if pace is not None:
        figures["minutes"] = lambda one: minutes(one.actions, pace)
    if study.seats > 1:
        figures["seat_1"] = lambda one: first_place(one, 0)
        figures["shared"] = lambda one: float(one.first > 1)
        figures["lead"] = lead
    for name, figure in figures.items():
        ours, theirs = [figure(one) for one in here], [figure(one) for one in there]
        paired = [other - one for one, other in zip(ours, theirs, strict=True)]
        yield Compared(name, estimate(ours), estimate(theirs), estimate(paired))


def outliers(outcomes: Sequence[Outcome]) -> Iterator[Outlier]:
    """The first of several that are equal."""
    numbers = range(len(outcomes))
    longest = max(numbers, key=lambda number: outcomes[number].decisions)
    shortest = min(numbers, key=lambda number: outcomes[number].decisions)
    yield Outlier("longest", longest, outcomes[longest].decisions)
    yield Outlier("shortest", shortest, outcomes[shortest].decisions)
    lopsided = max(numbers, key=lambda number: lead(outcomes[number]))
    if lead(outcomes[lopsided]):
        yield Outlier("lopsided", lopsided, lead(outcomes[lopsided]))


def replayed(study: Study, outlier: Outlier) -> Match:
    """The game itself. Nothing but its number was kept, and that is enough."""
    return play_match(study.game, (study.bot,) * study.seats, study.seed, outlier.number)
