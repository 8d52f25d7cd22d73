"""How well a game's own bot plays, one `name: value unit` a line: `python -m tools.strength --matches 200`."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Mapping, Sequence
from statistics import mean, pstdev
from typing import Any

import msgspec

from engine import GAMES
from engine.core.bots import Bot, RandomBot
from engine.core.decision import Move
from engine.core.dice import SeededDice
from engine.core.game import Game, Result, Setup
from engine.core.play import advance, begin

TYPICAL = range(85, 131)
"""Scores of winners in matches between people."""


class Played(msgspec.Struct, frozen=True):
    """What a finished match tells about its players."""

    result: Result
    moves: int
    seconds: float
    """Time spent on answers."""
    after_first_turn: list[int]
    sources: list[Mapping[str, int]]
    """Points of each seat by where they came from."""


def play(game: Game[Any], seed: int, bots: Sequence[Bot]) -> Played:
    """Play one match, a bot for each seat."""
    dice = SeededDice(seed.to_bytes(16, "big"))
    outcome = begin(game, Setup(len(bots)), dice)
    moves, seconds = 0, 0.0
    after_first_turn: list[int] = []
    while outcome.asked:
        decision = outcome.asked[0]
        view = game.view(outcome.state, decision.seat)
        if view.turn > 1 and not after_first_turn:
            after_first_turn = [player.vp for player in view.players]
        begun = time.perf_counter()
        answer = bots[decision.seat].answer(view, decision)
        seconds += time.perf_counter() - begun
        outcome = advance(outcome.state, outcome.asked, Move(decision.seat, decision.kind, answer), dice)
        moves += 1
    players = game.view(outcome.state, None).players
    return Played(outcome.state.result, moves, seconds, after_first_turn, [sources_of(player) for player in players])


def sources_of(player: Any) -> dict[str, int]:
    """Read the points of a player view by source: its fields that end in _vp."""
    fields = [field for field in player.__struct_fields__ if field.endswith("_vp")]
    return {field.removesuffix("_vp"): getattr(player, field) for field in fields}


def of_chance(game: Game[Any], matches: int, seats: int) -> list[int]:
    """Scores of players who answer at random."""
    bots = [[RandomBot(random.Random(seats * seed + seat)) for seat in range(seats)] for seed in range(1, matches + 1)]
    return [score for seed, each in enumerate(bots, 1) for score in play(game, seed, each).result.scores]


def wins_against_chance(game: Game[Any], matches: int, seats: int) -> float:
    """Share of matches that one bot wins against random answers, sitting in each seat in turn."""
    won = 0
    for seed in range(1, matches + 1):
        own = seed % seats
        bots: list[Bot] = [RandomBot(random.Random(seats * seed + seat)) for seat in range(seats)]
        bots[own] = game.bot()
        won += play(game, seed, bots).result.winners == [own]
    return won / matches


def report(game: Game[Any], matches: int, seats: int) -> None:
    """Play the bot against itself and against chance, and print the figures."""
    played = [play(game, seed, [game.bot()] * seats) for seed in range(1, matches + 1)]
    winners = [max(match.result.scores) for match in played]
    scores = [score for match in played for score in match.result.scores]
    first = [sorted(match.after_first_turn, reverse=True) for match in played]
    print(f"winner mean: {mean(winners):.1f} VP")
    print(f"winner deviation: {pstdev(winners):.1f} VP")
    print(f"winner range: {min(winners)}-{max(winners)} VP")
    print(f"winner in {TYPICAL[0]}-{TYPICAL[-1]}: {100 * mean(score in TYPICAL for score in winners):.1f} %")
    print(f"all mean: {mean(scores):.1f} VP")
    print(f"all range: {min(scores)}-{max(scores)} VP")
    print(f"after turn 1: {' / '.join(f'{mean(place):.1f}' for place in zip(*first, strict=True))} VP")
    for source in played[0].sources[0]:
        print(f"from {source}: {mean(points[source] for match in played for points in match.sources):.1f} VP")
    print(f"moves a match: {mean(match.moves for match in played):.0f} moves")
    print(f"longest match: {max(match.moves for match in played)} moves")
    answers = sum(match.moves for match in played)
    print(f"time an answer: {1000 * sum(match.seconds for match in played) / answers:.2f} ms")
    print(f"chance mean: {mean(of_chance(game, matches, seats)):.1f} VP")
    print(f"wins against chance: {100 * wins_against_chance(game, matches, seats):.1f} %")


def main(arguments: list[str] | None = None) -> int:
    """Read the options and report."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--players", type=int, help="as many as the game allows unless given")
    options = parser.parse_args(arguments)
    game = GAMES[options.game]
    seats = options.players or max(game.seats)
    if seats not in game.seats:
        parser.error(f"{game.key} is for {' or '.join(map(str, game.seats))} players")
    report(game, options.matches, seats)
    return 0


if __name__ == "__main__":
    sys.exit(main())
