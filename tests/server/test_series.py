"""The score over rematches: it belongs to people and bots, whatever their chairs, and draws count for nobody."""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from parlour.core.game import Result
from parlour.server.door.messages import Score
from parlour.server.tables.record import Bot, Chair, Person, Player, Record, Sitting
from parlour.server.tables.series import counted, shown
from tests.server.visitors import Visitor, open_house

ANN, BOB, EVE = Person("ann", "Ann"), Person("bob", "Bob"), Person("eve", "Eve")
FIRST, SECOND, DRAW = (Result((0, 0), ranks, "any") for ranks in ((1, 2), (2, 1), (1, 1)))


def table(*players: Player) -> Record:
    chairs = tuple(Chair((Sitting(0, player),)) for player in players)
    return Record("t", msgspec.Raw(b'{"type":"any"}'), 1, "ann", b"seed", chairs, started=True)


def score(record: Record) -> dict[str, int]:
    return {one.name or str(one.strength): one.wins for one in shown(record, None)}


def after(record: Record, *results: Result) -> Record:
    for result in results:
        record = replace(record, series=counted(record, result))
    return record


def test_the_first_game_has_no_score_yet() -> None:
    assert shown(table(ANN, BOB), FIRST) == ()


def test_wins_add_up_and_draws_count_for_nobody() -> None:
    record = after(table(ANN, BOB), FIRST, DRAW, SECOND, FIRST)
    assert shown(record, None) == (Score(0, "Ann", None, 2), Score(1, "Bob", None, 1))
    assert [one.wins for one in shown(record, SECOND)] == [2, 2]


def test_the_score_goes_with_the_player_and_not_with_the_chair() -> None:
    record = after(table(ANN, BOB), FIRST)
    swapped = replace(record, chairs=record.chairs[::-1])
    assert shown(swapped, None) == (Score(0, "Bob", None, 0), Score(1, "Ann", None, 1))


def test_whoever_takes_a_seat_starts_at_nothing_and_the_winner_who_left_is_still_told() -> None:
    record = after(table(ANN, BOB), SECOND)
    assert shown(replace(record, chairs=table(ANN, EVE).chairs), None) == (
        Score(0, "Ann", None, 0),
        Score(1, "Eve", None, 0),
        Score(None, "Bob", None, 1),
    )


def test_two_seats_of_one_browser_and_two_bots_of_one_strength_have_their_own_wins() -> None:
    tom = Person("ann", "Tom")
    second_of_four = Result((0,) * 4, (2, 1, 3, 3), "any")
    assert [one.wins for one in shown(after(table(ANN, tom, BOB, EVE), second_of_four), None)] == [0, 1, 0, 0]
    bots = table(ANN, Bot("novice"), Bot("novice"), Bot("expert"))
    assert [one.wins for one in shown(after(bots, second_of_four), None)] == [0, 1, 0, 0]


def test_partners_win_together() -> None:
    pairs = Result((9, 4, 9, 4), (1, 3, 1, 3), "any")
    record = after(table(ANN, BOB, EVE, Bot("casual")), pairs)
    assert score(record) == {"Ann": 1, "Bob": 0, "Eve": 1, "casual": 0}


def test_solitaire_has_no_score() -> None:
    alone = Result((7,), (1,), "any")
    assert shown(after(table(ANN), alone), alone) == ()


async def test_the_score_is_shown_at_the_rematch_and_grows_when_it_is_over(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bob = Visitor(house), Visitor(house)
        id = await ann.open_table()
        async with ann.at(id) as a, bob.at(id) as b:
            await b.sit(1)
            await a.ask("Start")
            await b.act(1, {"type": "GiveUp"})
            await a.hear_until(lambda: a.now["result"] is not None)
            assert a.shown["series"] == []
            await a.ask("Rematch", **await ann.answer())
            await a.hear_until(lambda: a.shown["rematch"] is not None)
            again = a.shown["rematch"]
        async with ann.at(again) as a, bob.at(again) as b:
            assert [one["wins"] for one in a.shown["series"]] == [1, 0]
            await b.sit(1)
            await a.ask("Start")
            await a.act(0, {"type": "GiveUp"})
            await a.hear_until(lambda: a.now["result"] is not None)
            await a.hear_until(lambda: [one["wins"] for one in a.shown["series"]] == [1, 1])
