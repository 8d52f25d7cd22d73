"""The Hanging Gardens in the north-west: who built which level, what the next one costs and what it is worth. M9"""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.tokens import GARDEN_LEVELS, GARDENS, Requirement
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board import frame
from render.games.mesopotamia.board.goods import Goods
from render.picture.audience import Audience
from render.picture.panel import across
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import GOLD, HALO, INK, LAPIS, MUTED, SEATS, SMALLEST
from render.picture.type import fit, measure

PAD, TILES, PRICE = 14.0, 40.0, 40.0
"""Room inside the frame, and heights of the levels and of the price."""
GREY, PRICED, WANTED = "#E8D9B0", "#FFF1BC", "#DCE8F5"
STAR, SIGN = 42.0, 33.0
MARKS = {"population": "people", "event": "hidden_plain", "settlements": "settlement_sign"}
"""What must be had but is not paid, by its sign. M9.8"""


def gardens(view: MesopotamiaView, audience: Audience, box: Box = frame.GARDENS) -> Iterator[Card | Label | Sprite]:
    """Lay out name and worth above, the levels, and below them what the next one takes."""
    left, top, right, bottom = box[0] + PAD, box[1] + 10, box[2] - PAD, box[3] - 10
    built = len(view.garden_builders)
    tile = GARDENS[view.gardens[built]] if built < len(view.gardens) else None
    words, size = fit(audience.say("picture-gardens"), "serif", 36, right - left - STAR, SMALLEST)
    yield Label(words, (left, top + 19), size, "serif", anchor="left")
    if tile is not None:
        yield Sprite("points", (right - STAR / 2 + 4, top + 18), STAR, text=str(tile.vp))
    levels = (left, bottom - PRICE - 4 - TILES, right, bottom - PRICE - 4)
    yield from _levels(view, levels)
    if built == GARDEN_LEVELS:
        yield from _worth(view, (left, bottom - PRICE, right, bottom))
    elif tile is not None and is_for_waves(view):
        yield from _for_wave(audience, (left, bottom - PRICE, right, bottom))
    elif tile is not None:
        yield from _price(tile.pay, tile.require, (left, bottom - PRICE, right, bottom))


def is_for_waves(view: MesopotamiaView) -> bool:
    """Say whether levels are not built but come with waves that are repelled. M19.4, M19.5"""
    return view.opponent is not None and view.opponent.mode == "guardians"


def _for_wave(audience: Audience, box: Box) -> Iterator[Card | Label | Sprite]:
    """Say that the next level comes with the wave that is repelled."""
    left, top, right, bottom = box
    yield Card(box, PRICED, GOLD, 2.5, 8)
    yield Sprite("enemy", (left + 22, (top + bottom) / 2), SIGN)
    words, size = fit(audience.say("picture-by-wave"), "sans", 34, right - left - 52, SMALLEST)
    yield Label(words, (left + 46, (top + bottom) / 2), size, anchor="left")


def _levels(view: MesopotamiaView, box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out a tile for each level: of its builder, the next one in gold, those to come grey. M9.9"""
    built = len(view.garden_builders)
    for n, place in enumerate(across(box, GARDEN_LEVELS, 4)):
        at = ((place[0] + place[2]) / 2, (place[1] + place[3]) / 2)
        if n < built:
            builder = view.garden_builders[n]
            yield Card(place, SEATS[builder].colour, INK, 2, 7)
            yield Sprite("badge", at, 34, builder, flat=True)
            continue
        now = n == built and n < len(view.gardens)
        yield Card(place, HALO if now else GREY, INK if now else "#BFA976", 2.5 if now else 1.5, 7)
        yield Label(str(n + 1), at, 34, "number", INK if now else MUTED)


def _worth(view: MesopotamiaView, box: Box) -> Iterator[Sprite]:
    """Say what each level brings, once all are built. M15.7"""
    for tile, place in zip(view.gardens, across(box, GARDEN_LEVELS, 4), strict=True):
        yield Sprite("points", ((place[0] + place[2]) / 2, (box[1] + box[3]) / 2), 40, text=str(GARDENS[tile].vp))


def _price(pay: dict[Resource, int], require: Requirement, box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out what is paid, and in a frame of its own what must be had. M9.8"""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    yield Card(box, PRICED, GOLD, 2.5, 8)
    yield from Goods(pay, SIGN, every=True).shapes(left + 6, middle)
    needed = {"population": require.population, "event": require.event, "settlements": require.settlements}
    for name, least in needed.items():
        if least:
            words = f"≥{least}"
            begin = right - measure(words, "number", SMALLEST) - SIGN - 14
            yield Card((begin, top, right, bottom), WANTED, LAPIS, 3, 8)
            yield Label(words, (begin + 6, middle), SMALLEST, "number", LAPIS, "left")
            yield Sprite(MARKS[name], (right - SIGN / 2 - 5, middle), SIGN, flat=True)
