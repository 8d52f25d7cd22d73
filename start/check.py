"""Play every running match again under the present code, on a copy: `python -m start.check data/two-rivers.db`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cogs.check_report import findings, summary
from cogs.games import GAMES
from cogs.reader import DEFAULT
from db.match.check import check
from engine.core.errors import Refused


def main(arguments: list[str] | None = None) -> int:
    """Check a file and print what differs."""
    parser = argparse.ArgumentParser(prog="python -m start.check", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--rules", action="store_true", help="play older matches under the present rules")
    chosen = parser.parse_args(arguments)
    if not chosen.file.is_file():
        print(f"{chosen.file}: no such file", file=sys.stderr)
        return 2
    reader = GAMES.reading(DEFAULT)
    try:
        report = check(chosen.file, GAMES.rules, chosen.rules)
    except Refused as error:
        print(reader.words.say(error.text), file=sys.stderr)
        return 2
    print(*findings(report, GAMES, reader), summary(report, reader), sep="\n")
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
