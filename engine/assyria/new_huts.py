"""A6.1-A6.7: new huts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.assyria.data import HEXES, HUT_VP, INCOME, RIVERS, TURNS, corners, turns_to_flood
from engine.assyria.events import HutPlaced, HutsKept
from engine.assyria.feeding import plan, spare
from engine.assyria.gains import preference
from engine.assyria.notes import DONE, foods_of, hex_label, refused, unknown_hex
from engine.assyria.state import AssyriaState
from engine.assyria.wells import possible_with
from engine.core.decision import Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.core.unread import NO_WORDS, bare_one_of

LATER = ("feed", "feed.huts", "well")
"""Questions of later steps of the expansion turn."""


class NewHuts(Step[AssyriaState], tag="assyria.NewHuts"):
    """D4: one hut after the other, each next to an own piece. A6.2"""

    seat: Seat
    left: int

    def asks(self, s: AssyriaState) -> Iterable[Decision]:
        """Offer the empty hexes around own pieces; all huts must be placed. A6.4"""
        free = s.around(self.seat) if self.left else []
        if free and s.unread:
            yield Decision(self.seat, "hut", bare_one_of(free), NO_WORDS, default=free[0])
        elif free:
            more = self.left < min(s.value, s.players[self.seat].huts)  # else it is not known that some are placed
            yield Decision(
                self.seat,
                "hut",
                OneOf(tuple(_options(s, self.seat, free, self.left))),
                Text("hut-prompt", {"left": self.left, "more": more, "foods": foods_of(s.huts_of(self.seat))}),
                default=free[0],
                hints=Hints(several=min(self.left, len(free)), menu=Text("hut-menu")),
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


def _options(s: AssyriaState, seat: Seat, free: Iterable[str], left: int) -> Iterator[Option]:
    """Hexes with what a hut there eats and brings; long lists are parted by column. A13.3, A13.4

    Several may be chosen together, so each says how many of its kind can be fed, and the first one on a river what one
    more there would bring. What a hut would bring is told as if those that cannot be fed were gone, for famine comes
    before income; a well is told if its three huts can be fed, whatever else starves.
    """
    huts, hand = s.huts_of(seat), s.players[seat].hand()
    meals = plan(huts, hand, preference(s, seat, huts), s.turn)
    settled = {HEXES[hex].terrain for meal in meals for hex in meal.hexes}
    fed = spare(huts, hand, s.turn)
    for hex in free:
        terrain = HEXES[hex].terrain
        camels = INCOME.further if terrain in settled else INCOME.first  # A6.24
        together = left > 1 and terrain in RIVERS and terrain not in settled
        note = Text(
            "hut-note",
            {
                "terrain": terrain,
                "vp": HUT_VP[terrain],
                "camels": camels if terrain in RIVERS else 0,
                "further": INCOME.further if together else 0,
                "fed_by": fed[HEXES[hex].food].fed_by,
                "fed": fed[HEXES[hex].food].huts,
                "enough": fed[HEXES[hex].food].huts >= left,
                "well": possible_with(s, seat, hex),
                "to_flood": turns_to_flood(s.turn),  # A9.1
                "last": s.turn == TURNS,
            },
        )
        yield Option(hex, hex_label(hex), note, group=hex[0])


def count_new_huts(s: AssyriaState, seat: Seat) -> int:
    """A6.1"""
    return min(s.value, s.players[seat].huts)
