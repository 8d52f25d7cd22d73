"""What camels are worth in the last turn, spent or kept."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.bot.reasons.assur import final_intrigue
from engine.assyria.bot.reasons.next_turn import plow_comes
from engine.assyria.bot.seen import Seen
from engine.assyria.buy_card import price_of
from engine.assyria.data import CAMELS_PER_VP, DIGNITARIES, PLOW, TILES
from engine.core.decision import Text


def at_last(seen: Seen, vp: int, camels: int) -> Text | None:
    """In the last turn: points for camels that would otherwise be worth half a point each. A10.4"""
    kept = worth_at_end(seen.me.camels) - worth_at_end(seen.me.camels - camels)
    return Text("reason-last", {"vp": vp, "camels": camels, "kept": kept}) if vp > kept else None


def worth_at_end(camels: int) -> int:
    """A10.4"""
    return camels // CAMELS_PER_VP


def why_done_at_last(seen: Seen, actions: Sequence[str]) -> Text | None:
    """In the last turn: nothing that is still possible brings more than the camels do. AS12"""
    kept = worth_at_end(seen.me.camels)
    best = max((_in_the_end(seen, action, each) for action in actions for each in seen.targets(action)), default=0)
    return Text("reason-done-last", {"camels": seen.me.camels, "vp": kept}) if best <= kept and kept else None


def _in_the_end(seen: Seen, action: str, target: str) -> int:
    """Points by an action in the last turn, as things stand, with those for the camels left. A10.2-A10.4"""
    camels, sites = seen.me.camels, len(seen.me.sites)
    match action:
        case "build":
            return 1 + seen.multiplier() + worth_at_end(camels - TILES[0].cost)
        case "extend":
            return 1 + worth_at_end(camels - TILES[seen.view.hexes[target].level].cost)
        case "offer":
            gain = sites * (seen.multiplier(int(target)) - seen.multiplier())
            return gain + worth_at_end(camels - int(target))
        case "buy":
            gain = 1 if target == PLOW and not plow_comes(seen) else 0
            return gain + worth_at_end(camels - price_of(target))
        case _:
            gain, back = final_intrigue(seen, target)
            return gain + worth_at_end(camels - DIGNITARIES[target].cost + back)
