"""M11: Gather and Trade, resources from the sources an Empire has, and what tokens make of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

import msgspec

from engine.core.decision import NO_HINTS, Arg, Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx
from engine.core.unread import NO_WORDS, bare
from engine.mesopotamia.actions.in_action import InAction
from engine.mesopotamia.actions.trade import TRADE, slot_of, trade, trade_option, trade_refusal
from engine.mesopotamia.content.empires import BASICS, RESOURCES
from engine.mesopotamia.content.map import REGIONS, SECTIONS, Basic
from engine.mesopotamia.content.technologies import Action
from engine.mesopotamia.events.economy import Gathered
from engine.mesopotamia.figures import regions_with_units, ships_of
from engine.mesopotamia.holdings import gain
from engine.mesopotamia.notes import LEAVE, absent, refused
from engine.mesopotamia.regions import symbol_of
from engine.mesopotamia.state import MesopotamiaState, TradeSlot

GATHER = "gather"
"""The part of the action beside `TRADE`."""


class Source(msgspec.Struct, frozen=True, gc=False):
    """Something that gathers one resource; a source with a choice of resources is one of these for each."""

    id: str
    """The answer that names it: `unit.r09.2` is the second Unit there."""
    key: str
    """What is used up by it: the whole Start Region, the whole Ship. M11.3"""
    resource: Basic
    region: str
    section: str = ""
    nth: int = 1

    @property
    def kind(self) -> str:
        """What gathers: `start`, `settlement`, `unit` or `ship`."""
        return self.id.partition(".")[0]


def sources(s: MesopotamiaState, seat: Seat) -> Iterator[Source]:
    """Everything an Empire may gather from, in the order offered. M11.4-M11.9"""
    for resource in BASICS:
        yield Source(f"start.{resource}", "start", resource, s.players[seat].start)
    for region in sorted(place for place, owner in s.settlements.items() if owner == seat):
        if found := symbol_of(s, region):
            yield Source(f"settlement.{region}", f"settlement.{region}", found, region)
    for region in regions_with_units(s, seat):
        army, found = s.army(region, seat), symbol_of(s, region)
        if army is None or not found:
            continue
        for nth in range(1, sum(army.units.values()) + 1):
            key = f"unit.{region}" if nth == 1 else f"unit.{region}.{nth}"
            yield Source(key, key, found, region, nth=nth)
    for section in ships_of(s, seat):
        for region in SECTIONS[section].regions:
            if found := symbol_of(s, region):
                yield Source(f"ship.{section}.{region}", f"ship.{section}", found, region, section)


class GatherAndTrade(InAction, tag="mesopotamia.GatherAndTrade"):
    """D13, D14: gathering and trading, in either order, each part in one go. M11.1"""

    action: ClassVar[Action] = "gather"
    used: list[str] = []
    """The sources and Trade tokens used so far."""
    gathered: int = 0
    traded: int = 0

    @classmethod
    def is_possible(cls, s: MesopotamiaState, seat: Seat, level: int) -> bool:
        """Whether something could be done: a card that gathers can always do so in the Start Region. M11.5"""
        return s.players[seat].effect(cls.action, level).gather > 0

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask for the next source or token, while there is one."""
        gathers, trades = self._left(s)
        from_sources = [each for each in sources(s, self.seat) if each.key not in self.used] if gathers else []
        reasons = [(slot, self._why_no_trade(s, slot)) for slot in s.trade] if trades else []
        tokens = [slot for slot, why in reasons if why is None]
        if not from_sources and not tokens:
            return
        trading = [trade_option(s, self.seat, slot) for slot in tokens]
        if s.unread:
            options, prompt, hints = [bare(each.id) for each in from_sources], NO_WORDS, NO_HINTS
        else:
            options = [*map(_option, from_sources)]
            can_gather = min(gathers, len({each.key for each in from_sources}))
            prompt, told = self._prompt(gathers, trades, can_gather)
            hints = Hints(
                several=can_gather + min(trades, len(tokens)),
                stop=LEAVE,
                limit=Text("gather-limit", told),
                refused=() if tokens else tuple(self._refused(reasons)),
            )
        yield Decision(
            self.seat,
            "gather",
            OneOf((*options, *trading, *self.ways_out(s))),
            prompt,
            default=self._default(s, bool(from_sources)),
            about={
                "left": gathers,
                "trades": trades,
                "regions": sorted({each.region for each in from_sources}),
            },
            ends=self.ends(s),
            hints=hints,
        )

    def _prompt(self, gathers: int, trades: int, can_gather: int) -> tuple[Text, dict[str, Arg]]:
        """Word the question, and give what is left to be told with it."""
        told: dict[str, Arg] = {"left": can_gather, "trades": trades}
        allowed = gathers if 0 < can_gather < gathers and not self.gathered else 0
        return Text("gather-prompt", {**told, "allowed": allowed}), told

    def _left(self, s: MesopotamiaState) -> tuple[int, int]:
        """How many gatherings and Trades are left. M11.3, M11.12"""
        effect = self.effect(s)
        gathers = 0 if self.is_closed(s, GATHER) else effect.gather - self.gathered
        return gathers, 0 if self.is_closed(s, TRADE) else effect.trades - self.traded

    def _default(self, s: MesopotamiaState, can_gather: bool) -> str:
        """Take what is held least from the Start Region, then stop. M21.4"""
        if not can_gather or "start" in self.used:
            return self.skipped(s)
        holding = s.holding(self.seat)
        return f"start.{min(BASICS, key=lambda resource: holding[resource])}"

    def _refused(self, reasons: Iterable[tuple[TradeSlot, Text | None]]) -> Iterator[Text]:
        """Why none of the tokens can be used that the card reaches, while there are Trades left."""
        for slot, why in reasons:
            if why is not None and slot.level <= self.level:
                yield absent(TRADE, why, token=slot.token)

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Gather or trade; the first answer of one part closes the other if that was begun. M11.1"""
        if self.leaves(s, move):
            return
        answer = str(move.answer)
        kind, _, token = answer.partition(".")
        slot = slot_of(s, token) if kind == TRADE else None
        if slot is not None:
            if self.gathered:
                self.close(s, GATHER)
            self.traded += 1
            self.used.append(slot.token)
            trade(s, ctx, self.seat, slot)
            return
        source = next(each for each in sources(s, self.seat) if each.id == answer)
        if self.traded:
            self.close(s, TRADE)
        self.gathered += 1
        self.used.append(source.key)
        gain(s, self.seat, {source.resource: 1})
        ctx.emit(Gathered(self.seat, source.kind, source.region, {source.resource: 1}, source.section or None))

    def is_used_up(self, s: MesopotamiaState) -> bool:
        """Whether all gatherings were made."""
        return not self.is_closed(s, GATHER) and not self._left(s)[0]

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Say why this source or token cannot be used."""
        kind, _, rest = str(move.answer).partition(".")
        if kind == TRADE:
            slot = slot_of(s, rest)
            return self._token_refusal(s, slot) if slot else refused("unknown_id")
        if kind in ("start", "settlement", "unit", "ship"):
            return self._source_refusal(s, str(move.answer))
        return super().why_not(s, move)

    def _token_refusal(self, s: MesopotamiaState, slot: TradeSlot) -> Text | None:
        if self.is_closed(s, TRADE) or self.traded == self.effect(s).trades:
            return refused("part_done", part=TRADE)
        return self._why_no_trade(s, slot)

    def _why_no_trade(self, s: MesopotamiaState, slot: TradeSlot) -> Text | None:
        """Why a token cannot be used although there are Trades left, if so."""
        if slot.token in self.used:
            return refused("token_used", token=slot.token)
        return trade_refusal(s, self.seat, self.level, slot)

    def _source_refusal(self, s: MesopotamiaState, answer: str) -> Text | None:
        if not is_source(answer):
            return refused("unknown_id")
        if self.is_closed(s, GATHER):
            return refused("part_done", part=GATHER)
        found = next((each for each in sources(s, self.seat) if each.id == answer), None)
        if found is not None and found.key in self.used:
            return refused("source_used")
        if not self._left(s)[0]:
            return refused("no_gathers_left")
        if found is not None:
            return None
        named = [part for part in answer.split(".") if part in REGIONS]
        if any(region in s.blocked for region in named):
            return refused("blocked_region", region=named[0])
        return refused("nothing_to_gather")


def is_source(answer: str) -> bool:
    """Whether an answer names a source that a map could have, wherever one's pieces are.

    >>> is_source("unit.r08.2"), is_source("ship.n03.r01"), is_source("start.gold")
    (True, True, False)
    """
    kind, first, *rest = [*answer.split("."), ""]
    match kind:
        case "start":
            return first in RESOURCES
        case "ship":
            return first in SECTIONS and rest[0] in REGIONS
    return first in REGIONS


def _option(source: Source) -> Option:
    """A source with what it gives."""
    args: dict[str, Arg] = {"resource": source.resource, "region": source.region}
    match source.kind:
        case "unit":
            label = Text("gather-unit", {**args, "nth": source.nth})
        case "ship":
            gives = {REGIONS[region].resource for region in SECTIONS[source.section].regions}
            label = Text("gather-ship", {**args, "section": source.section, "is_both": gives == {source.resource}})
        case kind:
            label = Text(f"gather-{kind}", args)
    return Option(source.id, label, group=GATHER)
