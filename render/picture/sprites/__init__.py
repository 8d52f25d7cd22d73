"""Every kind of sprite, by name: how it is drawn, and how high it is for its width."""

from render.picture.sprites.foods import FOODS
from render.picture.sprites.kind import Kind
from render.picture.sprites.lands import LANDS
from render.picture.sprites.marks import MARKS
from render.picture.sprites.pieces import PIECES
from render.picture.sprites.resources import RESOURCES
from render.picture.sprites.settling import SETTLING
from render.picture.sprites.signs import SIGNS

KINDS: dict[str, Kind] = {**PIECES, **RESOURCES, **SIGNS, **FOODS, **SETTLING, **MARKS, **LANDS}
"""A game may use any of them; none knows a game."""
