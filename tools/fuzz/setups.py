"""The ways a match can be begun: numbers of players and options, as far as they go together."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.decision import Chooser
from engine.core.game import Game, Setup
from engine.core.options import GameOption
from engine.core.play import why_not_begin
from engine.core.text import Text

TRIES = 1_000
"""A set-up that goes together is found by so many tries, or there is none."""
NONE: Mapping[str, str] = {}
"""Every option is drawn."""


def every_setup(game: Game[Any], players: Sequence[int] = ()) -> Iterator[Setup]:
    """Generate all combinations of players and options, legal or not; there may be very many."""
    keys = [option.key for option in game.options]
    for seats in players or game.seats:
        for values in itertools.product(*(option.values for option in game.options)):
            yield Setup(seats, dict(zip(keys, values, strict=True)))


def usual_setup(game: Game[Any], seats: int, *, brief: bool = False) -> Setup:
    """Begin as a host would who chooses no more than is needed, with an end that chance reaches too, or soon."""
    ends = {option.key: soon(option)[0] if brief else option.automatic for option in game.options if option.automatic}
    needed = ({option.key: value} for option in game.options for value in option.values)
    tried = (Setup(seats, {**ends, **more}) for more in ({}, *needed))
    return next(setup for setup in tried if why_not_begin(game, setup) is None)


def soon(option: GameOption) -> tuple[str, ...]:
    """The values of an option with which matches end that would else go on until chance comes to their end."""
    return tuple(value for value in option.values if value not in (option.default, option.automatic))


def random_setup(
    game: Game[Any], seats: int, chooser: Chooser, given: Mapping[str, str] = NONE, *, brief: bool = False
) -> Setup:
    """Draw the options that are not given, so that the match can be begun; brief ones do for most tests."""
    at_length = {
        option.key: option.automatic for option in game.options if option.automatic and option.key not in given
    }
    for _ in range(TRIES):
        drawn = _random_options(game, chooser, given, brief)
        for setup in (Setup(seats, drawn), Setup(seats, {**drawn, **at_length})):  # some have no early end
            if why_not_begin(game, setup) is None:
                return setup
    raise LookupError(f"no options of {game.key} go together with {seats} players")


def why_never(game: Game[Any], seats: int, given: Mapping[str, str]) -> Text | None:
    """Say why no match can be begun with some options, whatever is drawn for the others."""
    chooser = random.Random(0)
    tried = (Setup(seats, _random_options(game, chooser, given)) for _ in range(TRIES))
    reasons = [why_not_begin(game, setup) for setup in tried]
    return None if None in reasons else reasons[0]


def _random_options(game: Game[Any], chooser: Chooser, given: Mapping[str, str], brief: bool = False) -> dict[str, str]:
    return {
        option.key: given[option.key] if option.key in given else _random_value(option, chooser, brief)
        for option in game.options
    }


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
