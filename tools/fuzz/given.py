"""Options of all matches as they are written on a command line: `combat=simple,rounds=12`."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from typing import Any

from cogs.registry import PlayableGame
from engine.core.game import Game
from render.text.words import LANGUAGES
from tools.fuzz.setups import why_never


def given_options(game: Game[Any], written: str) -> dict[str, str]:
    """Read options; a key or value that the game does not have is refused with those it has."""
    values = {option.key: option.values for option in game.options}
    given: dict[str, str] = {}
    for part in filter(None, written.split(",")):
        key, _, value = part.partition("=")
        if key not in values:
            raise argparse.ArgumentTypeError(f"no option {key!r}; {game.key} has {_listed(values)}")
        if value not in values[key]:
            raise argparse.ArgumentTypeError(f"no value {value!r} of {key}; there is {_listed(values[key])}")
        if given.setdefault(key, value) != value:
            raise argparse.ArgumentTypeError(f"{key} is given twice")
    return given


def going_together(game: PlayableGame, players: Iterable[int], given: Mapping[str, str]) -> tuple[int, ...]:
    """The numbers of players that go together with some options; if none does, the refusal says why."""
    reasons = {seats: why_never(game.rules, seats, given) for seats in players}
    able = tuple(seats for seats, why in reasons.items() if why is None)
    if able:
        return able
    words = game.presentation.words(LANGUAGES[0])
    said = (f"{seats} players: {words.say(why)}" for seats, why in reasons.items() if why is not None)
    raise argparse.ArgumentTypeError("; ".join(said))


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"
