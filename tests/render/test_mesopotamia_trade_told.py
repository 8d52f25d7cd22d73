"""The Trade section in words: what each token takes and gives, and which need a Ship."""

import pytest

from engine.mesopotamia import GAME
from engine.mesopotamia.content.tokens import SHIP_SLOTS
from render.games.mesopotamia.text import MesopotamiaText
from render.text.board import text_board
from tests.contract.matches import states
from tests.render.wording import NAMES, table_words
from tests.rules import rule


@rule("M3.14")
@pytest.mark.parametrize(("language", "said"), [("en", "(Ship needed)"), ("fr", "(Navire requis)")])
def test_a_token_for_which_a_ship_is_needed_says_so(language: str, said: str) -> None:
    here = next(each for each in states(GAME, 2) if each.trade)
    needing = [slot for slot in here.trade if (slot.level, slot.slot) in SHIP_SLOTS]
    told = text_board(table_words(GAME.key, language), MesopotamiaText(), GAME.view(here, None), NAMES)
    assert 0 < told.count(said) == len(needing)
