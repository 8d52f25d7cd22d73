"""The colours of the ground: soft land, lapis water; nothing as strong as a piece."""

from __future__ import annotations

LAND = {
    "plain": ("#CDD389", "#9BB055"),
    "mountain": ("#CDB491", "#A2835C"),
    "desert": ("#F2DA9C", "#DDB264"),
    "start": ("#F7EBCB", "#E0CD9C"),
}
"""Of each terrain the middle of a region, where things stand, and its edge."""
WATER, WATER_LIGHT, WATER_EDGE = "#3F86BE", "#86BFDF", "#1D3F6E"
