"""What a study finds out about a game, held against the matches it is made of."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from parlour.arena.crew import crew
from parlour.arena.match import play_match
from parlour.arena.pace import PACES, minutes
from parlour.arena.report import Outcome, outcome
from parlour.arena.study import Observed, Study, StudyReport, act_figures, conduct, outliers, replayed, spread
from parlour.arena.traits import by_seat
from parlour.catalog import CATALOG
from parlour.core.game import Deal, TimeUp
from parlour.core.refusal import Refusal
from parlour.games.moerder import Moerder
from parlour.games.murdero import Murdero

HANDS = Study(Murdero(max_hands=1, start_player=0), "random", 2, 12, seed=3)


def conducted(study: Study) -> StudyReport:
    with crew(hands=1) as hands:
        return conduct(study, hands)


def made_up(ranks: tuple[int, ...], *acts: dict[str, int]) -> Observed:
    nobody: tuple[dict[str, int], ...] = ({},) * len(ranks)
    return Observed(Outcome(ranks, ranks, ranks.count(1), "made_up", 1, {}, nobody), acts)


def test_the_figures_are_those_of_the_matches() -> None:
    report = conducted(HANDS)
    outcomes = [outcome(play_match(HANDS.game, ("random",) * 2, 3, number)) for number in range(12)]
    assert report.decisions.mean.mean == pytest.approx(sum(one.decisions for one in outcomes) / 12)
    assert report.minutes is not None
    pace = PACES["murdero"]
    assert report.minutes.mean.mean == pytest.approx(sum(minutes(one.actions, pace) for one in outcomes) / 12)
    assert report.seats[0].won.mean == pytest.approx(sum((one.ranks[0] == 1) / one.first for one in outcomes) / 12)
    assert sum(report.reasons.values()) == 12


def test_a_study_does_not_depend_on_who_plays_it() -> None:
    quick = Study(Moerder(), "random", 2, 6)
    with crew(hands=2) as hands:
        assert conduct(quick, hands) == conducted(quick)


def test_rules_that_make_no_difference_differ_by_nothing() -> None:
    """The target is beyond what one hand is worth, and the luck is the same."""
    same = replace(HANDS, against=(Murdero(max_hands=1, start_player=0, target=500),), games=6)
    (comparison,) = conducted(same).comparisons
    assert {one.figure: one.difference.mean for one in comparison.figures}["decisions"] == 0


def test_rules_that_make_a_difference_are_told_apart() -> None:
    longer = replace(HANDS, against=(Murdero(max_hands=2, start_player=0),), games=8)
    (comparison,) = conducted(longer).comparisons
    length = next(one for one in comparison.figures if one.figure == "decisions")
    assert length.difference.low > 0
    assert length.difference.mean == pytest.approx(length.there.mean - length.here.mean)


def test_what_winners_do_more_often_comes_first() -> None:
    seen = [made_up((1, 2), {"Draw": 3, "Play joker": 1}, {"Draw": 2})] * 10
    seen += [made_up((2, 1), {"Draw": 1}, {"Draw": 2, "Play overtime": 1})]
    joker, overtime = act_figures(seen)
    assert (joker.act, joker.winners.mean, joker.others.mean) == ("Play joker", 10 / 11, 0)
    assert joker.difference.low > 0
    assert overtime.act == "Play overtime"


def test_a_game_without_losers_says_nothing_about_winning() -> None:
    assert list(act_figures([made_up((1,), {"Draw": 1})])) == []


def test_the_cards_that_a_seat_plays_are_counted_by_name() -> None:
    match = play_match(HANDS.game, ("random",) * 2, 3, 0)
    counted = by_seat(match.recording)
    played = [entry for entry in match.recording.log if type(entry.action).__name__ == "Play"]
    assert played
    for entry in played:
        assert isinstance(entry.actor, int)
        assert counted[entry.actor][f"Play {entry.action.card}"] > 0  # type: ignore[attr-defined]
    assert sum(acts.get("Play", 0) for acts in counted) == len(played)


def test_outliers_can_be_played_again_from_their_numbers() -> None:
    report = conducted(HANDS)
    longest, shortest, _ = report.outliers
    assert (longest.kind, shortest.kind) == ("longest", "shortest")
    assert replayed(HANDS, longest).decisions == longest.figure == report.decisions.most
    assert replayed(HANDS, shortest).decisions == shortest.figure == report.decisions.least


def test_where_all_are_level_no_game_is_lopsided() -> None:
    assert [one.kind for one in outliers([made_up((1, 1)).outcome])] == ["longest", "shortest"]


def test_a_spread_has_its_middle_and_its_ends() -> None:
    found = spread(list(range(101)))
    assert (found.median, found.low, found.high, found.least, found.most) == (50, 5, 95, 0, 100)
    assert sum(found.bins) == 101
    assert spread([7, 7]).bins == (2,)


def test_whole_numbers_are_binned_evenly() -> None:
    """Each bin has as many of them as the next, so that no comb appears that the games do not have."""
    found = spread(list(range(11, 23)) * 2)
    assert (found.start, found.width, found.bins) == (10.5, 1, (2,) * 12)
    assert set(spread(list(range(48))).bins) == {2}
    assert len(spread([0.5, 1.25, 30.0]).bins) == 24


def test_an_impossible_study_is_refused() -> None:
    with pytest.raises(Refusal):
        conducted(replace(HANDS, seats=7))


@pytest.mark.parametrize("name", CATALOG)
def test_a_pace_names_only_acts_of_its_game_and_every_game_has_one(name: str) -> None:
    from typing import get_args

    acts = {act.__name__: act for act in get_args(CATALOG[name].types.action)}
    assert PACES[name].keys() <= acts.keys()
    timed = [act for act in acts.values() if act.__name__ in PACES[name]]
    assert any(not issubclass(act, Deal | TimeUp) for act in timed)
