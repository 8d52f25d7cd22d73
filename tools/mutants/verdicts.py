"""What the tests say about each fault."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec

from tools.mutants.apart import apart, limit
from tools.mutants.bench import Bench, collect
from tools.mutants.planting import plant_at_import, plant_in_place
from tools.mutants.sites import Site
from tools.mutants.touched import Touched

PATIENCE = 3.0
"""Seconds a test is given in any case, and how many times as long as without a fault, before it is taken to hang."""


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
    for site in early:
        tell(_judged(site, partial(_imported_anew, root, game, site, known, most)))

    def each_apart(bench: Bench) -> None:
        for site in late:
            source = (root / site.file).read_text("utf-8")
            tell(_judged(site, partial(_in_place, bench, site, source, known, most)))

    if late and not collect(root, game, each_apart):
        raise SystemExit("the tests could not be collected")


def _judged(site: Site, work: Callable[[], str]) -> Verdict:
    begun = time.monotonic()
    found = apart(work)
    caught_by = BROKEN if found is None else msgspec.json.decode(found, type=str)
    return Verdict(site, caught_by, time.monotonic() - begun)


def _in_place(bench: Bench, site: Site, source: str, known: Touched, most: float) -> str:
    names = known.by(site, most)
    if names:
        plant_in_place(site, source)
    return _first_failure(bench, names, known)


def _imported_anew(root: Path, game: str, site: Site, known: Touched, most: float) -> str:
    failures: list[str] = []

    def run(bench: Bench) -> None:
        unheard_of = [name for name in bench.tests if name not in known.tests]
        failures.append(_first_failure(bench, [*unheard_of, *known.by(site, most)], known))

    limit(60 * PATIENCE)
    plant_at_import(game, site)
    return failures[0] if collect(root, game, run) else BROKEN


def _first_failure(bench: Bench, names: list[str], known: Touched) -> str:
    def be_patient(name: str) -> None:
        test = known.tests.get(name)
        limit(PATIENCE * (1 + (test.seconds if test else PATIENCE)))

    return bench.run(names, before=be_patient) or ""
