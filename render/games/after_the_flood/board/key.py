"""The lines below: what the signs of map and strips mean, and what is left of the goods that are sold."""

from __future__ import annotations

from collections.abc import Iterator

from engine.after_the_flood.data import TRADE
from engine.after_the_flood.view import AfterTheFloodView
from render.games.after_the_flood.board import frame
from render.picture.audience import Audience
from render.picture.legend import LegendEntry
from render.picture.scene import Drawn, Label, Sprite
from render.picture.strip import NUMBER
from render.picture.theme import MUTED, SMALLEST, WIDTH
from render.picture.type import measure

HERE = (0.0, 0.0)
SIZE, GAP = 36.0, 8.0


def key(view: AfterTheFloodView, audience: Audience) -> Iterator[Drawn]:
    """Lay out what signs mean: a line for the map, and one for the strips, whose places are ranks at the end."""
    first = audience.say("picture-place", place=1)
    on_the_map: dict[str, tuple[Sprite | Label, ...]] = {
        "workers": (_sign("worker", text="3"),),
        "army": (_sign("army", 0.92),),
        "city": (_sign("city"), _sign("great_city", 0.85)),
        "points": (_sign("points", text="4"),),
        "passed": (_sign("passed"),),
        "new": (Sprite("army", HERE, SIZE - 6, text=" ", ring=True),),
    }
    in_strips: dict[str, tuple[Sprite | Label, ...]] = {
        "place" if view.result is None else "rank": (Label(first, HERE, NUMBER, fill=MUTED),),
        "rating": (_sign("crown", 1.1), Label(first, HERE, NUMBER)),
        "equipment": (_sign("swords", 1.1),),
        "away": (Label("+5", HERE, NUMBER - 2, fill=MUTED),),
    }
    for n, entries in enumerate((on_the_map, in_strips)):
        words = (audience.say(f"picture-key-{name}") for name in entries)
        yield from _line(
            [LegendEntry(*each) for each in zip(entries.values(), words, strict=True)], len(view.players), n
        )


def goods_left(view: AfterTheFloodView, audience: Audience) -> Iterator[Drawn]:
    """Lay out how many pieces of each good that is sold are left. F9.10"""
    goods = [
        LegendEntry((Sprite(good, HERE, 40, faded=not view.stock[good]), _count(view.stock[good])), "")
        for good in TRADE
    ]
    yield from _line([LegendEntry((), audience.say("picture-stock")), *goods], len(view.players), 2)


def _sign(kind: str, share: float = 1.0, text: str = " ") -> Sprite:
    return Sprite(kind, HERE, SIZE * share, text=text)


def _count(number: int) -> Label:
    return Label(str(number), HERE, NUMBER, "number", "" if number else MUTED)


def _line(entries: list[LegendEntry], players: int, line: int) -> Iterator[Drawn]:
    """Spread entries over the width, each with its words behind its signs."""
    y = frame.height(players) - frame.KEY + frame.KEY_LINE * (line + 0.5)
    widths = [each.width + GAP + measure(each.words, "sans", SMALLEST) for each in entries]
    between = (WIDTH - 2 * frame.MARGIN - sum(widths)) / (len(entries) - 1)
    x: float = frame.MARGIN
    for entry, width in zip(entries, widths, strict=True):
        yield from entry.shapes(x, y)
        if entry.words:
            yield Label(entry.words, (x + entry.width + GAP, y), SMALLEST, fill=MUTED, anchor="left")
        x += width + between
