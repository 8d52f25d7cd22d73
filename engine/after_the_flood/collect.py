"""F4, phase 1: collect resources and workers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.after_the_flood.data import PLAYER, PRODUCTION, USED
from engine.after_the_flood.events import Collected
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.game import Ctx, Step


class Collect(Step[AfterTheFloodState], tag="atf.Collect"):
    """Phase 1. No player decides anything."""

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """F4.1: ready, grain, textiles, workers."""
        make_ready(s)
        grain, textile = collect_grain(s), collect_textiles(s)
        ctx.emit(Collected(grain, textile, collect_workers(s)))
        s.pop()


def make_ready(s: AfterTheFloodState) -> None:
    """F4.2: used scribes and tool makers become ready."""
    for box, used in USED.items():
        for seat in range(s.seats):
            s.workers[box][seat] += s.workers[used][seat]
            s.workers[used][seat] = 0


def collect_grain(s: AfterTheFloodState) -> list[int]:
    """F4.3: give everybody the grain of their place; the stock is no limit (F4.7)."""
    grain = production("irrigation", s.workers["irrigation"])
    for seat, count in enumerate(grain):
        s.receive_resource(seat, "grain", count)
    return grain


def collect_textiles(s: AfterTheFloodState) -> list[int]:
    """F4.5: the same with Weaving and textiles; one more for the city of Ur, if it has a weaver (F18.6)."""
    textile = production("weaving", s.workers["weaving"])
    for seat, count in enumerate(textile):
        if count and s.has_city(seat, "ur"):
            textile[seat] += 1
        s.receive_resource(seat, "textile", textile[seat])
    return textile


def production(box: str, workers: Sequence[int]) -> list[int]:
    """F4.3, F4.4: cubes for each seat by its place among all; nothing without a worker.

    >>> production("irrigation", [4, 4, 1])
    [6, 6, 4]
    >>> production("weaving", [0, 2, 1])
    [0, 3, 2]
    """
    counts = sorted(set(workers), reverse=True)
    places = [counts.index(count) + 1 for count in workers]
    cubes = PRODUCTION[box]["".join(map(str, sorted(places)))]
    by_place = dict(zip(sorted(places), cubes, strict=True))
    return [by_place[place] if count else 0 for place, count in zip(places, workers, strict=True)]


def collect_workers(s: AfterTheFloodState) -> list[int]:
    """F4.8: eight workers become available, or as many as there are."""
    taken = []
    for player in s.players:
        count = min(PLAYER.workers_per_turn, player.unavailable_workers)
        player.unavailable_workers -= count
        player.available_workers += count
        taken.append(count)
    return taken
