"""A6.18-A6.23: wells."""

from __future__ import annotations

from collections.abc import Iterable

from engine.assyria.data import WELL_VP, corners, corners_at, hexes_of, lies_between, well_corners
from engine.assyria.events import WellBuilt
from engine.assyria.feeding import most_fed
from engine.assyria.notes import DONE, refused
from engine.assyria.state import AssyriaState
from engine.core.decision import Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.core.unread import NO_WORDS, bare_one_of

NONE = Option(DONE.id, Text("well-none"))


class Wells(Step[AssyriaState], tag="assyria.Wells"):
    """D6: any number of wells, as long as three own huts surround a free corner. A6.21"""

    seat: Seat
    built: bool = False

    def asks(self, s: AssyriaState) -> Iterable[Decision]:
        """Offer the corners; nobody is asked where there is none. A12.3"""
        free = possible(s, self.seat)
        if free and s.unread:
            choice = bare_one_of((*free, DONE.id))
            yield Decision(self.seat, "well", choice, NO_WORDS, default=DONE.id, ends=DONE.id)
        elif free:
            vp = WELL_VP[s.reign - 1]
            yield Decision(
                self.seat,
                "well",
                OneOf((*(_corner(corner, vp) for corner in free), DONE if self.built else NONE)),
                Text("well-prompt", {"vp": vp, "left": s.wells_left}),
                default=DONE.id,
                ends=DONE.id,
                hints=Hints(several=min(len(free), s.wells_left), forgoes=not self.built, menu=Text("well-menu")),
            )

    def take(self, s: AssyriaState, move: Move, ctx: Ctx) -> None:
        """Build a well, or end the expansion turn. A13.13"""
        if move.answer == DONE.id:
            ctx.commit()
            s.pop()
            return
        corner = str(move.answer)
        vp = WELL_VP[s.reign - 1]
        s.wells.append(corner)
        s.wells_left -= 1
        s.players[self.seat].wells_vp += vp  # A6.23
        self.built = True
        ctx.emit(WellBuilt(self.seat, corner, vp))

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """No well is possible, or none any more."""
        s.pop()

    def why_not(self, s: AssyriaState, move: Move) -> Text | None:
        """A6.18-A6.21"""
        return refusal(s, self.seat, str(move.answer))


def _corner(corner: str, vp: int) -> Option:
    return Option(corner, Text("corner-option", {"corner": corner}), Text("corner-note", {"vp": vp}))


def possible(s: AssyriaState, seat: Seat) -> list[str]:
    """The corners where this seat could build a well now, by name."""
    own = set(s.huts_of(seat))
    surrounded = (corner for corner in well_corners(s.seats) if own.issuperset(hexes_of(corner)))
    return [corner for corner in surrounded if refusal(s, seat, corner) is None]


def possible_with(s: AssyriaState, seat: Seat, hex: str) -> bool:
    """Say whether a new hut on a hex would be the third one around a corner for a well, and all three can be fed.

    Whichever huts can be fed at all may be fed, as long as others starve for them. A6.14, A6.19
    """
    if not s.wells_left:
        return False
    own, hand = {hex, *s.huts_of(seat)}, s.players[seat].hand()
    free = (corner for corner in corners_at(s.seats)[hex] if corner not in s.wells)
    around = (hexes_of(corner) for corner in free)
    return any(own.issuperset(huts) and most_fed(huts, hand) == len(huts) for huts in around)


def refusal(s: AssyriaState, seat: Seat, corner: str) -> Text | None:
    """Say why no well can be built at a corner, if so."""
    if corner not in corners(s.seats):
        return refused("bad_corner")
    if lies_between(corner):
        return refused("corner_between_rivers", corner=corner)
    if any(s.huts.get(hex) != seat for hex in hexes_of(corner)):  # A6.19: a ziggurat will not do
        return refused("corner_needs_three_own_huts", corner=corner)
    if corner in s.wells:
        return refused("corner_has_well", corner=corner)
    return None if s.wells_left else refused("no_well_left")
