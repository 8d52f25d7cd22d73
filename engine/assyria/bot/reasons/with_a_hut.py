"""The wells that a new hut allows: with huts that stand, and with another new one."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TypeAlias

from engine.assyria.bot.reasons.for_a_well import well_sites
from engine.assyria.bot.reasons.hungry import feeds_together
from engine.assyria.bot.seen import Seen
from engine.assyria.data import WELL_VP, corners_at, hexes_of
from engine.assyria.feeding import most_fed
from engine.core.decision import Text

Site: TypeAlias = Sequence[str]
"""The hexes around a corner."""


def wells_with(seen: Seen, hex: str, fed: frozenset[str] | None, thirds: Collection[str] | None) -> Iterator[Text]:
    """Wells at once, and one by another new hut on one of `thirds` (None: anywhere): both, then either. A6.18

    `fed` are the huts that the line feeds in the end, where it tells.
    """
    huts, vp = [*seen.me.settled, hex], WELL_VP[seen.view.reign - 1]
    now = _at_once(seen, hex, huts)
    second = any(_is_standing(seen, huts, site, fed) for site in now)
    others = sorted({other for site in now for other in site} - {hex})
    with_third = [*_with_third(seen, hex, huts, thirds)]
    if len(now) == 1 and not second and seen.view.wells_left > 1:
        for third, site in with_third:
            if _are_fed(seen, [*huts, third], [now[0], site]):
                yield Text("reason-hut-well-more", {"hexes": others, "third_hex": third, "vp": vp})
    if now:
        wells = len(now)
        yield Text("reason-hut-well", {"hexes": others, "wells": wells, "vp": vp * wells, "second": second})
    for third, site in with_third:
        partner = next(other for other in site if other not in (hex, third))
        is_second = _is_standing(seen, [*huts, third], site, fed)
        yield Text("reason-hut-half", {"hexes": [partner], "third_hex": third, "vp": vp, "second": is_second})


def _sites(seen: Seen, hex: str) -> list[Site]:
    """The corners of a hex where nobody has built a well. A6.20"""
    corners = [corner for corner in corners_at(seen.players)[hex] if corner not in seen.view.wells]
    return [hexes_of(corner) for corner in corners] if seen.view.wells_left else []


def _at_once(seen: Seen, hex: str, huts: Sequence[str]) -> list[Site]:
    """The corners around which it is the third hut; as many as can be fed together."""
    around = [site for site in _sites(seen, hex) if {*site} <= {*huts} and feeds_together(seen, huts, site)]
    return (around if _are_fed(seen, huts, around) else around[:1])[: seen.view.wells_left]


def _with_third(
    seen: Seen, hex: str, huts: Sequence[str], thirds: Collection[str] | None
) -> Iterator[tuple[str, Site]]:
    """Where another new hut would be the third one, if both can be fed besides those that are fed anyway. A6.14"""
    fed = most_fed(seen.me.settled, seen.hand)
    for site in _sites(seen, hex):
        third, *more = [other for other in site if other not in huts] or [hex]
        if more or not seen.is_empty(third) or (thirds is not None and third not in thirds) or third == hex:
            continue
        all_three = [*huts, third]
        if most_fed(all_three, seen.hand) == fed + 2 and feeds_together(seen, all_three, site):
            yield third, site


def _is_standing(seen: Seen, huts: Sequence[str], site: Site, fed: frozenset[str] | None) -> bool:
    """Say whether huts that stand already allow a well besides one there."""
    if seen.view.wells_left == 1:
        return False
    wells = [well for well in well_sites(seen, seen.me.settled) if fed is None or fed.issuperset(well)]
    return any(_are_fed(seen, huts, [well, site]) for well in wells)


def _are_fed(seen: Seen, huts: Sequence[str], sites: Iterable[Site]) -> bool:
    return feeds_together(seen, huts, [*{each for site in sites for each in site}])
