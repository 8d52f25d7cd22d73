"""M16.23-M16.36: lines, fights, fatigue and retreats, until one party is left in the region."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar, Literal, TypeAlias

from engine.core.decision import Decision, Move, Text
from engine.core.game import Ctx, Step
from engine.mesopotamia.combat import fatigue, lines, retreat
from engine.mesopotamia.combat.asked import asked
from engine.mesopotamia.combat.cards import discard
from engine.mesopotamia.combat.combat import ROLES, Combat, Combatant, Fled, Role
from engine.mesopotamia.combat.fights import fight, tiring_rows
from engine.mesopotamia.combat.lines import Line
from engine.mesopotamia.combat.purse import phalanxes_left
from engine.mesopotamia.combat.situation import Situation
from engine.mesopotamia.content.map import REGIONS, Fighter
from engine.mesopotamia.events import battle as e
from engine.mesopotamia.figures import take_tribe, take_unit
from engine.mesopotamia.notes import refused
from engine.mesopotamia.state import TRIBE, MesopotamiaState

Stage: TypeAlias = Literal["force", "tactics", "mobility", "place", "cards", "lines", "fights", "retreats"]


class InBattle(Step[MesopotamiaState]):
    """Lines, fights, fatigue and retreats: what combats with and without bids have in common."""

    flees_at_once: ClassVar[bool] = False
    """Whether retreat regions are chosen after each fight, not together at the end. M16.64"""
    combat: Combat
    stage: Stage
    lines: list[Line] = []
    tired: str = ""
    """The Unit that won a fight and whose owner must choose what it loses. M16.27"""
    refuge: dict[Role, str] = {}
    """Where the last Unit of each party that fled found a region. M8.7"""

    def arranger(self, s: MesopotamiaState) -> Role:
        """Who arranges lines. M16.20, M17.29"""
        raise NotImplementedError

    def situation(self, s: MesopotamiaState) -> Situation:
        """How it stands, for proposals and forecasts."""
        raise NotImplementedError

    def after_lines(self) -> Stage:
        """What follows the first lines."""
        return "fights"

    def prepare(self, s: MesopotamiaState, ctx: Ctx, line: Line) -> None:
        """Do what comes before a fight."""

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask whoever arranges, whose Unit is tired, or the attacker for retreats."""
        if self.stage == "lines":
            seat = asked(s, self.combat, self.arranger(s))
            if seat is not None:
                yield lines.question(self.combat, seat, self.situation(s), bool(self.lines), s.unread)
        elif self.stage == "fights" and self.tired:
            unit = self.combat.unit(self.tired)
            seat = asked(s, self.combat, unit.role)
            if seat is not None:
                situation = None if s.unread else self.situation(s)
                yield fatigue.question(self.combat, seat, unit, situation, self.lines)
        elif self.stage == "retreats" and self.combat.fled:
            seat = asked(s, self.combat, "attacker")
            question = retreat.question(s, self.combat, seat, self.combat.fled[0]) if seat is not None else None
            if question is not None:
                yield question

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Arrange, tire or send away."""
        if move.kind == "lines":
            self.stage = "fights" if self.lines else self.after_lines()
            self.lines = lines.arranged(ctx, self.combat, move.seat, move.answer)
        elif move.kind == "fatigue":
            fatigue.tire(ctx, self.combat, self.combat.unit(self.tired), fatigue.row_of(move.answer))
            self.tired = ""
        else:
            self._flee_to(s, ctx, str(move.answer))

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Refuse lines and regions that are against the rules. M22"""
        if move.kind == "lines":
            return refused("bad_lines" if lines.are_known(self.combat, move.answer) else "unknown_id")
        if move.kind == "retreat":
            is_region = move.answer in REGIONS
            return refused("bad_retreat", region=str(move.answer)) if is_region else refused("unknown_id")
        return None

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Go on with the next fight, or with what nobody is asked."""
        if self.stage == "retreats":
            self._retreat_unasked(s, ctx)
            return
        line = next((each for each in self.lines if not each.is_over), None)
        if line is not None:
            self._fight(s, ctx, line)
        elif all(self.combat.of(role) for role in ROLES):
            self.stage = "lines"  # M16.29
        else:
            self.stage = "retreats"

    def _fight(self, s: MesopotamiaState, ctx: Ctx, line: Line) -> None:
        """Let the two front Units of a line fight. M16.23-M16.27"""
        self.prepare(s, ctx, line)
        combat = self.combat
        attacker, defender = combat.unit(line.attackers[0]), combat.unit(line.defenders[0])
        winner, loser, is_destroyed = fight(attacker, defender, combat.winner_of_ties(s))
        is_destroyed = is_destroyed or retreat.never_flees(s, combat.party(loser.role))
        ctx.emit(_told(combat, attacker, defender, winner.role, is_destroyed))
        line.queue(loser.role).pop(0)
        self._leave(s, loser, is_destroyed)
        if len(tiring_rows(winner)) > 1 and combat.of(loser.role) and asked(s, combat, winner.role) is not None:
            self.tired = winner.id
        else:
            fatigue.tire_by_rule(ctx, combat, winner)
        if self.flees_at_once and combat.fled:
            self.stage = "retreats"

    def _leave(self, s: MesopotamiaState, unit: Combatant, is_destroyed: bool) -> None:
        """Take a Unit out of combat and region at once. M16.26"""
        combat = self.combat
        combat.units.remove(unit)
        if unit.card:
            combat.used.append(unit.card)
        party = combat.party(unit.role)
        if party == TRIBE:
            take_tribe(s, unit.kind, combat.region)
        else:
            take_unit(s, party, unit.kind, combat.region)
        (combat.lost if is_destroyed else combat.fled).append(Fled(unit.role, unit.kind))

    def _retreat_unasked(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Carry out the next retreat that nobody chooses; when all are done, go on or be done."""
        combat = self.combat
        if not combat.fled:
            if all(combat.of(role) for role in ROLES):
                self.stage = "fights"
            else:
                self._finish(s, ctx)
            return
        region = retreat.chosen_by_rule(s, combat, combat.fled[0])
        if region is not None:
            self._flee_to(s, ctx, region)
            return
        lost = combat.fled.pop(0)
        combat.lost.append(lost)
        ctx.emit(e.NowhereToFlee(combat.seat(lost.role), lost.kind, combat.region))

    def _flee_to(self, s: MesopotamiaState, ctx: Ctx, region: str) -> None:
        fled = self.combat.fled.pop(0)
        retreat.carry_out(s, ctx, self.combat, fled, region)
        self.refuge[fled.role] = region

    def _finish(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """One party is left: Rams follow, cards are discarded, Phalanxes on them are lost. M16.19, M16.36"""
        combat = self.combat
        for role, region in self.refuge.items():
            if combat.party(role) != TRIBE:
                retreat.rams_follow(s, ctx, combat.party(role), combat.region, region)
        discard(s, combat.cards)
        ctx.emit(_result(s, combat))
        s.pop()


def _told(combat: Combat, attacker: Combatant, defender: Combatant, winner: Role, is_destroyed: bool) -> e.Fought:
    return e.Fought(
        combat.region,
        combat.attacker,
        combat.seat("defender"),
        attacker.kind,
        defender.kind,
        attacker.total_against(defender.kind),
        defender.total_against(attacker.kind),
        attacker.value("mobility"),
        defender.value("mobility"),
        winner,
        is_destroyed,
    )


def _result(s: MesopotamiaState, combat: Combat) -> e.CombatWon:
    lost: dict[Role, Counter[Fighter]] = {role: Counter() for role in ROLES}
    for each in combat.lost:
        lost[each.role][each.kind] += 1
    winner = combat.units[0].role
    return e.CombatWon(
        combat.region,
        combat.attacker,
        combat.seat("defender"),
        winner,
        combat.seat(winner),
        dict(combat.bids.get("attacker", {})),
        dict(combat.bids.get("defender", {})),
        dict(lost["attacker"]),
        dict(lost["defender"]),
        *(phalanxes_left(s, combat.party(role)) for role in ROLES),
    )
