"""After the Flood as players see it."""

from pathlib import Path

from engine.after_the_flood import GAME
from render.games.after_the_flood.board.ground import paint_ground
from render.games.after_the_flood.board.pictures import AfterTheFloodPictures
from render.games.after_the_flood.recap import FOLDING
from render.games.after_the_flood.sprites.resources import RESOURCES
from render.games.after_the_flood.text import AfterTheFloodText
from render.presentation import Presentation

HERE = Path(__file__).parent
PRESENTATION = Presentation(
    key=GAME.key,
    catalogues=(HERE / "locale",),
    text=AfterTheFloodText(),
    pictures=AfterTheFloodPictures(),
    sprites=RESOURCES,
    grounds={"after_the_flood": paint_ground},
    folding=FOLDING,
    rules=HERE / "rules",
    new_words={
        "rating": ("empire.equip", "fight", "fight.out"),
        "scribe": ("place.from", "place.to"),
        "tool-maker": ("place.to",),
        "home-area": ("empire",),
        "decline": ("place.to",),
    },
)
