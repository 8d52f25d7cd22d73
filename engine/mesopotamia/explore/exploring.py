"""M6.1-M6.12: Explore, one movement after the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.decision import NO_HINTS, Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx
from engine.mesopotamia.actions.in_action import InAction
from engine.mesopotamia.content.empires import RAM, SHIP
from engine.mesopotamia.content.map import REGIONS, SECTIONS
from engine.mesopotamia.content.technologies import Action
from engine.mesopotamia.event_tokens.reveal import reveal
from engine.mesopotamia.events.explore import ShipMoved, UnitMoved
from engine.mesopotamia.events.siege import UrEntered
from engine.mesopotamia.explore.destinations import best_marches, marches_of, reveals, storming
from engine.mesopotamia.explore.explore_notes import MENU, WITH, destination_option, not_now, ship_option, to_id
from engine.mesopotamia.explore.given_up import given_up
from engine.mesopotamia.explore.movement import Ground, besieged_by, can_march, ground_of
from engine.mesopotamia.explore.one_unit import to_which_region, to_which_section, who
from engine.mesopotamia.explore.ships import harbours, movable_ships, why_not_sail
from engine.mesopotamia.explore.why_not_move import (
    why_no_ship_sails,
    why_nobody_marches,
    why_not_activate,
    why_not_march,
)
from engine.mesopotamia.figures import place_ship, place_unit, take_ship, take_unit
from engine.mesopotamia.notes import END, LEAVE, refused
from engine.mesopotamia.scoring.final_scoring import FinalScoring
from engine.mesopotamia.state import MesopotamiaState

UNIT = Option("unit", Text("explore-choose-unit"), Text("explore-choose-unit-note"))
"""Leads to every movement there is, one's own choice of mover and Rams included."""
MOST_DESTINATIONS = 21


