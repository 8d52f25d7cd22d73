"""Assur: what huts before the dignitaries bring at the next Flood."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from engine.assyria.assur import payouts, ranking
from engine.assyria.bot.seen import Seen
from engine.assyria.data import DIGNITARIES


class Court:
    """The dignitaries as one seat judges them."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        view = seen.view
        after = view.order[view.order.index(seen.seat) + 1 :]
        richer = sum(view.players[rival].camels >= 2 and view.players[rival].huts > 0 for rival in after)
        self._sure = seen.weights.doubt**richer * seen.weights.later**view.to_flood

    def worth(self, added: Mapping[str, int]) -> float:
        """What Assur brings with so many more own huts before each dignitary."""
        seen, view = self._seen, self._seen.view
        assur = {key: [*there, *([seen.seat] * added.get(key, 0))] for key, there in view.assur.items()}
        ranked = ranking(assur)
        points = 0.0
        if seen.seat in ranked:
            paid = payouts(seen.prizes, len(ranked), seen.players, view.reign)
            points = paid[ranked.index(seen.seat)] * self._sure
        for key, dignitary in DIGNITARIES.items():
            huts = assur[key].count(seen.seat)
            if dignitary.gift == "vp":
                points += dignitary.vp_by_huts[huts]
            elif dignitary.gift == "camels":
                points += huts * seen.values.camel * seen.weights.gift
            elif huts and not seen.me.plow:
                points += 1.0 if seen.is_last_turn else seen.weights.wild
        return seen.weights.assur * points

    def ways(self) -> Iterator[tuple[dict[str, int], int]]:
        """Give the sets of huts that could be added now, with their price."""
        me = self._seen.me
        ranges = [range(min(me.huts, self._seen.free_slots(key)) + 1) for key in DIGNITARIES]
        for counts in product(*ranges):
            added = dict(zip(DIGNITARIES, counts, strict=True))
            price = sum(DIGNITARIES[key].cost * count for key, count in added.items())
            if 0 < sum(counts) <= me.huts and price <= me.camels:
                yield added, price
