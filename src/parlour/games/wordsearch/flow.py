"""Which phase comes next. Nothing else in the package decides it."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from msgspec.structs import replace

from parlour.core.clock import GRACE, deadline, resumed
from parlour.core.game import Millis, Seat, Step
from parlour.games.wordsearch.actions import Call
from parlour.games.wordsearch.board import Path
from parlour.games.wordsearch.boardless import may_draw, must_add
from parlour.games.wordsearch.calling import may_stand_by
from parlour.games.wordsearch.ending import dry_spell, leaders, reached, staying
from parlour.games.wordsearch.events import (
    ExtraRound,
    TableEvent,
    TimeRanOut,
    TokenStayed,
    TurnEnded,
    WordCalled,
    WordRejected,
)
from parlour.games.wordsearch.options import Options
from parlour.games.wordsearch.scoring import score
from parlour.games.wordsearch.state import (
    Challenged,
    Drawing,
    Exchanging,
    Judging,
    Laying,
    Moves,
    Open,
    Over,
    Owing,
    Phase,
    Reason,
    Searching,
    Starting,
    State,
    Stepping,
    Straying,
)
from parlour.games.wordsearch.tokens import first_move, steps
from parlour.kit.challenge import Answered, Decided, challenge, disputable, ruled
from parlour.kit.events import WordUnknown
from parlour.kit.row import changed
from parlour.kit.window import CEILING

Next: TypeAlias = Step[State, TableEvent]

EXTRA_ROUNDS: Final = 3
NO_MOVES: Final = Moves()
LEAST_TO_STEP: Final = 5000 + GRACE
"""Five seconds to pick a letter (WS-A12)."""


def enter(open: Open, phase: Phase, *told: TableEvent, called: Call | None = None) -> Next:
    """`called` is the word that stays its caller's secret, if there is one."""
    return Step(State(open if open.phase is phase else replace(open, phase=phase), called), told)


def after_dealing(agreed: Options, open: Open, at: Millis, *told: TableEvent) -> Next:
    """Chance draws who begins, if several play and no seat was agreed on (X-6)."""
    if agreed.start_player != "random":
        return first_turn(agreed, open, Seat(agreed.start_player), at, *told)
    return enter(open, Starting(), *told) if len(open.scores) > 1 else first_turn(agreed, open, Seat(0), at, *told)


def first_turn(agreed: Options, open: Open, seat: Seat, at: Millis, *told: TableEvent) -> Next:
    return begin_turn(agreed, replace(open, starter=seat), seat, at, *told)


def begin_turn(agreed: Options, open: Open, seat: Seat, at: Millis, *told: TableEvent) -> Next:
    return enter(open, Searching(seat, deadline(at, agreed.timer), NO_MOVES), *told)


def end_turn(agreed: Options, open: Open, seat: Seat, at: Millis, *told: TableEvent, moves: Moves = NO_MOVES) -> Next:
    """The next seat's turn, an extra round for tied seats, or the end.

    `moves` matter if the turn may have brought a score or a tile.
    """
    order = round_of(open)
    last = seat == order[-1]
    open = replace(
        open,
        turns=changed(open.turns, seat, open.turns[seat] + 1),
        dry=0 if moves.scored else open.dry + 1,
        unadded=0 if moves.added else open.unadded + 1,
    )
    if agreed.mode == "boardless":
        if not open.pile:
            return end(open, "last_tile_laid", leaders(open), *told)
    elif last and dry_spell(open):
        return end(open, "dry_spell", leaders(open) if len(order) > 1 else (), *told)
    elif (last or agreed.end == "immediate") and reached(agreed, open):
        return after_target(agreed, open, at, *told)
    return begin_turn(agreed, open, order[0] if last else order[order.index(seat) + 1], at, *told)


def round_of(open: Open) -> tuple[Seat, ...]:
    """The seats of a round, clockwise from the starter. In an extra round only the tied ones play (WS-A13, X-6)."""
    clockwise = turn_order(open.starter, len(open.scores))
    return tuple([seat for seat in clockwise if seat in open.contenders]) if open.contenders else clockwise


