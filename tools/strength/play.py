"""One match between players made of code, and what it tells about them."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.core.bots import Bot
from engine.core.decision import Answer, Decision, Move, Seat
from engine.core.dice import SeededDice
from engine.core.game import Game, Result, Setup, State
from engine.core.play import advance, begin
from engine.search.thinking import think
from engine.search.turn_effort import effort_in_turn
from tools.fuzz.setups import NONE, usual_setup
from tools.games import yardstick

VISITS = "visits"


class Thinker(msgspec.Struct, frozen=True):
    """Sits in a seat instead of a bot, and thinks as strong seats do; the same seed gives the same thoughts."""

    seed: int
    effort: int | None

    def answer(self, game: Game[Any], state: State, decision: Decision, before: int) -> Answer:
        """Give the answer that is settled on, after so many in the same turn; what is hidden is dealt anew first."""
        effort = effort_in_turn(self.effort or game.effort, before)
        if not effort:
            return game.strong_bot().answer(game.view(state, decision.seat), decision)
        seed = f"thought {self.seed} {decision.seat} {decision.nth}".encode()
        return think(game, state, decision.seat, decision.kind, seed, effort).answer


class Times(msgspec.Struct, frozen=True):
    """Processor time that a seat spent on its answers, whatever else the machine did meanwhile."""

    answers: list[float]
    """Each answer, in seconds."""
    turns: list[float]
    """All answers of a turn together, as the match counts turns."""


class Played(msgspec.Struct, frozen=True):
    """What a finished match tells about its players."""

    result: Result
    times: list[Times]
    """What the answers of each seat took."""
    sources: list[Mapping[str, int]]
    """Points of each seat by where they came from."""
    sides: list[Mapping[str, str]]
    """What each seat began with that others did not."""
    tally: Mapping[str, int]
    """What is counted of its events, and visits: how often somebody was asked after somebody else."""

    @property
    def moves(self) -> int:
        """How many answers it took."""
        return sum(len(times.answers) for times in self.times)

    @property
    def seconds(self) -> float:
        """Processor time of all answers."""
        return sum(sum(times.answers) for times in self.times)


class _Clock:
    """Adds up what answers take."""

    def __init__(self, seats: int) -> None:
        self._answers: list[list[float]] = [[] for _ in range(seats)]
        self._turns: list[dict[int, float]] = [defaultdict(float) for _ in range(seats)]
        self._chosen: Counter[tuple[Seat, int]] = Counter()

    def note(self, seat: Seat, turn: int, seconds: float, *, forced: bool) -> None:
        """An answer was given in a turn of the match."""
        self._answers[seat].append(seconds)
        self._turns[seat][turn] += seconds
        self._chosen[seat, turn] += not forced

    def before(self, seat: Seat, turn: int) -> int:
        """Say how many answers a seat has chosen in a turn so far."""
        return self._chosen[seat, turn]

    def times(self) -> list[Times]:
        """What each seat spent."""
        both = zip(self._answers, self._turns, strict=True)
        return [Times(answers, list(turns.values())) for answers, turns in both]


def play(game: Game[Any], seed: int, players: Sequence[Bot | Thinker], options: Mapping[str, str] = NONE) -> Played:
    """Play one match, a player for each seat."""
    seats = len(players)
    dice = SeededDice(seed.to_bytes(16, "big"))
    outcome = begin(game, Setup(seats, {**usual_setup(game, seats).options, **options}), dice)
    clock, measure = _Clock(seats), yardstick(game.key)
    tally, asked_last = Counter(map(measure.tally, outcome.events)), -1
    while outcome.asked:
        decision = next(each for each in outcome.asked if not each.optional)
        tally[VISITS] += decision.seat != asked_last
        asked_last = decision.seat
        turn = outcome.state.turns_begun
        answer, seconds = _timed(game, outcome.state, players[asked_last], decision, clock.before(asked_last, turn))
        clock.note(asked_last, turn, seconds, forced=decision.choice.only() is not None)
        outcome = advance(outcome.state, outcome.asked, Move(asked_last, decision.kind, answer), dice)
        tally.update(map(measure.tally, outcome.events))
    del tally[""]
    views = game.view(outcome.state, None).players[:seats]
    sources, sides = [measure.sources(player) for player in views], [measure.sides(player) for player in views]
    return Played(outcome.state.result, clock.times(), sources, sides, tally)


def _timed(
    game: Game[Any], state: State, player: Bot | Thinker, decision: Decision, before: int
) -> tuple[Answer, float]:
    """Ask a player; what a bot is shown is made before its time runs."""
    if isinstance(player, Thinker):
        begun = time.process_time()
        return player.answer(game, state, decision, before), time.process_time() - begun
    view = game.view(state, decision.seat)
    begun = time.process_time()
    return player.answer(view, decision), time.process_time() - begun
