"""How well players of a game play, one `name: value unit` a line: `make strength GAME=… MATCHES=300`.

Compared are answers at random, a player that looks one answer ahead (where the game's ledger speaks of one), and the
game's own bot; each of them plays against itself, with every number of players. Where one can play alone, it is told
how often the bot wins; `ALONE=siege` tells that of one opponent only, `ALONE=all` of all.

`LEVELS=strong,normal`, `normal,easy` or `all` compares levels instead: each in one seat against the one below in all
others. `SEED=` is the first of the seeds, so that those a player was tuned with are not those it is judged by.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean

from engine.core.bots import Bot, RandomBot
from tools.bench.figures import percentile, say
from tools.every_game import EVERY_GAME
from tools.fuzz.given import given_options, going_together
from tools.fuzz.setups import NONE
from tools.games import yardstick
from tools.strength.alone import ALL, named, report_alone
from tools.strength.levels import Meeting, Pairing, meet, pairings, report_levels, seats_compared
from tools.strength.play import Played, play
from tools.strength.shares import shares

RANDOM, PLAINER, OWN = "random", "one step", "bot"
"""The players compared."""
ONE_AGAINST_CHANCE = "bot against chance"


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


def report(key: str, seats: int, play_all: Play, first: int = 1) -> None:
    """Print the figures of one number of players; `first` is the seed of the first match."""
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
            won = [
                match.result.winners == [own_seat(seed, seats)]
                for seed, match in enumerate(play_all(ONE_AGAINST_CHANCE, seats), first)
            ]
            _report_own(key, name, seats, played, mean(won))


def _report_own(key: str, name: str, seats: int, played: Sequence[Played], won: float) -> None:
    """Print what is only asked of the bot that people play with."""
    typical, answers = yardstick(key).typical, sum(match.moves for match in played)
    usual = mean(max(match.result.scores[:seats]) in typical for match in played)
    say(f"{name} winner in {typical[0]}-{typical[-1]}", 100 * usual, "%", 1)
    say(f"{name} wins against chance", 100 * won, "%", 1)
    say(f"{name} moves a match", answers / len(played), "moves")
    say(f"{name} longest match", max(match.moves for match in played), "moves")
    for kind, times, share in shares((match.result, match.sides[:seats]) for match in played):
        print(f"{name} wins of {kind}: {share:.2f} of its share ({times} times)")
    say(f"{name} time an answer", 1000 * sum(match.seconds for match in played) / answers, "ms", 2)


def arguments_parser() -> argparse.ArgumentParser:
    """Say what can be asked for."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.add_argument("--game", choices=sorted(EVERY_GAME), default=next(iter(EVERY_GAME)))
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--players", type=int, help="every number of players in turn unless given")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first match, the next one has the next")
    parser.add_argument("--levels", type=pairings, metavar="LEVEL,LEVEL", help="compare levels, or all of them")
    parser.add_argument(
        "--effort", type=int, help="how much the strong player may try for an answer; what the game says unless given"
    )
    parser.add_argument("--workers", type=int, help="so many processes at once; one a core unless given")
    parser.add_argument("--alone", metavar="OPPONENT", help="only what one plays alone: against whom, or all")
    parser.add_argument("--options", default="", metavar="KEY=VALUE,…", help="as preset unless given")
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Read the options and report."""
    parser = arguments_parser()
    asked = parser.parse_args(arguments)
    modes = named(asked.game, asked.alone or ("" if asked.players or asked.options else ALL))
    if asked.alone and not modes:
        known = ", ".join((*yardstick(asked.game).alone, ALL))
        parser.error(f"--alone: {asked.game} has {known}")
    playable = EVERY_GAME[asked.game]
    allowed = playable.rules.seats
    if asked.players not in (None, *allowed):
        parser.error(f"{asked.game} is for {' or '.join(map(str, allowed))} players")
    try:
        given = given_options(playable.rules, asked.options)
        players = going_together(playable, allowed if asked.players is None else (asked.players,), given)
    except argparse.ArgumentTypeError as error:
        parser.error(f"--options: {error}")
    with ProcessPoolExecutor(asked.workers) as workers:
        if asked.levels is None:
            _report_alike(asked, given, players, modes, workers)
        else:
            _report_levels(asked, given, players, workers)
    return 0


def _report_alike(
    asked: argparse.Namespace,
    given: Mapping[str, str],
    players: Sequence[int],
    modes: Sequence[str],
    workers: ProcessPoolExecutor,
) -> None:
    """Let players of a kind play among themselves, and alone."""
    seeds = range(asked.seed, asked.seed + asked.matches)

    def play_all(kind: str, seats: int) -> list[Played]:
        return list(workers.map(partial(play_as, asked.game, kind, seats, options=given), seeds, chunksize=5))

    def play_alone(mode: str) -> list[Played]:
        one = partial(play_as, asked.game, OWN, 1, options=yardstick(asked.game).alone[mode])
        return list(workers.map(one, seeds, chunksize=5))

    for seats in () if asked.alone else players:
        report(asked.game, seats, play_all, asked.seed)
    report_alone(asked.game, modes, play_alone)


def _report_levels(
    asked: argparse.Namespace, given: Mapping[str, str], players: Sequence[int], workers: ProcessPoolExecutor
) -> None:
    """Let each level play against the one below."""

    def play_all(pairing: Pairing, seats: int) -> Iterator[Meeting]:
        one = partial(meet, asked.game, pairing, seats, asked.seed, asked.effort, given)
        return workers.map(one, range(asked.matches))

    among = players if asked.players else seats_compared(asked.game, players)
    report_levels(asked.game, asked.levels, among, play_all)


if __name__ == "__main__":
    sys.exit(main())