@cache
def turn_order(starter: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple(Seat((starter + step) % seats) for step in range(seats))


def after_target(agreed: Options, open: Open, at: Millis, *told: TableEvent) -> Next:
    """The highest score wins. Those who are tied play on, for three rounds at most (WS-A13)."""
    first = leaders(open)
    if len(first) == 1 or agreed.end == "immediate":
        return end(open, "target_reached" if len(open.scores) > 1 else "target_reached_alone", first, *told)
    if open.extra == EXTRA_ROUNDS:
        return end(open, "tied", first, *told)
    open = replace(open, contenders=first, extra=open.extra + 1)
    return begin_turn(agreed, open, round_of(open)[0], at, *told, ExtraRound(first, open.extra))


def after_giving_up(state: State, open: Open, *told: TableEvent) -> Next:
    """The game goes on while two or more play. In solitaire giving up is a loss (X-8)."""
    left = staying(open)
    return Step(State(open, state.called), told) if len(left) > 1 else end(open, "gave_up", left, *told)


def end(open: Open, reason: Reason, winners: tuple[Seat, ...], *told: TableEvent) -> Next:
    return enter(open, Over(reason, winners), *told)


def go_on(open: Open, turn: Searching, moves: Moves, *told: TableEvent) -> Next:
    return enter(open, turn if moves is turn.moves else Searching(turn.seat, turn.until, moves), *told)


def after_adding(open: Open, turn: Searching, moves: Moves, *told: TableEvent) -> Next:
    """On the insert a new tile is drawn while the pile lasts (WS-A16)."""
    back = Searching(turn.seat, turn.until, moves)
    return enter(open, Drawing(back) if open.pile else back, *told)


def before_drawing(open: Open, turn: Searching) -> Next:
    return enter(open, Drawing(turn))


def after_drawing(open: Open, turn: Searching, *told: TableEvent) -> Next:
    return enter(open, turn, *told)


def after_laying(agreed: Options, open: Open, turn: Searching, at: Millis, *told: TableEvent) -> Next:
    moves = replace(turn.moves, added=turn.moves.added + 1)
    return go_on_boardless(agreed, open, turn, moves, at, *told)


def go_on_boardless(agreed: Options, open: Open, turn: Searching, moves: Moves, at: Millis, *told: TableEvent) -> Next:
    """The turn ends by itself once a word has scored and no more tiles can be added (WS-A17)."""
    if moves.scored and not open.drawn and not may_draw(agreed, open, moves):
        return end_turn(agreed, open, turn.seat, at, *told, TurnEnded(turn.seat), moves=moves)
    return go_on(open, turn, moves, *told)


def before_exchange(open: Open, turn: Searching) -> Next:
    return enter(open, Exchanging(turn.seat, turn.until))


def after_exchange(
    agreed: Options, open: Open, seat: Seat, until: Millis | None, at: Millis, *told: TableEvent
) -> Next:
    """The turn is over, but on the first move the token must still leave the middle (WS-A10)."""
    if first_move(open, seat):
        return step_on(agreed, open, seat, until, at, *told)
    return end_turn(agreed, open, seat, at, *told)


def after_call(agreed: Options, open: Open, turn: Searching, called: Call, at: Millis) -> Next:
    """A word once voted in counts. Otherwise the others may dispute it, or the judge is asked (WS-A11)."""
    if ruled(open.rulings, called.word):
        return word_counts(agreed, open, turn, called.word, called.path, at)
    if len(open.scores) > 1 and agreed.disputes == "challenge" and agreed.judge != "dictionary_then_vote":
        return challenged(agreed, open, turn, called, at)
    return enter(open, Judging(turn), called=called)


def after_verdict(agreed: Options, open: Open, turn: Searching, called: Call, known: bool, at: Millis) -> Next:
    """Only the caller learns that the lexicon lacks the word (X-1)."""
    if known:
        return word_counts(agreed, open, turn, called.word, called.path, at)
    told = WordUnknown(turn.seat, called.word, may_stand_by(agreed, open, turn.moves))
    return enter(open, turn, told, called=called)


def after_standing_by(agreed: Options, open: Open, turn: Searching, moves: Moves, called: Call, at: Millis) -> Next:
    return challenged(agreed, open, Searching(turn.seat, turn.until, moves), called, at)


def challenged(agreed: Options, open: Open, turn: Searching, called: Call, at: Millis) -> Next:
    word = challenge(turn.seat, called.word, called.path, turn.until, at)
    stage = disputable(word, len(open.scores), agreed.window or CEILING, at)
    return enter(open, Challenged(stage, turn), WordCalled(turn.seat, called.word, called.path))


def after_answer(agreed: Options, open: Open, phase: Challenged, answered: Answered, at: Millis) -> Next:
    """A valid word scores. An invalid one costs the turn, or nothing if that was agreed (WS-A11)."""
    stage, told = answered
    if not isinstance(stage, Decided):
        return enter(open, Challenged(stage, phase.back), *told)
    seat, word = stage.challenge.seat, stage.challenge.word
    turn = Searching(seat, resumed(stage.challenge.left, at), phase.back.moves)
    open = replace(open, rulings=(*open.rulings, *stage.ruling))
    if stage.valid:
        return word_counts(agreed, open, turn, word, stage.challenge.path, at, *told)
    if agreed.disputes == "auto_check":
        return enter(open, turn, *told, WordRejected(seat, word, turn_lost=False))
    return lose_turn(agreed, open, turn, at, *told, WordRejected(seat, word, turn_lost=True))


def word_counts(
    agreed: Options, open: Open, turn: Searching, word: str, path: Path, at: Millis, *told: TableEvent
) -> Next:
    """The word scores and ends the turn. Without a board the seat may still lay tiles (WS-A17)."""
    open, scored = score(agreed, open, turn.seat, word, path)
    moves = replace(turn.moves, scored=True)
    if agreed.mode == "boardless":
        return go_on_boardless(agreed, open, turn, moves, at, *told, *scored)
    return end_turn(agreed, open, turn.seat, at, *told, *scored, moves=moves)


def searching_timed_out(agreed: Options, open: Open, turn: Searching, at: Millis) -> Next:
    """The token may still step, or chance lays a tile. A word the lexicon lacks is dropped (WS-A12, WS-A17)."""
    told = TimeRanOut(turn.seat)
    if agreed.mode != "boardless":
        return step_on(agreed, open, turn.seat, turn.until, at, told)
    idle = not turn.moves.scored and not turn.moves.added
    return cut_short(agreed, open, turn, at, told, owes_a_tile=idle or must_add(open, turn.moves))


def lose_turn(agreed: Options, open: Open, turn: Searching, at: Millis, *told: TableEvent) -> Next:
    """No score, and the token stays. But on the first move it must leave the middle (WS-A11)."""
    if agreed.mode == "boardless":
        return cut_short(agreed, open, turn, at, *told, owes_a_tile=must_add(open, turn.moves))
    if first_move(open, turn.seat):
        return step_on(agreed, open, turn.seat, turn.until, at, *told)
    return end_turn(agreed, open, turn.seat, at, *told)


def step_on(agreed: Options, open: Open, seat: Seat, until: Millis | None, at: Millis, *told: TableEvent) -> Next:
    """All that is left of the turn is a step. With nowhere to go, the token stays (WS-A12)."""
    if not steps(agreed, open, seat):
        return end_turn(agreed, open, seat, at, *told, TokenStayed(seat))
    return enter(open, Stepping(seat, None if until is None else Millis(max(until, at + LEAST_TO_STEP))), *told)


def stepping_timed_out(open: Open, seat: Seat) -> Next:
    """The seat has not picked a letter, so chance does (WS-A12)."""
    return enter(open, Straying(seat))


def cut_short(agreed: Options, open: Open, turn: Searching, at: Millis, *told: TableEvent, owes_a_tile: bool) -> Next:
    """Chance lays the tile that was drawn, or one the seat owes (WS-A17)."""
    if open.drawn:
        return enter(open, Laying(turn.seat, turn.moves), *told)
    if owes_a_tile:
        return enter(open, Owing(turn.seat, turn.moves), *told)
    return end_turn(agreed, open, turn.seat, at, *told, moves=turn.moves)


def after_drawing_owed(open: Open, phase: Owing, *told: TableEvent) -> Next:
    return enter(open, Laying(phase.seat, phase.moves), *told)


def after_laying_by_chance(agreed: Options, open: Open, phase: Laying, at: Millis, *told: TableEvent) -> Next:
    moves = replace(phase.moves, added=phase.moves.added + 1)
    return end_turn(agreed, open, phase.seat, at, *told, moves=moves)
