"""How a game ended, said to the people at this keyboard as the browser says it."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Result, Seat
from parlour.core.refusal import Fact
from parlour.texts.voice import Voice, message_id, words


def outcome(result: Result, names: Sequence[str], people: Sequence[Seat], voice: Voice) -> tuple[str, str]:
    """Who won, and how. One person is addressed; several are told about each other.

    A game for one may be lost with nobody winning it.
    """
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    others = [seat for seat, rank in enumerate(result.ranks) if rank != 1]
    facts: dict[str, Fact] = {}
    if winners:
        facts |= {"winner": names[winners[0]], "points": result.scores[winners[0]]}
    if others:
        facts |= {"loser": names[others[0]], "less": result.scores[others[0]]}
    reason = message_id("result", result.reason)
    why = voice.say_or(words(result.reason), reason, **facts)
    if len(winners) > 1 and not others:
        return voice.say("outcome-draw"), why
    if len(winners) > 1:
        return voice.say("outcome-shared"), sharing(result, winners, names, voice)
    if len(people) != 1:
        return voice.say("outcome-other", **facts), why
    mood = "won" if people[0] in winners else "lost"
    return voice.say(f"outcome-{mood}"), voice.say_or(why, f"{reason}-{mood}", **facts)


def sharing(result: Result, winners: Sequence[int], names: Sequence[str], voice: Voice) -> str:
    """Several have most points; or a bot has won in a seat that was given up, and all who stayed share it (X-8)."""
    points = result.scores[winners[0]]
    if any(score >= points for seat, score in enumerate(result.scores) if seat not in winners):
        return voice.say("outcome-shared-why")
    return voice.say("outcome-shared-points", names=", ".join(names[seat] for seat in winners), points=points)
