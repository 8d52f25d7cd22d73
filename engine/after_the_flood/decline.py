"""F5, phase 2: decline, in turns 2 and 4."""

from __future__ import annotations

from engine.after_the_flood.data import DECLINE, OTHERS
from engine.after_the_flood.events import Declined
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.game import Ctx, Step


class Decline(Step[AfterTheFloodState], tag="atf.Decline"):
    """Phase 2. No player decides anything."""

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """F5.1: what is removed goes to its owner's unavailable stock (F5.2)."""
        before = {place: list(workers) for place, workers in s.workers.items()}
        decline(s)
        lost = [
            (place, seat, count - s.workers[place][seat])
            for place, workers in before.items()
            for seat, count in enumerate(workers)
            if count > s.workers[place][seat]
        ]
        in_all = [sum(count for _, owner, count in lost if owner == seat) for seat in range(s.seats)]
        places, seats = [place for place, _, _ in lost], [seat for _, seat, _ in lost]
        ctx.emit(Declined(in_all, places, seats, [count for _, _, count in lost]))
        s.pop()


def decline(s: AfterTheFloodState) -> None:
    """F5.3-F5.8"""
    for area in OTHERS:
        for seat in range(s.seats):
            present = s.workers[area][seat]
            leaving = present if area == DECLINE.cleared_area else min(present, DECLINE.workers_per_area)
            s.remove_workers(seat, area, leaving)
    for box in ("irrigation", "weaving"):  # F5.5, F5.6
        excess = max(0, max(s.workers[box]) - DECLINE.leader_keeps)
        for seat in range(s.seats):
            s.remove_workers(seat, box, min(s.workers[box][seat], excess))
    for box in ("scribes", "tool_makers"):  # F5.7, F5.8; phase 1 has left none in the used halves
        for seat in range(s.seats):
            s.remove_workers(seat, box, min(s.workers[box][seat], 1))
