"""The colours of the ground: soft land, lapis water; nothing as strong as a piece."""

from __future__ import annotations

from render.games.after_the_flood.board.geometry import Terrain

LAND: dict[Terrain, tuple[str, str]] = {
    "fertile": ("#CFCE88", "#A5AE5A"),
    "steppe": ("#E9D5A0", "#CFB06C"),
    "highland": ("#DFC898", "#BB9863"),
    "desert": ("#F0D697", "#D9AF64"),
    "oasis": ("#F4E2B0", "#B5B562"),
    "island": ("#EEDBA6", "#C3BA72"),
}
"""Of each terrain the middle of an area, where things stand, and its edge."""

WATER, WATER_LIGHT, WATER_EDGE = "#3F86BE", "#86BFDF", "#1D3F6E"

PLANK, PLANK_LIGHT = "#B98B50", "#E7C894"
ONE_WAY = "#FFF6DF"
"""The printed arrows: as light as paper, for all that is in the colour of a seat is darker."""
