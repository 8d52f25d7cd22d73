"""Thinking about a question: answers are tried in the same worlds with the same luck, the worse half given up."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import Any

from engine.core.decision import Answer, Decision, Move, Seat
from engine.core.game import Game, State
from engine.core.play import advance, pending
from engine.search.candidates import candidates
from engine.search.playing_on import Played, TooLong, lead, play_on
from engine.search.thought import Considered, Thought
from engine.search.worlds import world

MOST = 16
"""So many answers are tried at most."""
SURE = 1.0
"""Another answer is given than the own player's if it is better by so many standard errors."""
FEW = 4
"""Of fewer worlds nothing is told."""
FEWEST = 2
"""Fewer answers cannot be compared."""


def think(
    game: Game[Any], state: State, seat: Seat, kind: str, seed: bytes, effort: int, *, explain: bool = False
) -> Thought:
    """Find a good answer to an open question of a seat; `effort` is how many answers may be played on the way.

    The state may be the true one: all that the seat cannot know is dealt anew first. The same state, as the seat sees
    it, the same seed and effort give the same thought. Where trying cannot change the answer nothing is tried, unless
    it is to be explained.
    """
    state, _ = world(game, state, seat, seed, 0)
    question = next(each for each in pending(state) if (each.seat, each.kind) == (seat, kind))
    answers = candidates(question, game.strong_bot(), game.view(state, seat), MOST, seed)
    own = answers[0]
    if len(answers) == 1:
        return Thought(own)
    search = _Search(game, state, question, seed)
    search.run(answers, effort, explain=explain)
    best = search.best(own)
    considered = sorted((search.considered(each, best) for each in search.tried), key=lambda each: -each.lead)
    considered.sort(key=lambda each: each.answer != best)
    return Thought(best, tuple(considered), search.moves)


class _Search:
    """Answers to one question, and what came of each in every world it was tried in."""

    def __init__(self, game: Game[Any], state: State, question: Decision, seed: bytes) -> None:
        self._game, self._state, self._question, self._seed = game, state, question, seed
        self.tried: dict[Answer, list[Played]] = {}
        self.moves = 0
        self._enough = game.tries
        """After so many tries an answer may be preferred."""
        self._players = {
            seat: game.strong_bot() if seat == question.seat else game.bot() for seat in range(state.seats)
        }

    def run(self, answers: list[Answer], effort: int, *, explain: bool) -> None:
        """Try answers in the same worlds; the worse half is given up, again and again, but never the first.

        As many are tried as there is effort for, in so many worlds that they may be preferred, or else, to explain,
        in a few. Where there is effort for one only, that one tells how it would go on; if nobody is to know, it is
        broken off as soon as that shows.
        Every halving has the same share of the effort: the fewer are left, the more worlds they are tried in.
        """
        enough = self._game.tries
        try:
            self._try(answers[0], 0, None if explain else max(0, effort // (FEWEST * enough) - 1))
        except TooLong as broken_off:
            self.moves += broken_off.moves + 1
            return
        affordable = effort // self.moves
        worlds = FEW if explain and affordable < FEWEST * enough else enough
        field = answers[: max(1, affordable // worlds)]
        halvings = (len(field) - 1).bit_length()
        number = 0
        for halving in range(1, halvings + 1):
            while self.moves < effort * halving // halvings:
                for answer in field:
                    if self.moves < effort and len(self.tried.get(answer, ())) == number:
                        self._try(answer, number)
                number += 1
                if number == FEW and self._is_certain(field):
                    self._enough = FEW
                    return
            field = self._better_half(field)

    def _better_half(self, field: list[Answer]) -> list[Answer]:
        """Keep the first answer and the better ones, of those that were tried: some lead to a longer match."""
        own, *others = [answer for answer in field if answer in self.tried]
        others.sort(key=lambda each: -self._mean(each))
        return [own, *others[: max(1, len(field) // 2 - 1)]]

    def _try(self, answer: Answer, number: int, most: int | None = None) -> None:
        seat, game = self._question.seat, self._game
        dealt, dice = world(game, self._state, seat, self._seed, number)
        advance(dealt, pending(dealt), Move(seat, self._question.kind, answer), dice)
        played = play_on(game, dealt, self._players, dice, seat=seat, rounds=game.horizon, most=most)
        self.moves += played.moves + 1
        self.tried.setdefault(answer, []).append(played)

    def _leads(self, answer: Answer) -> list[float]:
        return [lead(each.points, self._question.seat) for each in self.tried[answer]]

    def _mean(self, answer: Answer) -> float:
        return fmean(self._leads(answer))

    def _is_certain(self, field: list[Answer]) -> bool:
        """Whether luck and secrets make no difference: every answer comes to the same in all worlds.

        Where nobody has points, a match alone was lost; that may come about in many ways.
        """
        return all(
            len(self.tried[each]) == FEW and len(set(self._leads(each))) == 1 and any(self.tried[each][0].points)
            for each in field
        )

    def best(self, own: Answer) -> Answer:
        """The answer among those tried most that is clearly better than the own player's, else that one."""
        deepest = max(len(each) for answer, each in self.tried.items() if answer != own) if len(self.tried) > 1 else 0
        chosen, gain = own, 0.0
        for answer, played in self.tried.items():
            better = self._clearly_better(answer, own)
            if len(played) >= max(deepest, self._enough) and better > gain:
                chosen, gain = answer, better
        return chosen

    def _clearly_better(self, answer: Answer, other: Answer) -> float:
        """By how much an answer is better than another in the same worlds; 0 if that may be luck."""
        better = [here - there for here, there in zip(self._leads(answer), self._leads(other), strict=False)]
        if len(better) < FEW:
            return 0.0
        error = stdev(better) / sqrt(len(better))
        return fmean(better) if fmean(better) > SURE * error else 0.0

    def considered(self, answer: Answer, best: Answer) -> Considered:
        """What is known of an answer, beside the one that was settled on."""
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
            clear=self._clearly_better(best, answer) > 0,
            line=played[0].line,
            sources={name: fmean(each.sources[name] for each in played) for name in played[0].sources},
        )
