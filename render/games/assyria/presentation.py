"""Assyria as players see it."""

from functools import partial
from pathlib import Path

from engine.assyria import GAME
from render.games.assyria.board.ground import paint_ground
from render.games.assyria.board.pictures import AssyriaPictures
from render.games.assyria.recap import FOLDING
from render.games.assyria.sprites.foods import FOODS
from render.games.assyria.sprites.lands import LANDS
from render.games.assyria.sprites.marks import MARKS
from render.games.assyria.sprites.settling import SETTLING
from render.games.assyria.text import AssyriaText
from render.presentation import Presentation

HERE = Path(__file__).parent
PRESENTATION = Presentation(
    key=GAME.key,
    catalogues=(HERE / "locale",),
    text=AssyriaText(),
    pictures=AssyriaPictures(),
    sprites={**FOODS, **SETTLING, **MARKS, **LANDS},
    grounds={f"assyria-{players}": partial(paint_ground, players) for players in GAME.seats},
    folding=FOLDING,
    rules=HERE / "rules",
    new_words={"offering": ("offer.camels",), "dignitary": ("intrigue.dignitary",), "plow": ()},
)
