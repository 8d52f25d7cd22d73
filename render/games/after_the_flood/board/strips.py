"""A strip for each player, in order of play, at the end by rank: who and how strong, pieces and boxes, goods."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from engine.after_the_flood.data import RESOURCES
from engine.after_the_flood.state import worth
from engine.after_the_flood.view import AfterTheFloodView
from engine.core.decision import Seat
from render.games.after_the_flood.board import frame
from render.games.after_the_flood.board.corners import BOX_SIGNS, TINT_EDGE, TINTS
from render.picture.audience import Audience
from render.picture.scene import Card, Font, Label, Point, Sprite
from render.picture.strip import NUMBER, TAB, strip_count, strip_ground, strip_name
from render.picture.theme import INK, MUTED, SEATS, WIDTH
from render.picture.type import measure

ICON, GOODS = 44, 42
"""Size of a resource, and of its number."""
WORD, AWAY = 36, 38
"""Sizes of the words of the boxes, and of what is not at hand."""
BEGIN, END = 110.0, 1056.0
"""Where the rows begin and end, left of the score."""
PLACE, RATING, EQUIPMENT, CITIES, EXPANSIONS = 384.0, 508.0, 672.0, 816.0, 938.0
"""Where the parts of the first row stand, after the name."""
WORKERS, ARMIES = 128.0, 306.0
"""Where those of the second row stand, before the boxes."""
RANKS = {"A": 1, "B": 2, "C": 3}
"""A rating as a rank: its letter would look like that of a seat. F10.12"""


def strips(view: AfterTheFloodView, audience: Audience) -> Iterator[Card | Label | Sprite]:
    """Lay out a strip for each player, in the order of play, at the end the winner's on top."""
    for n, seat in enumerate(sorted(view.order, key=lambda seat: _place(view, seat))):
        top = frame.STRIPS + n * (frame.STRIP + frame.GAP)
        yield from strip(view, audience, seat, top)


def _place(view: AfterTheFloodView, seat: Seat) -> int:
    """Work out a player's place in the order of play, or the final one, which equals share."""
    if view.result is None:
        return view.order.index(seat) + 1
    return 1 + sum(len(better) for better in takewhile(lambda equals: seat not in equals, view.result.ranking))


def strip(view: AfterTheFloodView, audience: Audience, seat: Seat, top: float) -> Iterator[Card | Label | Sprite]:
    """Lay out one player's strip in a box of the picture."""
    yield from _Strip(view, audience, seat, top).shapes()


