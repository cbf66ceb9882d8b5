"""The report of a study."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from parlour.arena.intervals import Estimate
from parlour.arena.program import shown_names
from parlour.arena.study import Compared, Comparison, FigureName, Outlier, Spread, Study, StudyReport
from parlour.catalog import rules_version
from parlour.cli.reports.document import (
    Attachment,
    Bar,
    Block,
    Document,
    Figure,
    Grid,
    Histogram,
    Intervals,
    Prose,
    Section,
)
from parlour.cli.reports.figures import Figures, percent
from parlour.texts.voice import Voice, words

MOST_ACTS = 14
SHARES: tuple[FigureName, ...] = ("seat_1", "shared")


class StudyPaper:
    """`transcripts` are the outliers as text, `command` is how to have this report again."""

    def __init__(
        self, study: Study, report: StudyReport, transcripts: Mapping[Outlier, str], command: str, voice: Voice
    ) -> None:
        self.study = study
        self.report = report
        self.transcripts = transcripts
        self.command = command
        self.voice = voice
        self.say = voice.say
        self.figures = Figures(voice)
        self.bot = shown_names([study.bot])[study.bot]

    def document(self) -> Document:
        return Document(
            language=self.voice.language,
            game=self.report.name,
            title=self.say("terminal-report-study", title=self.voice.title(self.report.name)),
            lead=self.say("terminal-report-study-lead", games=self.study.games, seats=self.study.seats, bot=self.bot),
            figures=tuple(self.takeaways()),
            sections=tuple(self.sections()),
        )

    def takeaways(self) -> Iterator[Figure]:
        say, report = self.say, self.report
        yield Figure(self.figures.number(report.decisions.median), say("terminal-report-median-decisions"))
        if report.minutes is not None:
            yield Figure(self.figures.number(round(report.minutes.median)), say("terminal-report-median-minutes"))
        if self.study.seats > 1:
            yield Figure(self.figures.share(report.seats[0].won.mean), say("terminal-report-seat-1"))
            yield Figure(self.figures.share(report.shared.mean), say("terminal-report-shared"))

    def sections(self) -> Iterator[Section]:
        if self.study.seats > 1:
            yield self.seats()
        yield self.length()
        if self.report.acts:
            yield self.acts()
        yield from map(self.comparison, self.report.comparisons)
        yield self.outliers()
        yield self.how()

    def seats(self) -> Section:
        say, figures = self.say, self.figures
        rows = tuple(
            (
                say("terminal-report-seat", seat=seat + 1),
                *map(figures.estimate_fine, (one.rank, one.score)),
            )
            for seat, one in enumerate(self.report.seats)
        )
        heading = say("terminal-report-table", seats=self.study.seats, rules=figures.rules(self.study.game))
        return Section(
            say("terminal-report-seats"),
            (
                Prose(say("terminal-report-study-seats-why")),
                figures.seat_plot(self.study.game, heading, [one.won for one in self.report.seats]),
                Grid(("", say("terminal-report-rank"), say("terminal-report-points")), rows),
            ),
        )

    def length(self) -> Section:
        say, report = self.say, self.report
        spreads: list[tuple[str, Spread]] = [(say("terminal-report-decisions"), report.decisions)]
        blocks: list[Block] = []
        if report.minutes is not None:
            blocks.append(Prose(say("terminal-report-length-why")))
            spreads.append((say("terminal-report-minutes"), report.minutes))
        names = ("mean", "median", "low", "high", "least", "most")
        rows = tuple((label, *self.spread(one)) for label, one in spreads)
        blocks.append(Grid(("", *(say(f"terminal-report-{name}") for name in names)), rows))
        blocks += (self.histogram(label, one) for label, one in spreads if one.least < one.most)
        ends_heading = (say("terminal-report-ending"), say("terminal-report-matches"))
        endings = tuple((words(reason), str(count)) for reason, count in report.reasons.items())
        return Section(say("terminal-report-length"), (*blocks, Grid(ends_heading, endings)))

    def histogram(self, label: str, one: Spread) -> Histogram:
        number = self.figures.number
        least, most, low, high = map(round, (one.least, one.most, *commonest(one)))
        said = self.say("terminal-report-histogram", label=label, least=least, most=most, low=low, high=high)
        counted = self.say("terminal-report-matches")
        return Histogram(label, one.bins, one.start, one.width, counted, number(least), number(most), said)

    def spread(self, one: Spread) -> Iterator[str]:
        yield self.figures.estimate(one.mean)
        for figure in (one.median, one.low, one.high, one.least, one.most):
            yield self.figures.number(round(figure, 1))

    def acts(self) -> Section:
        say, figures = self.say, self.figures
        shown = self.report.acts[:MOST_ACTS]
        bars = tuple(Bar(words(one.act), percent(one.difference), figures.points(one.difference)) for one in shown)
        headings = ("act", "winners", "others", "winners-times", "others-times")
        rows = tuple(
            (
                words(one.act),
                *map(figures.shares, (one.winners, one.others)),
                *map(figures.number, (one.winners_times, one.others_times)),
            )
            for one in shown
        )
        return Section(
            say("terminal-report-acts"),
            (
                Prose(say("terminal-report-acts-why")),
                Intervals(say("terminal-report-acts-more"), bars, 0.0),
                Grid(tuple(say(f"terminal-report-{heading}") for heading in headings), rows),
            ),
        )

    def comparison(self, comparison: Comparison) -> Section:
        say = self.say
        here, there = self.figures.rules_apart(self.study.game, comparison.game)
        headings = ("", here, there, say("terminal-report-difference"))
        rows = tuple(self.compared(one) for one in comparison.figures)
        return Section(
            say("terminal-report-against", rules=there),
            (Prose(say("terminal-report-against-why")), Grid(headings, rows)),
        )

    def compared(self, one: Compared) -> tuple[str, ...]:
        label = self.say(f"terminal-report-compared-{one.figure.replace('_', '-')}")
        if one.figure in SHARES:
            shares = map(self.figures.share, (one.here.mean, one.there.mean))
            return (label, *shares, self.differs(percent(one.difference)))
        return (label, *map(self.figures.tenth, (one.here.mean, one.there.mean)), self.differs(one.difference))

    def differs(self, difference: Estimate) -> str:
        """A star for a difference that is more than luck."""
        return self.figures.estimate(difference) + ("" if difference.low <= 0 <= difference.high else "\u00a0*")

    def outliers(self) -> Section:
        blocks = tuple(
            Attachment(
                self.say(
                    f"terminal-report-{outlier.kind}", number=outlier.number, figure=self.figures.number(outlier.figure)
                ),
                f"{outlier.kind}.txt",
                text,
            )
            for outlier, text in self.transcripts.items()
        )
        return Section(self.say("terminal-report-outliers"), (Prose(self.say("terminal-report-outliers-why")), *blocks))

    def how(self) -> Section:
        say = self.say
        rows = (
            (say("terminal-report-rules"), self.figures.rules(self.study.game)),
            (say("terminal-report-rules-version"), str(rules_version(self.study.game))),
            (say("terminal-report-seed"), str(self.study.seed)),
            (say("terminal-report-command"), self.command),
        )
        return Section(say("terminal-report-how"), (Grid(("", ""), rows, words=2),))


def commonest(spread: Spread) -> tuple[float, float]:
    """The ends of the range that came most often. Half a unit belongs to a whole number, as in its bins."""
    place = spread.bins.index(max(spread.bins))
    half = spread.least - spread.start
    low = spread.start + place * spread.width
    return low + half, low + spread.width - half
