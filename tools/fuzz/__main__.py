"""Play random matches of a game and report every fault: `python -m tools.fuzz --game GAME --moves 20000`."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from cogs.registry import Registry
from tools.every_game import EVERY_GAME
from tools.fuzz.faults import read_failure
from tools.fuzz.fuzzer import Fuzzer, Played, reproduce
from tools.fuzz.given import given_options, going_together
from tools.fuzz.wording import wording_of
from tools.games import yardstick
from tools.strength.yardstick import Yardstick

CORPUS = Path("tests/corpus")
SELDOM = 50_000
"""A line of progress after so many moves."""


def main(
    arguments: list[str] | None = None,
    games: Registry = EVERY_GAME,
    measured_by: Callable[[str], Yardstick] = yardstick,
) -> int:
    """Run the fuzzer, or show a failure again; the exit code says whether there was one.

    The yardstick of a game says what a round is.
    """
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("--game", choices=sorted(games), default=next(iter(games)))
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, help="every number of players in turn unless given")
    parser.add_argument("--options", default="", metavar="KEY=VALUE,…", help="drawn at random unless given")
    parser.add_argument("--corpus", type=Path, default=CORPUS, help="where failures are written")
    parser.add_argument("--transcript", type=argparse.FileType("w"), help="write every move and the state it led to")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="show a failure again")
    options = parser.parse_args(arguments)
    game = games[options.game]
    allowed = game.rules.seats
    if options.players not in (None, *allowed):
        parser.error(f"{options.game} is for {' or '.join(map(str, allowed))} players")
    if options.replay:
        return show(options.replay, games)
    try:
        given = given_options(game.rules, options.options)
        players = going_together(game, allowed if options.players is None else (options.players,), given)
    except argparse.ArgumentTypeError as error:
        parser.error(f"--options: {error}")
    fuzzer = Fuzzer(
        game.rules,
        wording_of(game.presentation),
        options.seed,
        options.corpus,
        players=players,
        options=given,
        counts_as=measured_by(game.rules.key).tally,
    )
    return fuzz(fuzzer, options)


def fuzz(fuzzer: Fuzzer, options: argparse.Namespace) -> int:
    """Play and report."""
    with options.transcript or contextlib.nullcontext() as transcript:
        report = fuzzer.run(options.moves, teller(fuzzer, transcript))
    for path in report.failures:
        print(f"{path}: {read_failure(path).detail}")
    for line in (*report.by_players(), *report.rounds()):
        print(line)
    print(report)
    return 1 if report.failures else 0


def teller(fuzzer: Fuzzer, transcript: TextIO | None) -> Callable[[Played], None]:
    """Give what tells of each match: sparing progress for whoever waits, every move for the transcript."""
    told = 0

    def tell(play: Played) -> None:
        nonlocal told
        if transcript is not None:
            transcript.writelines(f"{line}\n" for line in play.transcript())
        if fuzzer.report.moves - told >= SELDOM:
            told = fuzzer.report.moves
            print(fuzzer.report, file=sys.stderr, flush=True)

    return tell


def show(path: Path, games: Registry) -> int:
    """Play a failure again and say what is found."""
    failure = read_failure(path)
    game = games[failure.record.game]
    fault = reproduce(game.rules, wording_of(game.presentation), failure)
    print(f"{path}: {fault or 'not found any more'}")
    return 1 if fault else 0


if __name__ == "__main__":
    sys.exit(main())
