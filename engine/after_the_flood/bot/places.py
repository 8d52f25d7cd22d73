"""Where workers go: markets for the trade to come, homes of empires, boxes that produce, majorities at the end."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.bot.trading import TradeGains
from engine.after_the_flood.bot.worth import Worth
from engine.after_the_flood.collect import production
from engine.after_the_flood.data import (
    AREAS,
    BOXES,
    DESTINATIONS,
    MAJORITIES,
    PLAYER,
    RESOURCES,
)

EMPIRE_NOW = 1.2
"""What an army more is worth when an empire can be started with it this turn. FS6"""
OUTBID = 0.2
"""Chance that going higher in a contest of workers is the last word."""
SURE_LEAD = 0.8
"""What it is worth not to share the lead in a home."""
POST = {"amorites": 0.6, "kassites": 0.5, "egypt": 0.5, "mittani": 0.4, "hittites": 0.3, "elam": 0.3, "chaldea": 0.2}
"""What a first trader is worth in each turn to come."""
SECOND_POST = {"amorites": 0.5, "mittani": 0.2}
"""What a second trader is worth there, where two things are offered."""
SCRIBE = 1.1
TOOL_MAKER = (1.5, 1.0, 0.4)
"""What a scribe, and the first, second and third tool maker, are worth in each turn to come. FS10"""
DENIED = 0.4
"""Share of a majority that it is worth to take it from a rival without having it."""


class Placement(NamedTuple):
    """So many workers to a place, and what it gains."""

    gain: float
    place: str
    workers: int


class Places:
    """What workers are worth in each place, for one seat at one moment."""

    def __init__(self, seen: Seen, worth: Worth) -> None:
        self._seen = seen
        self._worth = worth
        self._gains: dict[tuple[str, int], float] = {}
        self._trades = TradeGains(seen, worth)
        self._trade_gains: dict[tuple[str, int], float] = {}
        self._homes_now = {} if seen.me.empire else seen.homes(seen.turn)
        self._homes_next = seen.homes(seen.turn + 1)

    def best_by_scribe(self) -> Placement:
        """Give the best place for a single worker."""
        return self.best(1, DESTINATIONS)

    def best(self, most: int, places: Iterable[str]) -> Placement:
        """Give the best place for at most so many workers, and how many; fewer where fewer do."""
        found = Placement(0.0, "", 0)
        for place in places:
            for count in range(1, most + 1):
                gain = self.gain(place, count)
                if gain > found.gain + 1e-9:
                    found = Placement(gain, place, count)
        return found

    def best_by_resource(self, kinds: Iterable[str]) -> tuple[float, str]:
        """Give the resource to place workers with, and what that gains beyond its price."""
        seen, found = self._seen, (0.0, "")
        by_value: dict[int, Placement] = {}
        for kind in kinds:
            most = min(RESOURCES[kind].value, seen.me.available_workers)
            if most not in by_value:
                by_value[most] = self.best(most, DESTINATIONS)
            gain = by_value[most].gain - self._worth.of_the_last(kind, seen.hand[kind])
            if gain > found[0] + 1e-9:
                found = (gain, kind)
        return found

    def gain(self, place: str, count: int) -> float:
        """Give what so many more workers in a place are worth."""
        if (place, count) not in self._gains:
            self._gains[place, count] = self._gain(place, count)
        return self._gains[place, count]

    def _gain(self, place: str, count: int) -> float:
        if place not in DESTINATIONS:
            return 0.0
        if place == "scribes":
            return self._scribes(count)
        gain = self._majority(place, count)
        if place in BOXES and BOXES[place].produces:
            return gain + self._rank(place, count)
        gain += self._trade_now(place, count)
        if place == "tool_makers":
            return gain + self._tool_makers(count)
        return gain + self._trade_later(place, count) + self._home_now(place, count) + self._home_next(place, count)

    def _scribes(self, count: int) -> float:
        have = self._seen.own_workers("scribes")
        if have + count > PLAYER.max_scribes:
            return 0.0
        turns = self._seen.turns_left + 0.8
        lasting = max(have + count - self._seen.decline_follows, 0) - max(have - self._seen.decline_follows, 0)
        return SCRIBE * (0.8 * count + (turns - 0.8) * lasting)

    def _tool_makers(self, count: int) -> float:
        turns = min(self._seen.turns_left, 2)
        have = self._seen.own_workers("tool_makers") - self._seen.decline_follows
        return sum(TOOL_MAKER[n] for n in range(have, have + count) if 0 <= n < len(TOOL_MAKER)) * turns

    def _rank(self, box: str, count: int) -> float:
        """FS11"""
        seen = self._seen
        if seen.is_last_turn:
            return 0.0
        workers = list(seen.workers(box))
        before = production(box, workers)
        workers[seen.seat] += count
        after = production(box, workers)
        cube = self._worth.of_one_more(BOXES[box].produces, 0)
        taken = sum(before[rival] - after[rival] for rival in seen.rivals)
        return cube * (seen.weights.rank * (after[seen.seat] - before[seen.seat]) + 0.1 * taken)

    def _trade_now(self, place: str, count: int) -> float:
        if place in AREAS:
            if self._seen.view.areas[place].army_seat is not None:
                return 0.0
            count = min(count, len(AREAS[place].offers) - self._seen.traders(place))
        if count <= 0:
            return 0.0
        if (place, count) not in self._trade_gains:
            self._trade_gains[place, count] = self._trades.of(place, count)
        return self._trade_gains[place, count]

    def _trade_later(self, place: str, count: int) -> float:
        seen = self._seen
        if seen.is_last_turn or place not in POST:
            return 0.0
        have = seen.own_workers(place)
        gain = 0.0
        for worker in range(have, have + count):
            lasting = worker - seen.decline_follows
            if lasting == 0:
                gain += POST[place]
            elif lasting == 1:
                gain += SECOND_POST.get(place, 0.0)
        return gain * min(seen.turns_left, 3) * 0.8

    @cached_property
    def _armies_now(self) -> int:
        """Armies of the best empire that could be started now."""
        led = [armies for home, armies in self._homes_now.items() if self._seen.is_leading(home)]
        return max([self._seen.armies_of_sumer(self._seen.turn), *led])

    def _home_now(self, place: str, count: int) -> float:
        seen = self._seen
        armies = self._homes_now.get(place, 0)
        if armies <= self._armies_now or seen.own_workers(place) + count <= seen.most_of_rivals(place):
            return 0.0
        odds = OUTBID if self._is_outbid(place) else 1.0
        return odds * EMPIRE_NOW * (armies - self._armies_now)

    def _is_outbid(self, place: str) -> bool:
        """Say whether a rival has already answered own workers there with more, and may do so again."""
        workers, players = self._seen.workers(place), self._seen.view.players
        own = workers[self._seen.seat]
        return any(own and workers[rival] >= own and not players[rival].passed for rival in self._seen.rivals)

    @cached_property
    def _armies_next(self) -> int:
        """Armies of the best empire that is safe for next turn."""
        led = [armies for home, armies in self._homes_next.items() if self._lead(home, 0)]
        return max([self._seen.armies_of_sumer(self._seen.turn + 1), *led])

    def _lead(self, home: str, count: int) -> int:
        """Give 1 for a shared lead next turn, 2 for a sure one, 0 for none, after a decline if one comes."""
        seen = self._seen
        own = seen.own_workers(home) + count - seen.decline_follows
        workers, order = seen.workers(home), seen.view.order
        earlier = order[: order.index(seen.seat)]
        others = max(max(workers[rival] - seen.decline_follows, 0) for rival in seen.rivals)
        before = max((max(workers[rival] - seen.decline_follows, 0) for rival in earlier), default=0)
        return 0 if own < max(others, before + 1, 1) else 1 + (own > others)

    def _home_next(self, place: str, count: int) -> float:
        armies = self._homes_next.get(place, 0)
        if not armies:
            return 0.0
        before, after = self._lead(place, 0), self._lead(place, count)
        gain = SURE_LEAD * (after == 2) if after > before and armies >= self._armies_next else 0.0
        if not before and after:
            odds = OUTBID if self._is_outbid(place) else 1.0
            gain += odds * self._seen.weights.empire_next * max(armies - self._armies_next, 0)
        return gain

    def _majority(self, place: str, count: int) -> float:
        """FS14"""
        seen = self._seen
        points = MAJORITIES.get(place, 0)
        if not points:
            return 0.0
        if not seen.is_last_turn:
            return 0.05 * points * count
        own, workers = seen.own_workers(place), seen.workers(place)
        others = sorted((workers[rival] for rival in seen.rivals), reverse=True)
        if own > others[0]:
            return 0.0
        if own + count > others[0]:
            return points
        denies = own + count == others[0] > max(own, others[1])
        return DENIED * points if denies else 0.0
