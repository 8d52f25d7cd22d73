"""A strip for each player: name, stock and ziggurats above, the open cards below, the score at the right."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from engine.assyria.data import OFFERINGS
from engine.assyria.view import AssyriaView
from engine.core.decision import Seat
from render.games.assyria.board.frame import HEADING, RIGHT, BoardFrame
from render.games.assyria.board.hand import hand
from render.picture.audience import Audience
from render.picture.scene import Box, Card, Label, Point, Sprite
from render.picture.strip import NUMBER, TAB, strip_count, strip_ground, strip_name
from render.picture.theme import MUTED, SMALLEST, TIMES

NAME = 232.0
"""Room for a name."""
PLACE, HUTS, CAMELS, OFFERING, ZIGGURATS = 372.0, 446.0, 552.0, 713.0, 863.0
"""Where the parts of the upper row stand, from the left."""
SITE = 46.0
"""Width of a ziggurat."""


def strips(view: AssyriaView, audience: Audience, frame: BoardFrame) -> Iterator[Card | Label | Sprite]:
    """Lay out the strips in turn order, the first player's on top, at the end the winner's; above them headings."""
    yield from _headings(view, audience, frame)
    for row, seat in enumerate(sorted(view.order, key=lambda seat: _place(view, seat))):
        yield from strip(view, audience, seat, frame.strip_box(row))


def _headings(view: AssyriaView, audience: Audience, frame: BoardFrame) -> Iterator[Label]:
    """Name what stands below each other in the upper rows."""
    y = frame.strips - HEADING / 2 - 1
    place = "place" if view.result is None else "rank"
    yield Label(audience.say(f"picture-strip-{place}"), (PLACE, y), SMALLEST, fill=MUTED)
    for name, x in {"huts": HUTS, "camels": CAMELS, "offerings": OFFERING, "tiles": ZIGGURATS}.items():
        yield Label(audience.say(f"picture-strip-{name}"), (x - 20, y), SMALLEST, fill=MUTED, anchor="left")
    yield Label(audience.say("picture-strip-points"), (RIGHT - frame.strip / 2 - 4, y), SMALLEST, fill=MUTED)


def _place(view: AssyriaView, seat: Seat) -> int:
    """Work out a player's place in the turn order, or the final one, which equals share. A10.6"""
    if view.result is None:
        return view.order.index(seat) + 1
    return 1 + sum(len(better) for better in takewhile(lambda equals: seat not in equals, view.result.ranking))


def strip(view: AssyriaView, audience: Audience, seat: Seat, box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out one player's strip: place, pieces, cards and points."""
    left, top, right, bottom = box
    height = bottom - top
    upper, lower = top + 0.285 * height, bottom - 0.285 * height
    player = view.players[seat]
    chosen = audience.waiting if view.result is None else view.result.winners
    yield from strip_ground(box, seat, seat in chosen)
    yield Sprite("badge", (left + TAB / 2, (top + bottom) / 2), 56, seat)
    yield strip_name(audience, seat, (left + TAB + 16, upper), NAME)
    yield Label(audience.say("picture-place", place=_place(view, seat)), (PLACE, upper), 34, fill=MUTED)
    yield from strip_count(Sprite("hut", (HUTS, upper), 40, seat, flat=True), player.huts)
    yield from strip_count(Sprite("camel", (CAMELS, upper), 40, flat=True), player.camels)
    multiplier = OFFERINGS.multipliers[player.offering]
    yield from strip_count(Sprite("offering", (OFFERING, upper), 38, flat=True), multiplier, TIMES)
    yield from _ziggurats(view, seat, (ZIGGURATS, upper))
    star = height - 8
    score = (right - star / 2 - 8, (top + bottom) / 2)
    yield from hand(player, (left + TAB + 16, lower), score[0] - star / 2 - 14 - left - TAB - 16)
    yield Sprite("points", score, star, text=str(player.vp))


def _ziggurats(view: AssyriaView, seat: Seat, at: Point) -> Iterator[Label | Sprite]:
    """Lay out each ziggurat as high as it is, and how many tiles all of them have. A6.26"""
    x, y = at
    levels = sorted((view.hexes[hex_id].level for hex_id in view.players[seat].sites), reverse=True)
    for level in levels:
        yield Sprite("tiles", (x, y - 4), SITE - 6, seat, str(level), flat=True)
        x += SITE
    if levels:
        yield Label(str(sum(levels)), (x - SITE / 2 + 8, y), NUMBER, "number", anchor="left")
