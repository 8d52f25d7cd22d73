"""The ways a match can be begun: numbers of players and options, as far as they go together."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.decision import Chooser
from engine.core.game import Game, Setup
from engine.core.options import GameOption
from engine.core.play import why_not_begin

TRIES = 1_000
"""A set-up that goes together is found by so many tries, or there is none."""


def every_setup(game: Game[Any], players: Sequence[int] = ()) -> Iterator[Setup]:
    """Generate all combinations of players and options, legal or not; there may be very many."""
    keys = [option.key for option in game.options]
    for seats in players or game.seats:
        for values in itertools.product(*(option.values for option in game.options)):
            yield Setup(seats, dict(zip(keys, values, strict=True)))


def usual_setup(game: Game[Any], seats: int, *, brief: bool = False) -> Setup:
    """Begin as the host of a table would who chooses nothing, with an end that chance reaches too, or soon."""
    ends = {option.key: soon(option)[0] if brief else option.automatic for option in game.options if option.automatic}
    return Setup(seats, ends)


def soon(option: GameOption) -> tuple[str, ...]:
    """The values of an option with which matches end that would else go on until chance comes to their end."""
    return tuple(value for value in option.values if value not in (option.default, option.automatic))


def random_setup(game: Game[Any], seats: int, chooser: Chooser, *, brief: bool = False) -> Setup:
    """Draw options that can be begun with so many players; brief matches are long enough for most tests."""
    for _ in range(TRIES):
        options = {option.key: _random_value(option, chooser, brief) for option in game.options}
        if why_not_begin(game, Setup(seats, options)) is None:
            return Setup(seats, options)
    raise LookupError(f"no options of {game.key} go together with {seats} players")


def _random_value(option: GameOption, chooser: Chooser, brief: bool) -> str:
    """Draw a value; one that chance might never come to the end of gives way to the one for automatic play."""
    values = soon(option) if brief and option.automatic else option.values
    value = values[chooser.randrange(len(values))]
    return option.automatic if option.automatic and value == option.default else value


def setups(game: Game[Any], most: int, chooser: Chooser) -> list[Setup]:
    """All set-ups that can be begun if they are few; else so many brief ones, every number of players as often."""
    first = list(itertools.islice(every_setup(game), 50 * most))
    legal = [setup for setup in first if why_not_begin(game, setup) is None]
    if len(first) < 50 * most and len(legal) <= most:
        return legal
    return [
        random_setup(game, seats, chooser, brief=True) for seats in itertools.islice(itertools.cycle(game.seats), most)
    ]
