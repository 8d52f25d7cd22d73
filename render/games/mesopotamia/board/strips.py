"""A strip for each player in turn order: who, dice and goods, technologies, Units, and the points all can see."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Seat
from engine.mesopotamia.content.empires import FIGURES, RESOURCES
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.counted import (
    BESIDE,
    NARROW_TAB,
    NUMBER,
    SIGN,
    counted,
    seen_points,
    units_of,
    units_width,
)
from render.games.mesopotamia.board.frame import BoardFrame
from render.games.mesopotamia.board.goods import NARROW
from render.games.mesopotamia.board.opponent_strip import opponent_strip
from render.games.mesopotamia.board.strip_cards import strip_cards
from render.games.mesopotamia.board.strip_dice import strip_dice
from render.games.mesopotamia.sprites.resources import sprite_of
from render.picture.audience import Audience
from render.picture.panel import across
from render.picture.scene import Box, Card, Label, Point, Sprite
from render.picture.strip import TAB, strip_ground, strip_name
from render.picture.theme import MUTED, SEATS, SMALLEST
from render.picture.type import fit, measure

APART = 7.0
"""The least room from a number to the next sign."""


def strips(view: MesopotamiaView, audience: Audience, sheet: BoardFrame) -> Iterator[Card | Label | Sprite]:
    """Lay out a strip for each player, in turn order, at the end the winner's first."""
    for seat, box in zip(in_order(view), sheet.strips, strict=True):
        yield from strip(view, audience, seat, box, full=sheet.full)


def in_order(view: MesopotamiaView) -> tuple[Seat, ...]:
    """Put the players in turn order, or in that of the result; before the first round as they sit. M4.2"""
    if view.result is not None:
        return tuple(seat for equals in view.result.ranking for seat in equals)
    return view.order or tuple(range(len(view.players)))


def strip(
    view: MesopotamiaView, audience: Audience, seat: Seat, box: Box, *, full: bool
) -> Iterator[Card | Label | Sprite]:
    """Lay out one player's strip, as wide as the picture or half as wide."""
    chosen = audience.waiting if view.result is None else view.result.winners
    if view.opponent is not None and seat == view.opponent.side:
        yield from opponent_strip(view, view.opponent, audience, box, full=full)
        return
    tab = TAB if full else NARROW_TAB
    yield from strip_ground(box, seat, seat in chosen, tab)
    yield from _tab(view, seat, box, tab)
    yield from (_full if full else _half)(view, audience, seat, box)


def _tab(view: MesopotamiaView, seat: Seat, box: Box, tab: float) -> Iterator[Label | Sprite]:
    """Badge, and how many Quests; none is said while they are chosen, as "0" would be taken for a loss. M3.19"""
    left, top, _, bottom = box
    player, middle = view.players[seat], left + tab / 2
    yield Sprite("badge", (middle, top + 0.26 * (bottom - top)), 0.75 * tab, seat)
    if view.phase != "setup":
        count, y = player.quest_count, bottom - 0.24 * (bottom - top)
        yield Sprite("quest", (middle - 12, y), 32, faded=not count)
        yield Label(str(count), (middle + 7, y), 34, "number", SEATS[seat].on_it, "left")


def _half(view: MesopotamiaView, audience: Audience, seat: Seat, box: Box) -> Iterator[Card | Label | Sprite]:
    """Four rows: name and Units, dice, goods, technologies; the star beside the upper two."""
    left, top, right, bottom = box
    begin, end, star = left + NARROW_TAB + 9, right - 9, 94.0
    score = (end - star / 2, top + star / 2 + 6)
    units = score[0] - star / 2 - 10 - units_width(view.players[seat])
    yield strip_name(audience, seat, (begin + 2, top + 31), units - begin - 12)
    yield from units_of(view.players[seat], (units, top + 31))
    yield from strip_dice(view.players[seat], (begin, top + 84))
    yield from _goods(view, seat, (begin - 2, top + 135), end - begin)
    yield from strip_cards(view, seat, across((begin - 3, bottom - 49, end, bottom - 7), 6, 5), signs=False)
    yield Sprite("points", score, star, text=str(seen_points(view, seat)))


def _full(view: MesopotamiaView, audience: Audience, seat: Seat, box: Box) -> Iterator[Card | Label | Sprite]:
    """Four rows: also the Empire, what pays for technologies, Amphorae and figures left."""
    left, top, right, bottom = box
    begin, star, player = left + TAB + 14, 112.0, view.players[seat]
    score, dice = (right - star / 2 - 14, top + star / 2 + 3), 690.0
    name = strip_name(audience, seat, (begin, top + 34), dice - begin - 20 - (170 if player.empire else 0))
    yield name
    if player.empire:
        x = begin + measure(name.text, "serif", name.size) + 16
        words, size = fit(audience.say(f"empire-{player.empire}"), "sans", 36, dice - 12 - x, SMALLEST)
        yield Label(words, (x, top + 38), size, fill=MUTED, anchor="left")
    yield from strip_dice(player, (dice, top + 34))
    yield from _goods(view, seat, (begin, top + 88), 600)
    yield from units_of(view.players[seat], (begin + 640, top + 88))
    yield from counted(Sprite("amphora", (begin + 840, top + 88), 32, seat, flat=True), player.stock["amphora"])
    cards = across((begin - 4, top + 115, right - 12, top + 160), 6, 8)
    yield from strip_cards(view, seat, cards, signs=True)
    figures = [kind for kind in FIGURES if kind != "amphora"]
    for kind, place in zip(figures, across((begin, top, right - 40, bottom), len(figures), 0), strict=True):
        yield from counted(Sprite(f"{kind}_sign", (place[0] + 18, bottom - 29), SIGN), player.stock[kind])
    yield Sprite("points", score, star, text=str(seen_points(view, seat)))


def _goods(view: MesopotamiaView, seat: Seat, at: Point, room: float) -> Iterator[Label | Sprite]:
    """Lay out every kind of resource with its number, spread over the room. M1.6"""
    held = view.players[seat].holding
    counts = [str(held.get(resource, 0)) for resource in RESOURCES]
    room -= sum(measure(count, "number", NUMBER) + BESIDE for count in counts)
    gaps, parts = len(counts) - 1, [NARROW.get(resource, 1.0) for resource in RESOURCES]
    sign = min(SIGN, (room - gaps * APART) / sum(parts))
    gap, x, y = (room - sign * sum(parts)) / gaps, *at
    for resource, count, part in zip(RESOURCES, counts, parts, strict=True):
        here = (x + sign * part / 2, y)
        yield from counted(Sprite(sprite_of(resource), here, sign, flat=True), int(count), sign * part)
        x += sign * part + BESIDE + measure(count, "number", NUMBER) + gap
