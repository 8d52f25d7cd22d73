"""One match between bots, and what it tells about them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.core.bots import Bot
from engine.core.decision import Move
from engine.core.dice import SeededDice
from engine.core.game import Game, Result, Setup
from engine.core.play import advance, begin
from tools.fuzz.setups import NONE, usual_setup
from tools.games import yardstick

VISITS = "visits"


class Played(msgspec.Struct, frozen=True):
    """What a finished match tells about its players."""

    result: Result
    moves: int
    seconds: float
    """Processor time spent on answers, whatever else the machine does."""
    sources: list[Mapping[str, int]]
    """Points of each seat by where they came from."""
    sides: list[Mapping[str, str]]
    """What each seat began with that others did not."""
    tally: Mapping[str, int]
    """What is counted of its events, and visits: how often somebody was asked after somebody else."""


def play(game: Game[Any], seed: int, bots: Sequence[Bot], options: Mapping[str, str] = NONE) -> Played:
    """Play one match, a bot for each seat."""
    dice = SeededDice(seed.to_bytes(16, "big"))
    outcome = begin(game, Setup(len(bots), {**usual_setup(game, len(bots)).options, **options}), dice)
    moves, seconds, measure = 0, 0.0, yardstick(game.key)
    tally, asked_last = Counter(map(measure.tally, outcome.events)), -1
    while outcome.asked:
        decision = next(each for each in outcome.asked if not each.optional)
        tally[VISITS] += decision.seat != asked_last
        asked_last = decision.seat
        view = game.view(outcome.state, decision.seat)
        begun = time.process_time()
        answer = bots[decision.seat].answer(view, decision)
        seconds += time.process_time() - begun
        outcome = advance(outcome.state, outcome.asked, Move(decision.seat, decision.kind, answer), dice)
        tally.update(map(measure.tally, outcome.events))
        moves += 1
    del tally[""]
    players = game.view(outcome.state, None).players[: len(bots)]
    sources, sides = [measure.sources(player) for player in players], [measure.sides(player) for player in players]
    return Played(outcome.state.result, moves, seconds, sources, sides, tally)
