"""What an option of an Event brings, and when, is said in full for every card; and what leaving an action is called."""

import pytest

from cogs.border.wording import BUTTON, NOTE
from engine.core.decision import Text
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.content.technologies import ACTIONS
from engine.mesopotamia.event_tokens.event_notes import option_note
from tests.panel.words import LANGUAGES, words_of
from tests.rules import rule
from tests.rules.mesopotamia.table import GAME, Table

WHEN = {
    "en": {"immediate": ["at once:"], "vp": ["at once:", "game end, if held:"]},
    "fr": {"immediate": ["aussitôt :"], "vp": ["aussitôt :", "fin de partie, si tenu :"]},
}
WHEN["en"]["six_rounds"] = ["each round (6):", "at the end:"]
WHEN["fr"]["six_rounds"] = ["par Manche (6) :", "à la fin :"]


@rule("M14.6", "M14.7", "M14.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_says_when_it_brings_what(language: str) -> None:
    words, table = words_of(GAME, language), Table("babylonian", "sumerian").turn(0)
    for card in EVENTS.values():
        for option in (1, 2):
            way = card.way(option)
            said = words.say(option_note(table.state, 0, card, way))
            assert len(said) <= NOTE, said
            plain = said.replace("\u00a0", " ")
            assert [plain.count(when) for when in WHEN[language][way.kind]] == [1] * len(WHEN[language][way.kind])


@rule("M14.8")
@pytest.mark.parametrize(
    ("free", "english", "french"), [(0, "(none free)", "(aucun libre)"), (2, "(2 free)", "(2 libres)")]
)
def test_a_question_says_what_six_rounds_take(free: int, english: str, french: str) -> None:
    asked = Text("event-prompt", {"event": "ev1", "region": "r16", "dice": free})
    assert f"one of your 3 Event dice all that time {english}." in words_of(GAME, "en").say(asked)
    assert f"un de vos 3 dés Événement {french}." in words_of(GAME, "fr").say(asked).replace("\u00a0", " ")


@rule("M5.9")
@pytest.mark.parametrize(("language", "said"), [("en", "Leave 🏗️ Build"), ("fr", "Finir 🏗️ Construire")])
def test_leaving_an_action_is_called_after_it(language: str, said: str) -> None:
    words = words_of(GAME, language)
    table = Table("babylonian", "sumerian").hold(0, stone=2, clay=2).turn(0).answer("build.pawn")
    assert words.say(table.option("other").label) == said
    assert all(len(words.say(Text("leave-action", {"technology": action}))) <= BUTTON for action in ACTIONS)
