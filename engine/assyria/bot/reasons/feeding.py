"""What speaks for a way to feed huts, and for or against a well."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.bot.reasons.equals import between_equals
from engine.assyria.bot.reasons.followed import fed_along
from engine.assyria.bot.reasons.for_a_well import for_a_well, well_sites
from engine.assyria.bot.reasons.otherwise import traded
from engine.assyria.bot.reasons.planned import feeds_as_planned, gains_of, planned
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
)
from engine.assyria.feeding import matching, most_fed, unplayed
from engine.assyria.notes import DONE
from engine.core.decision import Move, Text


def why_plan(seen: Seen, unfed: Sequence[str], then: Sequence[Move] = ()) -> Text | None:
    """What is left of the cards, or what becomes of huts that no card can feed. A6.13, A6.16"""
    kept = unplayed(huts_on_food(on_food(unfed)), tuple(seen.hand), seen.turn)
    hungry = len(unfed) - most_fed(unfed, seen.hand)
    well = for_a_well(seen, unfed, planned(seen, unfed, seen.hand).fed, then)
    if well is not None:
        return well
    if not seen.turns_left:
        return Text("reason-feed-last") if PLOW in kept else None
    if hungry:
        return Text("reason-feed-hungry", {"huts": hungry})
    if PLOW in seen.hand and PLOW not in kept and JOKER in kept:
        return Text("reason-feed-plow")
    return Text("reason-feed-keeps", {"cards": [*kept]}) if kept else None


def why_card_now(seen: Seen, unfed: Sequence[str], card: str, then: Sequence[Move] = ()) -> Text | None:
    """Why this card and not another one, and why not as the plan would. A6.14, A13.14"""
    kept = unplayed(huts_on_food(on_food(unfed)), tuple(seen.hand), seen.turn)
    if card == PLOW and JOKER in kept and seen.turns_left:
        return Text("reason-feed-plow")
    if card == JOKER and PLOW in kept and not seen.turns_left:
        return Text("reason-feed-last")
    plan = planned(seen, unfed, seen.hand)
    line = [Move(seen.seat, "feed", card), *then]
    fed = fed_along(seen, unfed, seen.hand, line, _counted(seen, unfed))
    if fed is not None and gains_of(seen, fed) != gains_of(seen, plan.fed):
        return traded(seen, plan.fed, fed, suggested=True)
    well = None if fed is None else for_a_well(seen, unfed, fed, then)
    if well is not None:
        return well
    if not seen.turns_left:
        return None
    hungry = len(unfed) - most_fed(unfed, seen.hand)
    if hungry:
        return Text("reason-feed-hungry", {"huts": hungry})
    follows = any(meal.card == card for meal in plan.meals)
    return Text("reason-feed-next", {"cards": [*kept]}) if follows and kept else None


def _counted(seen: Seen, unfed: Sequence[str]) -> frozenset[str]:
    """The huts that are fed already. A6.8"""
    return frozenset({*seen.me.settled} - {*unfed})


def why_huts(
    seen: Seen, unfed: Sequence[str], offered: Sequence[str], card: str, fed: Sequence[str], then: Sequence[Move] = ()
) -> Text | None:
    """Why a card feeds these huts: what the plan would do with it, a well, or what the Flood leaves. A6.18, A9.1"""
    left = [hex for hex in offered if hex not in fed]
    plan, all_fed = planned(seen, unfed, seen.hand).fed, _fed_at_last(seen, unfed, card, fed, then)
    several = len({each for each in seen.hand if matching(each, unfed)}) > 1
    otherwise = traded(seen, plan, all_fed, suggested=several)
    if otherwise is not None:
        return otherwise
    if most_fed(unfed, seen.hand) == len(unfed):
        return Text("reason-feed-all") if left else None
    for hexes in well_sites(seen, seen.me.settled):
        if {*hexes} & {*fed} and not {*hexes} & {*left} and all_fed.issuperset(hexes):
            return Text("reason-feed-well", {"hexes": [*hexes], "vp": WELL_VP[seen.view.reign - 1]})
    flooded = [hex for hex in left if HEXES[hex].terrain in RIVERS and hex not in all_fed]
    if flooded and seen.turns_left and not any(HEXES[hex].terrain in RIVERS for hex in fed):
        return Text("reason-feed-stays", {"hexes": [*fed], "turn": seen.turn + seen.view.to_flood})
    return between_equals(seen, fed[0], left, all_fed) if len(fed) == 1 else None


def _fed_at_last(
    seen: Seen, unfed: Sequence[str], card: str, fed: Sequence[str], then: Sequence[Move]
) -> frozenset[str]:
    """The huts fed in the end: along what follows, as far as that tells, else as planned."""
    cards = [*seen.hand]
    cards.remove(card)
    hungry, so_far = [hex for hex in unfed if hex not in fed], _counted(seen, unfed) | {*fed}
    along = fed_along(seen, hungry, cards, then, so_far)
    return so_far | feeds_as_planned(seen, hungry, cards, so_far) if along is None else along


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
