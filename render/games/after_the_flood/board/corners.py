"""The free corners of the map: the empires of the turn, and what the worker boxes are."""

from __future__ import annotations

from collections.abc import Iterator

from engine.after_the_flood.data import BOXES
from engine.after_the_flood.view import AfterTheFloodView
from render.games.after_the_flood.board.frame import WHOLE
from render.picture.audience import Audience
from render.picture.scene import Arrow, Card, Label, Sprite
from render.picture.theme import CREAM, LAPIS, MUTED, RUST, SMALLEST
from render.picture.type import fit, measure

COLUMN = 246
"""Where the second column of boxes begins."""
BOX_SIGNS = {"irrigation": "canal", "weaving": "loom", "scribes": "tablet", "tool_makers": "anvil"}


def boxes(audience: Audience) -> Iterator[Card | Label | Sprite]:
    """Name the four worker boxes and what most workers there score at the end. F2.9, F17.3"""
    box = WHOLE.free("north_east")
    yield Card(box, CREAM, LAPIS, 3)
    row = (box[3] - box[1]) / 2
    for n, (name, about) in enumerate(BOXES.items()):
        x, y = box[0] + (10, COLUMN)[n // 2], box[1] + row * (n % 2 + 0.5)
        yield Sprite(BOX_SIGNS[name], (x + 15, y), 30)
        said = audience.say(f"picture-box-{name}")
        yield Label(said, (x + 36, y), SMALLEST, anchor="left")
        if about.end_vp:
            yield Sprite("points", (x + 36 + measure(said, "sans", SMALLEST) + 22, y), 36, text=str(about.end_vp))


def empires(view: AfterTheFloodView, audience: Audience) -> Iterator[Card | Label | Sprite]:
    """List the empires of the turn with their armies, and who has started them. F2.15"""
    box = WHOLE.free("south_west")
    yield Card(box, CREAM, LAPIS, 3)
    row = (box[3] - box[1]) / len(view.empires)
    for n, (empire, each) in enumerate(view.empires.items()):
        y = box[1] + row * (n + 0.5)
        open_to_all = each.seat is None
        said, size = fit(audience.say(f"empire-{empire}"), "serif", 35, 182, SMALLEST)
        yield Label(said, (box[0] + 10, y), size, "serif", anchor="left")
        yield Sprite("army", (box[0] + 211, y), 32, text=" ", faded=not open_to_all)
        yield Label(str(each.armies), (box[0] + 231, y), 36, "number", "" if open_to_all else MUTED, "left")
        if each.seat is not None:
            yield Sprite("badge", (box[2] - 26, y), 36, each.seat)


def one_way(audience: Audience) -> Iterator[Arrow | Label]:
    """Say what the printed arrows mean, in the sand above the empires. F2.5"""
    left, top, *_ = WHOLE.free("south_west")
    y = top - 34
    yield Arrow(((left + 6, y), (left + 54, y)), RUST, CREAM, 9, 24)
    yield Label(audience.say("picture-one-way"), (left + 66, y), SMALLEST, anchor="left", halo=True)
