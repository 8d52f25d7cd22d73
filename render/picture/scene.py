"""A picture as data: shapes in the order they are painted, so that a test can read what a board shows."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from engine.core.decision import Seat
from render.picture.theme import PAGE, WIDTH

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Font: TypeAlias = Literal["serif", "sans", "number", "italic"]
"""Names and titles; plain words; numerals in the black weight; seas and rivers."""
Anchor: TypeAlias = Literal["left", "middle", "right"]
"""Which end of a text stands at its point; up and down a text is always centred on it."""
DIGEST = 48
"""Bytes of a fingerprint."""
_ENCODER = msgspec.msgpack.Encoder()


class Shape(msgspec.Struct, frozen=True, tag_field="shape"):
    """One thing in a picture; lengths are pixels at the width of the scene."""


class Ground(Shape, frozen=True, tag="ground"):
    """A painted ground, such as a map, drawn by the function registered under this name and kept."""

    name: str
    box: Box
    """Where in the picture."""
    part: Box = (0.0, 0.0, 1.0, 1.0)
    """Which part of the ground, in fractions of it: a close-up shows less than all."""


class Card(Shape, frozen=True, tag="card"):
    """A rectangle with round corners."""

    box: Box
    fill: str
    edge: str = ""
    edge_width: float = 0
    radius: float = 14


class Label(Shape, frozen=True, tag="label"):
    """A text on one line."""

    text: str
    at: Point
    size: float
    font: Font = "sans"
    fill: str = ""
    """Ink unless said otherwise."""
    anchor: Anchor = "middle"
    halo: bool = False
    """Cream around the letters, for names on land."""
    angle: float = 0
    """Degrees, counter-clockwise."""
    matters: bool = True
    """Somebody may need it to decide; decoration does not count for size or overlap."""


class Sprite(Shape, frozen=True, tag="sprite"):
    """A piece, a resource or a sign, drawn by the function registered for its kind and kept."""

    kind: str
    at: Point
    """Its centre."""
    size: float
    """Width of its body, rims apart; its height follows from the kind."""
    seat: Seat | None = None
    text: str = ""
    """A numeral or letter on it."""
    faded: bool = False
    """Used up or not there: pale."""
    ring: bool = False
    """New: a golden glow around it."""
    lost: bool = False
    """No longer there: a hollow outline with a cross."""
    flat: bool = False
    """On a panel, where a thin rim is enough; on land it stands off by a broad one."""


class Line(Shape, frozen=True, tag="line"):
    """A line through points, with round joints."""

    points: tuple[Point, ...]
    colour: str
    width: float = 4
    rim: str = ""
    """Colour of an edge around it."""


class Arrow(Shape, frozen=True, tag="arrow"):
    """A move: a shaft along points and a head at the last one."""

    points: tuple[Point, ...]
    colour: str
    rim: str
    width: float = 12
    head: float = 30


class Glow(Shape, frozen=True, tag="glow"):
    """An area that has changed: its outline shines inward in gold."""

    polygon: tuple[Point, ...]
    strength: float = 1.0
    """The newest change is strongest."""
    reach: float = 15
    """How far it shines."""


class Lit(Shape, frozen=True, tag="lit"):
    """An area that may be chosen: lighter than others, but still seen as it is, in a frame of dark and white dashes.

    The frame is told by its pattern; a colour might be taken for that of a seat.
    """

    polygon: tuple[Point, ...]
    width: float = 7
    """Of the frame, its edges apart."""


class Veil(Shape, frozen=True, tag="veil"):
    """Paper over a part of the ground that is not meant, so that nobody takes it for empty land; what is meant is
    left out."""

    box: Box
    meant: tuple[tuple[Point, ...], ...]
    """Polygons of the picture; what of them is outside the box does not count."""
    strength: float = 0.6


class Band(Shape, frozen=True, tag="band"):
    """An area that is somebody's: a band of the owner's colour along the inside of its outline."""

    polygon: tuple[Point, ...]
    colour: str
    width: float = 7
    """Of the band, its edges and rims apart."""
    inset: float = 0
    """How far inside the outline it begins, to leave room for a glow."""


class Hatch(Shape, frozen=True, tag="hatch"):
    """An area that nobody may enter: slanting lines all over it."""

    polygon: tuple[Point, ...]


Drawn: TypeAlias = Ground | Card | Label | Sprite | Line | Arrow | Glow | Lit | Veil | Band | Hatch
"""Every shape the painter knows."""


class Scene(msgspec.Struct, frozen=True):
    """A whole picture: what stays the same from turn to turn, painted once and kept, and what is painted over it."""

    height: int
    base: tuple[Drawn, ...]
    over: tuple[Drawn, ...]
    width: int = WIDTH
    paper: str = PAGE
    """What is seen where nothing is painted."""


def fingerprint(scene: Scene) -> bytes:
    """Reduce a scene to some bytes that no other scene has: the key of a cache."""
    return hashlib.blake2b(_ENCODER.encode(scene), digest_size=DIGEST).digest()


def as_text(scene: Scene) -> str:
    """Write a scene down, a shape a line: for reading and comparing."""
    lines = [f"{scene.width}x{scene.height} on {scene.paper}"]
    lines += [f"base {_written(shape)}" for shape in scene.base]
    lines += [f"over {_written(shape)}" for shape in scene.over]
    return "\n".join(lines)


def _written(shape: Shape) -> str:
    fields = msgspec.to_builtins(shape)
    kind = fields.pop("shape")
    defaults = _defaults(type(shape))
    said = (f"{name}={_short(value)}" for name, value in fields.items() if value != defaults.get(name))
    return " ".join([kind, *said])


@cache
def _defaults(shape: type[Shape]) -> dict[str, object]:
    """Look up what a shape has unless something else is said; asking msgspec takes longer than writing it down."""
    return {field.name: field.default for field in msgspec.structs.fields(shape)}


def _short(value: object) -> str:
    """Write a value; numbers to a tenth of a pixel, fractions to a thousandth."""
    if isinstance(value, float):
        return f"{round(value, 1 if abs(value) >= 1 else 3):g}"
    if isinstance(value, list | tuple):
        return "(" + ",".join(_short(each) for each in value) + ")"
    return str(value)
