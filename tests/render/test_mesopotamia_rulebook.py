"""The rules of Mesopotamia are looked up in the words of its players."""

import re
from collections import Counter

import pytest

from engine.core.decision import Text
from engine.mesopotamia import GAME
from engine.mesopotamia.content.empires import EMPIRES
from engine.mesopotamia.content.technologies import own_technologies
from engine.mesopotamia.setup.draft import empire_option
from render.games.mesopotamia.presentation import PRESENTATION
from render.rulebook.ledger import read_ledger
from render.rulebook.rulebook import LONGEST, look_up
from render.text.words import LANGUAGES
from tests.render.wording import rulebook, table_words

KEY = GAME.key


def found(query: str, language: str = "en", most: int = 5) -> list[str]:
    return [rule.id for rule in rulebook(KEY, language).find(query, most)]


@pytest.mark.parametrize(
    ("query", "language", "chapter"),
    [
        ("bid", "en", "M16"),
        ("battle", "en", "M16"),
        ("retreat", "en", "M16"),
        ("blocking", "en", "M6"),
        ("activation", "en", "M6"),
        ("amphora", "en", "M11"),
        ("reroll", "en", "M5"),
        ("quest", "en", "M15"),
        ("wall", "en", "M8"),
        ("boat", "en", "M7"),
        ("six rounds", "en", "M14"),
        ("absent", "en", "M21"),
        ("tribe", "en", "M16"),
        ("gardens", "en", "M9"),
        ("turn order", "en", "M4"),
        ("population", "en", "M13"),
        ("star", "en", "M5"),
        ("enchérir", "fr", "M16"),
        ("fatigue", "fr", "M16"),
        ("blocage", "fr", "M6"),
        ("relancer", "fr", "M5"),
        ("mur", "fr", "M8"),
        ("amphore", "fr", "M11"),
        ("quêtes", "fr", "M15"),
        ("découverte", "fr", "M10"),
        ("absent", "fr", "M21"),
        ("Tribu", "fr", "M16"),
        ("Jardins", "fr", "M9"),
        ("ordre des Tours", "fr", "M4"),
        ("Étoile", "fr", "M5"),
    ],
)
def test_what_explains_a_word_comes_first(query: str, language: str, chapter: str) -> None:
    assert found(query, language)[0] == chapter


@pytest.mark.parametrize(
    ("query", "language", "rule"),
    [
        ("Hittite", "en", "M3.7.6"),
        ("Assyrians", "en", "M3.7.5"),
        ("Éblaïtes", "fr", "M3.7.8"),
        ("sumeriens", "fr", "M3.7.1"),
        ("Unit limit", "en", "M13.4"),
        ("who plays the Tribe", "en", "M16.42"),
        ("tie", "en", "M16.8"),
        ("Speed Horseman", "en", "M6.2"),
        ("limite d'Unités", "fr", "M13.4"),
        ("Vitesse du Cavalier", "fr", "M6.2"),
        ("conquérir une Colonie", "fr", "M8.11"),
    ],
)
def test_words_find_their_rule_among_the_first(query: str, language: str, rule: str) -> None:
    assert rule in found(query, language)


def test_rules_speak_as_the_table_does() -> None:
    rules = rulebook(KEY).rules
    assert rules["M5.2"].text.startswith("In a turn the player performs one action with the pawn")
    assert rules["M5.2"].text.endswith("even if its card was upgraded in between.")
    assert rules["M16.14"].text.endswith("Both bids are revealed together; the first bid given stays hidden.")
    assert "(M16.61)" in rules["M16.14"].text
    assert rules["M10.2"].text == "One conversion per action. It needs 2 Clay."
    assert rules["M16.9"].text.endswith("are not hit by combat results."), "headings within a chapter are not told"
    assert "R22" not in rules["MX51"].text
    assert "in Isin" in rules["MX51"].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_empire_is_told_with_each_of_its_own_cards(language: str) -> None:
    words, rules = table_words(KEY, language), rulebook(KEY, language).rules
    for place, empire in enumerate(EMPIRES, 1):
        name, *cards = rules[f"M3.7.{place}"].text.splitlines()
        assert words.say(Text("typed-empire", {"empire": empire})) in name
        assert words.say(Text("empire-start", {"empire": empire})) in name
        own = own_technologies(empire)
        assert len(cards) == len({card.type for card in own})
        assert sum(line.count(" · ") + 1 for line in cards) == len(own)
        assert len(rules[f"M3.7.{place}"].text) < LONGEST


