"""Print everything the bot says, filled: `python -m tools.sentences --language en --game GAME`.

Each sentence comes with its key and where it is seen. With `--draw 100 --seed 7` there are so many, of
keys drawn at random.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from cogs.games import GAMES
from cogs.registry import Registry
from render.text.catalogue import LANGUAGES
from tools.sentences.sentences import Sentence, sentences

MOVES = 4_000
"""So much is played: enough to come upon nearly every message that play brings about."""


def main(arguments: Sequence[str] | None = None, games: Registry = GAMES) -> None:
    """Print all sentences, or some."""
    parser = argparse.ArgumentParser(prog="python -m tools.sentences", description=__doc__)
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--game", choices=sorted(games), default=next(iter(games)))
    parser.add_argument("--moves", type=int, default=MOVES)
    parser.add_argument("--draw", type=int, help="so many of them, of different keys")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    found = sentences(games[options.game], options.language, options.moves, options.seed)
    for sentence in found if options.draw is None else drawn(found, options.draw, options.seed):
        print(sentence)


def drawn(found: Sequence[Sentence], number: int, seed: int) -> list[Sentence]:
    """Draw some keys, and of each one sentence; the same seed draws the same."""
    chooser, by_key = random.Random(seed), dict[str, list[Sentence]]()
    for sentence in found:
        by_key.setdefault(sentence.key, []).append(sentence)
    return [chooser.choice(by_key[key]) for key in chooser.sample(list(by_key), min(number, len(by_key)))]


if __name__ == "__main__":
    main()
