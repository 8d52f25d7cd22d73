"""Which swaps to make: chains from a piece that is missed little to one that a city waits for. FS2"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.bot.worth import Worth
from engine.after_the_flood.data import MARKETS, TRADE
from engine.core.decision import Option

TOOL = "tool"
TOOL_MAKERS = "tool_makers"
LONGEST = 3
"""Grain to metal, metal to tool, tool to lapis."""

_FOR = {
    given: tuple(kind for kind, prices in TRADE.items() if given in prices)
    for given in ("grain", "textile", "oil", "gold", "tool")
}
"""What a piece can be given for."""

GOODS = (TOOL, *(kind for kind in TRADE if kind != TOOL))
"""What pieces can be turned into."""

Chain = tuple[str, ...]
"""Answers to the trade question, one after the other: "amorites.oil", "kassites.lapis"."""
Steps = dict[str, list[tuple[str, str]]]
"""For each piece what it can be turned into, and the answer that does it."""


class Fair:
    """The swaps that are open in a Trade action: read from the board before it, from the options during it."""

    def __init__(
        self, left: dict[str, int], open_swaps: dict[str, list[str]], makers: int, stock: Mapping[str, int]
    ) -> None:
        self.left = left
        self.open_swaps = open_swaps
        self.makers = makers
        self.stock = dict(stock)
        self.short: set[str] = set()
        """Where one more worker might have allowed another swap; more of them anywhere else change nothing."""

    @classmethod
    def before(cls, seen: Seen, more: Mapping[str, int] | None = None) -> Fair:
        """A fresh Trade action, with some more workers placed first."""
        more = more or {}
        left: dict[str, int] = {}
        open_swaps: dict[str, list[str]] = {}
        for area in MARKETS:
            traders = seen.traders(area.id)
            if area.id in more and seen.view.areas[area.id].army_seat is None:
                traders += more[area.id]
            if traders:
                left[area.id] = traders
                for kind in area.offers:
                    open_swaps.setdefault(kind, []).append(area.id)
        makers = seen.ready(TOOL_MAKERS) + more.get(TOOL_MAKERS, 0)
        return cls(left, open_swaps, makers, seen.view.stock)

    @classmethod
    def during(cls, seen: Seen, options: Iterable[Option]) -> Fair:
        """What the question still offers."""
        left: dict[str, int] = {}
        open_swaps: dict[str, list[str]] = {}
        makers = 0
        for option in options:
            if option.id == TOOL:
                makers = seen.ready(TOOL_MAKERS)
            elif option.note is not None:
                area, _, kind = option.id.partition(".")
                left[area] = max(int(str(option.note.args["left"])), 1)
                open_swaps.setdefault(kind, []).append(area)
        return cls(left, open_swaps, makers, seen.view.stock)

    def to_be_had(self) -> list[str]:
        """What there is that somebody could offer."""
        return [kind for kind in GOODS if self.stock[kind] > 0]

    def steps(self, given: str) -> Iterator[tuple[str, str]]:
        """What a piece can be turned into now, and the answer that does it."""
        if given == "metal":
            if self.makers <= 0:
                self.short.add(TOOL_MAKERS)
            elif self.stock[TOOL] > 0:
                yield TOOL, TOOL
            return
        for kind in _FOR.get(given, ()):
            if self.stock[kind] > 0:
                for area in self.open_swaps.get(kind, ()):
                    if self.left[area] > 0:
                        yield kind, f"{area}.{kind}"
                        break
                    self.short.add(area)

    def use(self, chain: Chain) -> None:
        """Note that swaps have been made."""
        for answer in chain:
            if answer == TOOL:
                self.makers -= 1
                continue
            area, _, kind = answer.partition(".")
            self.left[area] -= 1
            self.open_swaps[kind].remove(area)


class Trader:
    """Finds chains that gain most."""

    def __init__(self, worth: Worth, hand: Mapping[str, int], fair: Fair) -> None:
        self._worth = worth
        self._hand = dict(hand)
        self._fair = fair

    def best(self) -> tuple[float, Chain, str, str]:
        """Give the best chain with its gain, its first and its last piece; no chain if none gains."""
        best: tuple[float, Chain, str, str] = (self._worth.least_gain, (), "", "")
        steps: Steps = {}
        worths = {kind: self._worth.of_one_more(kind, self._hand[kind]) for kind in self._fair.to_be_had()}
        most = max(worths.values(), default=0.0)
        for given, have in self._hand.items():
            loss = self._worth.of_the_last(given, have) if have else most
            if most - loss <= best[0]:
                continue
            for kind, chain in self._reached(given, steps).items():
                gain = worths[kind] - loss
                if gain > best[0]:
                    best = (gain, chain, given, kind)
        return best

    def _reached(self, given: str, steps: Steps) -> dict[str, Chain]:
        """Everything a piece can be turned into, each by a shortest chain; single steps are looked up once."""
        reached: dict[str, Chain] = {given: ()}
        edge = [given]
        for _ in range(LONGEST):
            found = []
            for start in edge:
                before = reached[start]
                if start not in steps:
                    steps[start] = list(self._fair.steps(start))
                for kind, answer in steps[start]:
                    if kind not in reached and self._has_room(answer, before):
                        reached[kind] = (*before, answer)
                        found.append(kind)
            edge = found
        del reached[given]
        return reached

    def _has_room(self, answer: str, before: Chain) -> bool:
        if answer == TOOL or not before:
            return True
        area = answer.partition(".")[0]
        has_room = self._fair.left[area] > sum(made.partition(".")[0] == area for made in before)
        if not has_room:
            self._fair.short.add(area)
        return has_room

    def total(self) -> float:
        """Give what a whole Trade action gains, trading on paper until nothing does."""
        total = 0.0
        while True:
            gain, chain, given, kind = self.best()
            if not chain:
                return total
            total += gain
            self._hand[given] -= 1
            self._hand[kind] += 1
            self._fair.stock[kind] -= 1
            self._fair.use(chain)


def trade_gain(seen: Seen, worth: Worth) -> float:
    """Give what a Trade action would gain now."""
    return Trader(worth, seen.hand, Fair.before(seen)).total()


class TradeGains:
    """What a Trade action would gain more after some more workers are placed."""

    def __init__(self, seen: Seen, worth: Worth) -> None:
        self._seen = seen
        self._worth = worth
        self._enough: dict[str, tuple[int, float]] = {}
        """From how many workers on no more of them change anything, and what those gain."""

    @cached_property
    def _without(self) -> tuple[float, Fair]:
        return self._traded({})

    def _traded(self, more: Mapping[str, int]) -> tuple[float, Fair]:
        fair = Fair.before(self._seen, more)
        return Trader(self._worth, self._seen.hand, fair).total(), fair

    def of(self, place: str, count: int) -> float:
        """Give what so many more workers in a place gain."""
        enough = self._enough.get(place)
        if enough is not None and count >= enough[0]:
            return enough[1]
        before, fair = self._without
        is_open = place == TOOL_MAKERS or place in fair.left
        if is_open and place not in fair.short:
            gain, count = 0.0, 0
        else:
            after, fair = self._traded({place: count})
            gain = after - before
        if place not in fair.short:
            self._enough[place] = count, gain
        return gain


def next_trade(seen: Seen, worth: Worth, options: Sequence[Option], is_first: bool) -> str:
    """Give the next swap or tool of a Trade action, "" when none gains."""
    fair = Fair.before(seen) if is_first else Fair.during(seen, options)
    chain = Trader(worth, seen.hand, fair).best()[1]
    return chain[0] if chain else ""
