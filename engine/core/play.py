"""The only place that judges answers and applies them: begin, step, and who is asked what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic

import msgspec

from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Move, Seat, Text
from engine.core.dice import Dice
from engine.core.errors import BadSetup, IllegalMove, RunawayRules, Stale
from engine.core.game import Ctx, Draw, Event, Game, PassedOver, S, Setup, State
from engine.core.options import SEATS, chosen, conflict, unknown

CIRCLE = 10_000
"""So many automatic steps in a row are no game but a fault in the rules."""
QUOTED = 40
"""So much of a refused answer is repeated to whoever typed it."""
NOT_OFFERED = "refused-not-offered"
"""The refusal of an answer the rules have nothing to say about."""


class Outcome(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """What an answer led to."""

    state: S
    events: tuple[Event, ...]
    draws: tuple[Draw, ...]
    forced: tuple[Move, ...]
    """Answers that had no alternative and were taken without asking."""
    passed_over: tuple[PassedOver, ...]
    """The questions of those answers: a panel may show beforehand what will be taken."""
    asked: tuple[Decision, ...]
    """The questions that are open now."""
    commit: bool
    """Nothing before this moment can be taken back by its player."""
    news: bool = False
    """The table is to be told: something was opened, a turn or the match is over, or somebody else must act."""
    turn_over: bool = False
    """The turn in which the answer was given is over, whoever comes next."""
    announced: bool = False
    """The rules want the table told at the next opportunity, whoever acts next."""
    round_over: bool = False
    """A round of the match is over, or the match itself."""


def begin(game: Game[S], setup: Setup, dice: Dice, rules: int | None = None, *, unread: bool = False) -> Outcome[S]:
    """Set a match up, under older rules if need be, and run it to its first question; BadSetup says why it cannot.

    A match that nobody reads stays so as it is played on in place: its words are left out, which is much quicker.
    """
    why = why_not_begin(game, setup)
    if why is not None:
        raise BadSetup(why)
    state = game.setup(completed(game, setup))
    state.rules = game.rules if rules is None else rules
    state.stack.unread = unread
    return resume(state, dice)


def completed(game: Game[S], setup: Setup) -> Setup:
    """Fill in the defaults of options that were not chosen."""
    return Setup(setup.seats, chosen(game.options, setup.options))


def why_not_begin(game: Game[S], setup: Setup) -> Text | None:
    """Say why a match cannot be begun this way: an unknown option, the number of players, choices in conflict."""
    strange = unknown(game.options, setup.options)
    if strange is not None:
        return strange
    if setup.seats not in game.seats:
        least, most = min(game.seats), max(game.seats)
        key = "refused-seats" if least < most else "refused-seats-exactly"
        return Text(key, {"seats": setup.seats, "least": least, "most": most})
    full = completed(game, setup)
    return conflict(game.conflicts, {SEATS: str(full.seats), **full.options, **game.facts(full)})


def resume(state: S, dice: Dice) -> Outcome[S]:
    """Run a state laid out by set-up or by hand to its first question, in place."""
    state.answer_count = [0] * state.seats
    state.draft = [0] * state.seats
    ctx = Ctx(state, dice)
    asked = _settle(state, ctx)
    ctx.commit()
    return _outcome(state, ctx, asked, news=True)


def step(game: Game[S], state: S, move: Move, dice: Dice) -> Outcome[S]:
    """Apply an answer to a copy of the state: pure. An illegal one raises Refused."""
    asked = pending(state)
    judge(state, asked, move)
    return _apply(codec_of(game).copy(state), asked, move, dice)


def advance(state: S, asked: Sequence[Decision], move: Move, dice: Dice, *, passing_over: bool = True) -> Outcome[S]:
    """Apply an answer in place: for bots, fuzzers and replays. `asked` are the questions of the last outcome.

    On a state that nobody reads (`begin` or `copy` with `unread`) no events are told and questions may lack words.

    Without `passing_over` it stops at a question that has one answer only, for whoever types that answer too.
    """
    judge(state, asked, move)
    return _apply(state, asked, move, dice, passing_over)


def pending(state: State) -> tuple[Decision, ...]:
    """The questions that are open: derived from the innermost step, never stored."""
    if state.result is not None:
        return ()
    asked = tuple(state.stack.steps[-1].asks(state))
    if not asked:  # most steps run by themselves
        return ()
    if state.unread:  # who answers is told neither what ends nor how often it was asked
        return asked
    counts, ending = state.answer_count, state.ending
    return tuple([msgspec.structs.replace(each, nth=counts[each.seat], ending=ending) for each in asked])


def waiting_on(asked: Iterable[Decision]) -> frozenset[Seat]:
    """The seats the match waits for."""
    return frozenset([decision.seat for decision in asked if not decision.optional])


def judge(state: State, asked: Sequence[Decision], move: Move) -> Decision:
    """Find the question this move answers; raise Stale if there is none, IllegalMove if the answer is not legal."""
    for decision in asked:
        if decision.seat == move.seat and decision.kind == move.kind:
            if decision.choice.accepts(move.answer):
                return decision
            raise IllegalMove(state.stack.steps[-1].why_not(state, move) or not_offered(move.answer))
    if state.result is not None:
        raise Stale(Text("refused-over"))
    if move.seat not in waiting_on(asked):
        raise Stale(Text("refused-not-asked", {"seats": sorted(waiting_on(asked))}))
    raise Stale(state.stack.steps[-1].not_yet(state, move) or Text("refused-settled"))


def not_offered(answer: Answer) -> Text:
    """Say that an answer is not among the legal ones; which those are is the panel's to show."""
    written = ", ".join(answer) if isinstance(answer, tuple) else str(answer)
    return Text(NOT_OFFERED, {"answer": written[:QUOTED]})


