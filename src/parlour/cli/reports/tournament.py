"""The report of a tournament."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from parlour.arena.intervals import Estimate
from parlour.arena.program import shown_names
from parlour.arena.standings import Pair, SeatShare, Standings
from parlour.arena.tournament import Tournament
from parlour.catalog import rules_version
from parlour.cli.reports.document import Bar, Block, Cell, Document, Figure, Grid, Intervals, Matrix, Prose, Section
from parlour.cli.reports.figures import Figures
from parlour.core.game import AnyGame
from parlour.core.listing import name_of
from parlour.texts.voice import Voice


class TournamentReport:
    def __init__(self, tournament: Tournament, rounds: int, standings: Standings, voice: Voice) -> None:
        self.tournament = tournament
        self.rounds = rounds
        self.standings = standings
        self.voice = voice
        self.say = voice.say
        self.figures = Figures(voice)
        self.names = shown_names(tournament.bots)

    def document(self) -> Document:
        say, game = self.say, name_of(type(self.tournament.games[0]))
        counted = ((len(self.tournament.bots), "bots"), (self.standings.matches, "matches"), (self.rounds, "rounds"))
        return Document(
            language=self.voice.language,
            game=game,
            title=say("terminal-report-tournament", title=self.voice.title(game)),
            lead=say("terminal-report-tournament-lead"),
            figures=tuple(
                Figure(self.figures.number(count), say(f"terminal-report-{label}")) for count, label in counted
            ),
            sections=tuple(self.sections()),
        )

    def sections(self) -> Iterator[Section]:
        yield self.ratings()
        yield self.pairs()
        yield Section(self.say("terminal-report-seats"), tuple(self.seats()))
        if any(one.faults for one in self.standings.standings):
            yield self.faults()
        yield self.how()

    def ratings(self) -> Section:
        say, figures = self.say, self.figures
        bars = tuple(
            Bar(self.names[one.bot], one.rating, figures.estimate(one.rating)) for one in self.standings.standings
        )
        rows = tuple(
            (self.names[one.bot], str(one.sides), figures.shares(one.won), *map(figures.number, (one.rank, one.score)))
            for one in self.standings.standings
        )
        headings = ("terminal-simulated-bot", "terminal-report-matches", "terminal-report-first")
        more = ("terminal-report-rank", "terminal-report-points")
        return Section(
            say("terminal-report-ratings"),
            (
                Prose(say("terminal-report-ratings-why")),
                Intervals(say("terminal-report-rating"), bars),
                Grid(tuple(map(say, headings + more)), rows),
            ),
        )

    def pairs(self) -> Section:
        say, figures, stop = self.say, self.figures, self.tournament.stop
        order = [one.bot for one in self.standings.standings]
        met = {(pair.one, pair.other): pair.share for pair in self.standings.pairs}
        met |= {(other, one): turned(share) for (one, other), share in met.items()}
        cells = tuple(
            tuple(self.cell(met[one, other]) if (one, other) in met else None for other in order) for one in order
        )
        headings = tuple(
            say(f"terminal-report-{name}") for name in ("pair", "matches", "ahead", "level", "behind", "elo")
        )
        rows = tuple(
            (
                f"{self.names[pair.one]}\u00a0–\u00a0{self.names[pair.other]}",
                *map(str, (pair.matches, pair.ahead, pair.level, pair.behind)),
                figures.whole(pair.elo),
                *(() if stop is None else (self.decision(pair),)),
            )
            for pair in self.standings.pairs
        )
        return Section(
            say("terminal-report-pairs"),
            (
                Prose(say("terminal-report-pairs-why")),
                Matrix("", tuple(self.names[bot] for bot in order), cells),
                Grid((*headings, *(() if stop is None else (say("terminal-report-test"),))), rows),
            ),
        )

    def cell(self, share: Estimate) -> Cell:
        return Cell(share.mean, self.figures.share(share.mean), self.figures.share_span(share))

    def decision(self, pair: Pair) -> str:
        stop = self.tournament.stop
        if stop is None or pair.decision is None:
            return "–"
        lead = stop.high if pair.decision == "high" else stop.low
        return f"{self.names[pair.other]} {self.figures.signed(lead)}"

    def seats(self) -> Iterator[Block]:
        yield Prose(self.say("terminal-report-seats-why"))
        tables: defaultdict[tuple[AnyGame, int], list[SeatShare]] = defaultdict(list)
        for share in self.standings.seats:
            tables[share.game, share.seats].append(share)
        for (game, seats), shares in tables.items():
            heading = self.say("terminal-report-table", seats=seats, rules=self.figures.rules(game))
            yield self.figures.seat_plot(game, heading, [share.won for share in shares])

    def faults(self) -> Section:
        rows = tuple(
            (self.names[one.bot], fault, str(count))
            for one in self.standings.standings
            for fault, count in one.faults.items()
        )
        return Section(self.say("terminal-report-faults"), (Grid(("", "", ""), rows, words=2),))

    def how(self) -> Section:
        say, tournament = self.say, self.tournament
        rows = [
            (say("terminal-report-rules"), "; ".join(self.figures.rules(game) for game in tournament.games)),
            (say("terminal-report-rules-version"), str(rules_version(tournament.games[0]))),
            (say("terminal-report-seed"), str(tournament.seed)),
        ]
        if tournament.stop is not None:
            low, high = map(self.figures.signed, (tournament.stop.low, tournament.stop.high))
            rows.append((say("terminal-report-stop"), say("terminal-report-stopped", low=low, high=high)))
        blocks: list[Block] = [Grid(("", ""), tuple(rows), words=2)]
        if tournament.ladder:
            blocks.append(Prose(say("terminal-report-ladder")))
        return Section(say("terminal-report-how"), tuple(blocks))


def turned(share: Estimate) -> Estimate:
    return Estimate(1 - share.mean, 1 - share.high, 1 - share.low)
