"""Looking one answer ahead, on a copy: what a seat would be asked next, as long as nothing is final or revealed."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Move, OneOf, Option, Seat
from engine.core.dice import LoadedDice, OutOfDice
from engine.core.game import Ctx, Game, State
from engine.core.play import Outcome, advance, pending

AHEAD = 6
"""So many answers of a question are looked into; a question with more is shown alone."""


class Position(NamedTuple):
    """A moment of a match as one seat's panel looks at it: never changed, only copied."""

    game: Game[Any]
    state: State
    asked: tuple[Decision, ...]
    seat: Seat
    happened: bool = False
    """The answer that led here did something: it is whole, what is asked now is another matter."""
    forced: tuple[Move, ...] = ()
    """What had no alternative after it and was taken without asking."""

    @property
    def question(self) -> Decision | None:
        """The question this seat must answer."""
        return next((each for each in self.asked if each.seat == self.seat and not each.optional), None)

    @property
    def part(self) -> Decision | None:
        """The question, if it may be shown before it is really asked."""
        question = self.question
        return question if question is not None and _is_open(question) else None

    def after(self, decision: Decision, answer: Answer) -> Position | None:
        """Go where an answer leads, or nowhere (None) if it commits or needs dice; an illegal one raises Refused."""
        copy = codec_of(self.game).copy(self.state)
        try:
            outcome = advance(copy, self.asked, Move(decision.seat, decision.kind, answer), LoadedDice(()))
        except OutOfDice:
            return None
        if outcome.commit:
            return None
        happened = bool(outcome.events) and not self._is_payment(decision, answer, outcome)
        return Position(self.game, outcome.state, outcome.asked, self.seat, happened, outcome.forced)

    def ahead(self, decision: Decision, answer: Answer) -> Position | None:
        """Go where an answer leads if it may be looked into and leads to a question that may be shown."""
        there = self.after(decision, answer) if _is_open(decision) else None
        return there if there is not None and there.part is not None else None

    def foregone(self, decision: Decision, answer: Answer) -> Option | None:
        """Find the one option of the question an answer leads to: it is taken without asking, but worth showing."""
        if not _is_open(decision) or self.after(decision, answer) is None:
            return None
        part = self._taken(decision, answer)
        if part is None or part.carry or part.kind == decision.kind or not isinstance(part.choice, OneOf):
            return None
        return part.choice.options[0] if len(part.choice.options) == 1 else None

    def _is_payment(self, decision: Decision, answer: Answer, outcome: Outcome[Any]) -> bool:
        """Say whether all that happened is that a question in between had one answer, and was passed over."""
        part = self._taken(decision, answer) if len(outcome.forced) == 1 else None
        return part is not None and part.carry and part.kind == outcome.forced[0].kind

    def _taken(self, decision: Decision, answer: Answer) -> Decision | None:
        """Give the very next question as a part of this answer, even if it has one answer only."""
        copy = codec_of(self.game).copy(self.state)
        ctx = Ctx(copy, LoadedDice(()))
        try:
            copy.stack.steps[-1].take(copy, Move(decision.seat, decision.kind, answer), ctx)
        except OutOfDice:
            return None
        whole = bool(ctx.events) and not (decision.join or decision.carry)
        if whole or ctx.committed or not copy.stack.steps:
            return None
        return self._replace(state=copy, asked=pending(copy)).part


def position(game: Game[Any], state: State, seat: Seat) -> Position:
    """Give the present moment of a match."""
    return Position(game, state, pending(state), seat)


def lookahead(game: Game[Any], state: State, decision: Decision, answer: Answer) -> Decision | None:
    """Give the next question of the same seat that an answer leads to without a commit, else None."""
    there = position(game, state, decision.seat).ahead(decision, answer)
    return None if there is None else there.part


def _is_open(decision: Decision) -> bool:
    """Say whether a question hides nothing: neither sealed nor asked for the sake of being asked."""
    return not (decision.sealed or decision.always or decision.optional)
