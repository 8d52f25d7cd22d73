"""What speaks for a hut in Assur: a rank that nobody can take any more, one that is still growing, a gift."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from engine.assyria.assur import TWO, paying, payouts, ranking
from engine.assyria.bot.seen import Seen
from engine.assyria.data import CAMELS_PER_VP, DIGNITARIES, PLOW_PRICE, TILES
from engine.core.decision import Seat, Text

Court = dict[str, list[Seat]]
"""The huts in Assur, as the ranks are found by them. A9.3"""


def why_intrigue(seen: Seen, dignitary: str) -> Text | None:
    """A9.2-A9.12"""
    now, then = _court(seen, {}), _court(seen, {dignitary: 1})
    before, after = _prize(seen, now), _prize(seen, then)
    place = ranking(then).index(seen.seat) + 1
    after_me = seen.view.order[seen.view.order.index(seen.seat) + 1 :]
    several = None if seen.view.to_flood else _several(seen, dignitary, after)
    if several is not None:
        return several
    if not seen.view.to_flood and after and _is_safe(seen, then):
        if after > before:
            return Text("reason-intrigue-sure", {"place": place, "vp": after, "last": not after_me})
        threats = [rival for rival in after_me if _overtakes(seen, now, rival)]
        if threats:
            return Text("reason-intrigue-guard", {"rival_seat": threats[0], "vp": after})
    if seen.view.to_flood and place == 1 and after > before:
        return Text("reason-intrigue-grows", {"vp": after, "turns": seen.view.to_flood})
    cost, gift = DIGNITARIES[dignitary].cost, _vp_gift(seen, dignitary)
    if DIGNITARIES[dignitary].gift == "plow" and _brings_plow(seen, dignitary) and seen.turns_left:
        return Text("reason-intrigue-plow", {"plow": PLOW_PRICE, "rest": cost - PLOW_PRICE})
    cards = len(seen.view.expansion) + seen.view.to_flood
    if seen.view.to_flood and not after and seen.players > TWO and place <= cards:
        return Text("reason-intrigue-later", {"place": place})
    gain = after - before + gift
    if CAMELS_PER_VP * gain > cost:
        return Text("reason-intrigue-rate", {"vp": gain, "camels": cost})
    return None


def _several(seen: Seen, dignitary: str, vp: int) -> Text | None:
    """Huts there that one can pay for now, if together they bring more than a single one, for good. A9.6, A9.11"""
    each = DIGNITARIES[dignitary]
    for huts in range(2, min(seen.me.camels // each.cost, seen.me.huts, seen.free_slots(dignitary)) + 1):
        court = _court(seen, {dignitary: huts})
        if _prize(seen, court) > vp and _is_safe(seen, court):
            camels = each.cost * huts
            back = huts if each.gift == "camels" else 0
            rank = {"place": ranking(court).index(seen.seat) + 1, "vp": _prize(seen, court)}
            return Text("reason-intrigue-several", {"huts": huts, "camels": camels, "back": back, **rank})
    return None


def final_intrigue(seen: Seen, dignitary: str) -> tuple[int, int]:
    """Points by a hut there at the Flood that follows, as things stand, and camels that come back. A9.6-A9.12"""
    rank = _prize(seen, _court(seen, {dignitary: 1})) - _prize(seen, _court(seen, {}))
    gifts = {"vp": (_vp_gift(seen, dignitary), 0), "camels": (0, 1), "plow": (int(_brings_plow(seen, dignitary)), 0)}
    vp, back = gifts[DIGNITARIES[dignitary].gift]
    return rank + vp, back


def _court(seen: Seen, added: Mapping[str, int]) -> Court:
    """Assur with so many more own huts."""
    return {key: [*there, *([seen.seat] * added.get(key, 0))] for key, there in seen.view.assur.items()}


def _prize(seen: Seen, court: Court) -> int:
    """What the own rank is paid by the cards laid so far. A9.6, A11.6"""
    ranked, view = ranking(court), seen.view
    if seen.seat not in ranked:
        return 0
    return payouts(paying(view.expansion, view.bonus), len(ranked), seen.players, view.reign)[ranked.index(seen.seat)]


def _vp_gift(seen: Seen, dignitary: str) -> int:
    """What one more hut adds to the points a dignitary gives. A9.9"""
    by_huts, there = DIGNITARIES[dignitary].vp_by_huts, seen.view.assur[dignitary].count(seen.seat)
    return by_huts[there + 1] - by_huts[there] if by_huts else 0


def _brings_plow(seen: Seen, dignitary: str) -> bool:
    return not seen.me.plow and seen.seat not in seen.view.assur[dignitary]


def _is_safe(seen: Seen, court: Court) -> bool:
    """Say whether none of those who still act this turn can pass the own rank; all compare by their own huts. A9.3"""
    after_me = seen.view.order[seen.view.order.index(seen.seat) + 1 :]
    return not any(_overtakes(seen, court, rival) for rival in after_me)


def _overtakes(seen: Seen, court: Court, rival: Seat) -> bool:
    """Say whether a rival who is behind now can be ahead with the camels and huts there are."""
    ranked = ranking(court)
    if seen.seat not in ranked or (rival in ranked and ranked.index(rival) < ranked.index(seen.seat)):
        return False
    for added in _ways(seen, court, rival):
        then = ranking({key: [*there, *([rival] * added[key])] for key, there in court.items()})
        if rival in then and then.index(rival) < then.index(seen.seat):
            return True
    return False


def _ways(seen: Seen, court: Court, rival: Seat) -> Iterator[dict[str, int]]:
    """The sets of huts that a rival could add; a base gives one hut more to stock for its price. A7.4, A7.12"""
    player = seen.view.players[rival]
    for counts in product(*(range(each.slots - len(court[key]) + 1) for key, each in DIGNITARIES.items())):
        added = dict(zip(DIGNITARIES, counts, strict=True))
        price = sum(DIGNITARIES[key].cost * count for key, count in added.items())
        bases = max(0, sum(counts) - player.huts)
        if price + bases * TILES[0].cost <= player.camels:
            yield added
