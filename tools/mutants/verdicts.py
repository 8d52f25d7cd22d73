"""What the tests say about each fault."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec

from tools.mutants.apart import apart, limit
from tools.mutants.bench import Bench, collect
from tools.mutants.planting import plan_in_place, plant_at_import
from tools.mutants.sites import Site
from tools.mutants.touched import Touched

PATIENCE = 3.0
"""How many times as long as without a fault a test may take before it is taken to hang,"""
GRACE = 10.0
"""and seconds on top of that."""


class Verdict(NamedTuple):
    """Whether a fault was noticed, and by whom."""

    site: Site
    caught_by: str
    """A test, or that the rules broke down or hang; nothing if it was not noticed."""
    seconds: float


Tell: TypeAlias = Callable[[Verdict], None]
BROKEN = "breaks or hangs"


def judge(root: Path, game: str, faults: Sequence[Site], known: Touched, most: float, tell: Tell) -> None:
    """Plant every fault, each in a process of its own, and tell what came of it.

    Where a function has not been called before the first test, its code is exchanged after all tests are collected;
    any other fault needs an import of everything anew, a few seconds. Each is given so many seconds of tests at `most`.
    """
    early = [site for site in faults if known.runs_early(site)]
    late = [site for site in faults if not known.runs_early(site)]
    catches: Counter[str] = Counter()

    def first(site: Site) -> list[str]:
        """Tests that have noticed other faults are likely to notice this one."""
        return sorted(known.by(site, most), key=lambda name: -catches[name])

    def report(site: Site, work: Callable[[], str]) -> None:
        verdict = _judged(site, work)
        catches[verdict.caught_by] += 1
        tell(verdict)

    for site in early:
        report(site, partial(_imported_anew, root, game, site, first(site), known))

    def each_apart(bench: Bench) -> None:
        for site in late:
            plant = plan_in_place(site, (root / site.file).read_text("utf-8"))
            report(site, partial(_in_place, bench, plant, first(site), known))

    if late and not collect(root, game, each_apart):
        raise SystemExit("the tests could not be collected")


def _judged(site: Site, work: Callable[[], str]) -> Verdict:
    begun = time.monotonic()
    found = apart(work)
    caught_by = BROKEN if found is None else msgspec.json.decode(found, type=str)
    return Verdict(site, caught_by, time.monotonic() - begun)


def _in_place(bench: Bench, plant: Callable[[], None], names: list[str], known: Touched) -> str:
    plant()
    return _first_failure(bench, names, known)


def _imported_anew(root: Path, game: str, site: Site, names: list[str], known: Touched) -> str:
    failures: list[str] = []

    def run(bench: Bench) -> None:
        unheard_of = [name for name in bench.tests if name not in known.tests]
        failures.append(_first_failure(bench, [*unheard_of, *names], known))

    limit(10 * GRACE)
    plant_at_import(game, site)
    return failures[0] if collect(root, game, run) else BROKEN


def _first_failure(bench: Bench, names: list[str], known: Touched) -> str:
    def be_patient(name: str) -> None:
        test = known.tests.get(name)
        limit(GRACE + PATIENCE * (test.seconds if test else GRACE))

    return bench.run(names, before=be_patient) or ""
