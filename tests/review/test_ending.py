"""The end in figures: what mattered in a game, told to the seat that asks, each with its moment."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import parlour.review.ending
from parlour.arena.match import play_match
from parlour.catalog import CATALOG
from parlour.core.game import GIVE_UP, AnyGame, Entry, Event, Millis, Result, Seat, TakeBack
from parlour.core.moments import moments
from parlour.core.play import begin, play
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.events import CodeHidden, CodeShown, RowAnswered
from parlour.games.grandmastermind.pegs import Pegs
from parlour.games.grandmastermind.pieces import Pair
from parlour.games.letter import Letter
from parlour.games.letter.events import LettersTakenBack, WordWritten
from parlour.games.moerder import Moerder
from parlour.games.moerder.events import (
    BodyFound,
    ChainFound,
    ChainsShown,
    ObjectionFell,
    ObjectionHeld,
    QuitAnnounced,
    TileCollected,
    WordCollected,
)
from parlour.games.murdero import Murdero
from parlour.games.murdero.actions import Nothing
from parlour.games.murdero.cases import Case
from parlour.games.murdero.events import ActionPlayed, Count, HandBegan, HandCounted, HandEnded
from parlour.games.murdero.state import Place
from parlour.games.wordsearch import WordSearch
from parlour.games.wordsearch.events import WordScored
from parlour.review.ending.figure import Figure, figures, story_of
from parlour.review.ending.lead import Turn, turning_point

ADA, TOM = Seat(0), Seat(1)
ADA_WON, TOM_WON, DRAW = (Result((0, 0), ranks, "any") for ranks in ((1, 2), (2, 1), (1, 1)))
CHAIN = (0, 1, 2, 3, 4, 5)
STAR = Pair("star", "red")
CODE = (STAR, STAR, STAR, STAR)


def told(game: AnyGame, result: Result, seat: Seat | None, *events: Event) -> dict[str, Figure]:
    """By code; the first if there are several."""
    found = figures(game, tuple(enumerate(events)), result, seat)
    return {figure.said.code: figure for figure in reversed(found)}


def facts(figure: Figure) -> dict[str, Any]:
    return dict(figure.said.facts)


def scored(seat: Seat, word: str, total: int) -> WordScored:
    return WordScored(seat, word, (), len(word), total)


@pytest.mark.parametrize("name", CATALOG)
def test_every_game_ends_with_figures_whose_moments_a_replay_stops_at(name: str) -> None:
    game = CATALOG[name].game()
    seats = max(game.seats[0], 2)
    log = play_match(game, ["novice"] * seats, seed=4).recording.log
    here, story = begin(game, seats), []
    for entry in log:
        played = play(game, here, entry)
        here = played.position
        story.append(played.events)
    assert here.over is not None
    stops = {moment.ply for moment in moments(game, begin(game, seats), log)}
    for seat in (None, *map(Seat, range(seats))):
        found = figures(game, story_of(log, story), here.over, seat)
        assert 1 <= len(found) <= 4
        assert all(figure.ply is None or figure.ply in stops for figure in found)


def test_every_figure_has_its_words() -> None:
    """Those of the other languages are compared with the English ones elsewhere."""
    folder = Path(parlour.review.ending.__file__).parent
    codes = {
        code for file in folder.glob("*.py") for code in re.findall(r'(?:figure|told)\(\s*"(\w+)"', file.read_text())
    }
    assert len(codes) > 20
    texts = FluentParser().parse((folder.parents[1] / "texts" / "en" / "ending.ftl").read_text(encoding="utf-8"))
    said = {
        entry.id.name: [attribute.id.name for attribute in entry.attributes]
        for entry in texts.body
        if isinstance(entry, ast.Message)
    }
    for code in codes:
        assert "label" in said[f"ending-{code.replace('_', '-')}"], code


def test_what_was_taken_back_is_not_in_the_story() -> None:
    entry = Entry(Millis(0), ADA, GIVE_UP)
    log = [entry, entry, Entry(Millis(0), "table", TakeBack(1)), entry]
    events = [(scored(ADA, word, 3),) for word in ("ONE", "TWO")]
    kept = story_of(log, [*events, (), (scored(TOM, "SIX", 3),)])
    assert [(ply, event.word) for ply, event in kept if isinstance(event, WordScored)] == [(1, "ONE"), (4, "SIX")]


def test_the_lead_changes_for_good_with_the_score_after_which_nobody_catches_up() -> None:
    assert turning_point([(3, 0), (3, 5), (9, 5), (9, 8)], 0) == Turn(2, behind=True)
    assert turning_point([(3, 0), (3, 3), (6, 3)], 0) == Turn(2, behind=False)
    assert turning_point([(3, 0), (3, 5)], 0) is None
    assert turning_point([], 0) is None


def test_word_search_tells_ones_own_best_word_the_turning_point_and_the_words_of_both() -> None:
    story = (scored(ADA, "CAT", 3), scored(TOM, "HOUSE", 5), scored(ADA, "GARDEN", 9), scored(TOM, "DOG", 8))
    ada = told(WordSearch(), ADA_WON, ADA, *story)
    assert facts(ada["best_word"]) == {"seat": 0, "word": "GARDEN", "points": 6}
    assert ada["best_word"].ply == 2
    assert facts(ada["turning_point"]) == {"seat": 0, "word": "GARDEN", "points": 6}
    assert facts(ada["words"]) == {"seat": 0, "count": 2, "other": 1, "others": 2}


def test_the_loser_is_told_the_own_best_word_first_and_then_the_best_of_all() -> None:
    story = (scored(TOM, "HOUSE", 5), scored(ADA, "GARDEN", 6))
    best = figures(WordSearch(), tuple(enumerate(story)), ADA_WON, TOM)[:2]
    assert [facts(figure)["word"] for figure in best] == ["HOUSE", "GARDEN"]


def test_a_bystander_is_told_the_winners_figures() -> None:
    story = (scored(TOM, "HOUSE", 5), scored(ADA, "CAT", 3))
    assert facts(told(WordSearch(), TOM_WON, None, *story)["best_word"])["seat"] == TOM


def test_whoever_led_from_the_first_word_was_never_behind_and_a_draw_has_no_turning_point() -> None:
    story = (scored(ADA, "GARDEN", 6), scored(TOM, "CAT", 3))
    assert "never_behind" in told(WordSearch(), ADA_WON, ADA, *story)
    assert not {"never_behind", "turning_point"} & set(told(WordSearch(), DRAW, ADA, *story))


def test_a_longer_word_that_earned_less_is_told_too() -> None:
    story = (WordWritten(ADA, "QUIZ", (), 12), WordWritten(TOM, "LETTERS", (), 7))
    longest = told(Letter(), ADA_WON, ADA, *story)["longest_word"]
    assert facts(longest) == {"seat": 1, "word": "LETTERS", "letters": 7}


def test_a_word_that_was_struck_from_the_sheet_is_no_best_word() -> None:
    story = (
        WordWritten(ADA, "CAT", (), 3),
        WordWritten(ADA, "GARDEN", (), 6),
        LettersTakenBack(ADA, (1,), ("GARDEN",)),
    )
    found = told(Letter(), Result((3,), (1,), "finished"), ADA, *story)
    assert facts(found["best_word"])["word"] == "CAT"
    assert facts(found["words_alone"]) == {"count": 1}


def test_grand_master_mind_tells_the_rows_of_both_the_first_four_pegs_and_the_closest_row() -> None:
    answers = (Pegs(1, 0, 0), Pegs(1, 2, 1), Pegs(3, 0, 0), Pegs(4, 0, 0))
    rows = [RowAnswered(number, pegs) for number, pegs in enumerate(answers, 1)]
    missed = [RowAnswered(1, Pegs(0, 0, 0))]
    story = (CodeHidden(TOM, False), *rows, CodeShown(CODE, True, 4), CodeHidden(ADA, False), *missed)
    found = figures(
        GrandMasterMind(),
        tuple(enumerate((*story, CodeShown(CODE, False, 1)))),
        ADA_WON,
        ADA,
    )
    assert [(figure.said.code, figure.ply) for figure in found] == [
        ("rows", 5),
        ("rows", 8),
        ("first_full_row", 2),
        ("closest_row", 3),
    ]
    assert facts(found[1]) == {"seat": 1, "rows": 1, "solved": False}


def test_several_codes_are_counted_and_the_fastest_is_shown() -> None:
    one = (CodeHidden(TOM, False), RowAnswered(1, Pegs(4, 0, 0)), CodeShown(CODE, True, 1))
    two = (CodeHidden(TOM, False), RowAnswered(1, Pegs(0, 0, 0)), CodeShown(CODE, False, 1))
    found = told(GrandMasterMind(), ADA_WON, ADA, *one, *two)
    assert facts(found["codes"]) == {"seat": 0, "solved": 1, "codes": 2}
    assert found["best_code"].ply == 2


def test_moerder_tells_the_turn_that_decided_and_ones_objections() -> None:
    story = (
        BodyFound(TOM, 7, (1, 6)),
        ObjectionFell(ADA, 3),
        ObjectionHeld(TOM, 4, ADA, CHAIN),
        TileCollected(ADA, 9, "M"),
        ChainFound(TOM, CHAIN),
    )
    found = told(Moerder(), TOM_WON, ADA, *story)
    assert (found["chain_found"].ply, facts(found["chain_found"])["seat"]) == (4, TOM)
    assert (found["objections"].ply, facts(found["objections"])) == (2, {"seat": 0, "right": 1, "wrong": 1})
    assert facts(found["body"]) == {"seat": 1, "tile": "b2", "count": 2}
    assert facts(found["collected"])["letters"] == "M"


def test_moerder_may_be_decided_by_the_letters_or_by_an_objection() -> None:
    assert told(Moerder(), ADA_WON, TOM, WordCollected(ADA))["letters_collected"].ply == 0
    objected = Result((1, 0), (1, 2), "chain_in_objection")
    found = told(Moerder(), objected, TOM, ObjectionHeld(TOM, 4, ADA, CHAIN), ChainsShown((CHAIN,)))
    assert list(found) == ["chain_in_objection"]


def test_a_chain_that_nobody_saw_is_shown() -> None:
    found = told(Moerder(), Result((0,), (2,), "any"), ADA, QuitAnnounced(ADA, 5), ChainsShown((CHAIN,)))
    assert facts(found["quit"])["hidden"] == 5
    assert facts(found["chain_missed"])["chain"] == "a1 b1 c1 d1 e1 f1"


def test_murdero_tells_the_best_case_the_card_that_turned_the_match_and_the_hands_won() -> None:
    def hand(number: int, winner: Seat, scores: tuple[int, int], totals: tuple[int, int]) -> tuple[Event, ...]:
        full = Place((Case((1, 1, 1, 1, 1)), Case(), Case()))
        counts = tuple(Count(seat, full if seat == winner else Place(), (), 0, False, 0) for seat in (ADA, TOM))
        return (
            HandBegan(number, ADA, "R1"),
            ActionPlayed(winner, "sabotage", Nothing()),
            HandEnded("case_closed", (winner,)),
            HandCounted(counts, scores, totals),
        )

    story = (*hand(1, TOM, (0, 30), (0, 30)), *hand(2, ADA, (50, 0), (50, 30)))
    found = told(Murdero(), ADA_WON, ADA, *story)
    assert (found["best_case"].ply, facts(found["best_case"])) == (
        7,
        {"seat": 0, "colour": "R", "points": 15, "complete": True},
    )
    assert (found["turning_card"].ply, facts(found["turning_card"])["card"]) == (5, "sabotage")
    assert facts(found["hands_won"]) == {"seat": 0, "won": 1, "hands": 2}
    equal = (*hand(1, ADA, (15, 0), (15, 0)), *hand(2, ADA, (15, 0), (30, 0)))
    assert told(Murdero(), ADA_WON, ADA, *equal)["best_case"].ply == 7
    assert facts(found["best_hand"]) == {"seat": 0, "number": 2, "points": 50}
