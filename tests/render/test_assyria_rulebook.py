"""The rules of Assyria are looked up in the words of its players."""

import pytest

from engine.assyria import GAME
from render.rulebook.rulebook import look_up
from tests.render.wording import rulebook, table_words

KEY = GAME.key


def found(query: str, language: str = "en", most: int = 5) -> list[str]:
    return [rule.id for rule in rulebook(KEY, language).find(query, most)]


@pytest.mark.parametrize(
    ("query", "language", "chapter"),
    [
        ("well", "en", "A6"),
        ("how do I feed my huts", "en", "A6"),
        ("famine", "en", "A6"),
        ("resupply", "en", "A6"),
        ("income", "en", "A6"),
        ("Plow", "en", "A1"),
        ("corner", "en", "A3"),
        ("market", "en", "A5"),
        ("offering", "en", "A9"),
        ("extend a ziggurat", "en", "A7"),
        ("tie", "en", "A10"),
        ("two players", "en", "A11"),
        ("undo", "en", "A14"),
        ("puits", "fr", "A6"),
        ("nourrir mes huttes", "fr", "A6"),
        ("crue", "fr", "A9"),
        ("acheter une carte", "fr", "A7"),
        ("ordre du tour", "fr", "A5"),
        ("égalité", "fr", "A10"),
    ],
)
def test_what_explains_a_word_comes_first(query: str, language: str, chapter: str) -> None:
    assert found(query, language)[0] == chapter


@pytest.mark.parametrize(
    ("query", "language", "rule"),
    [
        ("upper dignitary", "en", "A9.9"),
        ("Plow price", "en", "A1.5"),
        ("unused Food cards", "en", "A10.5"),
        ("isolated hut", "en", "AX40"),
        ("multiplicateur", "fr", "A1.11"),
        ("agrandir une ziggourat", "fr", "A7.8"),
    ],
)
def test_words_find_their_rule_among_the_first(query: str, language: str, rule: str) -> None:
    assert rule in found(query, language)


def test_rules_speak_as_the_table_does() -> None:
    rules = rulebook(KEY).rules
    assert rules["A7.12"].text == (
        "Intrigue in Assur: pay 4 (higher dignitary), 3 (middle) or 2 (lower) camels and put one hut from stock "
        "on the highest free space of that dignitary."
    )
    assert rules["A6.20"].text == "At most one well per intersection for the whole game, whoever built it."
    assert rules["A6.11"].text.startswith("A played card must feed as many huts as it can")
    assert rules["A6.4"].text == "Placing all k huts is compulsory. Nobody may stop before."


def test_drawings_and_headings_within_a_chapter_are_not_told() -> None:
    rules = rulebook(KEY).rules
    assert rules["A3.3"].text.endswith("*upper river* or *lower river*.")
    assert rules["A6.7"].text == "With k = 0 the step is skipped. Huts already on the board never move."
    assert rules["AS12"].text.endswith("a lower hut returns 1 camel.")


def test_a_table_belongs_to_its_rule() -> None:
    told = look_up(table_words(KEY, "en"), rulebook(KEY), "A2.1")
    assert "3 · 51 (columns A-H) · 4 · 3 · 12 · 3 · B5, E2, G6 · never" in told
