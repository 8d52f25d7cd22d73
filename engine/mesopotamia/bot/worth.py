"""What technologies and resources are worth to a seat at this point of the match, in points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TypeAlias

from engine.mesopotamia.bot.plans.choice import plan_for
from engine.mesopotamia.bot.seen import GARDENS_CARD, USUAL_ROUNDS, Seen
from engine.mesopotamia.bot.squares import Squares
from engine.mesopotamia.bot.wishes import Wishes
from engine.mesopotamia.content.empires import BASICS, RESOURCES, ZIGGURAT_LEVELS, Resource
from engine.mesopotamia.content.technologies import TOP_LEVEL, Action
from engine.mesopotamia.content.tokens import COSTS, GARDEN_LEVELS

Amounts: TypeAlias = Mapping[str, int] | Mapping[Resource, int]
"""How many of which resources."""
TECHNOLOGIES: dict[Action, tuple[float, float, float]] = {
    "explore": (1.8, 1.0, 0.6),
    "build": (2.2, 3.2, 5.0),
    "research": (2.0, 2.4, 0.8),
    "gather": (4.5, 4.0, 3.0),
    "war": (1.6, 1.2, 0.8),
    "growth": (2.2, 2.2, 1.8),
}
"""What levels 2, 3 and 4 are worth early on: what the pawn uses each turn first, Build for the Gardens. MH1, MH2"""
LONG = 12
"""With so many rounds to come, what brings something each round is worth all of it."""
TABLET = 2.0
"""How much more a Tablet for the Gardens counts than what can be gathered for them."""
TAIL = (0.22, 0.16, 0.1, 0.06, 0.03)
"""What further resources are worth that nothing is planned for."""
PHALANXES = (0.65, 0.65, 0.6, 0.55, 0.5, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.1)
"""What the first Phalanxes are worth, one by one. MH13"""


class Worth:
    """Weighs gains and prices against each other."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.wishes = Wishes(seen)
        self.plan = plan_for(seen)

    @cached_property
    def time(self) -> float:
        """How much of what comes round by round is still to come, from 0 to 1."""
        return min(1.0, self.seen.rounds_left / LONG)

    def squares(self, track: str, steps: int) -> float:
        """What so many squares on a track bring."""
        return self._squares.bring(track, steps)

    @cached_property
    def _squares(self) -> Squares:
        return Squares(self.seen, self.wishes, self.plan, self.time, self.ziggurat)

    @property
    def settlement(self) -> float:
        """What one more Settlement is worth to the Gardens and to Quests."""
        tile, built = self.seen.tile, len(self.seen.settled)
        missing = tile.require.settlements - built if tile is not None else 0
        needed = self.seen.weights.needed * tile.vp / missing if tile is not None and missing > 0 else 0.0
        return needed + self.wishes.piece("settlement")

    # Technologies

    def discovery(self, action: Action, more: int = 0) -> float:
        """What it is worth to raise a technology by one level, after it was raised by some already."""
        seen = self.seen
        level = seen.me.levels[action] + more + 1
        if level > TOP_LEVEL:
            return 0.0
        base = TECHNOLOGIES[action][level - 2] * seen.weights.levels[level - 2]
        base *= seen.weights.technologies.get(action, 1.0)
        if action == "build":
            levels = GARDEN_LEVELS - len(seen.view.garden_builders)
            base *= min(1.0, 0.25 * levels) if level == GARDENS_CARD else 1.0
            base *= min(1.0, 0.2 + seen.rounds_left / 6)
        else:
            base *= self.time
        if action == "gather" and seen.sources < seen.effect(action, level).gather:
            base *= 0.6
        if level == 2 and action != "gather":
            base -= (
                seen.weights.one_sign * len(seen.me.dice) * max(0.0, min(1.0, (USUAL_ROUNDS - seen.view.round) / LONG))
            )
        return base + self.wishes.technology(action, level) + self.plan.technology(action, level)

    @cached_property
    def discoveries(self) -> list[tuple[float, Action]]:
        """What the next levels are worth, the best first."""
        found = [(self.discovery(action), action) for action in self.seen.below_top]
        return sorted(found, key=lambda each: -each[0])

    # Resources

    @cached_property
    def _curves(self) -> dict[str, list[float]]:
        """What the first, second … of each resource is worth, by what it is needed for. MH4"""
        curves: dict[str, list[float]] = {resource: [] for resource in RESOURCES}
        for cost, gain in self._projects():
            count = sum(cost.values())
            for resource, needed in cost.items():
                curves[resource] += [gain / count] * needed
        for resource in BASICS:
            curves[resource].sort(reverse=True)
            curves[resource] += [each * self.time for each in TAIL]
        curves["tablet"] = [each * TABLET for each in curves["tablet"]] + [
            self.seen.weights.tablet * value for value, _ in self.discoveries
        ]
        curves["tablet"].sort(reverse=True)
        phalanx = min(1.0, 0.15 + self.seen.rounds_left / 6) * self.plan.phalanx()
        curves["phalanx"] = [max(0.01, each * phalanx) for each in PHALANXES]
        for resource, count in self.wishes.kept.items():
            curves[resource] = [1.0] * count + curves[resource]
        return curves

    def _projects(self) -> Iterator[tuple[Amounts, float]]:
        """What one saves for, with what it brings beyond the action it takes."""
        seen, me, time = self.seen, self.seen.me, self.time
        for further in range(min(2, ZIGGURAT_LEVELS - me.ziggurat)):
            has_room = me.population > me.ziggurat + further
            yield (
                COSTS["ziggurat"],
                self.ziggurat * self.seen.weights.saved * (1.0, 0.5)[further] * (1.0 if has_room else 0.5),
            )
        food = seen.effect("growth").food
        growth = self.squares("population", 1)
        yield {"food": food}, self.seen.weights.saved * growth
        yield {"food": food}, 0.5 * self.seen.weights.saved * growth
        research = seen.effect("research")
        lacking = seen.tile.pay.get("tablet", 0) - me.holding["tablet"] if seen.tile is not None else 0
        values = [value for value, _ in self.discoveries[: research.tablets_out]]
        values += [2.0] * min(lacking, research.tablets_out) if me.levels["build"] == GARDENS_CARD else []
        yield {"clay": research.clay_in}, 0.8 * self.seen.weights.saved * sum(values)
        yield {"clay": research.clay_in}, 0.4 * self.seen.weights.saved * sum(values)
        if seen.tile is not None:
            near = (0.1, 0.25, 0.6, 1.0)[me.levels["build"] - 1]
            in_time = 1.0 if not seen.view.last_round else min(1.0, seen.rounds_left / 3 + 0.34)
            yield seen.tile.pay, self.seen.weights.saved_for_gardens * near * in_time * (seen.tile.vp + 1)
        if me.levels["build"] >= 3 and me.stock["settlement"]:
            yield COSTS["settlement"], self.seen.weights.saved * (1.8 + time + self.settlement)
        if me.units < me.unit_limit:
            yield COSTS["unit"], 0.9 * min(1.0, seen.rounds_left / 3)
            yield COSTS["unit"], 0.4 * time
        if me.levels["build"] >= 2 and not seen.has_ship:
            yield COSTS["ship"], 0.8 * time
        yield from self.plan.projects()

    @property
    def ziggurat(self) -> float:
        """What the next level of the Ziggurat brings. MH2"""
        return self.seen.weights.die * min(self.seen.rounds_left, 14.0) + self.wishes.ziggurat + self.plan.ziggurat()

    def next_one(self, resource: str, held: int) -> float:
        """What one more of a resource is worth to somebody who holds so many."""
        curve = self._curves[resource]
        return curve[held] if held < len(curve) else 0.001

    def change(self, holding: Amounts, gained: Amounts, paid: Amounts) -> float:
        """What a change of holdings is worth."""
        total = 0.0
        for resource in dict.fromkeys((*gained, *paid)):
            held, now = holding[resource], holding[resource] + gained.get(resource, 0) - paid.get(resource, 0)
            if now > held:
                total += sum([self.next_one(resource, count) for count in range(held, now)])
            else:
                total -= sum([self.next_one(resource, count) for count in range(now, held)])
        return total
