"""From what a control or a command sends to the moves of one press."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.decision import Answer, Decision, Move, Seat, Text
from engine.core.errors import IllegalMove, Stale
from engine.core.match import Match
from engine.core.play import advance, named, step, waiting_on


def moves_for(
    match: Match[Any], asked: Iterable[Decision], seat: Seat, token: str, answers: Sequence[Answer | Move]
) -> list[Move]:
    """Find the question each answer belongs to: the first to the one named, the others to what the seat is asked then.

    A Move in place of an answer also says to which kind of question; if another is asked, it is Stale.
    """
    if not answers:
        raise IllegalMove(Text("refused-empty"))
    moves = [_move(named(asked, seat, token), answers[0])]
    if len(answers) == 1:
        return moves
    outcome = step(match.game, match.state, moves[0], match.dice)
    for i, answer in enumerate(answers[1:], start=1):
        if outcome.commit:  # whoever presses must see what chance gave before going on
            raise IllegalMove(Text("refused-after-commit"))
        moves.append(_move(_next(outcome.asked, seat, answer), answer))
        if i + 1 < len(answers):
            outcome = advance(outcome.state, outcome.asked, moves[-1], match.dice)
    return moves


def _move(question: Decision, answer: Answer | Move) -> Move:
    if not isinstance(answer, Move):
        return Move(question.seat, question.kind, answer)
    if (answer.seat, answer.kind) != (question.seat, question.kind):
        raise Stale(Text("refused-settled"))
    return answer


def _next(asked: Sequence[Decision], seat: Seat, answer: Answer | Move) -> Decision:
    for question in asked:
        if question.seat == seat and (
            question.kind == answer.kind if isinstance(answer, Move) else not question.optional
        ):
            return question
    raise Stale(Text("refused-not-asked", {"seats": sorted(waiting_on(asked))}))
