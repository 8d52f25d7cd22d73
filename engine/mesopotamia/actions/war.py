"""M12: War, Phalanxes and new combat Units."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.core.decision import NO_HINTS, Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx
from engine.core.unread import bare
from engine.mesopotamia.actions.in_action import InAction
from engine.mesopotamia.content.empires import FIGHTERS, Resource
from engine.mesopotamia.content.map import REGIONS, Fighter
from engine.mesopotamia.content.technologies import Action
from engine.mesopotamia.content.tokens import COSTS
from engine.mesopotamia.events.economy import PhalanxesTaken, UnitCreated
from engine.mesopotamia.figures import has_room, in_stock, place_unit, units_on_map
from engine.mesopotamia.holdings import can_pay, gain, kept, pay, told, too_dear
from engine.mesopotamia.notes import LEAVE, absent, refused
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import unit_limit


class War(InAction, tag="mesopotamia.War"):
    """D15: the Phalanxes come with the action, then Units may be created. M12.1"""

    action: ClassVar[Action] = "war"
    armed: bool = False
    """The Phalanxes have been taken."""
    created: int = 0

    @classmethod
    def is_possible(cls, s: MesopotamiaState, seat: Seat, level: int) -> bool:
        """Whether something could be done: a card with Phalanxes always gives them. M12.1"""
        return s.players[seat].effect(cls.action, level).phalanxes > 0

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask for a Unit and its place, while one can be created."""
        kinds = self._kinds(s) if self.armed else []
        if not kinds:
            return
        effect, places = self.effect(s), places_for_units(s, self.seat)
        left = effect.units - self.created
        can_be = min(left, units_possible(s, self.seat))
        options = self._options(s, kinds, places)
        hints = NO_HINTS
        if not s.unread:
            hints = Hints(
                several=min(can_be, len(options)),
                stop=LEAVE,
                limit=Text("war-limit", {"left": can_be}),
                refused=tuple(absent("war", why) for each in effect.unlock if (why := self._unavailable(s, each))),
            )
        yield Decision(
            self.seat,
            "war",
            OneOf((*options, *self.ways_out(s))),
            Text("war-prompt", {"left": can_be}),
            default=self.skipped(s),
            about={"left": left, "kinds": kinds, "regions": places},
            ends=self.ends(s),
            hints=hints,
        )

    def _options(self, s: MesopotamiaState, kinds: Sequence[Fighter], places: Sequence[str]) -> list[Option]:
        """The Units that can be created, the strongest first, each at every place."""
        offered = [(kind, region) for kind in reversed(kinds) for region in places]
        if s.unread:
            return [bare(f"{kind}.{region}") for kind, region in offered]
        cost = COSTS["unit"]
        note = Text("war-note", {"resources": told(cost), "kept_resources": kept(s, self.seat, cost)})
        return [
            Option(f"{kind}.{region}", Text("war-option", {"unit": kind, "region": region}), note)
            for kind, region in offered
        ]

    def _kinds(self, s: MesopotamiaState) -> list[Fighter]:
        """The kinds of Units that can be created now, weakest first. M12.2"""
        effect = self.effect(s)
        if self.created == effect.units or not can_pay(s, self.seat, COSTS["unit"]) or not has_room(s, self.seat):
            return []
        return [kind for kind in FIGHTERS if self._unavailable(s, kind) is None]

    def _unavailable(self, s: MesopotamiaState, kind: str) -> Text | None:
        if kind not in self.effect(s).unlock:
            return refused("not_unlocked", piece=kind)
        return None if in_stock(s, self.seat, kind) else refused("no_figure", piece=kind)

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Create a Unit, or leave it at that."""
        if self.leaves(s, move):
            return
        named, _, region = str(move.answer).partition(".")
        kind = next(each for each in FIGHTERS if each == named)
        cost = dict(COSTS["unit"])
        pay(s, self.seat, cost)
        place_unit(s, self.seat, kind, region)
        self.created += 1
        ctx.emit(UnitCreated(self.seat, kind, region, cost))

    def is_used_up(self, s: MesopotamiaState) -> bool:
        """Whether as many Units were created as the card allows."""
        return self.created == self.effect(s).units

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Take the Phalanxes; afterwards, if no Unit can be created, the action is over. M12.1"""
        if self.armed:
            super().run(s, ctx)
            return
        self.armed = True
        gained: dict[Resource, int] = {"phalanx": self.effect(s).phalanxes}
        gain(s, self.seat, gained)
        ctx.emit(PhalanxesTaken(self.seat, gained))

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Say why such a Unit cannot be created there: how many, where, at what cost. M12.2, M12.3, M22.2

        A kind that is named alone is refused if it cannot be created anywhere.
        """
        kind, _, region = str(move.answer).partition(".")
        if kind not in FIGHTERS or (region and region not in REGIONS):
            return super().why_not(s, move)
        if self.created == self.effect(s).units:
            return refused("no_units_left")
        unavailable = self._unavailable(s, kind)
        if unavailable is not None:
            return unavailable
        if not has_room(s, self.seat):
            return refused("unit_limit", most=unit_limit(s, self.seat))
        if region and region not in places_for_units(s, self.seat):
            return refused("bad_placement", region=region)
        return too_dear(s, self.seat, COSTS["unit"])


def units_possible(s: MesopotamiaState, seat: Seat) -> int:
    """How many Units a seat could pay for and keep, whatever a card allows. M12.2, M13.4"""
    paid = min(s.holding(seat)[resource] // count for resource, count in COSTS["unit"].items())
    return min(paid, unit_limit(s, seat) - units_on_map(s, seat))


def places_for_units(s: MesopotamiaState, seat: Seat) -> list[str]:
    """Where a seat may place new Units: its Start Region, then regions with its Settlements. M12.3, M9.4"""
    settled = sorted(region for region, owner in s.settlements.items() if owner == seat)
    return [s.players[seat].start, *settled]
