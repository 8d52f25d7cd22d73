"""The board of each game: in words, and in pictures."""

from render.games.after_the_flood.board.pictures import AfterTheFloodPictures
from render.games.after_the_flood.text import AfterTheFloodText
from render.games.assyria.board.pictures import AssyriaPictures
from render.games.assyria.text import AssyriaText
from render.picture.board import PictureBoard
from render.text.board_lines import TextBoard

TEXT_BOARDS: dict[str, TextBoard] = {"after_the_flood": AfterTheFloodText(), "assyria": AssyriaText()}
"""The games whose board can be told, by key; of others the status lines are told."""
PICTURES: dict[str, PictureBoard] = {"after_the_flood": AfterTheFloodPictures(), "assyria": AssyriaPictures()}
"""The games whose board can be drawn, by key; of others the text is shown."""
