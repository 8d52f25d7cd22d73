"""What a new hut brings if it is fed where another one starves for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.assyria.bot.reasons.planned import gains_of
from engine.assyria.bot.reasons.purchase import enough_for
from engine.assyria.bot.seen import Seen
from engine.assyria.data import CAMELS_PER_VP
from engine.assyria.feeding import best_fed
from engine.assyria.gains import Gains
from engine.core.decision import Arg, Text


def staying(seen: Seen, huts: Sequence[str]) -> frozenset[str]:
    """The huts to feed where not all can be: those that bring most, two camels being a point as at the end. A10.4"""

    def worth(fed: Iterable[str]) -> int:
        camels, vp = gains_of(seen, fed)
        return camels + CAMELS_PER_VP * vp

    return best_fed(huts, seen.hand, worth)


def swap(seen: Seen, hex: str, fed: frozenset[str] | None = None) -> tuple[str, Gains] | None:
    """The one hut that starves for it, and what all that are fed then bring more, or less. A6.17"""
    without = staying(seen, seen.me.settled)
    within = staying(seen, [*seen.me.settled, hex]) if fed is None else fed
    starved = sorted(without - within)
    before, after = gains_of(seen, without), gains_of(seen, within)
    more = Gains(after.camels - before.camels, after.vp - before.vp)
    return (starved[0], more) if hex in within and len(starved) == 1 and any(more) else None


def instead(seen: Seen, hex: str, fed: frozenset[str] | None) -> Text | None:
    """A hut that may eat what another would; if it costs points, what its camels are enough for. A6.17"""
    found = swap(seen, hex, fed)
    if found is None:
        return None
    starved, (camels, vp) = found
    if min(camels, vp) >= 0:
        return Text("reason-hut-instead", {"other_hex": starved, "camels": camels, "vp": vp})
    if max(camels, vp) <= 0:
        return None
    if camels < 0:
        return Text("reason-hut-points", {"other_hex": starved, "camels": -camels, "vp": vp})
    without = staying(seen, seen.me.settled)
    before = seen.me.camels + gains_of(seen, without).camels
    counts: dict[str, Arg] = {"camels": before + camels, "before": before, "vp": -vp}
    within = (without - {starved}) | {hex}
    return Text(
        "reason-hut-camels", {"other_hex": starved, **counts, **enough_for(seen, within, before, before + camels)}
    )
