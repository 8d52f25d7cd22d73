"""What each of the six actions brings in this turn, with what is held now or after gathering."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from engine.mesopotamia.bot.building import Building
from engine.mesopotamia.bot.gathering import Gathering
from engine.mesopotamia.bot.journeys import Journeys
from engine.mesopotamia.bot.places import Places
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.bot.worth import Worth
from engine.mesopotamia.content.technologies import Action

ORDER: tuple[Action, ...] = ("explore", "gather", "research", "growth", "build", "war")
"""Events first, then resources, then what they are spent on."""


class Gains:
    """Everything one seat could do in its turn, weighed."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.worth = Worth(seen)
        self.places = Places(self.worth)
        self.journeys = Journeys(self.places)
        self.gathering = Gathering(self.worth)
        self.building = Building(self.places)

    @cached_property
    def left(self) -> list[Action]:
        """The actions that were not performed yet."""
        done = self.seen.view.turn.performed if self.seen.view.turn else ()
        return [action for action in ORDER if action not in done]

    @cached_property
    def now(self) -> dict[Action, float]:
        """What each action brings without gathering first."""
        return self._each(self.seen.me.holding)

    @cached_property
    def after_gathering(self) -> dict[Action, float]:
        """What each action brings if gathering comes first."""
        gain, holding = self.gathering.expected(self.seen.me.holding)
        return {**self._each(holding), "gather": gain}

    def _each(self, holding: Mapping[str, int]) -> dict[Action, float]:
        gains: dict[Action, float] = {}
        for action in self.left:
            if action == "explore":
                gains[action] = self._explore
            elif action != "gather":
                gains[action], holding = self._spending(action, holding)
        return gains

    @cached_property
    def _explore(self) -> float:
        return self.journeys.expected(self.seen.effect("explore").activations)

    def _spending(self, action: Action, holding: Mapping[str, int]) -> tuple[float, Mapping[str, int]]:
        """What an action brings that uses resources up, and what is left of them."""
        match action:
            case "research":
                return self.research(holding)
            case "growth":
                return self._growth(holding)
            case "build":
                return self.building.expected(holding)
            case _:
                return self._war(holding)

    def research(self, holding: Mapping[str, int]) -> tuple[float, Mapping[str, int]]:
        """Tablets from Clay, then as many Discoveries as are worth a Tablet."""
        effect, worth = self.seen.effect("research"), self.worth
        held, total = dict(holding), 0.0
        if held["clay"] >= effect.clay_in:
            converted = worth.change(held, {"tablet": effect.tablets_out}, {"clay": effect.clay_in})
            if converted > 0:
                total += converted
                held["clay"] -= effect.clay_in
                held["tablet"] += effect.tablets_out
        for value, _ in worth.discoveries[: min(effect.discoveries, held["tablet"])]:
            gain = value - worth.next_one("tablet", held["tablet"] - 1)
            if gain > 0:
                total += gain
                held["tablet"] -= 1
        return total, held

    def _growth(self, holding: Mapping[str, int]) -> tuple[float, Mapping[str, int]]:
        effect = self.seen.effect("growth")
        times = min(effect.times, holding["food"] // effect.food)
        if not times:
            return 0.0, holding
        paid = {"food": times * effect.food}
        gain = self.worth.squares("population", times) + self.worth.change(holding, {}, paid)
        return gain, {**holding, "food": holding["food"] - paid["food"]}

    def _war(self, holding: Mapping[str, int]) -> tuple[float, Mapping[str, int]]:
        effect, me = self.seen.effect("war"), self.seen.me
        total = self.worth.change(holding, {"phalanx": effect.phalanxes}, {})
        held = dict(holding)
        for number in range(min(effect.units, held["wood"], me.unit_limit - me.units)):
            gain = self.best_unit(effect.unlock)[0] * (1.0, 0.7)[number] - self.worth.next_one("wood", held["wood"] - 1)
            if gain > 0:
                total += gain
                held["wood"] -= 1
        return total, held

    def best_unit(self, unlocked: Sequence[str]) -> tuple[float, str]:
        """The Unit most worth creating."""
        found = [(self.places.unit(kind), kind) for kind in unlocked if self.seen.me.stock[kind]]
        return max(found, default=(0.0, ""))
