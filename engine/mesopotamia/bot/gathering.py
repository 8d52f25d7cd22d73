"""Gather and Trade: what is taken from where, and which tokens are used. MH4, MH16"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.mesopotamia.bot.worth import Worth
from engine.mesopotamia.content.empires import BASICS
from engine.mesopotamia.content.map import SECTIONS
from engine.mesopotamia.content.tokens import SHIP_SLOTS, TRADE_TOKENS
from engine.mesopotamia.view.table import TradeView

GIFT = 0.25
"""What it costs to pay one resource to a rival instead of the supply."""
LEAST = 0.05


class Gathering:
    """The Gather action of one seat."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.seen = worth.seen

    def expected(self, holding: Mapping[str, int]) -> tuple[float, dict[str, int]]:
        """What the action brings, and what is held after it."""
        effect = self.seen.effect("gather")
        held, total = dict(holding), 0.0
        sources = list(self.sources())
        for _ in range(min(effect.gather, len(sources))):
            gain, resource, source = max(
                (self.worth.next_one(resource, held[resource]), resource, n)
                for n, offers in enumerate(sources)
                for resource in offers
            )
            sources.pop(source)
            held[resource] += 1
            total += gain
        tokens = [(self.trade(slot, held), slot.token) for slot in self._tokens(held)]
        for gain, token in sorted(tokens, reverse=True)[: effect.trades]:
            if gain > LEAST:
                total += gain
                for resource, count in TRADE_TOKENS[token].pay.items():
                    held[resource] -= count
                for resource, count in TRADE_TOKENS[token].gain.items():
                    held[resource] += count
                break
        return total, held

    @property
    def count(self) -> int:
        """How many sources there are."""
        return len(list(self.sources()))

    def sources(self) -> Iterator[Sequence[str]]:
        """What each source offers; the Start Region, which offers most, last."""
        seen = self.seen
        yield BASICS
        for section, sides in seen.view.ships.items():
            if seen.seat in sides and (
                offers := [each for each in map(seen.symbol, SECTIONS[section].regions) if each]
            ):
                yield offers
        for region in seen.settled:
            if symbol := seen.symbol(region):
                yield (symbol,)
        for region, units in seen.own.items():
            if symbol := seen.symbol(region):
                yield from [(symbol,)] * sum(units.values())

    def _tokens(self, holding: Mapping[str, int]) -> Iterator[TradeView]:
        """The Trade tokens that could be used with such holdings. M11.10-M11.18"""
        level = self.seen.me.levels["gather"]
        for slot in self.seen.view.trade:
            if slot.level > level or ((slot.level, slot.slot) in SHIP_SLOTS and not self.seen.has_ship):
                continue
            if slot.owner is None and not self.seen.me.stock["amphora"]:
                continue
            if all(holding[resource] >= count for resource, count in TRADE_TOKENS[slot.token].pay.items()):
                yield slot

    def trade(self, slot: TradeView, holding: Mapping[str, int]) -> float:
        """What a Trade brings; a free token also its points, and nobody else gets them. MH16"""
        token = TRADE_TOKENS[slot.token]
        gain = self.worth.change(holding, dict(token.gain.items()), dict(token.pay.items()))
        if slot.owner is None:
            return (
                gain + token.vp * self.worth.plan.points + 0.25 * self.worth.time + self.worth.wishes.piece("amphora")
            )
        return gain if slot.owner == self.seen.seat else gain - GIFT * sum(token.pay.values())

    def best(self, offered: Sequence[str]) -> str | None:
        """The next source or token; None if nothing is worth it."""
        holding = self.seen.me.holding
        sources = [each for each in offered if each.partition(".")[0] in ("start", "settlement", "unit", "ship")]
        if sources:
            return max(sources, key=lambda each: (self._gathers(each, holding), not each.startswith("start")))
        slots = {f"trade.{slot.token}": slot for slot in self.seen.view.trade}
        trades = [(self.trade(slots[each], holding), each) for each in offered if each in slots]
        gain, token = max(trades, default=(0.0, ""))
        return token if gain > LEAST else None

    def _gathers(self, source: str, holding: Mapping[str, int]) -> float:
        kind, _, place = source.partition(".")
        region = place.rpartition(".")[2] if kind == "ship" else place.partition(".")[0]
        resource = place if kind == "start" else self.seen.symbol(region)
        return self.worth.next_one(resource, holding[resource])
