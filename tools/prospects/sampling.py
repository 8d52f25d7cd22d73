"""Matches of own players, and what every side held at the end of each round."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

from engine.core.bots import RandomBot
from engine.core.decision import Move
from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import Outcome, advance, begin
from tools.every_game import EVERY_GAME
from tools.fuzz.setups import usual_setup


class Sample(NamedTuple):
    """What a side held at the end of a round, and what it got until the end of the match."""

    match: int
    round: int
    """How many rounds were over."""
    features: Mapping[str, float]
    to_come: float


def play(key: str, seats: int, options: Mapping[str, str], stray: float, seed: int) -> list[Sample]:
    """Let own players play one match, who now and then (`stray`) answer anything, so that holdings differ more."""
    game, estimate = EVERY_GAME[key].rules, import_module(f"engine.{key}.prospects")
    dice, chance, own = SeededDice(seed.to_bytes(16, "big")), random.Random(seed), game.bot()
    setup = Setup(seats, {**usual_setup(game, seats).options, **options})
    outcome: Outcome[Any] = begin(game, setup, dice)
    held: list[tuple[int, int, float, Mapping[str, float]]] = []
    rounds = 0
    while outcome.asked:
        question = next(each for each in outcome.asked if not each.optional)
        bot = RandomBot(chance) if chance.random() < stray else own
        answer = bot.answer(game.view(outcome.state, question.seat), question)
        outcome = advance(outcome.state, outcome.asked, Move(question.seat, question.kind, answer), dice)
        if outcome.round_over and outcome.asked:
            rounds += 1
            for side in range(len(outcome.state.players)):
                now = estimate.points_now(outcome.state, side)
                held.append((side, rounds, now, estimate.features(outcome.state, side)))
    scores = outcome.state.result.scores
    return [Sample(seed, round, features, scores[side] - now) for side, round, now, features in held]
