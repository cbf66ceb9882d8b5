"""Each law finds the copies of the teaching game that break it."""

from __future__ import annotations

import pytest

from parlour.core.game import AnyGame
from parlour.core.laws import LAWS, LawBroken, Seeded, TooFewCases, check
from tests.laws import broken
from tests.laws.drawn import hold
from tests.teaching.rules import Fib

BREACHES: dict[str, tuple[AnyGame, ...]] = {
    "nothing is mutated": (broken.Scribbles(), broken.Sulks()),
    "every game ends": (broken.Endless(), broken.Unfinished()),
    "somebody is awaited": (
        broken.StandsStill(),
        broken.Hurries(),
        broken.Nags(),
        broken.Distracts(),
        broken.Misdeals(),
    ),
    "nobody holds it up": (broken.Stubborn(), broken.Patient()),
    "json there and back": (broken.Gossips(), broken.Loses()),
    "replay is play": (broken.Moody(), broken.Rerolls()),
    "choices agree with play": (broken.Promises(), broken.Prudish()),
    "strangers are refused": (broken.Redeals(), broken.Welcoming()),
    "secrets are kept": (
        broken.Mirror(),
        broken.Helpful(),
        broken.Considerate(),
        broken.Loud(),
        broken.Consoling(),
    ),
    "pieces are conserved": (broken.Leaky(),),
    "all is seen by all eyes": (broken.Blinkered(),),
}
CASES = [(law, game) for law, games in BREACHES.items() for game in games]


def test_every_law_has_a_copy_that_breaks_it() -> None:
    assert BREACHES.keys() == {law.name for law in LAWS}


@pytest.mark.parametrize(("law", "game"), CASES, ids=[f"{law}: {type(game).__name__}" for law, game in CASES])
def test_a_law_finds_its_breach(law: str, game: AnyGame) -> None:
    with pytest.raises(LawBroken) as found:
        check(game)
    assert found.value.law == law


def test_a_breach_is_found_again_with_its_seed() -> None:
    with pytest.raises(LawBroken) as found:
        check(broken.Loud())
    source = found.value.source
    assert isinstance(source, Seeded)
    with pytest.raises(LawBroken) as again:
        check(broken.Loud(), seed=source.number, games=1)
    assert str(again.value) == str(found.value)


def test_a_law_with_too_few_cases_proves_nothing() -> None:
    with pytest.raises(TooFewCases, match="every game ends: only 150 cases in 150 games, 200 are needed"):
        check(Fib(), games=150)


@pytest.mark.parametrize(
    "game", [broken.Leaky(), broken.Consoling(), broken.Rerolls()], ids=lambda game: type(game).__name__
)
def test_a_breach_is_shrunk_to_a_small_game(game: AnyGame) -> None:
    found, small = (shown(game, shrink=shrink) for shrink in (False, True))
    assert small.law == found.law
    assert len(small.log) < len(found.log)
    assert len(small.log) <= 6
    assert str(small.log[-1].action) in small.__notes__[len(small.log) - 1]


def shown(game: AnyGame, *, shrink: bool) -> LawBroken:
    with pytest.raises(LawBroken) as found:
        hold(game, shrink=shrink)
    return found.value
