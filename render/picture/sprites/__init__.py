"""Every kind of sprite, by name: how it is drawn, and how high it is for its width."""

from render.picture.sprites.kind import Kind
from render.picture.sprites.pieces import PIECES
from render.picture.sprites.resources import RESOURCES
from render.picture.sprites.signs import SIGNS

KINDS: dict[str, Kind] = {**PIECES, **RESOURCES, **SIGNS}
"""A game may use any of them; none knows a game."""
