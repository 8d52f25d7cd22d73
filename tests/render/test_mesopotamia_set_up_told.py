"""What one chose and begins with is told to oneself without one's own name, and nothing of it twice."""

import pytest

from engine.core.game import Event
from engine.mesopotamia import GAME
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.events import setup
from render.games.mesopotamia.recap import FOLDING
from render.story.recap import recap, so_far
from render.story.since import since
from render.text.words import Words
from tests.render.wording import FOUR_NAMES as NAMES
from tests.render.wording import Press, words_given
from tests.rules import rule

A, B = range(2)
GOODS: dict[Resource, int] = {"stone": 1, "food": 2}
BEGUN: tuple[Event, ...] = (
    setup.EmpireTaken(A, "babylonian"),
    setup.StartTaken(A, "r03"),
    setup.EmpireBegan(A, "babylonian", "r03", "spearman", GOODS),
)
CHOSEN: tuple[Event, ...] = (
    setup.QuestsSealed(A, is_done=True),
    setup.QuestsKept(A, 2, ["q1", "q2"]),
)
english = words_given(GAME.key, "en")
french = words_given(GAME.key, "fr")


@rule("M3.4", "M3.5", "M3.7")
def test_what_one_chose_is_told_without_ones_name(english: Words, french: Words) -> None:
    assert so_far(english, FOLDING, BEGUN, NAMES) == [
        "1. Empire: Babylonians",
        "2. Start Region: Ur",
        "3. A Spearman in Ur · 1 Stone and 2 Food",
    ]
    assert plainly(so_far(french, FOLDING, BEGUN, NAMES)) == [
        "1. Empire : Babyloniens",
        "2. Région de départ : Ur",
        "3. Un Lancier à Ur · 1 Pierre et 2 Nourritures",
    ]


@pytest.mark.parametrize(
    ("event", "english_said", "french_said"),
    [
        (setup.RoleTaken(A, "b"), "Role 2", "Rôle 2"),
        (setup.OutpostPlaced(A, None), "No Settlement and Wall", "Ni Colonie ni Rempart"),
        (setup.OutpostPlaced(A, "r16"), "A Settlement and a Wall in Umma", "Une Colonie et un Rempart à Umma"),
        (setup.FirstDieTaken(A, "white"), "A Ziggurat level with a white die", "Un étage de Ziggurat avec un dé blanc"),
        (setup.FirstShipPlaced(A, "n02"), "A Ship on Mari–Terqa", "Un Navire sur Mari–Terqa"),
    ],
)
def test_other_choices_of_the_set_up(
    event: Event, english_said: str, french_said: str, english: Words, french: Words
) -> None:
    assert so_far(english, FOLDING, [event], NAMES) == [f"1. {english_said}"]
    assert plainly(so_far(french, FOLDING, [event], NAMES)) == [f"1. {french_said}"]


@rule("M3.19")
def test_quests_that_are_kept_are_told_once(english: Words) -> None:
    (told,) = so_far(english, FOLDING, CHOSEN, NAMES)
    assert told.startswith("1. Quests kept: ")
    assert so_far(english, FOLDING, CHOSEN[:1], NAMES) == ["1. Ada has chosen Quests."]
    assert so_far(english, FOLDING, CHOSEN[:1], NAMES, A) == ["1. You have chosen Quests."]


@rule("M3.5")
def test_news_of_the_set_up_say_you_to_their_reader(english: Words, french: Words) -> None:
    happened = [Press([setup.SeatingDrawn([A]), *BEGUN, setup.FirstShipPlaced(A, "n02"), *CHOSEN])]
    own = since(english, FOLDING, happened, NAMES, A, 30).lines
    assert own[:3] == (
        "Empires: you the Babylonians.",
        "Start Regions: you Ur (Spearman).",
        "You begin with a Ship on Mari–Terqa.",
    )
    assert own[3].startswith("You keep these Quests: ")
    own = tuple(plainly(since(french, FOLDING, happened, NAMES, A, 30).lines))
    assert own[:2] == (
        "Empires : vous les Babyloniens.",
        "Régions de départ : vous Ur (Lancier).",
    )
    assert recap(english, FOLDING, happened, NAMES)[:2] == [
        "Empires: Ada the Babylonians.",
        "Start Regions: Ada Ur (Spearman).",
    ]


def plainly(told: list[str] | tuple[str, ...]) -> list[str]:
    return [said.replace("\u00a0", " ").replace("\u202f", " ") for said in told]
