"""Playing on from a moment of a finished game: every game, from any moment, dealt anew or as it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.arena.match import play_match
from parlour.bots.roster import bot
from parlour.catalog import CATALOG
from parlour.core.game import Entry, Millis, Seat
from parlour.core.luck import Seal, choice, seeded
from parlour.core.play import begin, play, settle
from parlour.core.recording import Doubt, Recording, read, verify, write
from parlour.core.transcript import transcript
from parlour.games.grandmastermind.rules import GrandMasterMind
from parlour.server.evening.replay import folded
from parlour.server.evening.resuming import PlayOn, resume
from parlour.server.hall.guests import COOKIE
from tests.server.finished import finished_table
from tests.server.visitors import Visitor, code_of, nonce, open_house

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "grandmastermind": (2, {}),
    "moerder": (2, {}),
    "wordsearch": (2, {"target": 50}),
    "letter": (2, {}),
    "murdero": (3, {"target": 25}),
}
SEAL = Seal(b"s" * 32, (b"n" * 16,))


def played_on(name: str, true: bool, number: int) -> Recording:
    """A game of bots, taken up again at some moment and played to its end by bots, with new luck."""
    seats, options = GAMES[name]
    game, luck = CATALOG[name].game(**options), seeded(number)
    source = play_match(game, ("novice",) * seats, seed=number).recording
    replay = folded(game, source.names, source.log)
    moment = choice(luck, replay.moments[:-1])
    wish = PlayOn(moment.ply, luck.below(seats), "novice", "c" * 64, "n" * 16, true)
    entry = resume(replay, moment, wish, "table", SEAL)
    one = play(game, begin(game, seats), entry)
    log, here = [one.entry], one.position
    if not true:
        seat = Seat(wish.seat)
        assert game.view(here.state, seat) == game.view(moment.here.state, seat)
    else:
        assert here.state == moment.here.state
    player = bot(game, "novice")
    while True:
        for settled in settle(game, here, here.at, SEAL.luck):
            log.append(settled.entry)
            here = settled.position
        if here.over is not None:
            break
        seat = min(here.turn.awaited)
        action = player(game.view(here.state, seat), Millis(1000), luck)
        acted = play(game, here, Entry(here.at, seat, action))
        log.append(acted.entry)
        here = acted.position
    names = ("novice",) * seats
    return Recording(game, CATALOG[name].version, names, SEAL.commitment, tuple(log), SEAL.nonces, SEAL.seed)


@pytest.mark.parametrize("true", [True, False], ids=["as it was", "dealt anew"])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_on_from_any_moment_to_its_end_and_can_be_verified(name: str, true: bool) -> None:
    for number in range(3):
        recording = read(write(played_on(name, true, number)), CATALOG)
        verify(recording)
        again = folded(recording.game, recording.names, recording.log)
        assert again.moments[-1].here.over is not None
        assert "goes on from table" in transcript(recording, CATALOG[name])


def test_hidden_things_that_were_not_dealt_by_the_promised_luck_are_found_out() -> None:
    recording = played_on("murdero", False, 1)
    other = Seal(b"t" * 32, SEAL.nonces)
    forged = Recording(
        *(recording.game, recording.rules, recording.names, other.commitment, recording.log[:1]),
        *(other.nonces, other.seed),
    )
    with pytest.raises(Doubt) as found:
        verify(forged)
    assert found.value.code == "deal_not_from_seed"


async def test_a_new_table_says_where_it_comes_from_and_not_what_is_hidden(tmp_path: Path) -> None:
    source = play_match(GrandMasterMind(roles="decode", start_player=1), ("novice", "novice"), seed=4).recording
    table, (ann, _) = await finished_table(tmp_path, source, "Ann", "Bob")
    async with open_house(tmp_path) as house:
        visitor = Visitor(house)
        visitor.cookies.set(COOKIE, ann)
        shown = (await visitor.ask("GET", f"/api/replays/{table}")).json()
        moment = shown["moments"][2]

        async def ask(who: Visitor, **wish: Any) -> Any:
            whole = {"ply": moment["ply"], "seat": 0, "strength": "novice", **await who.answer(), **wish}
            return (await who.ask("POST", f"/api/replays/{table}/tables", whole)).json()

        opened = await ask(visitor)
        async with visitor.at(opened["table"]) as place:
            assert place.shown["origin"] == {"table": table, "ply": moment["ply"], "true": False}
            assert place.shown["seats"][0]["yours"] and place.shown["seats"][1]["kind"] == "bot"
            assert len(place.now["eyes"][0]["view"]["open"]["rows"]) == 1
        assert code_of(await ask(visitor, ply=10**6)) == "game_over"
        assert code_of(await ask(visitor, seat=2)) == "no_such_seat"
        assert code_of(await ask(Visitor(house))) == "replay_not_open_to_you"
        assert code_of(await ask(visitor, nonce=nonce(), commitment="0" * 64)) == "promise_unknown"


async def test_a_game_that_began_in_another_is_listed_but_counts_for_nothing(tmp_path: Path) -> None:
    source = play_match(GrandMasterMind(roles="decode", start_player=1), ("novice", "novice"), seed=4).recording
    table, (ann, _) = await finished_table(tmp_path, source, "Ann", "Bob")
    async with open_house(tmp_path) as house:
        visitor = Visitor(house)
        visitor.cookies.set(COOKIE, ann)
        wish = {"ply": 3, "seat": 0, "strength": "novice", **await visitor.answer()}
        opened = (await visitor.ask("POST", f"/api/replays/{table}/tables", wish)).json()["table"]
        async with visitor.at(opened) as place:
            assert code_of(await place.act(0, {"type": "GiveUp"})) is None
        (line,) = (await visitor.ask("GET", "/api/history")).json()["lines"]
        assert (line["table"], line["outcome"], line["resumed"]) == (opened, "lost", True)
        statistics = (await visitor.ask("GET", "/api/history/statistics")).json()
        assert (statistics["played"], statistics["modes"]) == (0, [])