def test_own_cards_say_what_others_have_not() -> None:
    rules = rulebook(KEY).rules
    assert "🌱 Growth 1: 3 Food a square · 2: 2 Food a square" in rules["M3.7.6"].text
    assert "⚔️ War 3: with sun and earth · 4: 5 Phalanxes, up to 2 Units, with sun and barley" in rules["M3.7.6"].text
    told = look_up(table_words(KEY, "en"), rulebook(KEY), "M3.7.6")
    assert told.startswith("### Set-up\n- **The Hittites:** one free reroll a turn.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_of_empires_says_what_each_has_of_its_own(language: str) -> None:
    words = table_words(KEY, language)
    for empire in EMPIRES.values():
        note = empire_option(empire).note
        assert note is not None
        assert words.say(note).startswith(words.say(Text("empire-start", {"empire": empire.id})) + " · ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_below_the_heading_of_a_chapter_belongs_to_its_first_rule(language: str) -> None:
    told = look_up(table_words(KEY, language), rulebook(KEY, language), "M10.1")
    assert ("4 · Code of Laws · 2 Clay → 4 Tablets · 3" in told) == (language == "en")
    assert ("4 · Codes juridiques · 2 Argiles → 4 Tablettes · 3" in told) == (language == "fr")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_names_the_same_rules_and_the_same_numbers(language: str) -> None:
    """Numbers are exact; a small one may be a word in one of the languages."""
    original, translated = rulebook(KEY).rules, rulebook(KEY, language).rules
    for number, rule in original.items():
        here, there = (Counter(re.findall(r"M\d+\.\d+|\d+", text)) for text in (rule.text, translated[number].text))
        differing = (here - there) + (there - here)
        assert not [each for each in differing if len(each) > 1 or int(each) > 7], number


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_for_one_player_are_read_and_belong_to_the_option_of_an_opponent(language: str) -> None:
    """Tribes that play themselves follow rules of that chapter too, and belong to no option."""
    book, folder = rulebook(KEY, language), PRESENTATION.rules
    of_opponent = {"M17.5", "M18.1", "M19.3", "MX47", "MH24"}
    assert "opponent" in PRESENTATION.options
    assert {"M17", "M18", "M19"} <= {number for number, _ in book.sections}
    assert {"M17", "M18", "M19"} <= book.chapters.keys()
    assert {"M17.28", "M17.37", *of_opponent} <= book.rules.keys()
    assert folder is not None
    without = read_ledger(folder, language)
    assert {"M17.28", "M17.37"} <= without.rules.keys()
    assert not of_opponent & without.rules.keys()
    assert not {"M18", "M19"} & without.chapters.keys()


@pytest.mark.parametrize(
    ("query", "language", "chapter"),
    [
        ("Automaton", "en", "M17"),
        ("Strategy cards", "en", "M17"),
        ("Defenders", "en", "M18"),
        ("wave", "en", "M19"),
        ("Automate", "fr", "M17"),
        ("Défenseurs", "fr", "M18"),
        ("vague", "fr", "M19"),
    ],
)
def test_what_somebody_alone_looks_for_is_found(query: str, language: str, chapter: str) -> None:
    assert found(query, language)[0] == chapter


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_an_explore_is_under_way_the_rules_open_there(language: str) -> None:
    book = rulebook(KEY, language)
    assert {book.chapter_of(kind) for kind in ("explore", "explore.unit", "explore.to")} == {"M6"}
    assert (book.chapter_of("explore.section"), book.chapter_of("action")) == ("M7", "M5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_called_in_the_rules_as_in_the_lobby(language: str) -> None:
    words, (rule,) = table_words(KEY, language), rulebook(KEY, language).numbered("M1.14")
    named = [words.say(Text(f"variant-{option.key}")) for option in GAME.options]
    assert [name for name in named if not re.search(rf"(?m)^(?:\| )?{re.escape(name)}\b", rule.text)] == []
