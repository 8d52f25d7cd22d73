"""What speaks for a hex where a new hut goes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.assyria.bot.seen import Seen
from engine.assyria.bot.tally import huts_on_food, on_food
from engine.assyria.data import (
    CAMELS_MAX,
    CAMELS_PER_VP,
    HEXES,
    HUT_VP,
    RIVERS,
    TILES,
    WELL_VP,
    corners_at,
    hexes_of,
    neighbours,
)
from engine.assyria.feeding import best_fed, is_wild, most_fed, plan, unplayed
from engine.assyria.gains import Gains, income, prestige
from engine.core.decision import Text

BASE, CENTRE, ROOF = TILES


def why_hut(seen: Seen, offered: Sequence[str], hex: str, *, more: bool) -> Text | None:
    """A well, camels for something, food that would be lost, or points for long; `more` huts follow this one. A6.2"""
    huts = [*seen.me.settled, hex]
    fed, then = most_fed(seen.me.settled, seen.hand), most_fed(huts, seen.hand)
    if then == fed:
        return _hungry(seen, offered, hex, fed, more=more)
    reason = _well(seen, hex, huts) or (_half_a_well(seen, hex, huts, fed) if more else None)
    if reason is not None:
        return reason
    if HEXES[hex].terrain in RIVERS:
        return _river(seen, hex)
    return _card(seen, hex) or _land(seen, hex)


def _hungry(seen: Seen, offered: Sequence[str], hex: str, fed: int, *, more: bool) -> Text | None:
    """One that adds none to the huts that can be fed: it leads on, replaces another, or had to go somewhere. A6.4"""
    standing = seen.me.settled
    well = _well(seen, hex, [*standing, hex])
    if well is not None:
        return well
    if most_fed([hex], seen.hand) and fed < len(standing) + 1:
        instead = _instead(seen, hex)
        if instead is not None:
            return instead
        flooded = _rather(seen, hex, fed)
        if flooded is not None:
            return Text("reason-hut-rather", {"other_hex": flooded, "turn": seen.turn + seen.view.to_flood})
    if more:
        further = [other for other in neighbours(seen.players)[hex] if seen.is_empty(other) and other not in offered]
        reached = [other for other in further if most_fed([*standing, hex, other], seen.hand) > fed]
        if reached:
            return Text("reason-hut-bridge", {"hexes": reached[:2]})
    if all(most_fed([*standing, other], seen.hand) == fed for other in offered):
        return Text("reason-hut-spare", {"hungry": not most_fed([hex], seen.hand)})
    return None


def _instead(seen: Seen, hex: str) -> Text | None:
    """A hut that may eat what another would: only if all that are fed bring more of something and less of nothing."""
    without, within = (staying(seen, huts) for huts in (seen.me.settled, [*seen.me.settled, hex]))
    starved = sorted(set(without) - set(within))
    before, after = gains_of(seen, without), gains_of(seen, within)
    camels, vp = after.camels - before.camels, after.vp - before.vp
    if hex not in within or len(starved) != 1 or min(camels, vp) < 0 or not camels + vp:
        return None
    return Text("reason-hut-instead", {"other_hex": starved[0], "camels": camels, "vp": vp})


def _rather(seen: Seen, hex: str, fed: int) -> str | None:
    """A hut on a river that the next Flood takes, in whose place this one, which it leaves, can be fed. A9.1"""
    if HEXES[hex].terrain in RIVERS or not seen.turns_left or seen.view.to_flood > 1:
        return None
    standing = [*seen.me.settled]
    rivers = [other for other in standing if HEXES[other].terrain in RIVERS]
    without = {other: [hex, *(each for each in standing if each != other)] for other in rivers}
    swaps = (other for other, huts in without.items() if most_fed(huts, seen.hand) == fed)
    return next((other for other in swaps if feeds_together(seen, without[other], [hex])), None)


def staying(seen: Seen, huts: Sequence[str]) -> frozenset[str]:
    """The huts to feed where not all can be: those that bring most, two camels being a point as at the end. A10.4"""

    def worth(fed: Iterable[str]) -> int:
        camels, vp = gains_of(seen, fed)
        return camels + CAMELS_PER_VP * vp

    return best_fed(huts, seen.hand, worth)


def gains_of(seen: Seen, huts: Iterable[str]) -> Gains:
    """What fed huts bring this turn; camels only as far as the track goes. A1.10, A6.24, A6.25"""
    here = [*huts]
    return Gains(min(income(here), CAMELS_MAX - seen.me.camels), prestige(here))


def _corners(seen: Seen, hex: str) -> list[str]:
    """The corners of a hex where nobody has built a well. A6.20"""
    return [corner for corner in corners_at(seen.players)[hex] if corner not in seen.view.wells]


def feeds_together(seen: Seen, huts: Sequence[str], some: Sequence[str]) -> bool:
    """Say whether some huts can all be among those fed, if the cards must feed as many as they can. A6.14"""
    meals = plan(huts, seen.hand, lambda hex: hex in some, seen.turn)
    return {*some} <= {hex for meal in meals for hex in meal.hexes}


def _well(seen: Seen, hex: str, huts: Sequence[str]) -> Text | None:
    """The third hut around a corner. A6.18"""
    around = [corner for corner in _corners(seen, hex) if {*hexes_of(corner)} <= {*huts}]
    around = [corner for corner in around if feeds_together(seen, huts, hexes_of(corner))]
    if len(around) > 1 and not feeds_together(seen, huts, [each for corner in around for each in hexes_of(corner)]):
        around = around[:1]
    wells = min(len(around), seen.view.wells_left)
    if not wells:
        return None
    others = sorted({other for corner in around[:wells] for other in hexes_of(corner)} - {hex})
    vp = WELL_VP[seen.view.reign - 1] * wells
    return Text("reason-hut-well", {"hexes": others, "wells": wells, "vp": vp})


def _half_a_well(seen: Seen, hex: str, huts: Sequence[str], fed: int) -> Text | None:
    """The second one, if a third can be placed and fed in this turn."""
    if not seen.view.wells_left:
        return None
    for corner in _corners(seen, hex):
        third = [other for other in hexes_of(corner) if other not in huts]
        if len(third) != 1 or not seen.is_empty(third[0]):
            continue
        all_three = [*huts, *third]
        if most_fed(all_three, seen.hand) == fed + 2 and feeds_together(seen, all_three, hexes_of(corner)):
            return Text("reason-hut-half", {"third_hex": third[0], "vp": WELL_VP[seen.view.reign - 1]})
    return None


def _river(seen: Seen, hex: str) -> Text | None:
    """What the camels pay for, or how they come in although the Flood does. A6.24, A9.1"""
    huts = seen.me.settled
    camels = [seen.me.camels + gains_of(seen, staying(seen, some)).camels for some in (huts, [*huts, hex])]
    before, then = camels
    if then <= before:
        return None
    bought = _bought(seen, hex, before, then)
    if bought is not None:
        return bought
    if not seen.turns_left:
        return Text("reason-hut-end", {"camels": then})
    if seen.view.to_flood:
        return Text("reason-hut-river", {"camels": then})
    return Text("reason-hut-flood", {"more": then - before})


def _bought(seen: Seen, hex: str, before: int, then: int) -> Text | None:
    """A tile that these camels make possible. AS1, AS2"""
    if not seen.turns_left:
        return None
    levels = [seen.view.hexes[site].level for site in seen.me.sites]
    tiles = [TILES[level] for level in sorted(levels) if level < len(TILES)]
    if seen.me.bases and staying(seen, [*seen.me.settled, hex]) & {*seen.targets("build")}:
        tiles.append(BASE)
    for tile in tiles:
        vp = seen.turns_left + 1
        if before < tile.cost <= then and tile.cost < CAMELS_PER_VP * vp:
            return Text("reason-hut-tile", {"camels": then, "tile": tile.id, "cost": tile.cost, "vp": vp})
    return None


def _card(seen: Seen, hex: str) -> Text | None:
    """A symbol that is left on a card which is played anyway. A6.12"""
    settled = seen.me.settled
    cards = tuple(seen.hand)
    kept = [unplayed(huts_on_food(on_food(huts)), cards, seen.turn) for huts in (settled, [*settled, hex])]
    if kept[0] != kept[1]:
        return None
    meals = plan(settled, cards, lambda _: 1, seen.turn)
    own = [meal.card for meal in meals if not is_wild(meal.card) and HEXES[meal.hexes[0]].food == HEXES[hex].food]
    return Text("reason-hut-card", {"card": own[-1]}) if len(own) == 1 else None


def _land(seen: Seen, hex: str) -> Text | None:
    """Points for as long as it is fed. A6.25"""
    turns = seen.turns_left + 1
    vp = HUT_VP[HEXES[hex].terrain]
    if turns == 1:
        return Text("reason-hut-last") if vp > 1 else None
    if vp > 1:
        return Text("reason-hut-between", {"vp": vp * turns, "turns": turns})
    if seen.me.bases and not any(hex in hexes_of(corner) for corner in seen.view.wells):
        return Text("reason-hut-outside", {"vp": vp * turns, "turns": turns})
    return Text("reason-hut-stays", {"vp": vp * turns, "turns": turns})
