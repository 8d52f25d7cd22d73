"""Thinking about a question: answers are tried in worlds dealt anew, and the best on average is given."""

from __future__ import annotations

import itertools
from statistics import mean
from typing import Any

from engine.core.decision import Answer, Decision, Move, Seat
from engine.core.game import Game, Result, State
from engine.core.play import advance, pending
from engine.search.playing_on import play_on
from engine.search.thought import Considered, Thought
from engine.search.worlds import world

EFFORT = 8
"""So many continuations are played for an answer unless something else is asked for."""
MOST = 8
"""So many answers are tried at most."""


def think(game: Game[Any], state: State, seat: Seat, kind: str, seed: bytes, effort: int) -> Thought:
    """Find a good answer to an open question of a seat; `effort` is how many continuations may be played.

    The state may be the true one: all that the seat cannot know is dealt anew first. The same state, as the seat sees
    it, the same seed and effort give the same thought.
    """
    question = next(each for each in pending(state) if (each.seat, each.kind) == (seat, kind))
    bot = game.bot()
    own = bot.answer(game.view(state, seat), question)
    others = [answer for answer in itertools.islice(question.choice.answers(), MOST) if answer != own]
    answers, moves = [own, *others][:MOST], 0
    if len(answers) == 1:
        return Thought(own)
    considered: list[Considered] = []
    for answer in answers:
        results: list[Result] = []
        for number in range(max(1, effort // len(answers))):
            result, played = _try(game, state, question, answer, seed, number)
            results.append(result)
            moves += played
        considered.append(_considered(seat, answer, results))
    considered.sort(key=lambda each: -each.lead)
    return Thought(considered[0].answer, tuple(considered), moves)


def _try(
    game: Game[Any], state: State, question: Decision, answer: Answer, seed: bytes, number: int
) -> tuple[Result, int]:
    dealt, dice = world(game, state, question.seat, seed, number)
    advance(dealt, pending(dealt), Move(question.seat, question.kind, answer), dice)
    return play_on(game, dealt, game.bot(), dice)


def _considered(seat: Seat, answer: Answer, results: list[Result]) -> Considered:
    points = sorted(result.scores[seat] for result in results)
    leads = [result.scores[seat] - max([*_others(result, seat), 0]) for result in results]
    return Considered(
        answer=answer,
        tries=len(results),
        points=mean(points),
        lead=mean(leads),
        low=points[len(points) // 10],
        high=points[-1 - len(points) // 10],
        chance=mean(share(result, seat) for result in results),
    )


def _others(result: Result, seat: Seat) -> list[int]:
    return [score for other, score in enumerate(result.scores) if other != seat]


def share(result: Result, seat: Seat) -> float:
    """A seat's share of a victory."""
    return 1 / len(result.winners) if seat in result.winners else 0.0
