"""A7.12-A7.14: intrigue in Assur."""

from __future__ import annotations

from collections.abc import Iterable

from engine.assyria.assur import paying, payouts, ranking, tie_break, tie_lost
from engine.assyria.data import DIGNITARIES
from engine.assyria.events import Intrigued
from engine.assyria.kind_of_action import Action, cost, pay, price, too_dear
from engine.assyria.notes import refused
from engine.assyria.state import AssyriaState, Spent
from engine.core.decision import Arg, Option, Seat, Text
from engine.core.game import Ctx


class Intrigue(Action):
    """A hut from stock goes before a dignitary. A7.12"""

    key = "intrigue"
    part = "intrigue.dignitary"

    def objects(self, s: AssyriaState, seat: Seat) -> Iterable[str]:
        """All three, from the highest down."""
        return DIGNITARIES

    def refusal(self, s: AssyriaState, seat: Seat, spent: Spent, key: str) -> Text | None:
        """A7.12"""
        dignitary = DIGNITARIES.get(key)
        if dignitary is None:
            return refused("unknown_dignitary")
        reason = too_dear(s, seat, dignitary.cost)
        if reason is not None:
            return reason
        if not s.players[seat].huts:
            return refused("no_hut_in_stock")
        is_full = len(s.assur[key]) == dignitary.slots
        return refused("dignitary_full", dignitary=key) if is_full else None

    def lacking(self, s: AssyriaState, seat: Seat, spent: Spent) -> dict[str, Arg]:
        """A hut in stock, a free slot, or camels. A7.12"""
        if not s.players[seat].huts:
            return {"why": "stock"}
        free = [each.cost for key, each in DIGNITARIES.items() if len(s.assur[key]) < each.slots]
        return price(s, seat, min(free)) if free else {"why": "full"}

    def option(self, s: AssyriaState, seat: Seat, key: str) -> Option:
        """A dignitary with what this hut adds to the gift, its influence, the rank it brings and the free slots."""
        dignitary = DIGNITARIES[key]
        free = dignitary.slots - len(s.assur[key])
        there = s.assur[key].count(seat)
        vp_now, vp = dignitary.vp_by_huts[there : there + 2] or (0, 0)
        two, three = (0, 0) if there else (*dignitary.vp_by_huts[2 : 1 + free], 0, 0)[:2]
        gift: dict[str, Arg] = {"vp": vp, "vp_now": vp_now, "two_vp": two, "three_vp": three}
        held = s.players[seat].plow
        plow = not (there or held)  # A9.10
        label = Text("dignitary-option", {"dignitary": key, **gift, "plow": plow, "held": held})
        about = {"influence": dignitary.influence, "free": free, **_rank(s, seat, key)}
        return Option(key, label, Text("intrigue-note", {**cost(s, seat, dignitary.cost), **about}))

    def do(self, s: AssyriaState, seat: Seat, spent: Spent, key: str, ctx: Ctx) -> None:
        """Take the highest free slot."""
        camels = DIGNITARIES[key].cost
        pay(s, seat, camels)
        s.players[seat].huts -= 1
        before = ranking(s.assur)
        s.assur[key].append(seat)
        after = ranking(s.assur)
        prizes = payouts(paying(s.expansion, s.bonus), len(after), s.seats, s.reign)
        above = before[: before.index(seat)] if seat in before else before
        overtaken = [other for other in above if after.index(other) > after.index(seat)]
        tie, tied = tie_break(s.assur, seat)
        ctx.emit(Intrigued(seat, key, len(s.assur[key]), camels, after, prizes, overtaken, tie, tied))


def _rank(s: AssyriaState, seat: Seat, key: str) -> dict[str, Arg]:
    """The rank that a hut before a dignitary brings, with its points and those of the rank until now. A9.3, A9.6

    And what it is owed to, if others whom it leaves behind, or who stay ahead, have as much influence.
    """
    there = {**s.assur, key: [*s.assur[key], seat]}
    before, after = ranking(s.assur), ranking(there)
    prizes = payouts(paying(s.expansion, s.bonus), len(after), s.seats, s.reign)
    rank = after.index(seat)
    was = before.index(seat) if seat in before else None
    now = None if was is None else prizes[was]
    climbs = rank != was
    tie = (tie_break(there, seat)[0] if climbs else "") or tie_lost(there, seat) or None
    return {"rank": rank + 1, "climbs": climbs, "rank_vp": prizes[rank], "rank_vp_now": now, "tie": tie}
