"""The scores of a hand and of the match, by seat and by pair (MU-9, MU-10, MU-P4, MU-A11 to MU-A14, MU-A20)."""

from __future__ import annotations

from parlour.core.game import Result, Seat
from parlour.games.murdero.action_card import action_card
from parlour.games.murdero.cards import points
from parlour.games.murdero.events import Count
from parlour.games.murdero.options import Options
from parlour.games.murdero.state import Open, Place, Reason, State
from parlour.games.murdero.table import partner
from parlour.kit import match
from parlour.kit.ranking import ranks


def table_points(place: Place) -> int:
    """The points before a seat. A Permanent may make Crime Scenes worth more (MU-A12)."""
    scene = max((action_card(card).scene_points for card in place.permanents), default=1)
    return sum(case.points + (scene - 1) * case.counts[0] for case in place.cases)


def counts(agreed: Options, state: State, winners: tuple[Seat, ...]) -> tuple[Count, ...]:
    return tuple(
        Count(
            seat=Seat(seat),
            place=place,
            hand=state.hands[seat],
            table=table_points(place),
            doubled=doubles(agreed, Seat(seat), winners),
            held=points(state.hands[seat]),
        )
        for seat, place in enumerate(state.open.places)
    )


def doubles(agreed: Options, seat: Seat, winners: tuple[Seat, ...]) -> bool:
    """A pair doubles together, once, unless agreed otherwise (MU-A20)."""
    together = partner(agreed, seat) if agreed.partner_double == "pair" else ()
    return seat in winners or any(other in winners for other in together)


def sides(agreed: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Who scores together (MU-P1)."""
    if agreed.partners:
        return ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
    return tuple((Seat(seat),) for seat in range(seats))


def by_side(agreed: Options, counted: tuple[Count, ...]) -> tuple[int, ...]:
    return tuple(sum(counted[seat].score for seat in side) for side in sides(agreed, len(counted)))


def totals(agreed: Options, open: Open) -> tuple[int, ...]:
    """By side, over all hands so far. Totals may be negative (MU-A13)."""
    return match.totals(open.sheet, len(sides(agreed, len(open.places))))


def decided(agreed: Options, open: Open) -> bool:
    """Has one side reached the target with more than any other? A tie takes another hand (MU-A14)."""
    return match.reached(totals(agreed, open), agreed.goal, outright=True)


def result(agreed: Options, open: Open, reason: Reason) -> Result:
    """A side that gave up comes last, whatever it has scored (X-8)."""
    seats = len(open.places)
    scores, reach = [0] * seats, [(0, 0)] * seats
    for side, total in zip(sides(agreed, seats), totals(agreed, open), strict=True):
        stayed = not any(seat in open.given_up for seat in side)
        for seat in side:
            scores[seat], reach[seat] = total, (int(stayed), total if stayed else 0)
    return Result(tuple(scores), ranks(reach), reason)
