"""What some more camels of a turn make possible: a tile, and maybe food and a hut in Assur besides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.assyria.bot.seen import Seen
from engine.assyria.buy_card import price_of
from engine.assyria.data import CAMELS_PER_VP, DIGNITARIES, HEXES, RIVERS, TILES, Tile, hexes_of
from engine.core.decision import Arg

BASE = TILES[0]


NOTHING: dict[str, Arg] = {"tile": None, "cost": 0, "food": 0, "assur": 0}
"""The camels make nothing possible that is worth a word."""


def enough_for(seen: Seen, fed: Iterable[str], before: int, then: int) -> dict[str, Arg]:
    """What is within reach only with the camels that come in between, with prices (0: not among it). AS1, AS2"""
    here = {*fed}
    for tile in worthy(seen):
        for food, assur in _besides(seen):
            if before < tile.cost + food + assur <= then and is_possible(seen, tile, here):
                return {"tile": tile.id, "cost": tile.cost, "food": food, "assur": assur}
    return NOTHING


def _besides(seen: Seen) -> list[tuple[int, int]]:
    """The prices of a Food card, and of one with a hut in Assur, and of the hut alone: as little as possible first."""
    foods = sorted({price_of(card) for column in seen.view.market for card in column})  # A7.19, A7.22
    assur = sorted(each.cost for key, each in DIGNITARIES.items() if seen.free_slots(key))  # A7.12
    both = [(food, hut) for hut in assur for food in reversed(foods)]
    return [(0, 0), *((food, 0) for food in foods), *both, *((0, hut) for hut in assur)]


def worthy(seen: Seen) -> Iterator[Tile]:
    """The tiles that own ziggurats could get, then the base of another one, if they score more than their price."""
    levels = sorted({level for site in seen.me.sites if (level := seen.view.hexes[site].level) < len(TILES)})
    stock = {TILES[1]: seen.me.centres, TILES[2]: seen.me.roofs, BASE: seen.me.bases}
    for tile in [*(TILES[level] for level in levels), BASE]:
        if stock[tile] and seen.turns_left and tile.cost < CAMELS_PER_VP * (seen.turns_left + 1):
            yield tile


def is_possible(seen: Seen, tile: Tile, fed: Iterable[str]) -> bool:
    """Say whether a hut that is fed leaves room for a base; other tiles need none. A7.4-A7.6"""
    return tile != BASE or any(can_hold(seen, hex) for hex in fed)


def can_hold(seen: Seen, hex: str) -> bool:
    """Say whether a ziggurat could stand there. A7.5, A7.6"""
    return HEXES[hex].terrain not in RIVERS and not any(hex in hexes_of(corner) for corner in seen.view.wells)
