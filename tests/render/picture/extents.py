"""How much room shapes take, and which get in each other's way."""

from __future__ import annotations

from functools import cache
from itertools import islice

from render.picture.scene import Box, Label, Scene, Shape, Sprite
from render.picture.stamp import stamp
from render.picture.type import cap_height, measure

SLACK = 3.0
"""Pixels by which rims may touch."""


def extent(shape: Label | Sprite) -> Box:
    """Give the box a label's capitals or a sprite's body fill."""
    x, y = shape.at
    if isinstance(shape, Sprite):
        width, height = body(shape)
        return (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    width, height = measure(shape.text, shape.font, shape.size), cap_height(shape.font, shape.size)
    left = {"left": x, "middle": x - width / 2, "right": x - width}[shape.anchor]
    return (left, y - height / 2, left + width, y + height / 2)


def body(sprite: Sprite) -> tuple[float, float]:
    """Give width and height of what is seen of a sprite, rims included, a golden ring apart."""
    return _body(sprite.kind, sprite.size, sprite.seat, sprite.text, sprite.flat)


@cache
def _body(kind: str, size: float, seat: int | None, text: str, flat: bool) -> tuple[float, float]:
    image = stamp(Sprite(kind, (0, 0), size, seat, text, flat=flat))
    left, top, right, bottom = image.getchannel("A").getbbox() or (0, 0, 0, 0)
    return right - left, bottom - top


def things(scene: Scene) -> list[Label | Sprite]:
    """Give everything in a scene that somebody may need to read, once: names are painted again over a glow."""
    shapes: list[Shape] = list(dict.fromkeys((*scene.base, *scene.over)))
    return [each for each in shapes if isinstance(each, Sprite) or (isinstance(each, Label) and each.matters)]


def overlaps(scene: Scene) -> list[str]:
    """Name the pairs of things that overlap, at least one of them a text."""
    boxed = sorted(((extent(each), each) for each in things(scene)), key=lambda pair: pair[0][0])
    texts = [pair for pair in boxed if isinstance(pair[1], Label)]
    behind, found = 0, []
    for n, (here, one) in enumerate(boxed):
        is_text, right = isinstance(one, Label), here[2]
        for there, other in islice(boxed, n + 1, None) if is_text else islice(texts, behind, None):
            if there[0] >= right:
                break  # neither this nor what comes after it begins before the other ends
            if meet(here, there) and touch(one, other):
                found.append(f"{named(one)} and {named(other)}")
        behind += is_text
    return found


def touch(one: Label | Sprite, other: Label | Sprite) -> bool:
    """Say whether anything of a sprite is really seen where a text stands: towers are narrower than their boxes."""
    label, sprite = (one, other) if isinstance(one, Label) else (other, one)
    if isinstance(sprite, Label):
        return True
    plain = Sprite(sprite.kind, sprite.at, sprite.size, sprite.seat, sprite.text, flat=sprite.flat)
    alpha = stamp(plain).getchannel("A")
    left, top = sprite.at[0] - alpha.width / 2, sprite.at[1] - alpha.height / 2
    box = extent(label)
    inside = (box[0] - left + SLACK, box[1] - top + SLACK, box[2] - left - SLACK, box[3] - top - SLACK)
    return alpha.crop(inside).getbbox() is not None


def outside(scene: Scene) -> list[str]:
    """Name the things that leave the picture."""
    whole = (0, 0, scene.width, scene.height)
    return [named(each) for each in things(scene) if not within(extent(each), whole)]


def meet(one: Box, other: Box) -> bool:
    """Say whether two boxes overlap by more than rims."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > SLACK and down > SLACK


def within(box: Box, whole: tuple[float, float, float, float]) -> bool:
    """Say whether a box lies inside another."""
    return box[0] >= whole[0] and box[1] >= whole[1] and box[2] <= whole[2] and box[3] <= whole[3]


def named(shape: Label | Sprite) -> str:
    """Name a shape for a message."""
    return f"'{shape.text}'" if isinstance(shape, Label) else f"{shape.kind} {shape.text} at {shape.at}"
