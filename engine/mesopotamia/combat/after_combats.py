"""M8.9-M8.12, M14.15, M16.65, M16.66: after the last combat: Walls and Rams, then what the Empires take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from engine.core.decision import Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.core.steps import EachInOrder
from engine.mesopotamia.combat.walls import fall_undefended, lose_lone_rams
from engine.mesopotamia.event_tokens.reveal import take_over
from engine.mesopotamia.events.combat import SettlementConquered, SettlementDestroyed, SettlementSpared
from engine.mesopotamia.figures import in_stock
from engine.mesopotamia.notes import CHOSEN, absent, refused
from engine.mesopotamia.regions import controller
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import ranked

CONQUER, DESTROY, LEAVE = "conquer", "destroy", "leave"


class AfterCombats(Step[MesopotamiaState], tag="mesopotamia.AfterCombats"):
    """Steps (f) to (h) of the Combat phase, which wait below all its combats. M16.1"""

    ending: ClassVar[Text | None] = CHOSEN

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Remove Walls and Rams, then visit every Empire that has something to take, once. M16.66"""
        fall_undefended(s, ctx)
        lose_lone_rams(s, ctx)
        concerned = [side for side in ranked(s.event) if settlements_for(s, side) or events_for(s, side)]
        s.become(Takers(concerned))


class Takers(EachInOrder[MesopotamiaState], tag="mesopotamia.Takers"):
    """Empire by Empire in Event-track order, each with everything that is theirs. M16.66"""

    ending: ClassVar[Text | None] = CHOSEN

    def turn(self, s: MesopotamiaState, seat: Seat) -> Sequence[Step[MesopotamiaState]]:
        """Decide on Settlements, then take Events over."""
        return [Taking(seat, settlements_for(s, seat))]


def settlements_for(s: MesopotamiaState, side: Seat) -> list[str]:
    """Where a side has a combat Unit beside a Settlement of another, in order. M8.11, M16.65"""
    foreign = sorted(region for region, owner in s.settlements.items() if owner != side)
    return [region for region in foreign if s.fighters(region, side)]


def events_for(s: MesopotamiaState, side: Seat) -> list[str]:
    """Where a side alone controls a region with a six-round Event of another, in order. M14.15"""
    foreign = sorted(region for region, token in s.tokens.items() if token.owner not in (None, side))
    return [region for region in foreign if controller(s, region) == side]


class Taking(Step[MesopotamiaState], tag="mesopotamia.Taking"):
    """D25, then take-overs: what one Empire takes after the combats, regions by id. M8.12, M14.16"""

    seat: Seat
    regions: list[str]
    """With Settlements still to be decided on."""

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask what becomes of the next Settlement. M8.11"""
        if not self.regions or s.is_unasked(self.seat):
            return
        region = self.regions[0]
        stock = in_stock(s, self.seat, "settlement")
        options = [_option(s, self.seat, region, answer) for answer in (CONQUER, DESTROY, LEAVE)]
        prompt = Text("settlement-prompt", {"region": region, "owner_seat": s.settlements[region]})
        yield Decision(
            self.seat,
            "settlement",
            OneOf(tuple(options if stock else options[1:])),
            prompt,
            default=CONQUER if stock else DESTROY,
            about=prompt.args,
            hints=Hints(refused=() if stock else (absent("settlement", _no_figure()),)),
        )

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Do it at once. M16.66"""
        self._decide(s, ctx, str(move.answer))

    def _decide(self, s: MesopotamiaState, ctx: Ctx, answer: str) -> None:
        region = self.regions.pop(0)
        owner = s.settlements[region]
        if answer == CONQUER:
            s.settlements[region] = self.seat
            ctx.emit(SettlementConquered(self.seat, region, owner))
        elif answer == DESTROY:
            del s.settlements[region]
            ctx.emit(SettlementDestroyed(self.seat, region, owner))
        else:
            ctx.emit(SettlementSpared(self.seat, region, owner))

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Decide where nobody is asked; take the next Event over, or be done. M14.15, M17.24, M18.16, M19.14"""
        if self.regions:
            conquers = s.automaton is not None and in_stock(s, self.seat, "settlement")
            self._decide(s, ctx, CONQUER if conquers else DESTROY)
            return
        events = events_for(s, self.seat)
        if events:
            take_over(s, ctx, self.seat, events[0])
            return
        s.end_turn()
        s.pop()

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """M8.11"""
        return _no_figure() if move.answer == CONQUER else None


def _no_figure() -> Text:
    return refused("no_figure", piece="settlement")


def _option(s: MesopotamiaState, seat: Seat, region: str, answer: str) -> Option:
    """What can be done, with what it leaves in stock, and the Event that comes with control. M14.15"""
    token = s.tokens.get(region)
    event = token.card if token is not None and token.owner not in (None, seat) else None
    left = in_stock(s, seat, "settlement") - (answer == CONQUER)
    note = Text(f"settlement-{answer}-note", {"left": left, "event": event})
    return Option(answer, Text(f"settlement-to-{answer}"), note)
