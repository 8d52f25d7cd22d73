"""The board of each game: in words here, in a picture by a module named after the game."""

from render.boards.after_the_flood_text import AfterTheFloodText
from render.boards.lines import TextBoard

TEXT_BOARDS: dict[str, TextBoard] = {"after_the_flood": AfterTheFloodText()}
"""The games whose board can be told, by key; of others the status lines are told."""
