"""Events: which option is worth more, and what a hidden one may bring. MH7"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from engine.mesopotamia.bot.worth import Worth
from engine.mesopotamia.content.cards import (
    EVENTS,
    Discover,
    DrawQuest,
    EventCard,
    EventOption,
    Gain,
    Op,
    PlaceUnit,
    Population,
    SettlementHere,
    ShipAdjacent,
    WallHere,
)
from engine.mesopotamia.content.empires import BASICS
from engine.mesopotamia.content.technologies import ACTIONS

SIX = 6
QUEST = 1.0
"""What a Quest drawn on the way is worth: half of them are met."""
UNITS = {"spearman": 2.2, "archer": 2.6, "horseman": 3.1, "chariot": 3.6}
"""What a Unit more is worth to somebody who has room for it: a region, what is gathered and found there, a fight."""
TIED = 0.08
"""What it costs each round to hold a region for an Event."""


class Happenings:
    """Events with the eyes of one seat."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.seen = worth.seen

    def best(self, card: str, region: str, offered: Iterable[str]) -> str:
        """Which of the options offered is worth most."""
        event = EVENTS[card]
        return max(offered, key=lambda n: self.option(event, event.way(int(n)), region))

    def option(self, event: EventCard, way: EventOption, region: str) -> float:
        """What an option is worth in a region."""
        price = -self.worth.change(self.seen.me.holding, {}, way.cost)
        if way.kind == "six_rounds":
            return self._six_rounds(way, 1, region) - price
        total = sum(self.op(op, region) for op in way.ops) + self.worth.squares("event", way.progress) - price
        if way.kind == "vp":
            total += self.scoring(event.token_vp, region)
        return total

    def scoring(self, vp: int, region: str) -> float:
        """What a token that scores is worth: whoever is there in the end gets it."""
        chance = 0.55 if self.seen.rounds_left > 2 else 0.8
        return vp * (0.85 if region in self.seen.settled else chance)

    def _six_rounds(self, way: EventOption, die: int, region: str) -> float:
        """What is still to come of an Event that shows a die."""
        left = SIX + 1 - die
        rounds = min(left, int(self.seen.rounds_left) + 1)
        keep = self._keeps(region)
        each = sum(self.op(op, region) for op in way.per_round)
        total = sum(each * keep**number for number in range(rounds)) - TIED * rounds
        if rounds == left:
            last = sum(self.op(op, region) for op in way.final) + self.worth.squares("event", way.progress)
            total += keep**left * last
        return total

    def _keeps(self, region: str) -> float:
        """How likely a region stays under control for a round more."""
        if self.seen.view.regions[region].wall == self.seen.seat:
            return 0.97
        return max(0.78, 0.97 - 0.06 * self.seen.near_enemies[region])

    def active(self, region: str) -> float:
        """What the Event that lies in a region is still worth to whoever holds it, if anything."""
        token = self.seen.view.regions[region].token
        if token is None:
            return 0.0
        event = EVENTS[token.card]
        if token.owner is None:
            return self.scoring(event.token_vp, region)
        if token.owner == self.seen.seat:
            return max(0.0, self._six_rounds(event.way(token.option), token.die, region))
        return max(0.0, *(self.option(event, way, region) for way in event.option))

    @cached_property
    def hidden(self) -> float:
        """What turning an Event brings on average."""
        return 0.9 * self.worth.squares("event", 2) + 0.7 + 0.9 * self.worth.time

    def op(self, op: Op, region: str) -> float:
        """What an effect is worth."""
        worth, me = self.worth, self.seen.me
        match op:
            case Gain(res="any"):
                return op.n * max(worth.next_one(resource, me.holding[resource]) for resource in BASICS)
            case Gain():
                return worth.change(me.holding, {str(op.res): op.n}, {})
            case Discover():
                named = next(
                    (action for action in ACTIONS if action == op.type and action in self.seen.below_top), None
                )
                best = worth.discoveries[0][0] if worth.discoveries else 0.2
                return worth.discovery(named) if named else best
            case PlaceUnit():
                if me.units >= me.unit_limit or not me.stock[op.type]:
                    return 0.3
                return UNITS[op.type] * min(1.0, 0.3 + worth.time) + worth.wishes.piece(op.type)
            case SettlementHere():
                free = me.stock["settlement"] and self.seen.view.regions[region].settlement is None
                return 1.4 + worth.time + worth.settlement if free else 0.3
            case WallHere():
                return 0.4 + worth.wishes.piece("wall")
            case ShipAdjacent():
                return 0.3 + 0.7 * worth.time + worth.wishes.piece("ship")
            case Population():
                return worth.squares("population", op.n)
            case DrawQuest():
                return QUEST
