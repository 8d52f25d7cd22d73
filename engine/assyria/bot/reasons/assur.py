"""What speaks for a hut in Assur: a rank that nobody can take any more, one that is still growing, a gift, points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from engine.assyria.assur import TWO, paying, payouts, ranking
from engine.assyria.bot.seen import Seen
from engine.assyria.data import CAMELS_PER_VP, DIGNITARIES, PLOW_PRICE, TILES
from engine.core.decision import Arg, Move, Seat, Text

Court = dict[str, list[Seat]]
"""The huts in Assur, as the ranks are found by them. A9.3"""
NOBODY: dict[str, Arg] = {"dignitary": None, "price": 0}
"""No other dignitary is worth a word."""


def why_intrigue(seen: Seen, dignitary: str, then: Sequence[Move] = ()) -> Text | None:
    """What one more hut there brings, with those that are to follow it. A9.2-A9.12"""
    now, added = _court(seen, {}), _court(seen, {dignitary: 1})
    before, after = _prize(seen, now), _prize(seen, added)
    place = ranking(added).index(seen.seat) + 1
    after_me = seen.view.order[seen.view.order.index(seen.seat) + 1 :]
    several = None if seen.view.to_flood else _several(seen, dignitary, after, then)
    if several is not None:
        return several
    if not seen.view.to_flood and after and _is_safe(seen, added):
        if after > before:
            return Text("reason-intrigue-sure", {"place": place, "vp": after, "last": not after_me})
        threats = [rival for rival in after_me if _overtakes(seen, now, rival)]
        if threats:
            return Text("reason-intrigue-guard", {"rival_seat": threats[0], "vp": after})
    if seen.view.to_flood and _is_way_in(seen, dignitary):
        turn, back = seen.turn + seen.view.to_flood, DIGNITARIES[dignitary].gift == "camels"
        return Text("reason-intrigue-cheapest", {"turn": turn, "place": seen.players, "back": back})
    if seen.view.to_flood and place == 1 and after > before:
        return Text("reason-intrigue-grows", {"vp": after, "turns": seen.view.to_flood})
    cost, gift = DIGNITARIES[dignitary].cost, _vp_gift(seen, dignitary)
    if _gives_plow(seen, dignitary) and seen.turns_left:
        return Text("reason-intrigue-plow", {"plow": PLOW_PRICE, "rest": cost - PLOW_PRICE})
    cards = len(seen.view.expansion) + seen.view.to_flood
    if seen.view.to_flood and not after and seen.players > TWO and place <= cards:
        return Text("reason-intrigue-later", {"place": place})
    gain = after - before + gift
    if CAMELS_PER_VP * gain <= cost:
        return None
    if not seen.turns_left:
        return Text("reason-intrigue-last", {"vp": gain, "camels": cost})
    back = DIGNITARIES[dignitary].gift == "camels"
    rank = place if after > before else 0
    rate: dict[str, Arg] = {"place": rank, "vp": gain, "more": bool(before), "camels": cost, "back": int(back)}
    return Text("reason-intrigue-rate", {**rate, **_dearer(seen, dignitary, after + gift, cost)})


def _is_way_in(seen: Seen, dignitary: str) -> bool:
    """Say whether the first hut there costs least, while even the last rank is paid at the Flood. A9.6, A11.2"""
    cards = len(seen.view.expansion) + seen.view.to_flood + seen.view.bonus
    dearer = [each for key, each in DIGNITARIES.items() if key != dignitary and seen.free_slots(key)]
    is_cheapest = all(each.cost > DIGNITARIES[dignitary].cost for each in dearer)
    is_in = any(seen.seat in there for there in seen.view.assur.values())
    return bool(dearer) and is_cheapest and not is_in and cards >= seen.players > TWO


def _several(seen: Seen, dignitary: str, vp: int, then: Sequence[Move]) -> Text | None:
    """Huts there that bring more together than a single one: those that follow, else what one can pay for, for good."""
    each, further = DIGNITARIES[dignitary], [*_further(seen, then)]
    planned = 1 + len(further) if {*further} == {dignitary} else 0
    for huts in range(2, min(seen.me.camels // each.cost, seen.me.huts, seen.free_slots(dignitary)) + 1):
        court = _court(seen, {dignitary: huts})
        safe = _is_safe(seen, court)
        if _prize(seen, court) > vp and (huts == planned if then else safe):
            back = huts if each.gift == "camels" else 0
            rank = {"place": ranking(court).index(seen.seat) + 1, "vp": _prize(seen, court)}
            cost: dict[str, Arg] = {"huts": huts, "camels": each.cost * huts, "back": back}
            other = _dearer(seen, dignitary, rank["vp"], each.cost * huts - back) if not safe else NOBODY
            return Text("reason-intrigue-several", {**cost, **rank, "safe": safe, **other})
    return None


def _further(seen: Seen, then: Sequence[Move]) -> Iterator[str]:
    """The dignitaries of the huts that follow; one that is not told is the only one left to pay for, the cheapest."""
    free = [key for key in DIGNITARIES if seen.free_slots(key)]
    for move, part in zip(then, [*then[1:], None], strict=False):
        if move.kind == "action" and move.answer == "intrigue":
            is_told = part is not None and part.kind == "intrigue.dignitary"
            yield str(part.answer) if part is not None and is_told else min(free, key=lambda key: DIGNITARIES[key].cost)


def _dearer(seen: Seen, dignitary: str, vp: int, cost: int) -> dict[str, Arg]:
    """Another one, of whom a hut that one could pay for costs more and brings as much. A9.2-A9.12"""
    for key, each in DIGNITARIES.items():
        can_pay = key != dignitary and cost < each.cost <= seen.me.camels and seen.free_slots(key)
        brings = _prize(seen, _court(seen, {key: 1})) + _vp_gift(seen, key)
        if can_pay and brings == vp and each.gift != "camels" and not _gives_plow(seen, key):
            return {"dignitary": key, "price": each.cost}
    return NOBODY


def final_intrigue(seen: Seen, dignitary: str) -> tuple[int, int]:
    """Points by a hut there at the Flood that follows, as things stand, and camels that come back. A9.6-A9.12"""
    rank = _prize(seen, _court(seen, {dignitary: 1})) - _prize(seen, _court(seen, {}))
    gifts = {"vp": (_vp_gift(seen, dignitary), 0), "camels": (0, 1), "plow": (int(_gives_plow(seen, dignitary)), 0)}
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


def _gives_plow(seen: Seen, dignitary: str) -> bool:
    """A9.10"""
    is_new = not seen.me.plow and seen.seat not in seen.view.assur[dignitary]
    return DIGNITARIES[dignitary].gift == "plow" and is_new


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
