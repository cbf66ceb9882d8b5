"""Golden games: whole matches under different rules, each played from a script that never changes."""

from __future__ import annotations

from parlour.core.game import GIVE_UP
from parlour.core.luck import seeded
from parlour.core.recording import Recording
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import Guess
from parlour.games.grandmastermind.state import Guessing
from tests.games.grandmastermind.match import CODE, Match

PAUSE = 7_250


def solve(match: Match, most: int = 20) -> None:
    """The decoder lays codes that agree with every answer, one every few seconds, until roles change."""
    past = len(match.table.open.past)
    for number in range(most):
        if len(match.table.open.past) > past or not isinstance(match.table.open.phase, Guessing):
            return
        (agreeing,) = match.rules.guess(match.sees(match.decoder), seeded(number, "golden")).hidden
        match.act(match.decoder, Guess(agreeing), match.here.at + PAUSE)


def swap_match() -> Recording:
    match = Match(GrandMasterMind())
    match.hide("Vt G* G* Oh", at=12_000)
    solve(match)
    match.hide("Rs Rs Y+ Vh", at=match.here.at + 20_000)
    solve(match)
    return match.recording()


def two_rounds() -> Recording:
    match = Match(GrandMasterMind(start_player=1, rounds=2, blue_rule="guess_side"))
    for code in ("Rt Gs Vh Y+", "O* O* O* O*", "Gt Gs Gh G+", "R+ Yt Yt Oh"):
        match.hide(code, at=match.here.at + 9_000)
        solve(match)
    return match.recording()


def decode() -> Recording:
    match = Match(GrandMasterMind(roles="decode", blue_rule="strict"))
    match.hide("R+ Rt Vs Yh", at=1_000)
    match.row("Rt O* O* Rt", at=9_000)
    solve(match)
    return match.recording()


def manual_pegs() -> Recording:
    match = Match(GrandMasterMind(start_player=0, roles="hide", feedback="manual_checked"))
    match.hide("R+ Yt Yt Oh", at=15_000)
    match.row("Yt Rt Yt O+", at=30_000)
    match.answer(1, 1, 1, at=41_500)
    match.row("Yt R+ Yt Oh", at=60_000)
    match.answer(2, 2, 0, at=66_000)
    match.row("R+ Yt Yt Oh", at=72_000)
    match.answer(4, 0, 0, at=75_000)
    return match.recording()


def lost_row() -> Recording:
    """The challenger sets neither code nor pegs in time, and the decoder loses two rows."""
    match = Match(GrandMasterMind(start_player=0, roles="hide", row_seconds=30, rows=6, feedback="manual_checked"))
    match.wait(60_500)
    match.row("Rt Rt Ys Ys", at=70_000)
    match.wait(100_500)
    match.wait(131_000)
    match.row("G* G* Vh Vh", at=140_000)
    match.wait(400_000)
    return match.recording()


def variant_2() -> Recording:
    match = Match(GrandMasterMind(variant=2, roles="decode", rows=12))
    match.hide("-- Rt -s G-", at=4_000)
    match.row("-- -- -- --", at=11_000)
    match.row("Rt -- -h O-", at=25_000)
    solve(match)
    return match.recording()


def limited_supply() -> Recording:
    match = Match(GrandMasterMind(roles="decode", limited_supply=True, rows=6))
    match.hide("Rt Rs Rh R+", at=2_000)
    for row in ("R* R* R* R*", "R* R* R* R*", "R* R* R* R*", "Yt Ys Yh Y+", "Gt Gs Gh G+", "Vt Vs Vh V+"):
        match.row(row, at=match.here.at + PAUSE)
    return match.recording()


def gave_up() -> Recording:
    match = Match(GrandMasterMind(start_player=0))
    match.hide(CODE, at=5_000)
    solve(match, most=2)
    match.act(1, GIVE_UP, match.here.at + 60_000)
    return match.recording()


def taken_back() -> Recording:
    """A row is taken back by consent, and another one is laid."""
    match = Match(GrandMasterMind(roles="decode"))
    match.hide(CODE, at=5_000)
    match.row("O* O* O* O*", at=10_000)
    match.take_back(1)
    match.row("Gs Rt Y+ Vh", at=20_000)
    match.row(CODE, at=30_000)
    return match.recording()


GAMES = (
    swap_match,
    two_rounds,
    decode,
    manual_pegs,
    lost_row,
    variant_2,
    limited_supply,
    gave_up,
    taken_back,
)
