"""Looking one answer ahead, on a copy: what a seat would be asked next, as long as nothing is final or revealed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Move, OneOf, Seat
from engine.core.dice import LoadedDice, OutOfDice
from engine.core.game import Game, PassedOver, State
from engine.core.play import advance, pending, waiting_on

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
    passed_over: tuple[PassedOver, ...] = ()
    """The questions that were answered so."""

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
        happened = bool(outcome.events) and not _is_payment(outcome.passed_over, len(outcome.events))
        there = Position(self.game, outcome.state, outcome.asked, self.seat, happened)
        return there._replace(forced=outcome.forced, passed_over=outcome.passed_over)

    def ahead(self, decision: Decision, answer: Answer) -> Position | None:
        """Go where an answer leads if it may be looked into and leads to a question that may be shown."""
        there = self.after(decision, answer) if _is_open(decision) else None
        return there if there is not None and there.part is not None else None

    def waiting_after(self, decision: Decision, answer: Answer) -> frozenset[Seat]:
        """Give the seats that would be waited for after an answer that may be final; none if chance has a say."""
        copy = codec_of(self.game).copy(self.state)
        try:
            outcome = advance(copy, self.asked, Move(decision.seat, decision.kind, answer), LoadedDice(()))
        except OutOfDice:
            return frozenset()
        return waiting_on(outcome.asked)

    def foregone(self, decision: Decision, answer: Answer) -> Decision | None:
        """Find the question an answer leads to if it is passed over: its one answer is worth showing with the first."""
        there = self.after(decision, answer) if _is_open(decision) else None
        if there is None or not there.passed_over:
            return None
        part, told = there.passed_over[0].decision, there.passed_over[0].told
        is_part = told == 0 or decision.join or decision.carry
        known = part.seat == self.seat and _is_open(part) and not part.carry and part.kind != decision.kind
        return part if is_part and known else None

    def parts(self, question: Decision) -> Iterator[Decision]:
        """Find the lists that the answers of a short list lead to before anything happens, asked or passed over."""
        choice = question.choice
        options = [each for each in choice.options if each.id != question.ends] if isinstance(choice, OneOf) else []
        for option in options if len(options) <= AHEAD else ():
            there = self.ahead(question, option.id)
            asked = None if there is None or there.happened else there.part
            part = self.foregone(question, option.id) or asked
            if part is not None and part.kind != question.kind and isinstance(part.choice, OneOf):
                yield part


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


def _is_payment(passed_over: tuple[PassedOver, ...], told: int) -> bool:
    """Say whether all that happened is that a question in between had one answer, and was passed over."""
    if not passed_over:
        return False
    first, *others = passed_over
    return first.decision.carry and first.told == 0 and all(each.told == told for each in others)
