"""How a game of MÖRDER ends: who has won, who shares, who comes last (MO-16, X-8)."""

from __future__ import annotations

from msgspec.structs import replace

from parlour.core.game import Illegal, Result, Seat, Step
from parlour.games.moerder.chains import Chain, layout, open_chains
from parlour.games.moerder.events import ChainsShown, SeatGaveUp, TableEvent
from parlour.games.moerder.state import Ending, Open, Reason, State


def end(
    open: Open,
    reason: Reason,
    *told: TableEvent,
    winner: Seat | None = None,
    chain: Chain | None = None,
    score: int = 0,
) -> Step[State, TableEvent]:
    """The game is over; only now is it told which chains lay open."""
    chains = tuple(open_chains(layout(open.board)))
    ending = Ending(reason, winner, chain, chains, score)
    done = replace(open, phase="over", until=None, due=(), touched=None, window=None, ending=ending)
    return Step(State(done), (*told, ChainsShown(chains)) if chains else told)


def give_up(open: Open, seat: Seat) -> Step[State, TableEvent]:
    """Alone it is a loss; of two the other wins; of more the seat comes last and the game goes on (X-8)."""
    if seat in open.given_up:
        raise Illegal("already_given_up")
    told = SeatGaveUp(seat)
    open = replace(open, given_up=(*open.given_up, seat))
    staying = [Seat(other) for other in range(len(open.hands)) if other not in open.given_up]
    if len(staying) > 1:
        return Step(State(open), (told,))
    return end(open, "gave_up", told, winner=staying[0] if staying else None)


def result(ending: Ending, seats: int, given_up: tuple[Seat, ...]) -> Result:
    winner = ending.winner
    if seats == 1:
        return Result((ending.score,), (1 if winner == 0 else 2,), ending.reason)
    scores = tuple(int(seat == winner and seat not in given_up) for seat in range(seats))
    return Result(scores, ranks(winner, seats, given_up), ending.reason)


def ranks(winner: Seat | None, seats: int, given_up: tuple[Seat, ...]) -> tuple[int, ...]:
    """Who gave up comes last even if the bot in that seat has won: then the others share the first place (X-8)."""
    shared = winner is None or winner in given_up
    last = 2 if shared or len(given_up) == seats - 1 else 3
    return tuple(last if seat in given_up else 1 if shared or seat == winner else 2 for seat in range(seats))
