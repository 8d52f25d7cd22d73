"""The free corners of the map: the empires of the turn, a decline to come, and what the worker boxes are."""

from __future__ import annotations

from collections.abc import Iterator

from engine.after_the_flood.data import BOXES
from engine.after_the_flood.view import AfterTheFloodView
from render.games.after_the_flood.board.frame import WHOLE
from render.games.after_the_flood.board.tints import ONE_WAY
from render.picture.audience import Audience
from render.picture.scene import Arrow, Card, Label, Sprite
from render.picture.theme import BORDER, CREAM, LAPIS, MUTED, RUST, SMALLEST
from render.picture.type import fit

COLUMN = 228
"""Where the second column of boxes begins."""
BOX_SIGNS = {"irrigation": "canal", "weaving": "loom", "scribes": "tablet", "tool_makers": "anvil"}
TINTS = {"irrigation": "#CFE0E4", "weaving": "#F0CCD2", "scribes": "#EBD2A8", "tool_makers": "#D9D4CB"}
"""The colours of the boxes, here and in the strips, beside their words."""
TINT_EDGE = "#9C8B68"


def boxes(audience: Audience) -> Iterator[Card | Label | Sprite]:
    """Name the four worker boxes, with what most workers there score at the end, or else their sign. F2.9, F17.3"""
    left, top, right, bottom = WHOLE.free("north_east")
    yield Card((left, top, right, bottom), CREAM, LAPIS, 3)
    row = (bottom - top - 12) / 2
    for n, (name, about) in enumerate(BOXES.items()):
        begin, end = (left + 6, left + COLUMN - 2) if n < len(BOXES) / 2 else (left + COLUMN + 2, right - 6)
        y = top + 6 + row * (n % 2 + 0.5)
        yield Card((begin, y - row / 2 + 2, end, y + row / 2 - 2), TINTS[name], TINT_EDGE, 1.5, 8)
        said = audience.say(f"picture-box-{name}")
        if about.end_vp:
            yield Label(said, (begin + 8, y), SMALLEST, anchor="left")
            yield Sprite("points", (end - 27, y), 38, text=str(about.end_vp))
        else:
            yield Sprite(BOX_SIGNS[name], (begin + 24, y), 34)
            yield Label(said, (begin + 47, y), SMALLEST, anchor="left")


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
    y = top - 30
    yield Arrow(((left + 8, y), (left + 56, y)), ONE_WAY, BORDER, 9, 24)
    yield Label(audience.say("picture-one-way"), (left + 70, y), SMALLEST, anchor="left", halo=True)


def decline(view: AfterTheFloodView, audience: Audience) -> Iterator[Label]:
    """Warn of a decline in the sand above, as long as it is to come with the next turn. F5.1"""
    if view.decline_turn and view.result is None:
        left, top, *_ = WHOLE.free("south_west")
        said = audience.say("picture-decline", turn=view.decline_turn)
        yield Label(said, (left + 8, top - 72), SMALLEST, fill=RUST, anchor="left", halo=True)
