"""M16.6, M16.61: the combats of a group, wave by wave; those of a wave bid together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from engine.core.decision import Decision, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.mesopotamia.combat.bidding import begin_bidding
from engine.mesopotamia.combat.by_values import is_by_values
from engine.mesopotamia.combat.cards import are_enough, draw_for
from engine.mesopotamia.combat.carry_out import CarryOut, Fought
from engine.mesopotamia.combat.combat import ROLES, Combat, Role
from engine.mesopotamia.combat.opponents import combat_between, fighters_of
from engine.mesopotamia.combat.tribes import is_unbid, prepare
from engine.mesopotamia.content.map import Fighter
from engine.mesopotamia.events.combat import CardsDrawn, CombatBegan, PairNamed
from engine.mesopotamia.regions import is_contested, parties
from engine.mesopotamia.state import TRIBE, MesopotamiaState
from engine.mesopotamia.tracks import ranked


class CombatsOfGroup(Step[MesopotamiaState], tag="mesopotamia.CombatsOfGroup"):
    """The contested regions of a group, resolved in order until one party is left in each. M16.1, M16.2"""

    leader: Seat
    regions: list[str]
    """Those that are not resolved yet, the next one first."""
    fought: Fought
    """Who stood in each region when the phase began."""
    is_naming: bool = False
    """The leader is to name a pair."""

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """D19: ask the leader which two of three or more parties fight next. M16.6"""
        if not self.is_naming:
            return
        region = self.regions[0]
        pairs = list(combinations(parties(s, region), 2))
        yield Decision(
            self.leader,
            "pair",
            OneOf(tuple(_pair_option(s, region, *pair) for pair in pairs)),
            Text("pair-prompt", {"region": region}),
            default=_pair_id(*pairs[0]),
            about={"region": region},
        )

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Let those two fight."""
        self.is_naming = False
        region = self.regions[0]
        one, other = next(pair for pair in combinations(parties(s, region), 2) if _pair_id(*pair) == move.answer)
        s.end_turn()
        self._let_fight(s, ctx, one, other)

    def _let_fight(self, s: MesopotamiaState, ctx: Ctx, one: Seat, other: Seat) -> None:
        region = self.regions[0]
        ctx.emit(PairNamed(self.leader, region, one, None if other == TRIBE else other))
        _begin_wave(s, ctx, [combat_between(s, region, one, other)], self.fought)

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Leave what is resolved behind, then begin the next wave."""
        while self.regions and not is_contested(s, self.regions[0]):
            del self.regions[0]
        if not self.regions:
            s.pop()
        elif len(parties(s, self.regions[0])) > 2:
            if s.is_unasked(self.leader):
                one, other = _pair_by_rule(s, self.regions[0])
                self._let_fight(s, ctx, one, other)
            else:
                self.is_naming = True
                s.begin_turn(self.leader)
        else:
            wave = next_wave(s, self.regions, self.fought)
            combats = [combat_between(s, region, *parties(s, region)) for region in wave]
            _begin_wave(s, ctx, combats, self.fought)


def next_wave(s: MesopotamiaState, regions: Sequence[str], fought: Fought) -> list[str]:
    """The next region, with those directly after it that can bid together with it. M16.61"""
    wave = [regions[0]]
    if not _bids_with_others(s, regions[0], fought):
        return wave
    engaged, needed = set(parties(s, regions[0])), _kinds_in(s, regions[0])
    for region in regions[1:]:
        here = set(parties(s, region))
        needed += _kinds_in(s, region)
        if not _bids_with_others(s, region, fought) or here & engaged - {TRIBE}:
            break
        if not s.simple_combat and not are_enough(s, needed):
            break
        engaged |= here
        wave.append(region)
    return wave


def _bids_with_others(s: MesopotamiaState, region: str, fought: Fought) -> bool:
    """Whether just two parties that bid stand in a region, and no more have stood there in this phase."""
    return len(fought[region]) == 2 and not any(is_unbid(s, party) for party in fought[region])


def _kinds_in(s: MesopotamiaState, region: str) -> list[Fighter]:
    return [kind for party in parties(s, region) for kind in fighters_of(s, region, party)]


def _begin_wave(s: MesopotamiaState, ctx: Ctx, combats: list[Combat], fought: Fought) -> None:
    """Roll for Tribes and draw cards for all combats of a wave, then take their bids. M16.61"""
    for combat in combats:
        _announce(ctx, combat)
        if combat.defender == TRIBE:
            prepare(s, ctx, combat)
        if s.guardians is not None and any(s.is_unasked(combat.party(role)) for role in ROLES):
            s.guardians.is_active = True  # M19.16
        if not s.simple_combat and not is_by_values(s, combat):
            for role in ROLES:
                _draw_cards(s, ctx, combat, role)
    fought_here = {combat.region: fought[combat.region] for combat in combats}
    if any(is_unbid(s, combat.party(role)) for combat in combats for role in ROLES):
        s.begin_turn(None)
        s.push(CarryOut(combats, fought_here))
    else:
        begin_bidding(s, ctx, combats, fought_here)


def _announce(ctx: Ctx, combat: Combat) -> None:
    ctx.emit(
        CombatBegan(
            combat.region,
            combat.attacker,
            None if combat.defender == TRIBE else combat.defender,
            _counted(combat, "attacker"),
            _counted(combat, "defender"),
            combat.bonus["attacker"],
            combat.bonus["defender"],
        )
    )


def _counted(combat: Combat, role: Role) -> dict[Fighter, int]:
    kinds = [unit.kind for unit in combat.of(role)]
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}


def _draw_cards(s: MesopotamiaState, ctx: Ctx, combat: Combat, role: Role) -> None:
    """Give the Units of a party their cards; a Tribe that plays itself draws later, in its battle. M16.10, M17.29"""
    party, units = combat.party(role), combat.of(role)
    if is_unbid(s, party):
        return
    kinds = [unit.kind for unit in units]
    cards = draw_for(s, ctx, kinds)
    for unit, card in zip(units, cards, strict=True):
        unit.card = card
    ctx.emit(CardsDrawn(None if party == TRIBE else party, combat.region, kinds, cards))


def _pair_by_rule(s: MesopotamiaState, region: str) -> tuple[Seat, Seat]:
    """Name the two parties furthest behind on the Event track, a Tribe before all, where nobody is asked. M17.24"""
    present = parties(s, region)
    behind = [side for side in reversed(ranked(s.event)) if side in present]
    one, other = (behind[0], TRIBE) if TRIBE in present else sorted(behind[:2])
    return one, other


def _pair_id(one: Seat, other: Seat) -> str:
    return f"{one}-{'t' if other == TRIBE else other}"


def _pair_option(s: MesopotamiaState, region: str, one: Seat, other: Seat) -> Option:
    """A pair with how many Units each has."""
    with_tribe = other == TRIBE
    label = Text("pair-tribe" if with_tribe else "pair", {"seat": one} if with_tribe else {"seats": [one, other]})
    count, other_count = (len(fighters_of(s, region, party)) for party in (one, other))
    return Option(_pair_id(one, other), label, Text("pair-note", {"count": count, "other_count": other_count}))
