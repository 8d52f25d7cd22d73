"""What a player takes into the next turn: huts that need food then, and cards, before the next harvest is counted."""

from __future__ import annotations

from engine.assyria.bot.seen import Seen
from engine.assyria.data import DIGNITARIES, HEXES, PLOW, RIVERS
from engine.assyria.feeding import most_fed
from engine.core.decision import Arg


def kept(seen: Seen) -> list[str]:
    """The own huts that are still there next turn and need food. A8.4, A9.1"""
    return [hex for hex in seen.me.settled if seen.view.to_flood or HEXES[hex].terrain not in RIVERS]


def held(seen: Seen) -> list[str]:
    """The cards before the next harvest, with a Plow that comes at this turn's Flood. A5.2, A9.10"""
    due = not seen.view.to_flood and not seen.me.plow and plow_comes(seen)
    return [*seen.hand, PLOW] if due else seen.hand


def plow_comes(seen: Seen) -> bool:
    """A dignitary gives a Plow at the next Flood. A9.10"""
    return any(seen.seat in seen.view.assur[key] for key, each in DIGNITARIES.items() if each.gift == "plow")


def food_for(seen: Seen) -> dict[str, Arg]:
    """How many of those huts the cards feed, and whether they are those that a Flood leaves. A6.8"""
    huts = kept(seen)
    return {"of": len(huts), "fed": most_fed(huts, held(seen)), "flood": len(huts) < len(seen.me.settled)}
