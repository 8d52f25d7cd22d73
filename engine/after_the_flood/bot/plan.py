"""What a turn is for: cities first, then markets, one big trade, an empire, land, and passing when nothing is left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from engine.after_the_flood.bot.cities import is_building_useful, is_moving_useful
from engine.after_the_flood.bot.paying import price_of_acting
from engine.after_the_flood.bot.places import Places
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.bot.start import Start
from engine.after_the_flood.bot.trading import trade_gain
from engine.after_the_flood.bot.war import War
from engine.after_the_flood.bot.worth import Worth
from engine.after_the_flood.data import RESOURCES

DONE = "done"
LEAST_PLACEMENT = 0.3
"""A placement that gains less is not made."""
LEAST_BLOW = 0.3
"""A sub-action that gains less waits until there is nothing else to do."""


class Plan:
    """The plans of one seat at one moment, and which of them comes first."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.worth = Worth(seen)
        self.places = Places(seen, self.worth)
        self.start = Start(seen, self.worth)
        self.war = War(seen)

    def action(self, offered: Sequence[str]) -> str:
        """Give the first action worth its price, in the order in which a turn is best spent. FS3, FS4, FS9, FS12"""
        useful: tuple[tuple[str, Callable[[], bool]], ...] = (
            ("build", lambda: is_building_useful(self.seen)),
            ("start", self._start_is_urgent),
            ("trade", lambda: self._trade > max(self._price, self.seen.weights.big_trade)),
            ("expand", lambda: self._blow(War(self.seen, patient=True)) > self._price + LEAST_BLOW),
            ("place", lambda: self._placement() > self._price + LEAST_PLACEMENT),
            ("trade", lambda: self._trade > self._price),
            ("start", lambda: True),
            ("expand", lambda: self._blow(self.war) > self._price),
            ("build", lambda: is_moving_useful(self.seen)),
        )
        return next((action for action, is_useful in useful if action in offered and is_useful()), "pass")

    def placing(self, offered: Sequence[str]) -> str | None:
        """Give what to place workers with next: scribes for nothing, then the resource that gains most."""
        if "scribe_place" in offered and self.places.best_by_scribe().gain > LEAST_PLACEMENT:
            return "scribe_place"
        gain, kind = self.places.best_by_resource([kind for kind in offered if kind in RESOURCES])
        if kind and (gain > LEAST_PLACEMENT or DONE not in offered):
            return kind
        return DONE

    def sub_action(self, offered: Sequence[str]) -> str:
        """Give the kind of sub-action; a repeat only where a new action would cost as much. FS8"""
        armies = self.seen.me.available_armies
        kinds = [kind for kind in offered if kind != DONE]
        if DONE not in offered:
            return self.war.best(armies, kinds).kind or kinds[0]
        if not self.seen.acting_costs or self.seen.me.available_workers:
            return DONE
        blow = self.war.best(armies - 1, kinds)
        return blow.kind if blow.gain > self._price + LEAST_BLOW else DONE

    @cached_property
    def _price(self) -> float:
        return price_of_acting(self.seen, self.worth)

    @cached_property
    def _trade(self) -> float:
        return trade_gain(self.seen, self.worth)

    def _start_is_urgent(self) -> bool:
        """Say whether a rival could take the empire this seat wants."""
        seen = self.seen
        homes = {home: armies for home, armies in seen.homes(seen.turn).items() if seen.is_leading(home)}
        if not homes:
            return False
        best = max(homes, key=lambda home: homes[home])
        return seen.most_of_rivals(best) + seen.weights.within_reach >= seen.own_workers(best)

    def _blow(self, war: War) -> float:
        kinds = ("invade", "destroy", "reinforce") if self.seen.held else ("reenter",)
        return war.best(self.seen.me.available_armies, kinds).gain

    def _placement(self) -> float:
        seen = self.seen
        if not seen.me.available_workers:
            return 0.0
        by_scribe = self.places.best_by_scribe().gain if seen.ready("scribes") else 0.0
        return max(by_scribe, self.places.best_by_resource([kind for kind, have in seen.hand.items() if have])[0])
