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
    tile = _for_a_tile(seen)
    if tile is not None:
        return tile
    if seen.view.to_flood:
        further = seen.me.offering > 0
        turn = seen.turn + seen.view.to_flood
        return Text("reason-done-wait", {"turn": turn, "further": further, "camels": camels})
    return Text("reason-done-keep")


def _for_a_tile(seen: Seen) -> Text | None:
    """A tile that has to wait for the next turn, as its ziggurat has grown in this one, or for camels. A7.9, A7.10"""
    camels, vp = seen.me.camels, seen.turns_left
    stock = {CENTRE: seen.me.centres, ROOF: seen.me.roofs}
    levels = {hex: level for hex in seen.me.sites if (level := seen.view.hexes[hex].level) < len(TILES)}
    tiles = {hex: TILES[level] for hex, level in levels.items() if stock[TILES[level]]}
    for hex, tile in tiles.items():
        if hex in seen.view.raised and tile.cost <= camels:
            return Text("reason-done-tile", {"hex": hex, "tile": tile.id, "cost": tile.cost, "vp": vp})
    worthy = {hex: tile for hex, tile in tiles.items() if camels < tile.cost < CAMELS_PER_VP * vp}
    for hex, tile in worthy.items():
        if hex not in seen.view.raised:
            return Text("reason-done-lacks", {"tile": tile.id, "hex": hex, "missing": tile.cost - camels, "vp": vp})
    for hex, tile in worthy.items():
        return Text("reason-done-later", {"hex": hex, "tile": tile.id, "cost": tile.cost, "vp": vp, "camels": camels})
    is_worth_it = BASE.cost < CAMELS_PER_VP * vp
    if is_worth_it and seen.me.bases and seen.targets("build") and 0 < BASE.cost - camels <= NEAR:
        return Text("reason-done-lacks", {"tile": BASE.id, "hex": None, "missing": BASE.cost - camels, "vp": vp})
    return None
