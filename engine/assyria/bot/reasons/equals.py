"""What tells apart huts that bring as much, where not all of them can be fed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.bot.reasons.planned import gains_of, well_vp
from engine.assyria.bot.reasons.purchase import can_hold
from engine.assyria.bot.seen import Seen
from engine.assyria.data import HEXES, NEIGHBOURS, RIVERS
from engine.core.decision import Text


def between_equals(seen: Seen, hex: str, left: Sequence[str], fed: frozenset[str]) -> Text | None:
    """How many free hexes it keeps next to own pieces for new huts; else that it makes no difference. A6.2, A6.17"""
    instead = {other: (fed - {hex}) | {other} for other in left if other not in fed}
    if not instead or not all(_is_alike(seen, hex, fed, other, then) for other, then in instead.items()):
        return None
    room = _room(seen, fed)
    rooms = {other: _room(seen, then) for other, then in instead.items()}
    best = max(rooms, key=rooms.__getitem__)
    if seen.turns_left and room > rooms[best]:
        return Text("reason-feed-room", {"room": room, "other_hex": best, "other": rooms[best]})
    if not seen.turns_left or {*rooms.values()} == {room}:
        return Text("reason-feed-same", {"river": HEXES[hex].terrain in RIVERS, "last": not seen.turns_left})
    return None


def _is_alike(seen: Seen, hex: str, fed: frozenset[str], other: str, then: frozenset[str]) -> bool:
    """Say whether another hut lies in the same land, brings as much, and can hold a ziggurat as well."""
    same_land = HEXES[hex].terrain == HEXES[other].terrain and can_hold(seen, hex) == can_hold(seen, other)
    return same_land and gains_of(seen, fed) == gains_of(seen, then) and well_vp(seen, fed) == well_vp(seen, then)


def _room(seen: Seen, fed: frozenset[str]) -> int:
    """The free hexes next to own pieces after famine, and after the Flood if one follows. A6.17, A9.1"""
    stay = {hex for hex in fed if seen.view.to_flood or HEXES[hex].terrain not in RIVERS}
    around = {other for hex in [*stay, *seen.me.sites] for other in NEIGHBOURS[hex]}
    gone = {*seen.me.settled} - stay
    return sum(hex in gone or seen.is_empty(hex) for hex in around)
