"""How often the game's own bot wins where one plays alone, against a side that nobody sits at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import mean

from tools.bench.figures import say
from tools.games import yardstick
from tools.strength.play import Played

ALL = "all"
"""Everything that can be played alone."""
PlayAlone = Callable[[str], list[Played]]
"""Plays all matches of what is named."""


def named(key: str, asked: str) -> Sequence[str]:
    """What is asked for of what a game has to play alone; nothing if it has no such thing."""
    modes = tuple(yardstick(key).alone)
    return modes if asked == ALL else [mode for mode in modes if mode == asked]


def report_alone(key: str, modes: Sequence[str], play_all: PlayAlone) -> None:
    """Print the share of matches won, how long they took, and the time of an answer."""
    for mode in modes:
        played = play_all(mode)
        name, answers = f"{key}, alone, {mode},", sum(match.moves for match in played)
        say(f"{name} won", 100 * mean(0 in match.result.winners for match in played), "%", 1)
        say(f"{name} moves a match", answers / len(played), "moves")
        for counted in sorted({each for match in played for each in match.tally}):
            say(f"{name} {counted} a match", mean(match.tally.get(counted, 0) for match in played), "times", 1)
        say(f"{name} time an answer", 1000 * sum(match.seconds for match in played) / max(1, answers), "ms", 2)
