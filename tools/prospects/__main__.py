"""Fit the weights of a game's estimate of a position: `make prospects GAME=…`.

Own players play matches; at the end of each round it is noted what every side holds (`features` in the game's
`prospects.py`) and how many points it still gets. The weights that explain these best are printed, to be written there,
and by how much they err, round by round: that is the `doubt` of the estimate.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import fmean, pstdev

from engine.core.game import Game
from tools.every_game import EVERY_GAME
from tools.fuzz.given import given_options
from tools.prospects.least_squares import fitted
from tools.prospects.sampling import Sample, play

ESTIMATED = [key for key, each in EVERY_GAME.items() if type(each.rules).prospects is not Game.prospects]
"""The games that have an estimate."""
KEPT_BACK = 5
"""Every fifth match is not fitted to: it shows how much of what was learnt holds elsewhere."""


def report(samples: Sequence[Sample]) -> None:
    """Fit and print: weights, then errors by round in matches that were fitted to and in those kept back."""
    names = list(samples[0].features)
    learnt = [each for each in samples if each.match % KEPT_BACK]
    weights = fitted([list(each.features.values()) for each in learnt], [each.to_come for each in learnt])
    for name, weight in zip(names, weights, strict=True):
        held = pstdev(each.features[name] for each in samples)
        print(f'    "{name}": {weight:.3g},  # explains {abs(weight) * held:.2f} points')
    kept_back = [each for each in samples if each.match % KEPT_BACK == 0]
    for what, some in (("fitted", learnt), ("kept back", kept_back)):
        print(f"{what}: off by {_error(some, weights):.2f} of {pstdev(each.to_come for each in some):.2f} points")
    for number in sorted({each.round for each in samples}):
        here = [each for each in kept_back if each.round == number]
        if len(here) > 1:
            spread = pstdev(each.to_come for each in here)
            print(f"after round {number}: off by {_error(here, weights):.2f} of {spread:.2f} points")


def _error(samples: Iterable[Sample], weights: Sequence[float]) -> float:
    return sqrt(fmean((each.to_come - _sum(each, weights)) ** 2 for each in samples))


def _sum(sample: Sample, weights: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, sample.features.values(), strict=True))


def main(arguments: list[str] | None = None) -> int:
    """Read the options, play and report."""
    parser = argparse.ArgumentParser(prog="python -m tools.prospects", description=__doc__)
    parser.add_argument("--game", choices=ESTIMATED, default=ESTIMATED[0])
    parser.add_argument("--matches", type=int, default=150)
    parser.add_argument("--players", type=int, help="every number of players in turn unless given")
    parser.add_argument("--options", default="", metavar="KEY=VALUE,…", help="as preset unless given")
    parser.add_argument("--stray", type=float, default=0.05, help="share of answers that are drawn by lot")
    parser.add_argument("--processes", type=int, help="as many as there are cores unless given")
    options = parser.parse_args(arguments)
    game = EVERY_GAME[options.game].rules
    given = given_options(game, options.options)
    with ProcessPoolExecutor(options.processes) as workers:
        for seats in game.seats if options.players is None else (options.players,):
            one = partial(play, options.game, seats, given, options.stray)
            matches = workers.map(one, range(1, options.matches + 1), chunksize=5)
            print(f"{options.game}, {seats} players, {options.matches} matches")
            report([sample for match in matches for sample in match])
    return 0


if __name__ == "__main__":
    sys.exit(main())