class _Strip:
    """One player's strip: three rows, and the score at the right."""

    def __init__(self, view: AfterTheFloodView, audience: Audience, seat: Seat, top: float) -> None:
        self.view = view
        self.audience = audience
        self.seat = seat
        self.player = view.players[seat]
        self.top, self.bottom = top, top + frame.STRIP
        self.left, self.right = frame.MARGIN, WIDTH - frame.MARGIN
        self.first, self.second, self.third = (top + down for down in (37, 98, 158))
        self.chosen = seat in (audience.waiting if view.result is None else view.result.winners)

    def shapes(self) -> Iterator[Card | Label | Sprite]:
        """Lay out everything in the strip, row by row."""
        yield from strip_ground((self.left, self.top, self.right, self.bottom), self.seat, self.chosen)
        yield from self._who()
        yield from self._strength()
        yield from self._pieces()
        yield from self._boxes()
        yield from self._goods()
        yield Sprite("points", (self.right - 66, (self.top + self.bottom) / 2), 121, text=str(self.player.vp))

    def _who(self) -> Iterator[Label | Sprite]:
        """Badge, name and place; of who has passed the bid too."""
        middle = self.left + TAB / 2
        if not self.player.passed:
            yield Sprite("badge", (middle, (self.top + self.bottom) / 2), 58, self.seat)
        else:
            yield Sprite("badge", (middle, self.top + 62), 56, self.seat)
            yield Sprite("passed", (middle - 17, self.bottom - 46), 32)
            bid = str(worth(self.player.bid))
            yield Label(bid, (middle + 18, self.bottom - 46), NUMBER, "number", SEATS[self.seat].on_it)
        yield strip_name(self.audience, self.seat, (BEGIN + 2, self.first), PLACE - BEGIN - 16)
        yield self._rank(_place(self.view, self.seat), (PLACE, self.first), MUTED)

    def _rank(self, rank: int, at: Point, fill: str = "") -> Label:
        return Label(self.audience.say("picture-place", place=rank), at, NUMBER, "sans", fill, "left")

    def _strength(self) -> Iterator[Label | Sprite]:
        """The rating of an empire with the value of its equipment, cities and expansions left."""
        player, y = self.player, self.first
        if player.rating:
            yield Sprite("crown", (RATING, y), 46)
            yield self._rank(RANKS[player.rating], (RATING + 33, y))
            yield Sprite("swords", (EQUIPMENT, y), 44)
            yield Label(str(worth(player.equipment)), (EQUIPMENT + 30, y), NUMBER, "number", anchor="left")
        yield from strip_count(Sprite("city", (CITIES, y), 50, self.seat, " "), player.cities)
        yield from strip_count(Sprite("great_city", (EXPANSIONS, y), 46, self.seat, " "), player.expansions)

    def _pieces(self) -> Iterator[Label | Sprite]:
        """Workers and armies at hand, and after a plus those that are not."""
        player = self.player
        yield from self._stock(WORKERS, "person", 36, player.available_workers, player.unavailable_workers)
        yield from self._stock(ARMIES, "army", 40, player.available_armies, player.unavailable_armies)

    def _stock(self, x: float, kind: str, size: float, here: int, away: int) -> Iterator[Label | Sprite]:
        yield Sprite(kind, (x, self.second), size, self.seat, " ")
        at_hand = str(here)
        yield Label(at_hand, (x + 28, self.second), NUMBER, "number", "" if here else MUTED, "left")
        after = x + 28 + measure(at_hand, "number", NUMBER) + 5
        yield Label(f"+{away}", (after, self.second), AWAY, "sans", MUTED, "left")

    def _boxes(self) -> Iterator[Card | Label]:
        """Workers in the boxes; used ones, which cannot help again this turn, after a plus."""
        widths = [max(self._width(name, seat) for seat in self.view.order) for name in BOX_SIGNS]
        x = END - sum(widths) - 6 * (len(widths) - 1)
        for name, width in zip(BOX_SIGNS, widths, strict=True):
            yield Card((x, self.second - 28, x + width, self.second + 28), TINTS[name], TINT_EDGE, 1.5, 8)
            at = x + 10
            for n, (text, size, font, fill) in enumerate(self._box(name, self.seat)):
                yield Label(text, (at, self.second), size, font, fill, "left")
                at += measure(text, font, size) + (9 if n == 0 else 1)
            x += width + 6

    def _width(self, name: str, seat: Seat) -> float:
        """How wide a box must be for what a player has there; boxes of all players stand below each other."""
        return sum(measure(text, font, size) for text, size, font, _ in self._box(name, seat)) + 30

    def _box(self, name: str, seat: Seat) -> list[tuple[str, float, Font, str]]:
        """What is written in a box: its word, who is ready, and who has been used."""
        box = self.view.boxes[name]
        ready, used = box.ready[seat], box.used[seat] if box.used else 0
        word = self.audience.say(f"picture-short-{name}")
        written: list[tuple[str, float, Font, str]] = [
            (word, WORD, "sans", INK),
            (str(ready), NUMBER, "number", INK if ready else MUTED),
        ]
        return [*written, (f"+{used}", AWAY, "sans", MUTED)] if used else written

    def _goods(self) -> Iterator[Label | Sprite]:
        """Lay out what is at hand, in columns; what there is none of is pale."""
        column = (END - BEGIN) / len(RESOURCES)
        for n, resource in enumerate(RESOURCES):
            x, count = BEGIN + column * n, self.player.hand[resource]
            yield Sprite(resource, (x + ICON / 2 + 4, self.third), ICON, faded=not count)
            number = (x + ICON + 14, self.third)
            yield Label(str(count), number, GOODS, "number", INK if count else MUTED, "left")
