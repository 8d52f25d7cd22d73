"""A6.1-A6.7: new huts."""

from __future__ import annotations

from collections.abc import Iterable

from engine.assyria.data import corners
from engine.assyria.events import HutPlaced, HutsKept
from engine.assyria.notes import DONE, hex_option, refused, unknown_hex
from engine.assyria.state import AssyriaState
from engine.core.decision import Decision, Move, OneOf, Seat, Text
from engine.core.game import Ctx, Step

LATER = ("feed", "feed.huts", "well")
"""Questions of later steps of the expansion turn."""


class NewHuts(Step[AssyriaState], tag="assyria.NewHuts"):
    """D4: one hut after the other, each next to an own piece. A6.2"""

    seat: Seat
    left: int

    def asks(self, s: AssyriaState) -> Iterable[Decision]:
        """Offer the empty hexes around own pieces; all huts must be placed. A6.4"""
        free = s.around(self.seat) if self.left else []
        if free:
            yield Decision(
                self.seat,
                "hut",
                OneOf(tuple(hex_option(hex) for hex in free)),
                Text("hut-prompt", {"left": self.left}),
                default=free[0],
                several=min(self.left, len(free)),
                menu=Text("hut-menu"),
            )

    def take(self, s: AssyriaState, move: Move, ctx: Ctx) -> None:
        """Place a hut."""
        hex = str(move.answer)
        s.place_hut(self.seat, hex)
        self.left -= 1
        ctx.emit(HutPlaced(self.seat, hex))

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """All are placed, or there is no room for more. A6.5"""
        if self.left:
            ctx.emit(HutsKept(self.seat, self.left))
        s.pop()

    def why_not(self, s: AssyriaState, move: Move) -> Text | None:
        """A6.2, A6.4"""
        hex = str(move.answer)
        if hex == DONE.id or hex in corners(s.seats):
            return refused("huts_left_to_place", left=self.left)
        unknown = unknown_hex(s.seats, hex)
        if unknown is not None:
            return unknown
        return refused("not_adjacent" if s.is_empty(hex) else "hex_occupied", hex=hex)

    def not_yet(self, s: AssyriaState, move: Move) -> Text | None:
        """A13.12"""
        return refused("huts_left_to_place", left=self.left) if move.kind in LATER else None


def count_new_huts(s: AssyriaState, seat: Seat) -> int:
    """A6.1"""
    return min(s.value, s.players[seat].huts)
