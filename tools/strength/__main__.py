"""How well players of a game play, one `name: value unit` a line: `make strength GAME=… MATCHES=300`.

Compared are answers at random, a player that looks one answer ahead (where the game's ledger speaks of one), and the
game's own bot; each of them plays against itself, with every number of players.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean
from typing import Any

import msgspec

from engine.core.bots import Bot, RandomBot
from engine.core.decision import Move
from engine.core.dice import SeededDice
from engine.core.game import Game, Result, Setup
from engine.core.play import advance, begin
from tools.bench.figures import percentile, say
from tools.every_game import EVERY_GAME
from tools.fuzz.given import given_options, going_together
from tools.fuzz.setups import NONE, usual_setup
from tools.games import yardstick
from tools.strength.shares import shares

RANDOM, PLAINER, OWN = "random", "one step", "bot"
"""The players compared."""
ONE_AGAINST_CHANCE = "bot against chance"
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


def own_seat(seed: int, seats: int) -> int:
    """Say where the bot sits in a match against chance: in each seat in turn."""
    return seed % seats


def play_as(key: str, kind: str, seats: int, seed: int, options: Mapping[str, str] = NONE) -> Played:
    """Play one match between players of a kind."""
    game, plainer = EVERY_GAME[key].rules, yardstick(key).plainer
    bots: list[Bot] = [RandomBot(random.Random(seats * seed + seat)) for seat in range(seats)]
    if kind == PLAINER and plainer is not None:
        bots = [plainer()] * seats
    elif kind == OWN:
        bots = [game.bot()] * seats
    elif kind == ONE_AGAINST_CHANCE:
        bots[own_seat(seed, seats)] = game.bot()
    return play(game, seed, bots, options)


Play = Callable[[str, int], list[Played]]
"""Plays all matches between players of a kind, so many at a table."""


def report(key: str, seats: int, play_all: Play) -> None:
    """Print the figures of one number of players."""
    for kind in (RANDOM, PLAINER, OWN):
        if kind == PLAINER and yardstick(key).plainer is None:
            continue
        played = play_all(kind, seats)
        name = f"{key}, {seats} players, {kind},"
        scores = [score for match in played for score in match.result.scores[:seats]]
        winners = [max(match.result.scores[:seats]) for match in played]
        say(f"{name} mean", mean(scores), "VP", 1)
        print(f"{name} 5-95 %: {percentile(scores, 5)}-{percentile(scores, 95)} VP")
        say(f"{name} winner mean", mean(winners), "VP", 1)
        for counted in sorted({each for match in played for each in match.tally}):
            times = [match.tally.get(counted, 0) for match in played]
            say(f"{name} {counted} a match", mean(times), "times", 1)
            print(f"{name} {counted}, least-most: {min(times)}-{max(times)} times")
        if kind == RANDOM:
            continue
        for source in played[0].sources[0]:
            say(f"{name} from {source}", mean(points[source] for match in played for points in match.sources), "VP", 1)
        if kind == OWN:
            _report_own(key, name, seats, played, play_all(ONE_AGAINST_CHANCE, seats))


def _report_own(key: str, name: str, seats: int, played: Sequence[Played], against: Sequence[Played]) -> None:
    """Print what is only asked of the bot that people play with."""
    typical, answers = yardstick(key).typical, sum(match.moves for match in played)
    usual = mean(max(match.result.scores[:seats]) in typical for match in played)
    won = mean(match.result.winners == [own_seat(seed, seats)] for seed, match in enumerate(against, 1))
    say(f"{name} winner in {typical[0]}-{typical[-1]}", 100 * usual, "%", 1)
    say(f"{name} wins against chance", 100 * won, "%", 1)
    say(f"{name} moves a match", answers / len(played), "moves")
    say(f"{name} longest match", max(match.moves for match in played), "moves")
    for kind, times, share in shares((match.result, match.sides[:seats]) for match in played):
        print(f"{name} wins of {kind}: {share:.2f} of its share ({times} times)")
    say(f"{name} time an answer", 1000 * sum(match.seconds for match in played) / answers, "ms", 2)


def main(arguments: list[str] | None = None) -> int:
    """Read the options and report."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.add_argument("--game", choices=sorted(EVERY_GAME), default=next(iter(EVERY_GAME)))
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--players", type=int, help="every number of players in turn unless given")
    parser.add_argument("--options", default="", metavar="KEY=VALUE,…", help="as preset unless given")
    options = parser.parse_args(arguments)
    playable = EVERY_GAME[options.game]
    allowed = playable.rules.seats
    if options.players not in (None, *allowed):
        parser.error(f"{options.game} is for {' or '.join(map(str, allowed))} players")
    try:
        given = given_options(playable.rules, options.options)
        players = going_together(playable, allowed if options.players is None else (options.players,), given)
    except argparse.ArgumentTypeError as error:
        parser.error(f"--options: {error}")
    with ProcessPoolExecutor() as workers:

        def play_all(kind: str, seats: int) -> list[Played]:
            one = partial(play_as, options.game, kind, seats, options=given)
            return list(workers.map(one, range(1, options.matches + 1), chunksize=5))

        for seats in players:
            report(options.game, seats, play_all)
    return 0


if __name__ == "__main__":
    sys.exit(main())
