"""What speaks for a hex where a new hut has to go although no more huts can be fed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.bot.reasons.swapped import swap
from engine.assyria.bot.seen import Seen
from engine.assyria.data import CAMELS_PER_VP
from engine.assyria.feeding import most_fed
from engine.assyria.gains import Gains
from engine.core.decision import Text


def why_spare(seen: Seen, offered: Sequence[str], hex: str, left: int, fed: frozenset[str] | None) -> Text | None:
    """It is no loss there: and what it would bring elsewhere, if it starved another hut. A6.4, A6.17"""
    most = most_fed(seen.me.settled, seen.hand)
    if any(most_fed([*seen.me.settled, other], seen.hand) > most for other in offered):
        return None
    starves = not most_fed([hex], seen.hand) or (fed is not None and hex not in fed)
    best = _best(seen, offered, hex) if starves and left == 1 else None
    if best is None:
        return Text("reason-hut-spare", {"starves": starves})
    better, starved, (camels, vp) = best
    if min(camels, vp) >= 0:
        return None
    gain = "camels" if camels > 0 else "vp"
    there = {"there_hex": better, "for_hex": starved}
    return Text("reason-hut-elsewhere", {**there, "gain": gain, "camels": abs(camels), "vp": abs(vp)})


def _best(seen: Seen, offered: Sequence[str], hex: str) -> tuple[str, str, Gains] | None:
    """The other hex where it would bring most in the place of a hut that starves for it, that hut, and how much."""
    found = [(other, *way) for other in offered if other != hex and (way := swap(seen, other)) is not None]
    return max(found, key=lambda way: way[2].camels + CAMELS_PER_VP * way[2].vp, default=None)
