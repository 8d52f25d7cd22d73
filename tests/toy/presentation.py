"""How the made-up game is shown: in words, by what its rules say."""

from pathlib import Path

from cogs.registry import PlayableGame
from render.presentation import Presentation
from render.text.board_lines import StatusLines
from tests.toy import LOCALE, TOY

PRESENTATION = Presentation(key=TOY.key, catalogues=(LOCALE,), text=StatusLines(TOY))
PLAYABLE = PlayableGame(TOY, PRESENTATION)
"""As it is registered where tests play it on Discord."""


def shown_from(locale: Path) -> Presentation:
    """Show it with the words of another folder."""
    return Presentation(key=TOY.key, catalogues=(locale,), text=StatusLines(TOY))
