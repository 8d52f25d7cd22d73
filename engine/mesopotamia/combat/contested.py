"""M16.1-M16.5, M16.60: where there are combats, and in which order the leader wants them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from engine.core.decision import PROPOSED, Arrange, Decision, Hints, Move, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.mesopotamia.combat.tribes import TribeEvents
from engine.mesopotamia.combat.wave import CombatsOfGroup
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.events.combat import OrderOfCombatsFixed
from engine.mesopotamia.regions import is_contested, is_start_in_use, parties
from engine.mesopotamia.state import TRIBE, MesopotamiaState


def groups(s: MesopotamiaState) -> list[list[str]]:
    """The contested regions by id: those with a Tribe, and the others. M16.1"""
    contested = sorted(region for region in s.armies if is_contested(s, region))
    return [[region for region in contested if (region in s.tribes) == with_tribe] for with_tribe in (True, False)]


def order_matters(s: MesopotamiaState, regions: Sequence[str]) -> bool:
    """Whether two of these regions share an Empire, or ground to flee to, so that their order is asked. M16.60"""
    return any(_concern_each_other(s, one, other) for one, other in combinations(regions, 2))


def _concern_each_other(s: MesopotamiaState, one: str, other: str) -> bool:
    if set(parties(s, one)) & set(parties(s, other)) - {TRIBE}:
        return True
    return not s.simple_combat and _are_close(s, one, other)


def _are_close(s: MesopotamiaState, one: str, other: str) -> bool:
    """Whether regions are at most 2 apart; no two Empires can flee into one Start Region in use. M2.10"""
    around = REGIONS[one].adjacent
    between = set(around) & set(REGIONS[other].adjacent)
    return other in around or any(not is_start_in_use(s, region) for region in between)


class OrderOfCombats(Step[MesopotamiaState], tag="mesopotamia.OrderOfCombats"):
    """D19: the leader puts the regions of each group into an order, both in one visit. M16.4"""

    leader: Seat
    groups: list[list[str]]
    """With a Tribe, and the others; by id until the leader says otherwise."""
    settled: int = 0
    """How many groups have their order."""

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask for the order of a group where it can matter; without anybody to ask it is by id. M16.60, M17.24"""
        if s.is_unasked(self.leader):
            return
        if self.settled == len(self.groups) or not order_matters(s, regions := self.groups[self.settled]):
            return
        by_id = tuple(regions)
        yield Decision(
            self.leader,
            "order",
            Arrange(tuple(Option(region, Text("region", {"region": region}), _note(s, region)) for region in regions)),
            Text("order-tribes-prompt" if regions[0] in s.tribes else "order-prompt"),
            default=by_id,
            about={"regions": regions},
            hints=Hints(proposed=by_id, accept=Text("order-by-map"), footer=PROPOSED),
        )

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Keep the order; it stays fixed for the phase. M16.5"""
        assert isinstance(move.answer, tuple)
        self.groups[self.settled] = list(move.answer)
        self.settled += 1
        ctx.emit(OrderOfCombatsFixed(self.leader, list(move.answer)))

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Go on to the next group; or resolve the first, then the Tribes' Events, then the second. M16.1"""
        if self.settled < len(self.groups):
            self.settled += 1
            return
        with_tribe, others = self.groups
        s.end_turn()
        s.become(CombatsOfGroup(self.leader, others, _fighting(s, others)))
        s.push(TribeEvents(list(with_tribe)))
        s.push(CombatsOfGroup(self.leader, with_tribe, _fighting(s, with_tribe)))


def _note(s: MesopotamiaState, region: str) -> Text:
    """Who fights there."""
    present = parties(s, region)
    sides = [side for side in present if side != TRIBE]
    return Text("order-note", {"seats": sides, "tribe": TRIBE in present})


def _fighting(s: MesopotamiaState, regions: Sequence[str]) -> dict[str, list[Seat]]:
    return {region: parties(s, region) for region in regions}
