"""How often a match asks for somebody, a round and player: `make pace GAME=…`, one figure a line.

Bots play it as people would: whoever has answered is at their panel, so that no post is needed to ask them once more;
whoever is asked anew, and has not just answered, is pinged.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.decision import Move, Seat
from engine.core.dice import SeededDice
from engine.core.game import Game, Setup
from engine.core.play import Outcome, advance, begin, waiting_on
from tools.bench.figures import say
from tools.every_game import EVERY_GAME
from tools.fuzz.given import given_options, going_together
from tools.fuzz.setups import usual_setup

ROUNDS, PINGS, VISITS, ANSWERS, POSTS, MOST = "rounds", "pings", "visits", "answers", "posts", "pings of a post"
EACH = (PINGS, VISITS, ANSWERS)
"""What is told a round and player."""


def pace(game: Game[Any], setup: Setup, seed: int) -> Mapping[str, int]:
    """Let bots play one match, and count what people would have seen of it."""
    dice, bot, counted = SeededDice(seed.to_bytes(16, "big")), game.bot(), Counter[str]()
    outcome: Outcome[Any] = begin(game, setup, dice)
    before, at_panel = waiting_on(outcome.asked), -1
    counted.update({PINGS: len(before), POSTS: 1, MOST: len(before)})
    while outcome.asked:
        asked = [each for each in outcome.asked if not each.optional]
        decision = next((each for each in asked if each.seat == at_panel), asked[0])  # whoever is at it goes on
        counted.update({ANSWERS: 1, VISITS: decision.seat != at_panel})
        at_panel = decision.seat
        answer = bot.answer(game.view(outcome.state, at_panel), decision)
        outcome = advance(outcome.state, outcome.asked, Move(at_panel, decision.kind, answer), dice)
        now = waiting_on(outcome.asked)
        pinged = now - before - {at_panel}
        counted.update({PINGS: len(pinged), POSTS: is_posted(outcome, now, at_panel), ROUNDS: outcome.round_over})
        counted[MOST], before = max(counted[MOST], len(pinged)), now
    return counted


def is_posted(outcome: Outcome[Any], waiting: frozenset[Seat], at_panel: Seat) -> bool:
    """Say whether the channel is told of an answer at once: not if only the one who gave it must act."""
    if not outcome.news or not waiting:
        return not waiting
    return outcome.round_over or outcome.announced or waiting != {at_panel}


def report(game: Game[Any], seats: int, matches: Sequence[Mapping[str, int]]) -> None:
    """Print what some matches come to."""
    name, rounds = f"{game.key}, {seats} players,", sum(each[ROUNDS] for each in matches)
    say(f"{name} rounds a match", rounds / len(matches), "rounds", 1)
    for what in EACH:
        say(f"{name} {what} a round and player", sum(each[what] for each in matches) / rounds / seats, what, 2)
    say(f"{name} posts a round", sum(each[POSTS] for each in matches) / rounds, "posts", 2)
    say(f"{name} most pinged by one post", max(each[MOST] for each in matches), "people")


def main(arguments: list[str] | None = None) -> int:
    """Read the options and report."""
    parser = argparse.ArgumentParser(prog="python -m tools.pace", description=__doc__)
    parser.add_argument("--game", choices=sorted(EVERY_GAME), default=next(iter(EVERY_GAME)))
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--players", type=int, help="every number of players in turn unless given")
    parser.add_argument("--options", default="", metavar="KEY=VALUE,…", help="as preset unless given")
    options = parser.parse_args(arguments)
    playable = EVERY_GAME[options.game]
    game = playable.rules
    if options.players not in (None, *game.seats):
        parser.error(f"{options.game} is for {' or '.join(map(str, game.seats))} players")
    try:
        given = given_options(game, options.options)
        players = going_together(playable, (options.players,) if options.players else game.seats, given)
    except argparse.ArgumentTypeError as error:
        parser.error(f"--options: {error}")
    for seats in players:
        usual = usual_setup(game, seats)
        setup = Setup(seats, {**usual.options, **given})
        report(game, seats, [pace(game, setup, seed) for seed in range(1, options.matches + 1)])
    return 0


if __name__ == "__main__":
    sys.exit(main())
