"""Plant faults in the rules of a game, and print those no test notices: `python -m tools.mutants --game GAME`."""

from __future__ import annotations

import argparse
import math
import os
import sys
from pathlib import Path

from tools.mutants.draw import drawn
from tools.mutants.sites import sites_of
from tools.mutants.touched import touched
from tools.mutants.verdicts import Verdict, judge


def main(arguments: list[str] | None = None) -> int:
    """Judge the faults that a seed draws; a line for each that was not noticed, and the numbers."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--game", required=True, help="a folder of engine/")
    parser.add_argument("--number", type=int, default=50, help="how many faults")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--most", type=float, default=math.inf, help="seconds of tests for a fault; all there are if not given"
    )
    parser.add_argument("--list", action="store_true", help="only say which faults would be planted")
    options = parser.parse_args(arguments)
    root = Path.cwd()
    faults = drawn(sites_of(root, options.game), options.number, options.seed)
    if not faults:
        parser.error(f"there is nothing to plant in engine/{options.game}")
    if options.list:
        print(*faults, sep="\n")
        return 0
    known = touched(root, options.game)
    verdicts: list[Verdict] = []
    with os.fdopen(os.dup(sys.stdout.fileno()), "w") as output:  # pytest keeps the other one to itself

        def tell(verdict: Verdict) -> None:
            verdicts.append(verdict)
            caught_by = verdict.caught_by or "NOBODY"
            progress = f"{len(verdicts)}/{len(faults)} {verdict.site} - {caught_by}, {verdict.seconds:.1f} s"
            print(progress, file=sys.stderr, flush=True)
            if not verdict.caught_by:
                print(verdict.site, file=output, flush=True)

        judge(root, options.game, faults, known, options.most, tell)
    caught = sum(bool(verdict.caught_by) for verdict in verdicts)
    print(f"mutants {options.game}: planted={len(verdicts)} caught={caught}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
