"""M17.28-M17.37, M17.40: a combat against a side that does not bid but reacts to every fight; Tribes by M16.67."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.decision import Decision, Move, Text
from engine.core.game import Ctx
from engine.mesopotamia.combat import placing
from engine.mesopotamia.combat.asked import asked
from engine.mesopotamia.combat.cards import draw_for
from engine.mesopotamia.combat.combat import Combatant, Role, opposite
from engine.mesopotamia.combat.in_battle import InBattle, Stage
from engine.mesopotamia.combat.lines import Line
from engine.mesopotamia.combat.proposals import situation_of
from engine.mesopotamia.combat.reaction import Reaction, reaction
from engine.mesopotamia.combat.retreat import can_flee
from engine.mesopotamia.combat.situation import Situation
from engine.mesopotamia.content.cards import Row
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.events import battle as e
from engine.mesopotamia.events.combat import CardsDrawn
from engine.mesopotamia.holdings import pay
from engine.mesopotamia.state import TRIBE, MesopotamiaState


class UnbidBattle(InBattle, tag="mesopotamia.UnbidBattle"):
    """One places Phalanxes on the own cards, sees those of the other side and arranges; the other side reacts.

    The cards of whoever is asked are drawn when it begins. M17.28
    """

    flees_at_once: ClassVar[bool] = True  # M16.64
    stage: Stage = "place"

    def unasked(self, s: MesopotamiaState) -> Role:
        """The role of the side that does not bid: whoever is not asked."""
        return "attacker" if asked(s, self.combat, "attacker") is None else "defender"

    def arranger(self, s: MesopotamiaState) -> Role:
        """Whoever is asked arranges. M17.29"""
        return opposite(self.unasked(s))

    def situation(self, s: MesopotamiaState) -> Situation:
        """How it stands, with what the other side can still place."""
        return situation_of(s, self.combat, self.arranger(s), reacting=self.unasked(s), pool=self.pool(s))

    def pool(self, s: MesopotamiaState) -> int:
        """The Phalanxes the side that does not bid has left. M16.41, M17.40"""
        role = self.unasked(s)
        party = self.combat.party(role)
        if party == TRIBE:
            return self.combat.tribe_phalanxes
        return s.holding(party)["phalanx"] + self.combat.bonus.get(role, 0)

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask for Phalanxes on cards before anything else. M17.28"""
        role = self.arranger(s)
        seat = asked(s, self.combat, role)
        if self.stage == "place" and seat is not None:
            question = placing.question(s, self.combat, seat, role, self.pool(s))
            if question is not None:
                yield question
            return
        yield from super().asks(s)

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Place them, or go on as in every battle."""
        if self.stage == "place":
            placing.place(s, ctx, self.combat, move.seat, self.arranger(s), move.answer)
            self.stage = "cards"
            return
        super().take(s, move, ctx)

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Refuse what cannot be placed so."""
        if self.stage == "place":
            return placing.why_not(s, self.combat, self.arranger(s), move.answer)
        return super().why_not(s, move)

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Draw the cards of the other side once everything is placed, then go on as in every battle."""
        if self.stage == "place":
            self.stage = "cards"
        elif self.stage == "cards":
            self._draw(s, ctx)
            self.stage = "lines"
        else:
            super().run(s, ctx)

    def _draw(self, s: MesopotamiaState, ctx: Ctx) -> None:
        role = self.unasked(s)
        units = self.combat.of(role)
        kinds = [unit.kind for unit in units]
        cards = draw_for(s, ctx, kinds)
        for unit, card in zip(units, cards, strict=True):
            unit.card = card
        ctx.emit(CardsDrawn(self.combat.seat(role), self.combat.region, kinds, cards))

    def prepare(self, s: MesopotamiaState, ctx: Ctx, line: Line) -> None:
        """Let the side that does not bid place what it needs for this fight. M17.30-M17.34"""
        role = self.unasked(s)
        unit, enemy = (self.combat.unit(line.queue(each)[0]) for each in (role, opposite(role)))
        reacts = self._reaction(s, line, unit, enemy)
        if not reacts.spent:
            return
        rows: dict[Row, int] = {"force": reacts.force, "tactics": reacts.tactics, "mobility": reacts.mobility}
        placed = {row: count for row, count in rows.items() if count}
        for row, count in placed.items():
            unit.place(row, count)
        paid = self._spend(s, role, reacts.spent)
        region, seat = self.combat.region, self.combat.seat(role)
        ctx.emit(e.Prepared(seat, region, unit.kind, placed, reacts.discarded, paid))

    def _reaction(self, s: MesopotamiaState, line: Line, unit: Combatant, enemy: Combatant) -> Reaction:
        combat = self.combat
        has_advantage = unit.has_advantage(enemy.kind)
        enemies = [combat.unit(each).kind for each in line.queue(enemy.role)]
        tactics = unit.free_slots("tactics") if has_advantage else 0
        return reaction(
            total=unit.total_against(enemy.kind),
            other_total=enemy.total_against(unit.kind),
            mobility=unit.value("mobility"),
            other_mobility=enemy.value("mobility"),
            slots=(unit.free_slots("force"), tactics, unit.free_slots("mobility")),
            tactics_first=all(unit.has_advantage(kind) for kind in enemies),
            pool=self.pool(s),
            wins_ties=combat.winner_of_ties(s) == unit.role,
            can_flee=can_flee(s, combat.party(unit.role), combat.region),
        )

    def _spend(self, s: MesopotamiaState, role: Role, count: int) -> dict[Resource, int]:
        """Take Phalanxes from a Tribe's, or from a side: those from Ships first. M17.40"""
        combat = self.combat
        party = combat.party(role)
        if party == TRIBE:
            combat.tribe_phalanxes -= count
            return {}
        from_ships = min(count, combat.bonus.get(role, 0))
        combat.bonus[role] = combat.bonus.get(role, 0) - from_ships
        paid: dict[Resource, int] = {"phalanx": count - from_ships} if count > from_ships else {}
        pay(s, party, paid)
        return paid
