"""Figures as a language writes them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.arena.intervals import Estimate
from parlour.arena.report import sides
from parlour.cli.reports.document import Bar, Intervals
from parlour.cli.rules import option_spelling
from parlour.core.game import AnyGame
from parlour.core.options import chosen, options
from parlour.texts.voice import Voice

MINUS = "\u2212"


class Figures:
    def __init__(self, voice: Voice) -> None:
        self.say = voice.say

    def number(self, figure: float) -> str:
        return self.say("terminal-figure", figure=figure).replace("-", MINUS)

    def span(self, low: float, high: float) -> str:
        return self.say("terminal-report-span", low=low, high=high).replace("-", MINUS)

    def estimate(self, estimate: Estimate) -> str:
        return f"{self.number(round(estimate.mean, 1))} ({self.span(round(estimate.low, 1), round(estimate.high, 1))})"

    def tenth(self, figure: float) -> str:
        return self.number(round(figure, 1))

    def estimate_fine(self, estimate: Estimate) -> str:
        """Two digits behind the point."""
        mean, low, high = (self.number(figure) for figure in (estimate.mean, estimate.low, estimate.high))
        return f"{mean} ({low} – {high})"

    def points(self, difference: Estimate) -> str:
        """A difference of shares, in points of a hundred."""
        return self.estimate(percent(difference))

    def whole(self, estimate: Estimate) -> str:
        mean, low, high = (round(figure) for figure in (estimate.mean, estimate.low, estimate.high))
        return f"{self.number(mean)} ({self.span(low, high)})"

    def percent(self, figure: float) -> str:
        return self.say("terminal-report-percent", share=round(figure, 1)).replace("-", MINUS)

    def share(self, share: float) -> str:
        return self.percent(share * 100)

    def share_span(self, share: Estimate) -> str:
        return self.span(round(share.low * 100), round(share.high * 100))

    def shares(self, share: Estimate) -> str:
        return f"{self.share(share.mean)} ({self.share_span(share)})"

    def signed(self, figure: float) -> str:
        return f"+{self.number(figure)}" if figure > 0 else self.number(figure)

    def rules(self, game: AnyGame) -> str:
        """The options that differ from the box."""
        spelled = [f"{name}={option_spelling(name, value)}" for name, value in chosen(game).items()]
        return ", ".join(spelled) or self.say("terminal-report-box")

    def rules_apart(self, game: AnyGame, other: AnyGame) -> tuple[str, str]:
        """Of both, the options in which they differ."""
        names = [
            option.name for option in options(type(game)) if getattr(game, option.name) != getattr(other, option.name)
        ]
        here, there = (
            ", ".join(f"{name}={option_spelling(name, getattr(rules, name))}" for name in names)
            for rules in (game, other)
        )
        return here, there

    def seat_plot(self, game: AnyGame, heading: str, won: Sequence[Estimate]) -> Intervals:
        """How often each seat came first, in per cent, beside the fair share."""
        bars = tuple(
            Bar(self.say("terminal-report-seat", seat=seat + 1), percent(share), self.shares(share))
            for seat, share in enumerate(won)
        )
        return Intervals(heading, bars, 100 / len(sides(game, len(won))), percent=True)


def percent(share: Estimate) -> Estimate:
    return replace(share, mean=share.mean * 100, low=share.low * 100, high=share.high * 100)
