"""Every game of the catalog keeps every law, each under several sets of options."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from parlour.catalog import CATALOG
from parlour.core.game import Action, AnyGame, Deal, GiveUp, Luck, TimeUp, Verdict
from parlour.core.laws import LAWS, check
from parlour.core.laws.check import GAMES, LEAST
from parlour.core.laws.trial import Player, anything
from parlour.core.listing import Listing
from parlour.core.options import chosen, options
from parlour.games.grandmastermind import GrandMasterMind
from parlour.games.grandmastermind.actions import Guess
from parlour.games.letter import Letter
from parlour.games.moerder import Moerder
from parlour.games.murdero import Murdero
from parlour.games.wordsearch import WordSearch
from tests.games.letter.naming import naming
from tests.games.moerder.seeing import seeing
from tests.games.wordsearch.finding import finding
from tests.laws.drawn import hold
from tests.teaching import LISTING as FIB


def decoder(game: AnyGame, view: Any, mind: Luck) -> Action:
    """Every fifth row agrees with all answers, since random rows would never solve a code."""
    action = anything(game, view, mind)
    if isinstance(action, Guess) and mind.below(5) == 0:
        agreeing = Guess(*game.guess(view, mind).hidden)
        return agreeing if agreeing in game.legal(view) else action
    return action


TABLES: dict[str, tuple[AnyGame, ...]] = {
    "grandmastermind": (
        GrandMasterMind(),
        GrandMasterMind(variant=2, rows=8, feedback="manual_checked", turn_seconds=90),
        GrandMasterMind(variant=1, rows=15, limited_supply=True, roles="decode", rounds=2),
        GrandMasterMind(variant=2, rows=6, limited_supply=True, row_seconds=10, start_player=0),
        GrandMasterMind(roles="hide", rows=6, rounds=3, feedback="manual_checked", row_seconds=20),
        GrandMasterMind(blue_rule="strict", target=10, start_player=1),
        GrandMasterMind(blue_rule="guess_side", variant=2, roles="decode", row_seconds=15),
    ),
    "moerder": (
        Moerder(),
        Moerder(rules="base", turn_seconds=30, start_player=1),
        Moerder(objections="auto", wrong_claim="ends_turn", turn_seconds=30),
        Moerder(window=None, show_seconds=10, objection_counts=False, objector_wins=True, start_player=1),
        Moerder(solitaire_tiles=5, solitaire_refusal="refuse_only", solitaire_detect="auto", turn_seconds=20),
    ),
    "wordsearch": (
        WordSearch(),
        WordSearch(judge="vote", window=None, tokens_block="all", timer=None, start_player=1),
        WordSearch(
            language="de",
            letter_set="language",
            judge="dictionary",
            hand_swap=False,
            rotate_mw=False,
            repeat_scope="table",
            end="immediate",
            target=50,
            start_player=2,
        ),
        WordSearch(
            mode="insert", disputes="auto_check", tile_reuse=True, stack_read="vertical", stack_bonus=True, target=50
        ),
        WordSearch(
            mode="insert",
            insert_radius=1,
            letter_set="custom",
            custom_letters="A9 E9 I9 O4 N9 T9 M2 W2 IN1 ON1 IS1",
            own_list="ours",
            family=True,
            judge="vote",
            start_player=1,
        ),
        WordSearch(mode="boardless"),
        WordSearch(mode="boardless", adds_per_turn=3, judge="dictionary", layers=frozenset({"words"}), start_player=1),
    ),
    "letter": (
        Letter(),
        Letter(judge="vote", window="until_all_pass", timed=30, scoring=1, start_player=1),
        Letter(
            language="de",
            letter_set="language",
            judge="dictionary",
            draft="random_deal",
            rotation=True,
            round1_words=False,
            grid=12,
            turn_seconds=30,
        ),
        Letter(
            letter_set="custom",
            custom_letters="A9 E9 I9 N9 O9 S9 T9 R3",
            own_list="ours",
            family=True,
            layers=frozenset({"words"}),
            scoring=2,
            draft="random_deal",
        ),
        Letter(variant=2, solitaire_tiles=12, time_limit=5, solitaire_layout="free", draft="random_deal"),
    ),
    "murdero": (
        Murdero(max_hands=1),
        Murdero(partners=True, max_hands=1, partner_double="winner_only", turn_seconds=30),
        Murdero(max_hands=2, target=25, action_deck="thirteen", start_player=1),
        Murdero(
            max_hands=1,
            action_deck="custom",
            custom_deck=("shake_down", "mitigating_circs", "joker", "sabotage") * 4,
            case_file_empty="immediate",
            shake_down="from_hand_random",
            mitigating="sabotage_same_value",
            removed_cards="discard",
        ),
    ),
}
PLAYERS: dict[str, Player] = {"grandmastermind": decoder, "moerder": seeing, "wordsearch": finding, "letter": naming}
MAY_BE_VOID = {
    "grandmastermind": {"pieces are conserved"},
    "moerder": {"secrets are kept"},
    "wordsearch": {"secrets are kept"},
    "letter": {"secrets are kept"},
    "murdero": set(),
}
LONG, LEAST_OF_LONG = 60, 50
"""Games of LETTER, MURDERO and boardless WORD SEARCH have many moves, so fewer of them give as many cases."""


def named(game: AnyGame) -> str:
    return " ".join(f"{name}={value}" for name, value in chosen(game).items()) or "as in the box"


CASES = [pytest.param(name, game, id=f"{name}: {named(game)}") for name, games in TABLES.items() for game in games]


@pytest.mark.parametrize(("name", "game"), CASES)
def test_a_game_keeps_the_laws(name: str, game: AnyGame) -> None:
    long = isinstance(game, Letter | Murdero) or (isinstance(game, WordSearch) and game.mode == "boardless")
    games, least = (LONG, LEAST_OF_LONG) if long else (GAMES, LEAST)
    report = hold(game, player=PLAYERS.get(name, anything), games=games, least=least)
    assert {law.name for law in LAWS} == report.cases.keys() | report.void.keys()
    assert report.void.keys() <= MAY_BE_VOID[name]
    assert min(report.cases.values()) >= least


def test_every_game_of_the_catalog_is_held_against_the_laws_with_every_option_changed() -> None:
    assert TABLES.keys() == CATALOG.keys()
    for name, games in TABLES.items():
        changed = {option for game in games for option in chosen(game)}
        assert changed == {option.name for option in options(CATALOG[name].game)}


def test_the_pieces_of_grand_master_mind_are_counted_where_the_supply_is_limited() -> None:
    report = check(GrandMasterMind(limited_supply=True, roles="decode", rows=6))
    assert report.cases["pieces are conserved"] >= 200
    assert check(GrandMasterMind(rows=6)).void == {"pieces are conserved": "there are no pieces to count"}


@pytest.mark.parametrize("listing", [*CATALOG.values(), FIB], ids=lambda listing: listing.name)
def test_a_seat_can_send_everything_but_the_actions_of_chance_the_judge_and_the_clock(listing: Listing) -> None:
    sent, logged = set(get_args(listing.types.seat_action)), set(get_args(listing.types.action))
    assert GiveUp in sent < logged
    assert not any(issubclass(action, Deal | Verdict | TimeUp) for action in sent)
    assert all(issubclass(action, Deal | Verdict | TimeUp) for action in logged - sent)
