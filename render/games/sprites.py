"""Every kind of sprite, by name: how it is drawn, and how high it is for its width."""

from render.games.after_the_flood.sprites.resources import RESOURCES
from render.games.assyria.sprites.foods import FOODS
from render.games.assyria.sprites.lands import LANDS
from render.games.assyria.sprites.marks import MARKS
from render.games.assyria.sprites.settling import SETTLING
from render.picture.sprites.kind import Kind
from render.picture.sprites.pieces import PIECES
from render.picture.sprites.signs import SIGNS

KINDS: dict[str, Kind] = {**PIECES, **RESOURCES, **SIGNS, **FOODS, **SETTLING, **MARKS, **LANDS}
"""A game may use any of them; none knows a game."""