def _apply(state: S, asked: Sequence[Decision], move: Move, dice: Dice, passing_over: bool = True) -> Outcome[S]:
    ctx, turn, waiting = Ctx(state, dice), state.turns_begun, waiting_on(asked)
    if passing_over or not _is_forced(asked, move):  # what has no alternative cannot be taken back by itself
        state.draft[move.seat] += 1
    _take(state, move, ctx)
    now_asked = _settle(state, ctx, passing_over)
    now_waiting, over = waiting_on(now_asked), state.result is not None
    turn_over = over or state.turns_begun != turn
    if not ctx.committed and (turn_over or ctx.round_over or now_waiting != waiting):
        ctx.commit()
    news = ctx.has_news or turn_over or bool(now_waiting - waiting - {move.seat})
    return _outcome(state, ctx, now_asked, news, turn_over, ctx.round_over or over)


def _is_forced(asked: Sequence[Decision], move: Move) -> bool:
    return _forced([each for each in asked if (each.seat, each.kind) == (move.seat, move.kind)]) is not None


def _take(state: State, move: Move, ctx: Ctx) -> None:
    state.answer_count[move.seat] += 1
    state.stack.steps[-1].take(state, move, ctx)


def _settle(state: State, ctx: Ctx, passing_over: bool = True) -> tuple[Decision, ...]:
    """Run automatic steps and take forced answers until somebody has a choice or the match is over."""
    for _ in range(CIRCLE):
        if state.result is not None:
            return ()
        if not state.stack.steps:
            raise RunawayRules("no step left, but no result")
        asked = pending(state)
        if not asked or not waiting_on(asked):
            state.stack.steps[-1].run(state, ctx)
            continue
        forced = _forced(asked) if passing_over else None
        if forced is None:
            return asked
        decision, move = forced
        if not ctx.unread:
            ctx.passed_over.append(PassedOver(decision, len(ctx.events)))
        ctx.forced.append(move)
        _take(state, move, ctx)
    raise RunawayRules(f"rules run in a circle at {state.stack!r}")


def _forced(asked: Sequence[Decision]) -> tuple[Decision, Move] | None:
    for decision in asked:
        if decision.is_open:
            only = decision.choice.only()
            if only is not None:
                return decision, Move(decision.seat, decision.kind, only)
    return None


def _outcome(
    state: S,
    ctx: Ctx,
    asked: tuple[Decision, ...],
    news: bool = False,
    turn_over: bool = False,
    round_over: bool = False,
) -> Outcome[S]:
    return Outcome(
        state=state,
        events=tuple(ctx.events),
        draws=tuple(ctx.draws),
        forced=tuple(ctx.forced),
        passed_over=tuple(ctx.passed_over),
        asked=asked,
        commit=ctx.committed,
        news=news,
        turn_over=turn_over,
        announced=ctx.has_news,
        round_over=round_over,
    )


def named(asked: Iterable[Decision], seat: Seat, token: str) -> Decision:
    """Find the open question of a seat by its token; raise Stale if it is no longer open."""
    for decision in asked:
        if decision.seat == seat and decision.token == token:
            return decision
    raise Stale(Text("refused-settled"))


def shown(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """Leave of some events what a seat (None: a bystander) may know."""
    return [event for event in (any_event.shown_to(seat) for any_event in events) if event is not None]