class Explore(InAction, tag="mesopotamia.Explore"):
    """D9: movements until the activations are used up. M6.1"""

    action: ClassVar[Action] = "explore"
    used: int = 0
    ship_used: int = 0
    """Of the activations that are for Ships only."""
    part: str = ""
    """What is being chosen: `unit`, or where `spearman.r01` or `ship.n05` goes."""

    @classmethod
    def is_possible(cls, s: MesopotamiaState, seat: Seat, level: int) -> bool:
        """Whether a combat Unit or a Ship could move. M4.8"""
        effect = s.players[seat].effect(cls.action, level)
        if effect.activations and can_march(s, seat):
            return True
        for_ships = effect.activations + effect.bonus_ship_activations
        return bool(movable_ships(s, seat, for_ships))

    def is_used_up(self, s: MesopotamiaState) -> bool:
        """Whether no activation is left."""
        return not self.left_for_ships(s)

    def left(self, s: MesopotamiaState) -> int:
        """Activations left for any Unit."""
        return self.effect(s).activations - self.used

    def left_for_ships(self, s: MesopotamiaState) -> int:
        """Activations left for a Ship, those for Ships only included."""
        return self.left(s) + self.effect(s).bonus_ship_activations - self.ship_used

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Where to go; or who, and then where."""
        if not self.part:
            yield from self._where(s)
        elif self.part == UNIT.id:
            yield who(s, self.seat, self.left(s))
        else:
            unit, _, place = self.part.partition(".")
            if unit == SHIP:
                yield to_which_section(s, self.seat, place, self.left_for_ships(s))
            else:
                yield to_which_region(s, self.seat, unit, place, self.left(s))

    def _where(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Destinations with the best mover, Ships, and the choice of a Unit; nothing if nothing can move any more."""
        left, for_ships = self.left(s), self.left_for_ships(s)
        ships = movable_ships(s, self.seat, for_ships)
        is_unit_asked = left > 0 and can_march(s, self.seat)
        if not (is_unit_asked or ships):
            return
        ground = ground_of(s, self.seat)
        besieged = besieged_by(s, self.seat) if ground.rams else ()
        into_ur = [march for region in besieged for march in storming(s, ground, region, left)]
        marches = [*into_ur, *best_marches(s, ground, left)]  # what wins at once stands first, M18.3
        last = (*((UNIT,) if is_unit_asked else ()), *self.ways_out(s))
        room = min(MOST_DESTINATIONS, MENU - len(ships) - len(last))
        options = (
            *(destination_option(s, ground, march) for march in marches[:room]),
            *(ship_option(each, for_ships) for each in ships),
            *last,
        )
        yield Decision(
            self.seat,
            "explore",
            OneOf(options),
            Text("explore-prompt", {"left": left, "ship_left": for_ships - left, "several": for_ships > 1}),
            default=self.skipped(s),
            about={
                "activations": left,
                "ship_activations": for_ships - left,
                "moves": {option.id: march.activations for option, march in zip(options, marches[:room], strict=False)},
            },
            ends=self.ends(s),
            hints=NO_HINTS if s.unread else _hints(s, ground, left, for_ships),
        )

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Go on choosing, or move."""
        answer = str(move.answer)
        unit, _, place = (self.part or answer).partition(".")
        if not self.part:
            if self.leaves(s, move):
                return
            if place.count("."):
                place, _, to = place.partition(".")
                self._march(s, ctx, unit, place, to)
            else:
                self.part = answer
        elif self.part == UNIT.id:
            self.part = answer
        elif unit == SHIP:
            self._sail(s, ctx, place, answer)
        else:
            self._march(s, ctx, unit, place, answer)

    def _march(self, s: MesopotamiaState, ctx: Ctx, unit: str, start: str, to: str) -> None:
        """Carry a movement out; what it finds at its end comes before the action goes on. M6.9"""
        every = marches_of(ground_of(s, self.seat), unit, start, self.left(s))
        march = next(march for march in every if to_id(march) == to)
        left = given_up(s, self.seat, march)
        take_unit(s, self.seat, unit, start)
        place_unit(s, self.seat, unit, march.region)
        for region in march.rams:
            take_unit(s, self.seat, RAM, region)
            place_unit(s, self.seat, RAM, march.region)
        self.used += march.activations
        self.part = ""
        moved = UnitMoved(
            self.seat, unit, start, march.region, march.activations, list(march.rams), left.vp, left.token
        )
        ctx.emit(moved)
        if march.region in besieged_by(s, self.seat):
            ctx.emit(UrEntered(self.seat, unit, march.region))
            s.push(FinalScoring())  # M18.3: won at once
            return
        if reveals(s, march.region):
            reveal(s, ctx, self.seat, march.region)

    def _sail(self, s: MesopotamiaState, ctx: Ctx, section: str, to: str) -> None:
        """Carry the movement of a Ship out; activations for Ships only are used first."""
        moves = harbours(s, self.seat, section, self.left_for_ships(s))[to]
        own = min(moves, self.left_for_ships(s) - self.left(s))
        self.ship_used += own
        self.used += moves - own
        self.part = ""
        take_ship(s, self.seat, section)
        place_ship(s, self.seat, to)
        ctx.emit(ShipMoved(self.seat, section, to, moves))

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Say what is wrong with a movement; also one that is named whole, or by its end alone."""
        if move.answer == END.id and not self.part and not self.ends(s):
            return refused("pawn_not_used")
        named = str(move.answer).split(".")
        if self.part and self.part != UNIT.id:
            named = [*self.part.split("."), *named]
        if len(named) < 2:
            return self._why_nobody(s, named[0])
        unit, place, *to = named
        left = self.left_for_ships(s) if unit == SHIP else self.left(s)
        reason = why_not_activate(s, self.seat, unit, place, left)
        if reason is not None or not to:
            return reason
        if unit == SHIP:
            return why_not_sail(s, self.seat, place, to[0], left)
        rams = tuple(to[1].removeprefix(WITH).split("-")) if len(to) > 1 else ()
        return why_not_march(s, self.seat, unit, place, to[0], rams, left)

    def _why_nobody(self, s: MesopotamiaState, place: str) -> Text | None:
        if place in REGIONS:
            return why_nobody_marches(s, self.seat, place, self.left(s))
        return why_no_ship_sails(s, self.seat, place, self.left_for_ships(s)) if place in SECTIONS else None


def _hints(s: MesopotamiaState, ground: Ground, left: int, for_ships: int) -> Hints:
    return Hints(
        several=for_ships,
        stop=LEAVE,
        listed=True,
        limit=Text("explore-limit", {"left": left, "ship_left": for_ships - left}),
        refused=not_now(s, ground),
    )
