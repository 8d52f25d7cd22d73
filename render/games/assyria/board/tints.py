"""The colours of the land: sand, green between the rivers, lapis water; nothing as strong as a piece."""

from __future__ import annotations

SAND, DRY_SAND, WET_SAND = "#EFD599", "#E7C482", "#E3CC8E"
GREEN, HEART = "#BFC96F", "#A6BB56"
SHADED = (226, 204, 160)
"""What is left of the three colours of light along the edge of a hex."""
SHADE = "#6B4A22"
"""What the hexes throw on the land around them."""

BANK, DEEP_WATER, WATER, LIGHT_WATER = "#1D3F6E", "#2F6DA8", "#3F84BC", "#8CC8E6"
