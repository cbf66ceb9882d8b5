"""Golden games: whole games under different rules, each played from a script that never changes."""

from __future__ import annotations

from parlour.core.game import GIVE_UP
from parlour.core.recording import Recording
from parlour.games.letter import Letter
from parlour.games.letter.actions import Done, Knock, Lay, LayBlank, Lift
from parlour.games.letter.spaces import places
from parlour.kit.challenge import Dispute, StandBy
from tests.games.letter.phases import on_turn
from tests.games.letter.scripted import EASY, Game


def two_players() -> Recording:
    """A draft by sizes, a letter without a word, a blank laid and exchanged, knocks, Free Letters."""
    table = Game(Letter(letter_set="custom", custom_letters=EASY, start_player=0), 2)
    table.drafts()
    table.first(6, 6)
    table.does(Done())
    table.passes()
    table.turn()
    table.passes()
    table.turn()
    table.knocks(1)
    table.knocks(0)
    table.passes()
    spot = next(places(table.rules, table.open, table.open.hands[on_turn(table.open)][0]))
    table.does(Lay(spot.tile, spot.x, spot.y))
    table.ends_turn()
    table.passes()
    blank = table.offer.blanks[0]
    spot = next(places(table.rules, table.open, blank))
    table.does(LayBlank(blank, spot.x, spot.y))
    table.passes()
    for _ in range(4):
        table.turn(1)
        table.knocks(1 - on_turn(table.open))
        table.passes()
    table.ends()
    return table.recording()


def four_judge() -> Recording:
    """The lexicon first, then the people: words voted in and out, one nobody votes on, and a seat that gives up."""
    table = Game(Letter(letter_set="custom", custom_letters=EASY, draft="random_deal", scoring=1, start_player=2), 4)
    for x in (0, 3, 6, 9):
        table.first(x, 6)
        table.does(Done())
        table.passes()
    for ballots in ((True, True, None), (False, True, None), (None, None, None)):
        tile = table.offer.layable[0]
        spot = next(places(table.rules, table.open, tile))
        table.does(Lay(tile, spot.x, spot.y))
        table.does(table.nonsense())
        table.does(StandBy())
        table.votes(*ballots)
        table.ends_turn()
        table.passes()
    table.act(1, GIVE_UP)
    table.ends()
    return table.recording()


def by_the_hourglass() -> Recording:
    """30 seconds a turn: letters laid by chance, simultaneous knocks, failed knocks, penalties by chance, disputes."""
    table = Game(Letter(letter_set="custom", custom_letters=EASY, timed=30, judge="vote", draft="random_deal"), 3)
    table.idles()
    table.passes()
    table.first(8, 8)
    table.idles()
    table.idles()
    table.idles()
    table.idles()
    for _ in range(2):
        table.turn(1)
        knockers = [seat for seat in range(3) if seat != on_turn(table.open)]
        table.does(Knock(), knockers[0])
        table.act(knockers[1], Knock(), table.here.at + 200)
        table.names(1)
        table.idles()
        table.passes()
    table.idles()
    table.idles()
    table.turn(1)
    table.does(Knock(), table.awaited[0])
    table.wait(table.here.at + 500)
    table.does(table.nonsense())
    table.does(Dispute())
    table.votes(False, True)
    table.does(Done())
    table.idles()
    table.passes()
    table.ends()
    return table.recording()


def strict_solitaire() -> Recording:
    """As many words as possible from twelve letters. The last letter laid makes none."""
    table = Game(Letter(letter_set="custom", custom_letters=EASY, solitaire_tiles=12), 1, b"tea")
    table.first(6, 6)
    table.does(Lift(table.offer.liftable[0]))
    table.first(6, 6)
    while table.offer.layable:
        placed = table.idea(20, 100)
        if placed is None:
            break
        table.does(Lay(placed.tile, placed.x, placed.y))
        table.names(4)
    table.does(table.nonsense())
    spot = next(places(table.rules, table.open, table.offer.layable[-1]))
    table.does(Lay(spot.tile, spot.x, spot.y))
    table.does(Done())
    return table.recording()


def free_solitaire() -> Recording:
    """Words as long as possible from twenty letters, moved at will, in ten minutes."""
    table = Game(Letter(letter_set="custom", custom_letters=EASY, variant=2, solitaire_layout="free"), 1)
    table.first(6, 6)
    for _ in range(8):
        placed = table.idea(20, 100)
        if placed is None:
            break
        table.does(Lay(placed.tile, placed.x, placed.y))
        table.names(2)
    table.does(Lift(table.offer.liftable[-1]))
    table.first(0, 0)
    table.idles()
    return table.recording()


def nobody_there() -> Recording:
    """The clock drafts, lays, releases and passes until the end."""
    table = Game(Letter(turn_seconds=10, start_player=0), 2)
    while table.playing():
        table.idles()
    return table.recording()


GAMES = (two_players, four_judge, by_the_hourglass, strict_solitaire, free_solitaire, nobody_there)
