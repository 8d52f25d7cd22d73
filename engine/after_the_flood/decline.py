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
        before = [player.unavailable_workers for player in s.players]
        areas = [(area, seat) for area in OTHERS for seat in range(s.seats) if s.workers[area][seat]]  # F5.3, F5.4
        decline(s)
        lost = [player.unavailable_workers - had for player, had in zip(s.players, before, strict=True)]
        ctx.emit(Declined(lost, [area for area, _ in areas], [seat for _, seat in areas]))
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
