"""Delta as players see it: words, a board in words and as a picture, a recap, a rulebook of a few lines."""

from dataclasses import replace
from pathlib import Path

from render.presentation import Presentation
from tests.toy import LOCALE, TOY
from tests.toy.presentation.pictures import ToyPictures
from tests.toy.presentation.recap import ToyFolding
from tests.toy.presentation.sprites import SPRITES
from tests.toy.presentation.text import ToyText

PRESENTATION = Presentation(
    key=TOY.key,
    catalogues=(LOCALE,),
    text=ToyText(),
    pictures=ToyPictures(),
    sprites=SPRITES,
    folding=ToyFolding(),
    rules=Path(__file__).parent / "rules",
    new_words={"omen": ("omens",), "water": ()},
)


def shown_from(locale: Path) -> Presentation:
    """Show it with the words of another folder."""
    return replace(PRESENTATION, catalogues=(locale,))
