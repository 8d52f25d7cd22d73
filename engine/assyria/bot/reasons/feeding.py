"""What speaks for a way to feed huts, and for or against a well."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.bot.reasons.hungry import feeds_together
from engine.assyria.bot.reasons.planned import after, gains_of, planned, well_vp
from engine.assyria.bot.reasons.purchase import purchase
from engine.assyria.bot.seen import Seen
from engine.assyria.bot.tally import huts_on_food, on_food
from engine.assyria.data import (
    HEXES,
    JOKER,
    PLOW,
    REIGNS,
    RIVERS,
    TILES,
    WELL_VP,
    hexes_of,
    well_corners,
)
from engine.assyria.feeding import most_fed, unplayed
from engine.assyria.notes import DONE
from engine.core.decision import Arg, Text


def why_plan(seen: Seen, unfed: Sequence[str]) -> Text | None:
    """What is left of the cards, or what becomes of huts that no card can feed. A6.13, A6.16"""
    kept = unplayed(huts_on_food(on_food(unfed)), tuple(seen.hand), seen.turn)
    hungry = len(unfed) - most_fed(unfed, seen.hand)
    if not seen.turns_left:
        return Text("reason-feed-last") if PLOW in kept else None
    if hungry:
        return Text("reason-feed-hungry", {"huts": hungry})
    if PLOW in seen.hand and PLOW not in kept and JOKER in kept:
        return Text("reason-feed-plow")
    return Text("reason-feed-keeps", {"cards": [*kept]}) if kept else None


def why_card_now(seen: Seen, unfed: Sequence[str], card: str) -> Text | None:
    """Why this card and not another one. A6.14"""
    if card == PLOW and JOKER in seen.hand and seen.turns_left:
        return Text("reason-feed-plow")
    if card == JOKER and PLOW in seen.hand and not seen.turns_left:
        return Text("reason-feed-last")
    if not seen.turns_left:
        return None
    hungry = len(unfed) - most_fed(unfed, seen.hand)
    if hungry:
        return Text("reason-feed-hungry", {"huts": hungry})
    kept = unplayed(huts_on_food(on_food(unfed)), tuple(seen.hand), seen.turn)
    follows = any(meal.card == card for meal in planned(seen, unfed, seen.hand).meals)
    return Text("reason-feed-next", {"cards": [*kept]}) if follows and kept else None


def why_huts(seen: Seen, unfed: Sequence[str], offered: Sequence[str], card: str, fed: Sequence[str]) -> Text | None:
    """Why a card feeds these huts: what the plan would do with it, a well, or what the Flood leaves. A6.18, A9.1"""
    left = [hex for hex in offered if hex not in fed]
    traded = _traded(seen, unfed, card, fed)
    if traded is not None:
        return traded
    if most_fed(unfed, seen.hand) == len(unfed):
        return Text("reason-feed-all") if left else None
    for corner in well_corners(seen.players):
        hexes = hexes_of(corner)
        is_new = corner not in seen.view.wells and seen.view.wells_left and {*hexes} <= {*seen.me.settled}
        hungry = [hex for hex in hexes if hex in unfed]
        if is_new and {*hexes} & {*fed} and not {*hexes} & {*left} and feeds_together(seen, unfed, hungry):
            return Text("reason-feed-well", {"hexes": [*hexes], "vp": WELL_VP[seen.view.reign - 1]})
    flooded = [hex for hex in left if HEXES[hex].terrain in RIVERS]
    if flooded and seen.turns_left and not any(HEXES[hex].terrain in RIVERS for hex in fed):
        return Text("reason-feed-stays", {"hexes": [*fed], "turn": seen.turn + seen.view.to_flood})
    return None


def _traded(seen: Seen, unfed: Sequence[str], card: str, fed: Sequence[str]) -> Text | None:
    """What comes in and what is lost if other huts are fed in the end than the plan would feed. A13.14"""
    before, then = planned(seen, unfed, seen.hand), after(seen, unfed, card, fed)
    if len(before.fed) != len(then.fed) or well_vp(seen, before.fed) != well_vp(seen, then.fed):
        return None
    was, now = gains_of(seen, before.fed), gains_of(seen, then.fed)
    camels, vp = now.camels - was.camels, now.vp - was.vp
    if camels * vp >= 0:
        return None
    lost = sorted(before.fed - then.fed)
    trade: dict[str, Arg] = {"camels": abs(camels), "vp": abs(vp), "hexes": lost}
    if camels < 0:
        return Text("reason-feed-points", trade)
    all_camels = seen.me.camels + now.camels
    tile = purchase(seen, then.fed, seen.me.camels + was.camels, all_camels)
    if tile is None:
        return Text("reason-feed-camels", trade)
    return Text("reason-feed-goal", {**trade, "all": all_camels, "tile": tile.id, "cost": tile.cost})


def why_well(seen: Seen, offered: Sequence[str], corner: str) -> Text | None:
    """Points at once, against hexes that no ziggurat can stand on. A6.22, A6.23"""
    reign = seen.view.reign
    if corner == DONE.id:
        return _no_well(seen, [each for each in offered if each != DONE.id])
    vp, around = WELL_VP[reign - 1], {*hexes_of(corner)}
    open_huts = {*seen.targets("build")} if seen.me.bases else set()
    if not open_huts & around:
        return Text("reason-well-free", {"vp": vp})
    if open_huts - around:
        return Text("reason-well-others", {"vp": vp, "hexes": sorted(open_huts - around)[:2]})
    if reign < len(REIGNS):
        return Text("reason-well-now", {"vp": vp, "later": WELL_VP[reign]})
    return Text("reason-well-cheap", {"camels": TILES[0].cost, "vp": vp, "tile_vp": 1 + seen.turns_left})


def _no_well(seen: Seen, corners: Sequence[str]) -> Text | None:
    """The one hut that a ziggurat could still replace stands at every corner that is offered. A7.6"""
    open_huts = seen.targets("build")
    closed = [hex for hex in open_huts if all(hex in hexes_of(corner) for corner in corners)]
    if seen.me.bases and seen.turns_left and open_huts and closed == open_huts:
        return Text("reason-well-none", {"hexes": closed})
    return None
