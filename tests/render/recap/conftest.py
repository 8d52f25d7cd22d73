"""Words of After the Flood, whose recaps are told here."""

from engine.after_the_flood import GAME
from tests.render.wording import words_given

english, french = (words_given(GAME.key, language) for language in ("en", "fr"))
