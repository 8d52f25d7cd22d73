"""A tile that some more camels of a turn make possible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.assyria.bot.seen import Seen
from engine.assyria.data import CAMELS_PER_VP, HEXES, RIVERS, TILES, Tile, hexes_of

BASE = TILES[0]


def purchase(seen: Seen, fed: Iterable[str], before: int, then: int) -> Tile | None:
    """The first tile that is within reach only with the camels that come in between. AS1, AS2"""
    here = {*fed}
    return next((tile for tile in worthy(seen) if before < tile.cost <= then and is_possible(seen, tile, here)), None)


def worthy(seen: Seen) -> Iterator[Tile]:
    """The tiles that own ziggurats could get, then the base of another one, if they score more than their price."""
    levels = sorted({level for site in seen.me.sites if (level := seen.view.hexes[site].level) < len(TILES)})
    stock = {TILES[1]: seen.me.centres, TILES[2]: seen.me.roofs, BASE: seen.me.bases}
    for tile in [*(TILES[level] for level in levels), BASE]:
        if stock[tile] and seen.turns_left and tile.cost < CAMELS_PER_VP * (seen.turns_left + 1):
            yield tile


def is_possible(seen: Seen, tile: Tile, fed: Iterable[str]) -> bool:
    """Say whether a hut that is fed leaves room for a base; other tiles need none. A7.4-A7.6"""
    return tile != BASE or any(_can_hold(seen, hex) for hex in fed)


def _can_hold(seen: Seen, hex: str) -> bool:
    return HEXES[hex].terrain not in RIVERS and not any(hex in hexes_of(corner) for corner in seen.view.wells)
