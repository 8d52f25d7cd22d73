"""Mesopotamia as players see it: as yet in words alone."""

from pathlib import Path

from engine.mesopotamia import GAME
from render.games.mesopotamia.recap import FOLDING
from render.games.mesopotamia.text import MesopotamiaText
from render.presentation import Presentation

HERE = Path(__file__).parent
PRESENTATION = Presentation(
    key=GAME.key,
    catalogues=(HERE / "locale",),
    text=MesopotamiaText(),
    folding=FOLDING,
    new_words={
        "quest": ("quests",),
        "phalanx": ("bid", "place"),
        "tactics": ("bid",),
        "dice": ("action",),
        "event": ("explore",),
        "tablet": ("research",),
        "amphora": ("gather",),
        "tribe": ("explore", "bid"),
        "ziggurat": ("build",),
    },
)
