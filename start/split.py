"""Take some servers' matches into a database of their own: `python -m start.split data/two-rivers.db 0/2 data/0.db`.

The bot must be stopped; the database they are taken from stays as it is.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cogs.games import GAMES
from cogs.reader import DEFAULT
from db.store.split import split
from db.table.shards import Shards
from engine.core.errors import Refused
from start.running import NEEDS_CHANGE, CannotRun, lock_database


def main(arguments: list[str] | None = None) -> int:
    """Split a file and print how many matches went where."""
    parser = argparse.ArgumentParser(prog="python -m start.split", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("shards", help="which shards of how many the new database is for, as in SHARDS: 0/2")
    parser.add_argument("target", type=Path)
    chosen = parser.parse_args(arguments)
    try:
        shards = Shards.read(chosen.shards)
    except ValueError:
        parser.error("shards are written like 0/2, 0,2/4 or 4-7/16, counted from 0")
    if not chosen.file.is_file():
        print(f"{chosen.file}: no such file", file=sys.stderr)
        return NEEDS_CHANGE
    try:
        with lock_database(chosen.file):
            done = split(chosen.file, chosen.target, shards.serve)
    except CannotRun as error:
        print(error, file=sys.stderr)
        return error.code
    except FileExistsError:
        print(f"{chosen.target} is there already; nothing was changed.", file=sys.stderr)
        return NEEDS_CHANGE
    except Refused as error:
        print(GAMES.reading(DEFAULT).words.say(error.text), file=sys.stderr)
        return NEEDS_CHANGE
    print(f"{chosen.target}: {done.taken} matches of the servers of SHARDS={shards}, {done.left} left out.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
