"""What speaks for a hex where a new hut adds none to the huts that can be fed, but is of use all the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.assyria.bot.reasons.planned import gains_of
from engine.assyria.bot.reasons.swapped import instead, staying
from engine.assyria.bot.seen import Seen
from engine.assyria.data import CAMELS_PER_VP, HEXES, RIVERS, neighbours
from engine.assyria.feeding import most_fed, plan
from engine.assyria.gains import Gains
from engine.core.decision import Arg, Text

ONE_STEP, TWO_STEPS = 2, 3
"""So many huts, this one included, reach food one step further on, and two."""


def why_hungry(
    seen: Seen, offered: Sequence[str], hex: str, left: int, fed: frozenset[str] | None = None
) -> Iterator[Text]:
    """It replaces another hut, or leads on to one that can be fed; `left` huts are to be placed. A6.4

    `fed` are the huts that the line feeds in the end, where it tells.
    """
    most = most_fed(seen.me.settled, seen.hand)
    if most_fed([hex], seen.hand):
        flooded = _rather(seen, hex, most)
        if flooded is not None:
            rather = Text("reason-hut-rather", {"other_hex": flooded, "turn": seen.turn + seen.view.to_flood})
        yield from filter(None, [instead(seen, hex, fed if left == 1 else None), None if flooded is None else rather])
    bridge = _bridge(seen, offered, hex, left, fed)
    if bridge is not None:
        yield bridge


def _rather(seen: Seen, hex: str, fed: int) -> str | None:
    """A hut on a river that the next Flood takes, in whose place this one, which it leaves, can be fed. A9.1"""
    if HEXES[hex].terrain in RIVERS or not seen.turns_left or seen.view.to_flood > 1:
        return None
    standing = [*seen.me.settled]
    rivers = [other for other in standing if HEXES[other].terrain in RIVERS]
    without = {other: [hex, *(each for each in standing if each != other)] for other in rivers}
    swaps = (other for other, huts in without.items() if most_fed(huts, seen.hand) == fed)
    return next((other for other in swaps if feeds_together(seen, without[other], [hex])), None)


def _bridge(seen: Seen, offered: Sequence[str], hex: str, left: int, fed: frozenset[str] | None) -> Text | None:
    """The best hex beyond it that can be fed, and is: at the next step, or if there is none, at the one after. A6.2"""
    near = _beyond(seen, hex, [*offered]) if left >= ONE_STEP else []
    ways: list[tuple[tuple[str, ...], str]] = [((), other) for other in near if _can_feed(seen, [hex], other)]
    if not ways and left >= TWO_STEPS:
        further = {over: _beyond(seen, over, [*offered, hex, *near]) for over in near}
        ways = [((over,), far) for over in near for far in further[over] if _can_feed(seen, [hex, over], far)]
    ways = [way for way in ways if fed is None or way[1] in fed]
    if not ways:
        return None
    over, reached = max(ways, key=lambda way: _value(seen, way[1]))
    nearer = max((_value(seen, each) for each in offered if _can_feed(seen, [], each)), default=0)
    if fed is None and _value(seen, reached) <= nearer:
        return None  # as much can be had without any way there
    meals = plan([*seen.me.settled, reached], seen.hand, lambda each: each == reached, seen.turn)
    card = next(meal.card for meal in meals if reached in meal.hexes)
    starves = not most_fed([hex, *over], seen.hand)
    args: dict[str, Arg] = {"over_hexes": [*over], "to_hex": reached, "card": card, "starves": starves}
    return Text("reason-hut-bridge", {**args, **_brings(seen, reached)._asdict()})


def _beyond(seen: Seen, hex: str, nearer: Sequence[str]) -> list[str]:
    return [other for other in neighbours(seen.players)[hex] if seen.is_empty(other) and other not in nearer]


def _can_feed(seen: Seen, over: Sequence[str], reached: str) -> bool:
    """Say whether a hut there adds one to those that are fed, while those on the way add none."""
    fed = most_fed(seen.me.settled, seen.hand)
    way = [*seen.me.settled, *over]
    return most_fed(way, seen.hand) == fed and most_fed([*way, reached], seen.hand) > fed


def _brings(seen: Seen, hex: str) -> Gains:
    """What a hut adds to those that stand. A6.24, A6.25"""
    fed = staying(seen, seen.me.settled)
    before, then = gains_of(seen, fed), gains_of(seen, [*fed, hex])
    return Gains(then.camels - before.camels, then.vp - before.vp)


def _value(seen: Seen, hex: str) -> int:
    """The same in camels, at the rate of the end. A10.4"""
    camels, vp = _brings(seen, hex)
    return camels + CAMELS_PER_VP * vp


def feeds_together(seen: Seen, huts: Sequence[str], some: Sequence[str]) -> bool:
    """Say whether some huts can all be among those fed, if the cards must feed as many as they can. A6.14"""
    meals = plan(huts, seen.hand, lambda hex: hex in some, seen.turn)
    return {*some} <= {hex for meal in meals for hex in meal.hexes}
