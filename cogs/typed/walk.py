"""Following answers on copies, question by question, those without an alternative included: they may be typed too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Move, Seat, Text
from engine.core.dice import LoadedDice, OutOfDice
from engine.core.errors import RunawayRules
from engine.core.game import Ctx, Game, State
from engine.core.match import Match
from engine.core.play import CIRCLE, judge, pending, waiting_on


class Draft(NamedTuple):
    """What one seat has answered since the last commit, and the state then."""

    state: State
    moves: tuple[Move, ...]


class Spot(NamedTuple):
    """A moment of a match as one seat may know it beforehand; never changed, only copied."""

    game: Game[Any]
    state: State
    seat: Seat
    waiting: frozenset[Seat]
    question: Decision | None
    """What this seat is asked; None where nothing can be known beforehand."""
    draft: Draft | None = None

    @property
    def forced(self) -> bool:
        """Say whether the question has one answer only, so that it is taken without asking."""
        return self.question is not None and _is_open(self.question) and self.question.choice.only() is not None

    def move(self, answer: Answer) -> Move:
        """Answer the question with a move, legal or not."""
        assert self.question is not None
        return Move(self.seat, self.question.kind, answer)

    def check(self, answer: Answer) -> None:
        """Raise IllegalMove with the reason if an answer to the question is not legal."""
        assert self.question is not None
        judge(self.state, (self.question,), self.move(answer))

    def not_yet(self, kinds: Iterable[str]) -> Text | None:
        """Say what comes before questions that will be open later on, if the rules know."""
        step = self.state.stack.steps[-1]
        reasons = (step.not_yet(self.state, Move(self.seat, kind, ())) for kind in kinds)
        return next((reason for reason in reasons if reason is not None), None)

    def after(self, answer: Answer) -> Spot:
        """Go where an answer leads; an illegal one raises IllegalMove. Dice, commits and secrets end the way."""
        assert self.question is not None
        self.check(answer)
        nowhere = self._replace(question=None)
        if not _is_open(self.question):
            return nowhere
        state = codec_of(self.game).copy(self.state)
        state.draft[self.seat] += not self.forced
        state.given[self.seat] += 1
        ctx = Ctx(state, LoadedDice(()))
        try:
            state.stack.steps[-1].take(state, self.move(answer), ctx)
            asked = _settled(state, ctx)
        except OutOfDice:
            return nowhere
        if ctx.committed or waiting_on(asked) != self.waiting:
            return nowhere
        return self._replace(state=state, question=_question(asked, self.seat))


def spot(game: Game[Any], state: State, seat: Seat, draft: Draft | None = None) -> Spot:
    """Give the present moment of a match."""
    asked = pending(state)
    return Spot(game, state, seat, waiting_on(asked), _question(asked, seat), draft)


def present(match: Match[Any], seat: Seat) -> Spot:
    """Give the present moment of a match, with what the seat has answered in its draft."""
    moves = tuple(move for press in match.draft if press.seat == seat for move in press.moves)
    return spot(match.game, match.state, seat, Draft(match.committed, moves))


def given(here: Spot) -> list[tuple[Spot, Answer]]:
    """Give the answers of the draft, each with the moment it was given; those taken without asking included."""
    if here.draft is None:
        return []
    found: list[tuple[Spot, Answer]] = []
    there = spot(here.game, here.draft.state, here.seat)
    left = list(here.draft.moves)
    while there.question is not None and (there.forced or left):
        only = there.question.choice.only() if there.forced else None
        if only is None and left[0].kind != there.question.kind:  # it builds on the draft of somebody else
            return []
        answer = left.pop(0).answer if only is None else only
        found.append((there, answer))
        there = there.after(answer)
    return found


def _settled(state: State, ctx: Ctx) -> tuple[Decision, ...]:
    """Run automatic steps until somebody is asked something, even if there is one answer only."""
    for _ in range(CIRCLE):
        asked = pending(state)
        if state.result is not None or ctx.committed or waiting_on(asked):
            return asked
        state.stack.steps[-1].run(state, ctx)
    raise RunawayRules(f"rules run in a circle at {state.stack!r}")


def _question(asked: Iterable[Decision], seat: Seat) -> Decision | None:
    return next((each for each in asked if each.seat == seat and not each.optional), None)


def _is_open(decision: Decision) -> bool:
    """Say whether a question hides nothing: neither sealed nor asked for the sake of being asked."""
    return not (decision.sealed or decision.always or decision.optional)
