"""Words of Assyria, whose recaps are told here."""

from engine.assyria import GAME
from tests.render.wording import words_given

english, french = (words_given(GAME.key, language) for language in ("en", "fr"))
