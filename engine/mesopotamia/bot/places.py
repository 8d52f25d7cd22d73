"""What it is worth to stand in a region, and what can be won by going there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from engine.mesopotamia.bot.happenings import UNITS, Happenings
from engine.mesopotamia.bot.strength import STRENGTH, Strength
from engine.mesopotamia.bot.worth import Worth
from engine.mesopotamia.content.map import REGIONS

CAUTION = 0.5
"""What a chance of winning has to be at least, before anybody goes for a fight. MH9"""


class Places:
    """The map in points."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.seen = worth.seen
        self.events = Happenings(worth)
        self.strength = Strength(worth.seen)
        self._held: dict[str, float] = {}

    @cached_property
    def _region(self) -> float:
        """What a region occupied now is worth in the end. M15.7"""
        return max(0.35, 1.0 - 0.05 * self.seen.rounds_left)

    def source(self, region: str) -> float:
        """What one more Unit or Settlement gathers in a region while the match lasts."""
        symbol = self.seen.symbol(region)
        if not symbol:
            return 0.0
        gather = self.seen.effect("gather").gather
        use = 0.16 if self.seen.sources <= gather else 0.05
        held = self.seen.me.holding[symbol]
        return use * min(self.seen.rounds_left, 8.0) * (0.4 + self.worth.next_one(symbol, held))

    def held(self, region: str) -> float:
        """What it is worth to hold a region with a Unit, beyond its being a source."""
        if region not in self._held:
            self._held[region] = self._worth_of_holding(region)
        return self._held[region]

    def _worth_of_holding(self, region: str) -> float:
        if region == self.seen.me.start:
            return 0.0
        seen = self.seen.view.regions[region]
        if region in self.seen.settled:
            return 0.5 * self.events.active(region) + min(1.2, 0.4 * self.seen.near_enemies[region])  # MH14
        value = self._region + self.worth.wishes.region(region)
        if not seen.hidden_event:
            value += self.events.active(region)
        return value

    def prize(self, region: str) -> float:
        """What coming to a region brings besides holding it: its hidden Event, and what others lose there."""
        seen = self.seen.view.regions[region]
        total = self.events.hidden if seen.hidden_event and not seen.blocked else 0.0
        if seen.settlement not in (None, self.seen.seat):
            total += 1.6 + 0.5 * (self.seen.me.stock["settlement"] > 0)
        if seen.token is not None and seen.token.owner not in (None, self.seen.seat):
            total += 0.5
        return total

    def arrival(self, region: str, unit: str, further: int) -> float:
        """What it is worth that a Unit ends its movement in a region, with so many activations left for others."""
        own = self.seen.own.get(region, {})
        here = sum(count for kind, count in own.items() if kind in STRENGTH)
        seen = self.seen.view.regions[region]
        standing = self.worth.plan.standing(region, unit)
        if self.seen.ground.enemies.get(region):
            fight = self._fight(region, unit, own, further)
            return fight + standing if fight > 0 else fight - self.worth.plan.defeat
        value = self.source(region) + standing
        if not here:
            value += self.held(region) + self.prize(region)
        elif seen.hidden_event and not seen.blocked:
            value += self.events.hidden
        else:
            value += 0.1 * min(2.0, self.seen.near_enemies[region])
        return value

    def _fight(self, region: str, unit: str, own: Mapping[str, int], further: int) -> float:
        """What is won and lost on average by one more Unit in a fight."""
        stakes = self.held(region) + self.prize(region) + self.source(region)
        rivals = sum(count for side, count in self.seen.fighters.get(region, {}).items() if side != self.seen.seat)
        stakes += 0.7 * rivals + self.worth.plan.stake(region)
        together = {**own, unit: own.get(unit, 0) + 1}
        chance = self.strength.chance(region, together)
        if any(kind in STRENGTH for kind in own):
            before = self.strength.chance(region, own)
            return (chance - before) * (stakes + 1.0)
        follows = self._follower(region) if further else ""
        if follows and chance < CAUTION:
            together[follows] = together.get(follows, 0) + 1
            chance = self.strength.chance(region, together) - 0.1
        if chance < max(CAUTION, self.worth.plan.caution):
            return -1.0
        spent = self.seen.weights.spent * min(self.strength.needed(region), self.seen.me.holding["phalanx"])
        return chance * stakes - (1 - chance) * (0.6 + 0.6 * UNITS[unit]) - spent

    def _follower(self, region: str) -> str:
        """A Unit beside a region that could come after another, if there are two."""
        ground = self.seen.ground
        beside = [near for near in REGIONS[region].adjacent if near in ground.own and not ground.is_held(near)]
        able = [kind for near in beside for kind, count in self.seen.own[near].items() for _ in range(count)]
        able = [kind for kind in able if kind in STRENGTH]
        return min(able, key=STRENGTH.__getitem__) if len(able) > 1 else ""

    def departure(self, region: str, unit: str) -> float:
        """What is given up if a Unit leaves a region."""
        own = self.seen.own[region]
        others = sum(own.values()) - 1
        value = self.source(region) + self.worth.plan.standing(region, unit)
        if self.seen.ground.enemies.get(region):
            return value + 1.0
        if not others:
            value += self.held(region)
        return value

    def unit(self, kind: str) -> float:
        """What a new Unit is worth: where it could go, and that it defends."""
        time = self.worth.time
        reach = 0.25 * sum(self.seen.view.regions[near].hidden_event for near in REGIONS[self.seen.me.start].adjacent)
        base = (
            self.seen.weights.unit * UNITS[kind] * (0.35 + 0.65 * time) + min(0.5, reach)
            if self.seen.rounds_left >= 1
            else 0.25
        )
        return base + self.worth.wishes.piece(kind) + self.worth.plan.unit(kind)

    def muster(self, region: str) -> float:
        """How good a place is for a new Unit: near hidden Events and whatever needs defence."""
        near = REGIONS[region].adjacent
        events = sum(self.seen.view.regions[each].hidden_event for each in near)
        danger = self.seen.near_enemies[region] if region in self.seen.settled else 0.0
        return events + 0.5 * min(3.0, danger) + self.worth.plan.standing(region, "")
