"""What is printed on the map and never moves: names, offers, points at the end, and signs of special rules."""

from __future__ import annotations

from collections.abc import Iterator

from engine.after_the_flood.data import AREAS
from render.games.after_the_flood.board import geometry
from render.games.after_the_flood.board.frame import WHOLE, MapFrame
from render.picture.audience import Audience
from render.picture.scene import Ground, Label, Sprite
from render.picture.theme import CREAM, LAPIS, WIDTH

SMALL = WIDTH / 50
"""Size of the names of waters, which are decoration."""
SIGNS = {
    "extra_trade": ("swap", ""),
    "extra_armies": ("army", "+"),
    "extra_sumer_vp": ("points", "+"),
    "city_defence": ("wall", ""),
    "scribe_on_build": ("tablet", ""),
    "extra_textile": ("textile", ""),
    "tool_maker_on_build": ("anvil", ""),
    "decline_removes_all_workers": ("swept", ""),
}
"""What stands for a special rule. F18, F5.5"""
NARROW = {"army": 0.95}
"""What is higher than wide is drawn smaller."""


def ground(frame: MapFrame) -> Ground:
    """Lay out the painted land."""
    return Ground("after_the_flood", frame.box, frame.part)


def printed(audience: Audience, frame: MapFrame = WHOLE) -> Iterator[Ground | Label | Sprite]:
    """Lay out the ground and everything printed on it."""
    yield ground(frame)
    yield from _waters(audience, frame)
    for area in geometry.AREAS.values():
        yield from printed_in(area, audience, frame)


def _waters(audience: Audience, frame: MapFrame) -> Iterator[Label]:
    for sea in geometry.MAP.sea:
        name = audience.say(f"picture-{sea.id}")
        yield Label(name, frame.place(sea.label), SMALL, "italic", CREAM, angle=sea.label_angle, matters=False)
    for river in geometry.MAP.river:
        name = audience.say(f"picture-{river.id}")
        yield Label(name, frame.place(river.label), SMALL, "italic", LAPIS, angle=river.label_angle, matters=False)


def printed_in(area: geometry.Area, audience: Audience, frame: MapFrame) -> Iterator[Label | Sprite]:
    """Lay out what is printed in one area."""
    about = AREAS[area.id]
    yield Label(audience.say(f"area-{area.id}"), frame.place(area.label), frame.name, "serif", halo=True)
    if area.sign is not None:
        kind, text = SIGNS[about.special]
        yield Sprite(kind, frame.place(area.sign), frame.sign * NARROW.get(kind, 1.0), text=text)
    for resource, centre in zip(about.offers, area.offers, strict=True):
        yield Sprite(resource, frame.place(centre), frame.offer)
    if area.vp is not None:
        yield Sprite("points", frame.place(area.vp), frame.points, text=str(about.end_vp))
