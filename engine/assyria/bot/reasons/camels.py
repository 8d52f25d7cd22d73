"""What speaks for spending camels, apart from Assur, and for keeping them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.bot.reasons.assur import final_intrigue
from engine.assyria.bot.seen import Seen
from engine.assyria.buy_card import price_of
from engine.assyria.data import CAMELS_PER_VP, CARDS, DIGNITARIES, HEXES, NEIGHBOURS, OFFERINGS, PLOW, RIVERS, TILES
from engine.assyria.feeding import is_wild, most_fed
from engine.core.decision import Text

BASE, CENTRE, ROOF = TILES
SHOWN = 3
"""So many hexes are named."""
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
    return Text("reason-extend-roof", {"vp": vp})


def why_build(seen: Seen, hex: str) -> Text | None:
    """A further ziggurat counts for offerings, needs no food, and scores for itself. AS2"""
    if not seen.turns_left:
        return at_last(seen, 1 + seen.multiplier(), BASE.cost)
    multiplier = seen.multiplier()
    vp = 1 + seen.turns_left
    if multiplier and not seen.view.to_flood:
        return Text("reason-build-flood", {"vp": vp, "offerings": multiplier})
    stay, held = staying(seen), _held(seen)
    fed = most_fed(stay, held)
    if fed == most_fed([each for each in stay if each != hex], held):
        return Text("reason-build-hungry", {"vp": vp, "fed": fed, "of": len(stay), "empty": not held})
    return Text("reason-build", {"vp": vp, "floods": seen.floods_left})


def staying(seen: Seen) -> list[str]:
    """The own huts that are still there next turn and need food. A8.4, A9.1"""
    huts = seen.me.settled
    return [hex for hex in huts if seen.view.to_flood or HEXES[hex].terrain not in RIVERS]


def why_offer(seen: Seen, offered: Sequence[str], camels: int) -> Text | None:
    """Points at the Flood for camels; what one more would add, and what steps without a gain are for. AS3"""
    sites, at = len(seen.me.sites), seen.me.offering
    gain = sites * (seen.multiplier(camels) - seen.multiplier())
    steps = [
        step for step, each in enumerate(OFFERINGS.multipliers) if step > at + camels and each > seen.multiplier(camels)
    ]
    if not gain:
        return _ahead(seen, steps[0], camels) if seen.view.to_flood and steps else None
    if not seen.turns_left:
        return at_last(seen, gain, camels)
    more = str(camels + 1) in offered
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


def why_buy(seen: Seen, card: str) -> Text | None:
    """Food for the next turn. AS7, AS8"""
    due = card == PLOW and not seen.view.to_flood and _plow_comes(seen)
    if due:
        return None
    if not seen.turns_left:
        return at_last(seen, 1, price_of(card)) if card == PLOW else None
    huts, held = staying(seen), _held(seen)
    fed, then = most_fed(huts, held), most_fed(huts, [*held, card])
    if then > fed:
        return Text("reason-buy-feeds", {"of": len(huts), "fed": fed, "card": card, "then": then, "empty": not held})
    if is_wild(card):
        return Text("reason-buy-any") if fed == len(huts) else None
    pieces = [*huts, *seen.me.sites]
    free = sorted({other for hex in pieces for other in NEIGHBOURS[hex] if seen.is_empty(other)})
    fitting = [hex for hex in free if HEXES[hex].food == CARDS[card].food]
    return Text("reason-buy-new", {"hexes": fitting[:SHOWN]}) if fitting else None


def why_food(seen: Seen) -> Text | None:
    """How many huts lack food for the next turn. A6.8"""
    huts, held = staying(seen), _held(seen)
    fed = most_fed(huts, held)
    if not seen.turns_left or fed == len(huts):
        return None
    return Text("reason-food", {"fed": fed, "of": len(huts), "empty": not held})


def _held(seen: Seen) -> list[str]:
    """The cards before the next harvest, with a Plow that comes at this turn's Flood. A5.2, A9.10"""
    due = not seen.view.to_flood and not seen.me.plow and _plow_comes(seen)
    return [*seen.hand, PLOW] if due else seen.hand


def _plow_comes(seen: Seen) -> bool:
    """A dignitary gives a Plow at this turn's Flood. A9.10"""
    return any(seen.seat in seen.view.assur[key] for key, each in DIGNITARIES.items() if each.gift == "plow")


def at_last(seen: Seen, vp: int, camels: int) -> Text | None:
    """In the last turn: points for camels that would otherwise be worth half a point each. A10.4"""
    kept = worth_at_end(seen.me.camels) - worth_at_end(seen.me.camels - camels)
    return Text("reason-last", {"vp": vp, "camels": camels, "kept": kept}) if vp > kept else None


def worth_at_end(camels: int) -> int:
    """A10.4"""
    return camels // CAMELS_PER_VP


def why_done(seen: Seen, actions: Sequence[str]) -> Text | None:
    """What the camels are kept for. A7.2"""
    camels = seen.me.camels
    if not camels or not actions:
        return None
    if not seen.turns_left:
        return _done_for_good(seen, actions)
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


def _done_for_good(seen: Seen, actions: Sequence[str]) -> Text | None:
    """In the last turn: nothing that is still possible brings more than the camels do. AS12"""
    kept = worth_at_end(seen.me.camels)
    best = max((_in_the_end(seen, action, each) for action in actions for each in seen.targets(action)), default=0)
    return Text("reason-done-last", {"camels": seen.me.camels, "vp": kept}) if best <= kept and kept else None


def _in_the_end(seen: Seen, action: str, target: str) -> int:
    """Points by an action in the last turn, as things stand, with those for the camels left. A10.2-A10.4"""
    camels, sites = seen.me.camels, len(seen.me.sites)
    match action:
        case "build":
            return 1 + seen.multiplier() + worth_at_end(camels - BASE.cost)
        case "extend":
            return 1 + worth_at_end(camels - TILES[seen.view.hexes[target].level].cost)
        case "offer":
            gain = sites * (seen.multiplier(int(target)) - seen.multiplier())
            return gain + worth_at_end(camels - int(target))
        case "buy":
            gain = 1 if target == PLOW and not _plow_comes(seen) else 0
            return gain + worth_at_end(camels - price_of(target))
        case _:
            gain, back = final_intrigue(seen, target)
            return gain + worth_at_end(camels - DIGNITARIES[target].cost + back)
