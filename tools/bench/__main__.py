"""Figures of the engine, the table on Discord, the start and the pictures, one `name: value unit` a line: `make bench`.

What each figure means is told at the top of `tools/bench/engine.py`, `table.py`, `drafts.py`, `floods.py`,
`thinking.py`, `startup.py`, `alone.py` and `picture.py`. `python -m tools.bench floods` measures that part alone, or
any others that are named.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Collection
from pathlib import Path
from tempfile import TemporaryDirectory

from cogs.games import GAMES
from start.running import settle_memory, take_turns_quickly
from tools.bench import alone, drafts, engine, floods, picture, startup, table, thinking
from tools.bench.models import Models, play_models
from tools.every_game import EVERY_GAME

SEEDS = range(3)
"""Of the matches that all finished ones are copies of."""
SIZES = table.Sizes()
ON_DISCORD: dict[str, Callable[[Models], None]] = {
    "table": lambda models: table.measure(models, SIZES),
    "drafts": drafts.measure,
    "floods": lambda models: floods.measure(models, floods.FloodSizes()),
    "thinking": lambda models: thinking.measure(models, thinking.ThinkingSizes()),
    "startup": startup.measure,
}
"""The parts that need stored matches, in the order they are measured."""
PARTS = ("engine", *ON_DISCORD, "alone", "picture")


def main(parts: Collection[str] = ()) -> None:
    """Measure some parts, or all, of every game."""
    wanted = parts or PARTS
    take_turns_quickly()
    settle_memory()  # both as the bot does when it starts: else the collector is measured with what it would pass by
    for key, game in EVERY_GAME.items():
        if "engine" in wanted:
            engine.measure(key, game.rules)
        if key not in GAMES:
            continue
        measured = [part for name, part in ON_DISCORD.items() if name in wanted]
        with TemporaryDirectory() as folder:
            if measured:
                models = asyncio.run(play_models(Path(folder), key, SEEDS, SIZES.matches, SIZES.drafts))
            for measure in measured:
                measure(models)
        if "alone" in wanted and game.alone is not None:
            alone.measure(key, game.alone)
        if "picture" in wanted:
            picture.measure(key)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.bench")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], metavar="part", help=", ".join(PARTS))
    main(parser.parse_args().parts)
