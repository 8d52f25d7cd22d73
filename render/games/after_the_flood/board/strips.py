"""A strip for each player, in order of play: above the pieces and what they are worth, below goods and boxes."""

from __future__ import annotations

from collections.abc import Iterator

from engine.after_the_flood.data import RESOURCES
from engine.after_the_flood.state import worth
from engine.after_the_flood.view import AfterTheFloodView
from engine.core.decision import Seat
from render.games.after_the_flood.board import frame
from render.games.after_the_flood.board.corners import BOX_SIGNS
from render.picture.audience import Audience
from render.picture.scene import Card, Label, Sprite
from render.picture.strip import NUMBER, TAB, strip_count, strip_ground, strip_name
from render.picture.theme import INK, MUTED, SEATS, SMALLEST, WIDTH
from render.picture.type import measure

ICON = 34
LONG = 10
"""From here on a number has two digits and is written a little smaller."""
BOXES_RIGHT = 1066.0
"""Where the boxes end, left of the score."""
TINTS = {"irrigation": "#CFE0E4", "weaving": "#F0CCD2", "scribes": "#EBD2A8", "tool_makers": "#D9D4CB"}


def strips(view: AfterTheFloodView, audience: Audience) -> Iterator[Card | Label | Sprite]:
    """Lay out a strip for each player, in the order of play."""
    for n, seat in enumerate(view.order):
        top = frame.STRIPS + n * (frame.STRIP + frame.GAP)
        yield from strip(view, audience, seat, top)


def strip(view: AfterTheFloodView, audience: Audience, seat: Seat, top: float) -> Iterator[Card | Label | Sprite]:
    """Lay out one player's strip in a box of the picture."""
    yield from _Strip(view, audience, seat, top).shapes()


class _Strip:
    """One player's strip: two rows, and the score at the right."""

    def __init__(self, view: AfterTheFloodView, audience: Audience, seat: Seat, top: float) -> None:
        self.view = view
        self.audience = audience
        self.seat = seat
        self.player = view.players[seat]
        self.top, self.bottom = top, top + frame.STRIP
        self.left, self.right = frame.MARGIN, WIDTH - frame.MARGIN
        self.upper, self.lower = top + 46, top + 114
        self.acts = seat in audience.waiting

    def shapes(self) -> Iterator[Card | Label | Sprite]:
        """Lay out everything in the strip: pieces and points above, goods below."""
        yield from strip_ground((self.left, self.top, self.right, self.bottom), self.seat, self.acts)
        yield from self._who()
        yield from self._pieces()
        yield from self._goods()
        yield from self._boxes()
        yield Sprite("points", (self.right - 66, (self.top + self.bottom) / 2), 121, text=str(self.player.vp))

    def _who(self) -> Iterator[Label | Sprite]:
        middle = self.left + TAB / 2
        if not self.player.passed:
            yield Sprite("badge", (middle, (self.top + self.bottom) / 2), 58, self.seat)
        else:
            yield Sprite("badge", (middle, self.top + 48), 54, self.seat)
            yield Sprite("passed", (middle - 16, self.lower), 30)
            bid = str(worth(self.player.bid))
            yield Label(bid, (middle + 18, self.lower), 36, "number", SEATS[self.seat].on_it)
        yield strip_name(self.audience, self.seat, (self.left + TAB + 18, self.upper), 252)

    def _pieces(self) -> Iterator[Label | Sprite]:
        """Workers and armies at hand and not, rating with its equipment, cities and expansions left."""
        player, y = self.player, self.upper
        yield from self._stock(394, "person", 30, player.available_workers, player.unavailable_workers)
        yield from self._stock(556, "army", 36, player.available_armies, player.unavailable_armies)
        if player.rating:
            yield Sprite("rating", (730, y), 40, text=player.rating)
            yield Label(str(worth(player.equipment)), (758, y), NUMBER, "number", anchor="left")
        yield from strip_count(Sprite("city", (842, y), 48, self.seat, " "), player.cities)
        yield from strip_count(Sprite("crown", (950, y), 40, self.seat, " "), player.expansions)

    def _stock(self, x: float, kind: str, size: float, here: int, away: int) -> Iterator[Label | Sprite]:
        yield Sprite(kind, (x, self.upper), size, self.seat)
        at_hand = str(here)
        yield Label(at_hand, (x + 26, self.upper), NUMBER, "number", "" if here else MUTED, "left")
        after = x + 26 + measure(at_hand, "number", NUMBER) + 6
        yield Label(f"+{away}", (after, self.upper), SMALLEST, "sans", MUTED, "left")

    def _goods(self) -> Iterator[Label | Sprite]:
        """Lay out what is at hand, in columns; numbers of two digits push the columns apart."""
        counts = {resource: self.player.hand[resource] for resource in RESOURCES}
        sizes = {resource: NUMBER if count < LONG else NUMBER * 7 / 8 for resource, count in counts.items()}
        widths = [ICON + 5 + measure(str(count), "number", sizes[each]) for each, count in counts.items()]
        left = self.left + TAB + 12
        gap = (self._boxes_left() - left - sum(widths)) / len(widths)
        even = max(counts.values()) < LONG
        x: float = left
        for n, (resource, count) in enumerate(counts.items()):
            start = left + 76 * n if even else x
            yield Sprite(resource, (start + ICON / 2, self.lower), ICON, faded=not count)
            number = (start + ICON + 4, self.lower)
            yield Label(str(count), number, sizes[resource], "number", INK if count else MUTED, "left")
            x += widths[n] + gap

    def _boxes_left(self) -> float:
        return BOXES_RIGHT - sum(self._box_width(name) + 3 for name in BOX_SIGNS)

    def _box_width(self, name: str) -> float:
        box = self.view.boxes[name]
        longer = 16 if box.ready[self.seat] >= LONG else 0
        return (94 if box.used else 70) + longer

    def _boxes(self) -> Iterator[Card | Label | Sprite]:
        """Workers in the boxes; used ones, which cannot help again this turn, after a plus."""
        x = self._boxes_left()
        for name, sign in BOX_SIGNS.items():
            box = self.view.boxes[name]
            ready, used = box.ready[self.seat], box.used[self.seat] if box.used else 0
            width = self._box_width(name)
            yield Card((x, self.lower - 26, x + width, self.lower + 26), TINTS[name], "#9C8B68", 1.5, 8)
            yield Sprite(sign, (x + 18, self.lower), 28)
            yield Label(str(ready), (x + 35, self.lower), 35, "number", INK if ready else MUTED, "left")
            if used:
                yield Label(f"+{used}", (x + width - 2, self.lower), SMALLEST, "sans", MUTED, "right")
            x += width + 3
