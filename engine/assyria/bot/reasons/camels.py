"""What speaks for spending camels on ziggurats and offerings, and for keeping them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.bot.reasons.last_turn import at_last, why_done_at_last
from engine.assyria.bot.reasons.next_turn import food_for, held, kept
from engine.assyria.bot.seen import Seen
from engine.assyria.data import CAMELS_PER_VP, OFFERINGS, TILES
from engine.assyria.feeding import most_fed
from engine.core.decision import Move, Text

BASE, CENTRE, ROOF = TILES
NEAR = 3
"""So many camels are soon there: the first hut on a river brings them. A6.24"""


def why_extend(seen: Seen, hex: str) -> Text | None:
    """A tile scores in every later turn and at the end. AS1"""
    tile = TILES[seen.view.hexes[hex].level]
    if not seen.turns_left:
        return at_last(seen, 1, tile.cost)
    vp = 1 + seen.turns_left
    if tile == CENTRE:
        return Text("reason-extend-centre", {"vp": vp, "roof": ROOF.cost})
    return Text("reason-extend-roof", {"vp": vp, "turns": seen.turns_left})


def why_build(seen: Seen, hex: str) -> Text | None:
    """A further ziggurat counts for offerings, needs no food, and scores for itself. AS2"""
    if not seen.turns_left:
        return at_last(seen, 1 + seen.multiplier(), BASE.cost)
    multiplier = seen.multiplier()
    vp = 1 + seen.turns_left
    if multiplier and not seen.view.to_flood:
        return Text("reason-build-flood", {"vp": vp, "offerings": multiplier})
    others = [each for each in kept(seen) if each != hex]
    if most_fed(kept(seen), held(seen)) == most_fed(others, held(seen)):
        return Text("reason-build-hungry", {"vp": vp, **food_for(seen)})
    return Text("reason-build", {"vp": vp, "floods": seen.floods_left})


def why_offer(seen: Seen, offered: Sequence[str], camels: int, then: Sequence[Move] = ()) -> Text | None:
    """Points at the Flood for camels; what one more would add, and what steps without a gain are for. AS3"""
    sites, at = len(seen.me.sites), seen.me.offering
    gain = sites * (seen.multiplier(camels) - seen.multiplier())
    steps = [
        step for step, each in enumerate(OFFERINGS.multipliers) if step > at + camels and each > seen.multiplier(camels)
    ]
    goes_on = any(move.kind == "action" and move.answer == "offer" for move in then)
    if not gain:
        return _ahead(seen, steps[0], camels) if seen.view.to_flood and steps and not goes_on else None
    if not seen.turns_left:
        return at_last(seen, gain, camels)
    more = str(camels + 1) in offered and not goes_on
    if more and steps and steps[0] > at + camels + 1:
        return Text("reason-offer-enough", {"vp": gain, "camels": camels, "step": steps[0]})
    return rate(gain, camels)


def why_offerings(seen: Seen) -> Text | None:
    """What any rise of the multiplier brings. A9.14"""
    return Text("reason-offerings", {"sites": len(seen.me.sites)})


def _ahead(seen: Seen, step: int, camels: int) -> Text:
    """How far it is from there to the next multiplier, and what that brings."""
    multiplier = OFFERINGS.multipliers[step]
    vp = len(seen.me.sites) * (multiplier - seen.multiplier())
    missing = step - seen.me.offering - camels
    return Text("reason-offer-ahead", {"missing": missing, "multiplier": multiplier, "vp": vp})


def rate(vp: int, camels: int) -> Text | None:
    """Points for camels that are worth less at the end. A10.4, AS12"""
    return Text("reason-rate", {"vp": vp, "camels": camels}) if CAMELS_PER_VP * vp > camels else None


def why_done(seen: Seen, actions: Sequence[str]) -> Text | None:
    """What the camels are kept for. A7.2"""
    camels = seen.me.camels
    if not camels or not actions:
        return None
    if not seen.turns_left:
        return why_done_at_last(seen, actions)
    for hex in seen.view.raised:
        level = seen.view.hexes[hex].level
        if level < len(TILES) and TILES[level].cost <= camels:
            tile = TILES[level]
            return Text("reason-done-tile", {"hex": hex, "tile": tile.id, "cost": tile.cost, "vp": seen.turns_left})
    next_tiles = [TILES[level] for hex in seen.me.sites if (level := seen.view.hexes[hex].level) < len(TILES)]
    for tile in next_tiles:
        if tile.cost > camels and tile.cost < CAMELS_PER_VP * seen.turns_left:
            return Text("reason-done-lacks", {"tile": tile.id, "missing": tile.cost - camels, "vp": seen.turns_left})
    is_worth_it = BASE.cost < CAMELS_PER_VP * seen.turns_left
    if is_worth_it and seen.me.bases and seen.targets("build") and 0 < BASE.cost - camels <= NEAR:
        return Text("reason-done-lacks", {"tile": BASE.id, "missing": BASE.cost - camels, "vp": seen.turns_left})
    if seen.view.to_flood:
        return Text("reason-done-wait", {"turn": seen.turn + seen.view.to_flood})
    return Text("reason-done-keep")
