"""Mesopotamia as players see it: as yet in words alone."""

from pathlib import Path

from engine.mesopotamia import GAME
from render.presentation import Presentation
from render.text.board_lines import StatusLines

HERE = Path(__file__).parent
PRESENTATION = Presentation(key=GAME.key, catalogues=(HERE / "locale",), text=StatusLines(GAME))
