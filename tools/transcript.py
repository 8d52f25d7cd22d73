"""A match as a text a person can read: `python -m tools.transcript GAME SEED SEATS`.

The golden playthroughs under tests/playthroughs are such texts; `--write` makes them all anew after a wanted change.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from engine.core.bots import Bot, RandomBot
from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Move, Text
from engine.core.dice import SeededDice
from engine.core.game import Game, Setup
from engine.core.play import Outcome, advance, begin, completed
from render.text.answers import say_answer
from render.text.words import Words
from tools.every_game import EVERY_GAME

PLAYTHROUGHS = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
NAMES = ("Ada", "Bilal", "Chloe", "Dana", "Emil", "Fay")
NO_OPTIONS: Mapping[str, str] = {}
GIVEN = "given"
"""Whoever plays what the second line of a playthrough says: some ends are beyond chance, and beyond our own players."""


def transcript(
    game: Game[Any], seed: int, bots: Sequence[Bot], words: Words, options: Mapping[str, str] = NO_OPTIONS
) -> Iterator[str]:
    """Play a match and tell it line by line: every question, the answer, and what came of it."""
    dice, setup = SeededDice(seed.to_bytes(16, "big")), Setup(len(bots), dict(options))
    sides = (words.say(Text(f"side-{side.key}")) for side in game.sides(completed(game, setup)))
    names = (*NAMES[: len(bots)], *sides)
    outcome = begin(game, setup, dice)
    yield from _told(outcome, words, names)
    number, told_to = 0, None
    while outcome.asked:
        decision = next(each for each in outcome.asked if not each.optional)
        view = game.view(outcome.state, decision.seat)
        answer = bots[decision.seat].answer(view, decision)
        number += 1
        if decision.seat != told_to:
            yield ""
            yield " | ".join(words.say(line, names) for line in game.status(view, decision.seat))
            told_to = decision.seat
        yield f"{number}. {names[decision.seat]}, {decision.kind}: {say_answer(words, decision, answer, names)}"
        outcome = advance(outcome.state, outcome.asked, Move(decision.seat, decision.kind, answer), dice)
        yield from _told(outcome, words, names)
    yield ""
    yield f"ending {outcome.state.result.ending}, state {codec_of(game).hash(outcome.state)}"


def _told(outcome: Outcome[Any], words: Words, names: Sequence[str]) -> Iterator[str]:
    for move in outcome.forced:
        yield f"    (no choice: {move.kind} {move.answer})"
    for event in outcome.events:
        yield f"    {words.tell(event, names)}"


class Repeating:
    """Gives answers that were written down, one after the other; with one for all seats they are in order."""

    def __init__(self, answers: str) -> None:
        self._answers = iter(json.loads(answers))

    def answer(self, view: Any, decision: Decision) -> Answer:
        """Give the next one."""
        given = next(self._answers)
        return tuple(given) if isinstance(given, list) else cast("Answer", given)


def players(game: Game[Any], seed: int, seats: int, kind: str, answers: str = "") -> list[Bot]:
    """Players for every seat: `random` ones, the `bot` of the game, or one who gives the answers that are `given`."""
    if kind == GIVEN:
        return [Repeating(answers)] * seats
    return [RandomBot(random.Random(seed * 10 + seat)) if kind == "random" else game.bot() for seat in range(seats)]


def golden(
    game: Game[Any], seed: int, seats: int, kind: str, options: Mapping[str, str] = NO_OPTIONS, answers: str = ""
) -> str:
    """The whole text of a playthrough; its first line says how to make it, the second which answers were given."""
    bots = players(game, seed, seats, kind, answers)
    lines = transcript(game, seed, bots, EVERY_GAME.words("en", game.key), options)
    chosen = "".join(f" {key}={value}" for key, value in options.items())
    return "\n".join([f"{game.key} seed {seed} seats {seats} players {kind}{chosen}", answers, *lines, ""])


def remade(text: str) -> str:
    """Make a playthrough anew from its first line."""
    first, answers, *_ = text.splitlines()
    key, _, seed, _, seats, _, kind, *chosen = first.split()
    return golden(EVERY_GAME[key].rules, int(seed), int(seats), kind, read_options(chosen), answers)


def read_options(written: Iterable[str]) -> dict[str, str]:
    """Read options written as key=value.

    >>> read_options(["dice=even"])
    {'dice': 'even'}
    """
    return {key: value for key, _, value in (each.partition("=") for each in written)}


def main() -> None:
    """Print a match, or write all golden playthroughs anew."""
    parser = argparse.ArgumentParser(description="A match as a text.")
    parser.add_argument("game", choices=list(EVERY_GAME), nargs="?", default=next(iter(EVERY_GAME)))
    parser.add_argument("seed", type=int, nargs="?", default=1)
    parser.add_argument("seats", type=int, nargs="?", help="as many as the game allows unless given")
    parser.add_argument("players", choices=("random", "bot"), nargs="?", default="random")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="what the table chose")
    parser.add_argument("--write", action="store_true", help="make the golden playthroughs anew")
    arguments = parser.parse_args()
    if not arguments.write:
        game = EVERY_GAME[arguments.game].rules
        seats, options = arguments.seats or max(game.seats), read_options(arguments.option)
        print(golden(game, arguments.seed, seats, arguments.players, options), end="")
        return
    for path in PLAYTHROUGHS.rglob("*.txt"):
        path.write_text(remade(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
