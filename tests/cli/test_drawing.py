"""Plots: drawn by matplotlib, the same bytes every time, in the colours, the fonts and the language of their page."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import matplotlib as mpl
import pytest

from parlour.arena.intervals import Estimate
from parlour.cli.reports.document import Bar, Document, Histogram, Intervals, Section
from parlour.cli.reports.drawing import NARROW, OF_THE_PAGE, drawings, drawn
from parlour.cli.reports.page import page

SHARES = Intervals(
    "2 seats",
    (Bar("seat 1", Estimate(48.8, 45, 52), "48.8 % (45 to 52)"), Bar("<seat> 2", Estimate(51, 48, 55), "51 %")),
    mark=50,
    percent=True,
)
LENGTHS = Histogram("decisions", (3, 0, 9, 1), 99.5, 50, "matches", "100", "299", "decisions: 100 to 299")
PLOTS = pytest.mark.parametrize("plot", [SHARES, LENGTHS])


def document(*plots: Intervals | Histogram, language: str = "en") -> Document:
    return Document(language, "letter", "A report", "", (), (Section("Plots", plots),))


@PLOTS
def test_a_plot_is_the_same_every_time_whatever_somebody_likes_elsewhere(plot: Intervals | Histogram) -> None:
    once = drawings(plot, str)
    with mpl.rc_context({"font.size": 30, "axes.grid": True, "lines.linewidth": 9, "svg.fonttype": "path"}):
        assert drawings(plot, str) == once


@PLOTS
def test_a_plot_has_all_colours_and_fonts_from_its_page(plot: Intervals | Histogram) -> None:
    svg = drawings(plot, str)
    assert not re.search(r"#[0-9a-f]{6}\b|DejaVu|<style", svg)
    named = set(re.findall(r"var\(--\w+\)", svg))
    assert named <= set(OF_THE_PAGE.values())
    assert {"var(--accent)", "var(--soft)", "var(--sans)"} <= named
    style = page(document(plot)).partition("</style>")[0]
    assert all(f"{name[4:-1]}:" in style for name in named)


def test_words_in_a_plot_are_words() -> None:
    for paper in ("broad", "narrow"):
        (svg,) = re.findall(rf'<svg class="{paper}".*?</svg>', drawings(SHARES, str), re.DOTALL)
        words = {text.text for text in ElementTree.fromstring(svg.replace("xlink:", "")).iter("text")}
        assert {"seat 1", "<seat> 2", "48.8 % (45 to 52)", "51 %"} <= words


@PLOTS
def test_whoever_cannot_see_a_plot_is_told_what_it_shows(plot: Intervals | Histogram) -> None:
    told = re.findall(r'role="img" aria-label="([^"]+)"', page(document(plot)))
    assert len(told) == 2
    assert told[0] == told[1]
    assert told[0].startswith(f"{plot.heading}: ")
    if isinstance(plot, Intervals):
        assert all(bar.said in told[0] for bar in plot.bars)


def test_no_two_plots_of_a_page_share_a_name() -> None:
    names = re.findall(r' id="([^"]+)"', page(document(SHARES, LENGTHS)))
    assert len(names) == len(set(names))


def test_a_scale_is_in_the_language_of_the_page() -> None:
    fine = Intervals("rating", (Bar("novice", Estimate(0.5, 0, 1.2), ""),))
    assert ">0.5<" in page(document(fine))
    assert ">0,5<" in page(document(fine, language="de"))
    assert ">50 %<" in page(document(SHARES))


def test_what_is_too_long_for_one_line_on_a_phone_takes_two() -> None:
    long = Intervals("acts", (Bar("Play silver screen alibi", Estimate(1, 0, 2), "0.5 (0.1 to 0.9)"),))
    short = Intervals("acts", (Bar("Play", Estimate(1, 0, 2), "0.5 (0.1 to 0.9)"),))
    heights = [re.findall(r'viewBox="0 0 320 (\d+)"', drawn(plot, NARROW, str)) for plot in (short, long)]
    assert heights == [["82"], ["102"]]
