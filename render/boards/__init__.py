"""The board of each game: in words, and in pictures."""

from render.boards.after_the_flood.pictures import AfterTheFloodPictures
from render.boards.after_the_flood_text import AfterTheFloodText
from render.boards.assyria.pictures import AssyriaPictures
from render.boards.assyria_text import AssyriaText
from render.boards.lines import TextBoard
from render.boards.picture import PictureBoard

TEXT_BOARDS: dict[str, TextBoard] = {"after_the_flood": AfterTheFloodText(), "assyria": AssyriaText()}
"""The games whose board can be told, by key; of others the status lines are told."""
PICTURES: dict[str, PictureBoard] = {"after_the_flood": AfterTheFloodPictures(), "assyria": AssyriaPictures()}
"""The games whose board can be drawn, by key; of others the text is shown."""
