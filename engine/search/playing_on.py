"""Playing a position on with the game's own player in every seat."""

from __future__ import annotations

from engine.core.decision import Decision, Move
from engine.core.dice import Dice
from engine.core.game import Bot, Game, Result, S
from engine.core.play import advance, pending


def asked_first(asked: tuple[Decision, ...]) -> Decision:
    """Find the question that is answered next: the first that must be."""
    return next(decision for decision in asked if not decision.optional)


def play_on(game: Game[S], state: S, bot: Bot, dice: Dice) -> tuple[Result, int]:
    """Play a state to the end, in place; say how it ended and how many answers that took."""
    asked, moves = pending(state), 0
    while asked:
        question = asked_first(asked)
        answer = bot.answer(game.view(state, question.seat), question)
        asked = advance(state, asked, Move(question.seat, question.kind, answer), dice).asked
        moves += 1
    assert state.result is not None
    return state.result, moves
