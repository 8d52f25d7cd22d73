"""What speaks for letting some huts starve and not others: a well that needs these."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.assyria.bot.seen import Seen
from engine.assyria.data import WELL_VP, hexes_of, well_corners
from engine.assyria.feeding import best_fed
from engine.assyria.notes import DONE
from engine.core.decision import Move, Text


def well_sites(seen: Seen, huts: Iterable[str]) -> list[tuple[str, ...]]:
    """The three hexes of each well that could be built among huts. A6.18-A6.21"""
    here = {*huts}
    free = [corner for corner in well_corners(seen.players) if corner not in seen.view.wells]
    return [hexes for corner in free if here.issuperset(hexes := hexes_of(corner))] if seen.view.wells_left else []


def for_a_well(seen: Seen, unfed: Sequence[str], fed: frozenset[str], then: Sequence[Move]) -> Text | None:
    """A well among the huts fed in the end, which as many others would not allow. A6.14, A6.18"""
    starved = sorted({*unfed} - fed)
    if not starved or any(move.kind == "well" and move.answer == DONE.id for move in then):
        return None
    counted = {*seen.me.settled} - {*unfed}
    for hexes in well_sites(seen, fed):
        needed = {*hexes} - counted

        def misses(huts: Iterable[str], needed: set[str] = needed) -> int:
            return not needed <= {*huts}

        if not needed <= best_fed(unfed, seen.hand, misses):
            vp = WELL_VP[seen.view.reign - 1]
            return Text("reason-feed-for-well", {"hexes": [*hexes], "vp": vp, "starved_hexes": starved})
    return None
