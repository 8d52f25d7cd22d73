"""F9: the action Trade, swaps and tool making."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.after_the_flood.data import AREAS, MARKETS, RESOURCES, TRADE
from engine.after_the_flood.events import Swapped, ToolMade
from engine.after_the_flood.means import Means, means_of
from engine.after_the_flood.notes import DONE
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.decision import Arg, Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step


class Swap(NamedTuple):
    """A kind of swap that is possible now; `extra` if it would use the rule of Sippar. F18.9"""

    area: str
    received: str
    extra: bool
    left: int
    """Swaps left in the area besides the extra one."""
    given: dict[str, int]
    """What may be given for it, and how much of that there is."""
    times: int
    """How often it can be made and paid for. F9.7, F9.8"""

    @property
    def with_extra(self) -> bool:
        """Whether the rule of Sippar allows it once more than the others do."""
        return not self.extra and self.times > 1

    def for_one(self, given: str) -> dict[str, Arg]:
        """Say how often it can be made with one of the resources that may be given for it."""
        times = min(self.times, self.given[given])
        return {"times": times, "with_extra": self.with_extra and times > 1}


class Trade(Step[AfterTheFloodState], tag="atf.Trade"):
    """FD6: any number of swaps and tools, in any order, until done. F9.15"""

    seat: Seat
    made: dict[str, list[str]] = {}
    """What was received in each area in this action, the extra swap left out. F9.7, F9.8, F9.16"""
    extra_used: bool = False
    traded: bool = False
    swap: str = ""
    """The swap chosen, while what is given for it is asked for."""

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """What to receive where, then what to give; nothing more once nothing is possible. F9.17"""
        if self.swap:
            yield self._give(s)
            return
        swaps = list(self.swaps(s, means_of(s, self.seat)))
        makers = tools_possible(s, self.seat, means_of(s, self.seat))
        if not swaps and not makers:
            return
        options = [_option(s, swap, swaps) for swap in swaps]
        if makers:
            ready = s.workers["tool_makers"][self.seat]
            note = Text("tool-note", {"tool_makers": ready, "times": makers, "stock": s.stock["tool"]})
            options.append(Option("tool", Text("tool-option"), note))
        most = _most_swaps(swaps) + self._extra_open(s)
        if self.traded:
            options.append(DONE)
        prompt = Text("trade-more-prompt" if self.traded else "trade-prompt", {"extra": self._extra(s)})
        yield Decision(
            self.seat,
            "trade",
            OneOf(tuple(options)),
            prompt,
            default="done" if self.traded else options[0].id,
            ends="done" if self.traded else "",
            hints=Hints(join=True, several=makers + most, menu=Text("action-trade"), limit=self._limit(s, swaps, most)),
        )

    def _extra(self, s: AfterTheFloodState) -> str:
        """Whether the extra swap of Sippar is open, used, or not to be had. F20.10"""
        if not s.has_city(self.seat, "sippar"):
            return "none"
        return "used" if self.extra_used else "open"

    def _extra_open(self, s: AfterTheFloodState) -> bool:
        return self._extra(s) == "open"

    def _limit(self, s: AfterTheFloodState, swaps: Sequence[Swap], most: int) -> Text | None:
        """Say what all swaps have to share: what may be given for them, and how many there are. F9.7, F9.8"""
        if not swaps:
            return None
        given = {resource: count for swap in swaps for resource, count in swap.given.items()}
        return Text("trade-limit", {"resources": given, "swaps": most, "extra": self._extra(s)})

    def _give(self, s: AfterTheFloodState) -> Decision:
        area, _, received = self.swap.partition(".")
        swaps = self.swaps(s, means_of(s, self.seat))
        swap = next(each for each in swaps if (each.area, each.received) == (area, received))
        options = tuple(
            Option(each, _label(each, received, area), _in_hand(each, count, swap))
            for each, count in swap.given.items()
        )
        prompt = Text("give-prompt", {"resource": received, "area": area})
        return Decision(self.seat, "trade.give", OneOf(options), prompt, default=options[0].id, about=prompt.args)

    def swaps(self, s: AfterTheFloodState, means: Means) -> Iterator[Swap]:
        """The swaps that are possible now, in the order of the board. F9.5-F9.10"""
        extra_open = self._extra_open(s)
        for area in MARKETS:
            traders = count_traders(s, self.seat, area.id)
            if not traders:
                continue
            made = self.made.get(area.id, ())
            for received in area.offers:
                if not can_receive(received, means.hand, means.stock):
                    continue
                is_regular = len(made) < traders and received not in made
                if is_regular or extra_open:
                    given = givable(received, means.hand)
                    times = min(is_regular + extra_open, means.stock[received], sum(given.values()))
                    yield Swap(area.id, received, not is_regular, traders - len(made), given, times)

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """Swap, make a tool, or be done."""
        if move.kind == "trade.give":
            self._exchange(s, str(move.answer), ctx)
        elif move.answer == "done":
            ctx.commit()
            s.pop()
        elif move.answer == "tool":
            self._make_tool(s, ctx)
        else:
            self.swap = str(move.answer)

    def _exchange(self, s: AfterTheFloodState, given: str, ctx: Ctx) -> None:
        area, _, received = self.swap.partition(".")
        made = self.made.setdefault(area, [])
        # F18.9: a swap is the extra one only if it breaks the limits, and is not counted under them.
        extra = len(made) >= count_traders(s, self.seat, area) or received in made
        if extra:
            self.extra_used = True
        else:
            made.append(received)
        s.expend_resource(self.seat, given)
        s.receive_resource(self.seat, received)
        self.swap = ""
        self.traded = True
        ctx.emit(Swapped(self.seat, area, given, received, extra))

    def _make_tool(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """F9.13"""
        s.workers["tool_makers"][self.seat] -= 1
        s.workers["used_tool_makers"][self.seat] += 1
        s.expend_resource(self.seat, "metal")
        s.receive_resource(self.seat, "tool")
        self.traded = True
        ctx.emit(ToolMade(self.seat))

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """Nothing more can be traded."""
        s.pop()

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """F9.9, F9.10"""
        if move.kind == "trade.give":
            return self._why_not_give(s, str(move.answer))
        if move.answer == "tool":
            return _why_no_tool(s, self.seat)
        if move.answer == "done":
            return Text("refused-nothing-done")
        area, _, received = str(move.answer).partition(".")
        if area not in AREAS or received not in RESOURCES:
            return None
        if s.defenders(self.seat, area) is not None:
            return Text("refused-trade-army", {"area": area})
        if received not in AREAS[area].offers:
            return Text("refused-trade-offer", {"area": area, "resource": received})
        if not count_traders(s, self.seat, area):
            return Text("refused-trade-nobody", {"area": area})
        if s.stock[received] < 1:
            return Text("refused-trade-stock", {"resource": received})
        if not can_receive(received, s.players[self.seat].hand, s.stock):
            return Text("refused-trade-price", {"resource": received, "resources": list(TRADE[received])})
        if received in self.made.get(area, ()):
            return Text("refused-trade-once", {"area": area, "resource": received})
        return Text("refused-trade-limit", {"area": area, "traders": count_traders(s, self.seat, area)})

    def _why_not_give(self, s: AfterTheFloodState, given: str) -> Text | None:
        received = self.swap.partition(".")[2]
        if given not in RESOURCES:
            return None
        if given not in TRADE[received]:
            return Text("refused-trade-price", {"resource": received, "resources": list(TRADE[received])})
        return Text("refused-give-missing", {"resource": given})


def _option(s: AfterTheFloodState, swap: Swap, others: Sequence[Swap]) -> Option:
    """Offer a swap with its price, how often it can be had and what the stock holds. F20.10"""
    rivals = sum(other.area == swap.area and not other.extra for other in others)
    args: dict[str, Arg] = {
        "times": swap.times,
        "with_extra": swap.with_extra,
        "left": swap.left,
        "in_all": swap.left if not swap.extra and swap.left < rivals else 0,
        "extra": swap.extra,
        "stock": s.stock[swap.received],
    }
    swap_id = f"{swap.area}.{swap.received}"
    if len(swap.given) == 1:
        (given,) = swap.given
        return Option(swap_id, _label(given, swap.received, swap.area), Text("swap-note", args))
    label = Text("swap-option", {"resource": swap.received, "area": swap.area})
    return Option(swap_id, label, Text("swap-note-paying", {**args, "given_resources": swap.given}))


def _most_swaps(swaps: Sequence[Swap]) -> int:
    """Count what can be made besides the extra swap: no area gives a type twice. F9.7, F9.8"""
    left = {swap.area: swap.left for swap in swaps}
    types = Counter(swap.area for swap in swaps if not swap.extra)
    return sum(min(left[area], count) for area, count in types.items())


def _label(given: str, received: str, area: str) -> Text:
    return Text("give-option", {"given_resource": given, "resource": received, "area": area})


def _in_hand(given: str, count: int, swap: Swap) -> Text:
    return Text("give-note", {"resource": given, "have": count, **swap.for_one(given)})


def is_possible(s: AfterTheFloodState, seat: Seat, means: Means) -> bool:
    """Say whether a Trade action could do anything. F6.6"""
    return tools_possible(s, seat, means) > 0 or next(Trade(seat).swaps(s, means), None) is not None


def count_traders(s: AfterTheFloodState, seat: Seat, area: str) -> int:
    """F9.2: none beside an enemy army; own armies instead of own workers."""
    garrison = s.armies.get(area)
    if garrison is None:
        return s.workers[area][seat]
    return garrison.armies if garrison.seat == seat else 0


def givable(received: str, hand: Mapping[str, int]) -> dict[str, int]:
    """Find what may be given for a resource, and how much of it is in a hand. F9.10"""
    return {given: hand[given] for given in RESOURCES if given in TRADE[received] and hand[given]}


def can_receive(received: str, hand: Mapping[str, int], stock: Mapping[str, int]) -> bool:
    """Say whether a resource is in the general stock and something may be given for it. F2.12, F9.10"""
    return stock[received] > 0 and any(hand[given] for given in TRADE[received])


def tools_possible(s: AfterTheFloodState, seat: Seat, means: Means) -> int:
    """How many tools could be made now. F9.13, F9.14"""
    return max(0, min(s.workers["tool_makers"][seat], means.hand["metal"], means.stock["tool"]))


def _why_no_tool(s: AfterTheFloodState, seat: Seat) -> Text:
    if not s.workers["tool_makers"][seat]:
        return Text("refused-tool-maker")
    return Text("refused-trade-stock", {"resource": "tool"}) if s.stock["tool"] < 1 else Text("refused-tool-metal")
