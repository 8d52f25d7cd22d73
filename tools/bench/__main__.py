"""Figures of the engine, the table on Discord, the start and the pictures, one `name: value unit` a line: `make bench`.

What each figure means is told at the top of `tools/bench/engine.py`, `table.py`, `drafts.py`, `startup.py` and
`picture.py`.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from cogs.games import GAMES
from tools.bench import drafts, engine, picture, startup, table
from tools.bench.models import play_models

SEEDS = range(3)
"""Of the matches that all finished ones are copies of."""


def main() -> None:
    """Measure every game."""
    sizes = table.Sizes()
    for key, game in GAMES.items():
        engine.measure(key, game.rules)
        with TemporaryDirectory() as folder:
            models = asyncio.run(play_models(Path(folder), key, SEEDS, sizes.matches, sizes.drafts))
            table.measure(models, sizes)
            drafts.measure(models)
            startup.measure(models)
        picture.measure(key)


if __name__ == "__main__":
    main()
