"""Thinking about a question: answers are tried in the same worlds with the same luck, the worse half given up."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import Any

from engine.core.decision import Answer, Decision, Move, Seat
from engine.core.game import Game, State
from engine.core.play import advance, pending
from engine.search.candidates import candidates
from engine.search.playing_on import Played, lead, play_on
from engine.search.thought import Considered, Thought
from engine.search.worlds import world

MOST = 16
"""So many answers are tried at most."""
SURE = 1.0
"""Another answer is given than the own player's if it is better by so many standard errors."""
FEW = 4
"""In fewer worlds luck says more than the answer: the own player's is kept, unless luck plays no part."""


def think(game: Game[Any], state: State, seat: Seat, kind: str, seed: bytes, effort: int) -> Thought:
    """Find a good answer to an open question of a seat; `effort` is how many answers may be played on the way.

    The state may be the true one: all that the seat cannot know is dealt anew first. The same state, as the seat sees
    it, the same seed and effort give the same thought.
    """
    question = next(each for each in pending(state) if (each.seat, each.kind) == (seat, kind))
    own = game.strong_bot().answer(game.view(state, seat), question)
    answers = candidates(question, own, MOST, seed)
    if len(answers) == 1:
        return Thought(own)
    search = _Search(game, state, question, seed)
    search.run(answers, effort)
    considered = sorted((search.considered(each) for each in search.tried), key=lambda each: -each.lead)
    best = search.best(own)
    considered.sort(key=lambda each: each.answer != best)
    return Thought(best, tuple(considered), search.moves)


class _Search:
    """Answers to one question, and what came of each in every world it was tried in."""

    def __init__(self, game: Game[Any], state: State, question: Decision, seed: bytes) -> None:
        self._game, self._state, self._question, self._seed = game, state, question, seed
        self.tried: dict[Answer, list[Played]] = {}
        self.moves = 0
        self._players = {
            seat: game.strong_bot() if seat == question.seat else game.bot() for seat in range(state.seats)
        }

    def run(self, answers: list[Answer], effort: int) -> None:
        """Try answers in one world after the other; after each the worse half of them is given up, never the first."""
        own, field, number = answers[0], answers, 0
        while len(field) > 1 and (self.moves < effort or number == 0):
            for answer in field:
                if self.moves >= effort and answer in self.tried:
                    return
                if self.moves < effort or len(self.tried) < 2:
                    self.tried.setdefault(answer, []).append(self._try(answer, number))
            number += 1
            ranked = sorted((each for each in field if each in self.tried), key=lambda each: -self._mean(each))
            field = [own, *(each for each in ranked[: max(2, (len(ranked) + 1) // 2)] if each != own)]
            if number == 2 and self._is_certain(field):
                return

    def _try(self, answer: Answer, number: int) -> Played:
        seat, game = self._question.seat, self._game
        dealt, dice = world(game, self._state, seat, self._seed, number)
        advance(dealt, pending(dealt), Move(seat, self._question.kind, answer), dice)
        played = play_on(game, dealt, self._players, dice, seat=seat, rounds=game.horizon)
        self.moves += played.moves + 1
        return played

    def _leads(self, answer: Answer) -> list[float]:
        return [lead(each.points, self._question.seat) for each in self.tried[answer]]

    def _mean(self, answer: Answer) -> float:
        return fmean(self._leads(answer))

    def _is_certain(self, field: list[Answer]) -> bool:
        """Whether luck and secrets make no difference: every answer comes to the same in both worlds."""
        return all(len(leads := self._leads(each)) > 1 and len(set(leads)) == 1 for each in field)

    def best(self, own: Answer) -> Answer:
        """The answer among those tried most that is clearly better than the own player's, else that one."""
        deepest = max(len(each) for answer, each in self.tried.items() if answer != own) if len(self.tried) > 1 else 0
        chosen, gain = own, 0.0
        for answer, played in self.tried.items():
            better = [there - here for there, here in zip(self._leads(answer), self._leads(own), strict=False)]
            if len(played) < deepest or (len(better) < FEW and not self._is_certain([own, answer])):
                continue
            error = stdev(better) / sqrt(len(better)) if len(better) > 1 else 0.0
            if fmean(better) > max(gain, SURE * error):
                chosen, gain = answer, fmean(better)
        return chosen

    def considered(self, answer: Answer) -> Considered:
        """What is known of an answer."""
        played, seat = self.tried[answer], self._question.seat
        points = sorted(each.points[seat] for each in played)
        return Considered(
            answer=answer,
            tries=len(played),
            points=fmean(points),
            lead=self._mean(answer),
            low=points[len(points) // 10],
            high=points[-1 - len(points) // 10],
            chance=fmean(each.shares[seat] for each in played),
            line=played[0].line,
        )
