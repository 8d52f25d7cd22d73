"""The colours of the ground: soft land, lapis water; nothing as strong as a piece."""

from __future__ import annotations

from render.games.after_the_flood.board.geometry import Terrain

SAND, DRY_SAND = "#EBD196", "#DFBC7A"
ROCK, HIGH_ROCK = "#AE9167", "#8F7350"
SHADE = "#5A4022"
"""What land throws on the ground around it."""

LAND: dict[Terrain, tuple[str, str]] = {
    "fertile": ("#CFCE88", "#A5AE5A"),
    "steppe": ("#E9D5A0", "#CFB06C"),
    "highland": ("#DFC898", "#BB9863"),
    "desert": ("#F0D697", "#D9AF64"),
    "oasis": ("#F4E2B0", "#B5B562"),
    "island": ("#EEDBA6", "#C3BA72"),
}
"""Of each terrain the middle of an area, where things stand, and its edge."""
BANKS = "#9DB25A"
"""Green that follows a river."""

SEA = ("#A9D0DC", "#7FB4D0", "#4F8FBF", "#2F6CA8", "#295F9C")
"""From the shore to the deep."""
FOAM = "#D9ECEC"
WATER, WATER_LIGHT, WATER_EDGE = "#3F86BE", "#86BFDF", "#1D3F6E"

PEAK_LIGHT, PEAK_DARK, SNOW = "#D6BE93", "#876A49", "#F8EFDA"
PLANK, PLANK_LIGHT = "#B98B50", "#E7C894"
ONE_WAY = "#FFF6DF"
"""The printed arrows: as light as paper, for all that is in the colour of a seat is darker."""
