"""M10: Research, Clay for Tablets and Tablets for technologies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.decision import NO_HINTS, Arg, Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx
from engine.core.unread import bare
from engine.mesopotamia.actions.card_words import card_note
from engine.mesopotamia.actions.in_action import InAction
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.technologies import ACTIONS, TOP_LEVEL, Action
from engine.mesopotamia.content.tokens import COSTS
from engine.mesopotamia.events.economy import Converted, Discovered
from engine.mesopotamia.holdings import can_pay, gain, kept, missing, pay, told, too_dear
from engine.mesopotamia.notes import LEAVE, absent, refused
from engine.mesopotamia.state import MesopotamiaState

CONVERT, DISCOVER = "convert", "discover"
"""The two parts of the action."""


class Research(InAction, tag="mesopotamia.Research"):
    """D11, D12: conversion and Discoveries, in either order, each part in one go. M10.1"""

    action: ClassVar[Action] = "research"
    converted: int = 0
    discovered: int = 0

    @classmethod
    def is_possible(cls, s: MesopotamiaState, seat: Seat, level: int) -> bool:
        """Whether Clay could be converted or a technology discovered."""
        fresh = cls(seat, level)
        return fresh.can_convert(s) or bool(fresh.discoverable(s))

    @classmethod
    def refusal(cls, s: MesopotamiaState, seat: Seat, level: int) -> Text | None:
        """Why nothing could be done, with the Clay that a conversion lacks. M4.8, M10.2"""
        why = super().refusal(s, seat, level)
        if why is None:
            return None
        lacked = missing(s, seat, cls(seat, level)._clay(s))
        return Text(why.key, {**why.args, "missing_resources": told(lacked)})

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask for the next conversion or Discovery, while there is one."""
        converts, types = self.can_convert(s), self.discoverable(s)
        if not converts and not types:
            return
        options = [*([self._conversion(s)] if converts else []), *(self._discovery(s, each) for each in types)]
        discoveries = self._left(s)
        told_left: dict[str, Arg] = {"convert": converts, "left": discoveries}
        yield Decision(
            self.seat,
            "research",
            OneOf((*options, *self.ways_out(s))),
            Text("research-prompt", told_left),
            default=self.skipped(s),
            about={**told_left, "tablets": self.effect(s).tablets_out},
            ends=self.ends(s),
            hints=NO_HINTS if s.unread else self._hints(s, discoveries, converts=converts),
        )

    def _hints(self, s: MesopotamiaState, discoveries: int, *, converts: bool) -> Hints:
        return Hints(
            several=discoveries + converts,
            first=CONVERT,
            stop=LEAVE,
            limit=Text("research-limit", {"left": discoveries, "resources": {"tablet": self._tablets(s)}}),
            refused=self._refused(s),
        )

    def _conversion(self, s: MesopotamiaState) -> Option:
        if s.unread:
            return bare(CONVERT)
        cost = self._clay(s)
        given = {"paid_resources": told(cost), "gained_resources": told(self._made(s))}
        note = Text("research-convert-note", {"resources": told(cost), "kept_resources": kept(s, self.seat, cost)})
        return Option(CONVERT, Text("research-convert", {**given}), note)

    def _discovery(self, s: MesopotamiaState, action: Action) -> Option:
        if s.unread:
            return bare(action)
        player = s.players[self.seat]
        level = player.levels[action] + 1
        label = Text("research-option", {"technology": action, "level": level})
        return Option(action, label, card_note(player.empire, action, level))

    def _refused(self, s: MesopotamiaState) -> tuple[Text, ...]:
        """What is missing for a part that is not used up."""
        wanting = [] if self.is_closed(s, CONVERT) or self.converted else [self.conversion_refusal(s)]
        if not self._tablets(s) and not self.is_closed(s, DISCOVER) and self.conversion_refusal(s):
            wanting.append(refused("no_tablet"))
        return tuple(absent(self.action, why) for why in wanting if why is not None)

    def _clay(self, s: MesopotamiaState) -> dict[Resource, int]:
        return {"clay": self.effect(s).clay_in}

    def _made(self, s: MesopotamiaState) -> dict[Resource, int]:
        return {"tablet": self.effect(s).tablets_out}

    def _tablets(self, s: MesopotamiaState) -> int:
        return s.holding(self.seat)["tablet"]

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Convert or discover; the first answer of one part closes the other if that was begun. M10.1"""
        if self.leaves(s, move):
            return
        if move.answer == CONVERT:
            if self.discovered:
                self.close(s, DISCOVER)
            self.converted += 1
            paid, gained = self._clay(s), self._made(s)
            pay(s, self.seat, paid)
            gain(s, self.seat, gained)
            ctx.emit(Converted(self.seat, paid, gained))
            return
        if self.converted:
            self.close(s, CONVERT)
        self.discovered += 1
        action = next(each for each in ACTIONS if each == move.answer)
        pay(s, self.seat, COSTS["discovery"])
        levels = s.players[self.seat].levels
        levels[action] += 1
        ctx.emit(Discovered(self.seat, action, levels[action], dict(COSTS["discovery"])))

    def can_convert(self, s: MesopotamiaState) -> bool:
        """Whether Clay can be converted now. M10.1, M10.2"""
        is_over = self.converted == self.effect(s).conversions or self.is_closed(s, CONVERT)
        return not is_over and can_pay(s, self.seat, self._clay(s))

    def conversion_refusal(self, s: MesopotamiaState) -> Text | None:
        """Why Clay cannot be converted now, if so. M10.1, M10.2"""
        if self.is_closed(s, CONVERT) or self.converted == self.effect(s).conversions:
            return refused("part_done", part=CONVERT)
        return too_dear(s, self.seat, self._clay(s))

    def _left(self, s: MesopotamiaState) -> int:
        """How many Discoveries are left."""
        return 0 if self.is_closed(s, DISCOVER) else self.effect(s).discoveries - self.discovered

    def discoverable(self, s: MesopotamiaState) -> list[Action]:
        """The technologies that can be discovered now: those that are not refused. M10.3"""
        if not self._left(s) or not can_pay(s, self.seat, COSTS["discovery"]):
            return []
        levels = s.players[self.seat].levels
        return [action for action in ACTIONS if levels[action] < TOP_LEVEL]

    def discovery_refusal(self, s: MesopotamiaState, action: Action) -> Text | None:
        """Why a technology cannot be discovered now, if so. M10.3"""
        if self.is_closed(s, DISCOVER):
            return refused("part_done", part=DISCOVER)
        if self.discovered == self.effect(s).discoveries:
            return refused("no_discoveries_left")
        if s.players[self.seat].levels[action] == TOP_LEVEL:
            return refused("max_level", technology=action)
        return None if can_pay(s, self.seat, COSTS["discovery"]) else refused("no_tablet")

    def is_used_up(self, s: MesopotamiaState) -> bool:
        """Whether all Discoveries were made."""
        return self.discovered == self.effect(s).discoveries

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Say why this part of Research is not possible."""
        if move.answer == CONVERT:
            return self.conversion_refusal(s)
        action = next((each for each in ACTIONS if each == move.answer), None)
        return self.discovery_refusal(s, action) if action else super().why_not(s, move)
