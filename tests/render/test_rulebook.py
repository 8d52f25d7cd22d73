"""Rules are looked up by number or word, in the reader's language."""

import re
import time
import tomllib
from typing import Any

import pytest

from cogs.border.wording import OPTION
from engine.after_the_flood import GAME
from engine.core.decision import Text
from render.rulebook.ledger import Ledger, Rule, ledger_of, read_ledger
from render.rulebook.rulebook import LABEL, LONGEST, in_detail, look_up, suggestions
from render.text.words import LANGUAGES
from tests.games import PRESENTATIONS, RULES
from tests.render.wording import rulebook, rules_of, table_words

KEY = GAME.key


every_game = pytest.mark.parametrize("key", RULES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
FOR_ENGINEERS = r"\[(?:ruling|data|engine|house)\]|[Rr]eject|\bengine\b|\bmoteur\b|\binterface\b|`|\*R(?:eas|ais)on|^#"


def found(query: str, language: str = "en", most: int = 5) -> list[str]:
    return [rule.id for rule in rulebook(KEY, language).find(query, most)]


def index_of(key: str, language: str) -> dict[str, Any]:
    return tomllib.loads((rules_of(key) / f"{language}.toml").read_text("utf-8"))


def whole_ledger(key: str, language: str = "en") -> Ledger:
    """Everything a game has, also what belongs to options that cannot be chosen."""
    return read_ledger(rules_of(key), language, index_of(key, "en").get("options", {}))


@every_game
def test_every_rule_of_the_ledger_that_is_for_players_is_there(key: str) -> None:
    ledger = (rules_of(key) / "ledger.md").read_text("utf-8")
    numbers = re.findall(r"^- \*\*([A-Z]+\d[\d.]*)\*\* (?!\*Decisions)", ledger, re.MULTILINE)
    hidden = tuple(index_of(key, "en")["hidden"])
    kept = [each for each in numbers if each not in hidden and each.rstrip("0123456789").rstrip(".") not in hidden]
    assert list(whole_ledger(key).rules) == kept
    assert len(kept) > 180


@every_game
@every_language
def test_players_see_no_remarks_for_engineers(key: str, language: str) -> None:
    remark = re.compile(FOR_ENGINEERS, re.MULTILINE)
    read = rulebook(key, language).rules.values()
    assert [rule.id for rule in read if remark.search(rule.text)] == []


LEDGER_ONLY = re.compile(
    r"\*?\b(?:Given|Étant donné|Quand)\b\*? |(?<=[.] )(?:When|Then) |\*(?:When|Then|Alors)\*"  # how a test is written
    r"|\b(?:min|max)\(|[<>]=|->|\[[A-Z]{1,2}\d+\]|\bR\d\d\b|[a-z]_[a-z]|(?:step|étape) \([a-z]\)"  # formulas, ids
)


@every_game
@every_language
def test_examples_and_advice_are_written_for_players(key: str, language: str) -> None:
    read = [rule for rule in rulebook(key, language).rules.values() if re.match(r"[A-Z]{2}", rule.id)]
    assert len(read) > 40
    assert {rule.id: found.group() for rule in read if (found := LEDGER_ONLY.search(rule.text))} == {}


@every_game
@every_language
def test_an_example_says_what_was_there_before_what_came_of_it(key: str, language: str) -> None:
    first, result = ("*At first:*", "*Result:*") if language == "en" else ("*Au départ\u00a0:*", "*Résultat\u00a0:*")
    for rule in rulebook(key, language).rules.values():
        if first in rule.text and re.match(r"[A-Z]X", rule.id):
            before, _, after = rule.text.partition(first)
            assert result not in before, rule.id
            assert result in after, rule.id
            assert first not in after, rule.id


@every_game
@every_language
def test_what_players_read_does_not_point_at_what_is_hidden_from_them(key: str, language: str) -> None:
    hidden = index_of(key, "en")["hidden"]
    pointer = re.compile(rf"\b(?:{'|'.join(map(re.escape, hidden))})(?![0-9])")
    assert [rule.id for rule in rulebook(key, language).rules.values() if pointer.search(rule.text)] == []


def test_a_rule_is_told_as_to_a_player() -> None:
    assert rulebook(KEY).rules["F9.4"].text == (
        "Trading is only with the general stock. Not allowed: trades between players."
    )
    assert rulebook(KEY).rules["F11.14"].text.endswith("if no legal sub-action would be affordable afterwards.")


@pytest.mark.parametrize("query", ["F12.7", "f12.7", " F12.7 ", "12.7"])
def test_a_number_finds_its_rule(query: str) -> None:
    assert found(query) == ["F12.7"]


def test_the_number_of_a_section_finds_its_rules() -> None:
    assert found("F14") == ["F14"]
    assert [rule.id for rule in rulebook(KEY).in_chapter("F14")] == ["F14.1", "F14.2", "F14.3"]
    assert found("FX", most=2) == ["FX1", "FX2"]


@pytest.mark.parametrize(
    ("query", "language", "rule"),
    [
        ("call off", "en", "F12.7"),
        ("Sippar", "en", "F18.9"),
        ("destroy city", "en", "F11.9"),
        ("opportunity cost worker", "en", "F13.7"),
        ("reinforce", "en", "F11.8"),
        ("tie break winner", "en", "F17.6"),
        ("arrêter un combat", "fr", "F12.7"),
        ("détruire une cité", "fr", "F11.9"),
        ("Babylone", "fr", "F18.10"),
        ("renforcer", "fr", "F11.8"),
        ("REENFORCE", "en", ""),
    ],
)
def test_words_find_their_rule_among_the_first(query: str, language: str, rule: str) -> None:
    assert rule in found(query, language) if rule else not found(query, language)


@pytest.mark.parametrize(
    ("query", "language", "chapter"),
    [
        ("decline", "en", "F5"),
        ("what is a decline", "en", "F5"),
        ("bid", "en", "F13"),
        ("scribe", "en", "F8"),
        ("tool makers", "en", "F9"),
        ("luxury", "en", "F1"),
        ("rating", "en", "F10"),
        ("Nippur", "en", "F18"),
        ("trade", "en", "F9"),
        ("combat", "en", "F12"),
        ("déclin", "fr", "F5"),
        ("miser", "fr", "F13"),
        ("scribes", "fr", "F8"),
        ("luxe", "fr", "F1"),
        ("Babylone", "fr", "F18"),
        ("coût en plus", "fr", "F13"),
    ],
)
def test_what_explains_a_word_comes_first(query: str, language: str, chapter: str) -> None:
    assert found(query, language)[0] == chapter


@every_game
@every_language
def test_every_chapter_but_examples_and_advice_has_a_summary(key: str, language: str) -> None:
    numbered = [number for number, _ in rulebook(key, language).sections if number[-1].isdigit()]
    assert set(numbered) - set(rulebook(key, language).chapters) <= {"F19"}  # edge cases, each on its own
    assert list(rulebook(key, language).chapters) == [each for each in numbered if each != "F19"]


@every_language
def test_every_chapter_is_told_in_the_language_of_the_reader(language: str) -> None:
    told = look_up(table_words(KEY, language), rulebook(KEY, language), "F12")
    assert len(told.splitlines()) == 2
    assert told.startswith("### Combat\n" + ("Roll two dice" if language == "en" else "Lancez deux dés"))


ACTIONS = {
    "after_the_flood": [Text(f"action-{each}") for each in ("build-move", "place", "trade", "expand", "pass")],
    "assyria": [Text(f"action-{each}") for each in ("build", "extend", "intrigue", "offer", "buy")],
    "mesopotamia": [
        Text("action-pawn", {"technology": each, "level": 1})
        for each in ("explore", "build", "research", "gather", "war", "growth")
    ],
}


@every_game
@every_language
def test_how_to_play_is_short_and_names_every_action(key: str, language: str) -> None:
    how = rulebook(key, language).how
    assert 10 <= len(how.splitlines()) <= 15
    assert len(how) < 2500
    words = table_words(key, language)
    for action in ACTIONS[key]:
        sign = words.say(action).partition(" ")[0]
        assert sign in how


def test_rules_are_told_in_the_language_of_the_reader_as_far_as_they_are_translated() -> None:
    words, book = table_words("toy", "fr"), rulebook("toy", "fr")
    assert look_up(words, book, "D1.2") == (
        "### Manches\n- Une marée de 4 ou plus fait monter l'eau\u202f; chacun perd deux pièces. *D1.2*"
    )
    (end,) = in_detail(words, book, "D2")
    assert end.splitlines() == [
        "### La fin",
        "- Après quatre manches, le plus de points gagne\u202f; les cartes face cachée comptent double. *D2.1*",
        "-# *texte en anglais*",
        "- If the water stands at 2, the fields are flooded: nobody wins but the crane. *D2.2*",
    ]
    assert "in English" not in "".join(in_detail(table_words("toy", "en"), rulebook("toy"), "D2"))
    assert [rule.id for rule in book.find("marée")] == ["D1", "D1.2"]


@every_game
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_has_every_rule_once_in_the_same_order_with_its_table(key: str, language: str) -> None:
    file = ledger_of(rules_of(key), language)
    original, translated = rulebook(key).rules, rulebook(key, language).rules
    assert list(translated) == list(original)
    assert [rule.id for rule in translated.values() if rule.language != language] == []
    numbers = re.findall(r"^- \*\*([A-Z]+\d[\d.]*)\*\* ", file.read_text("utf-8"), re.MULTILINE)
    assert len(set(numbers)) == len(numbers)
    for number, rule in original.items():
        assert rows_of(translated[number]) == rows_of(rule), number


ENGLISH = re.compile(r"\b(?:the|and|of|with|is|are|may|from|this|each)\b")
"""Words that no French sentence has."""


@every_game
def test_a_french_reader_finds_no_english_anywhere(key: str) -> None:
    book, words = rulebook(key, "fr"), table_words(key, "fr")
    opened = {number: in_detail(words, book, number) for number, _ in book.sections}
    opened |= {number: [look_up(words, book, number)] for number in (*book.chapters, *book.rules)}
    assert [each for each, told in opened.items() if "texte en anglais" in "".join(told)] == []
    assert {each: found for each, told in opened.items() if (found := ENGLISH.findall("".join(told)))} == {}
    assert ENGLISH.findall(book.how) == []
    original = rulebook(key, "en").rules
    same = {each.id for each in book.rules.values() if each.text == original[each.id].text}
    assert same <= {each.id for each in original.values() if not re.search("[a-z]{4}", each.text)}


def rows_of(rule: Rule) -> list[int]:
    """Count the cells of each line of a rule below the first: those of its table."""
    return [line.count(" · ") for line in rule.text.splitlines()[1:]]


def test_rules_come_before_examples() -> None:
    rules = [each for each in found("Shuruppak city destroy") if "." in each]
    assert rules[0] == "F18.5"


def test_a_table_belongs_to_its_rule() -> None:
    assert "lapis lazuli (disc) · 5" in rulebook(KEY).rules["F1.3"].text
    assert "---" not in rulebook(KEY).rules["F1.3"].text


def test_headings_are_in_the_language_of_the_reader() -> None:
    assert rulebook(KEY, "fr").rules["F12.7"].heading == "Combat"
    assert rulebook(KEY, "fr").rules["F7.1"].heading == "Construire une cité"
    assert rulebook(KEY, "en").rules["F7.1"].heading == "Build City"


@every_game
@every_language
def test_chapters_are_known_by_names_that_fit_a_menu(key: str, language: str) -> None:
    book = rulebook(key, language)
    names = [heading for _, heading in book.sections]
    assert len(set(names)) == len(names)
    assert [name for name in names if len(name) > OPTION or re.search(r"\d\d|[A-Z]\d", name)] == []
    numbers = re.compile(rf"chap\w+ {key[0].upper()}\d")
    assert [each.id for each in book.chapters.values() if numbers.search(each.text) or "{" in each.text] == []


@every_game
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_section_has_a_heading(key: str, language: str) -> None:
    assert set(index_of(key, language)["sections"]) == {rule.section for rule in whole_ledger(key).rules.values()}


@every_game
@every_language
def test_every_term_has_a_meaning(key: str, language: str) -> None:
    terms = index_of(key, language).get("terms", {})
    assert [term for term in terms if not rulebook(key, language).find(term)] == []


def test_a_game_without_rules_finds_none() -> None:
    assert PRESENTATIONS["toy"].rulebook("en").find("city") == []
    assert PRESENTATIONS["toy"].rulebook("en").find("12.7") == []


@pytest.mark.parametrize("query", ["", "*", "F", "F99", "F99.1", "...", "x" * 500, "\n"])
def test_any_query_is_borne(query: str) -> None:
    assert found(query) == []


@every_language
@pytest.mark.parametrize("query", ["F1.3", "army", "xyzzy", "*@everyone*" * 9, "F20"])
def test_an_answer_fits_a_message(language: str, query: str) -> None:
    told = look_up(table_words(KEY, language), rulebook(KEY, language), query)
    assert len(told) <= 4000
    assert "@everyone" not in told


def test_an_answer_shows_the_best_rules_under_their_headings() -> None:
    told = look_up(table_words(KEY, "en"), rulebook(KEY, "en"), "12.7").splitlines()
    assert told[0] == "### Combat"
    assert told[1].startswith("- In an Invade fight the attacker may call off")
    assert told[1].endswith(" *F12.7*")
    told = look_up(table_words(KEY, "en"), rulebook(KEY, "en"), "army").splitlines()
    assert told[0] == "### Rules: army"
    assert "-# Expand Empire" in told
    assert told[-1].endswith("Add a word to find fewer, or choose a chapter below.")


def test_a_long_rule_is_cut() -> None:
    shown = rulebook(KEY).rules["F2.4"].shown(LONGEST)
    assert len(shown) <= LONGEST
    assert shown.endswith("…")
    assert "…" not in look_up(table_words(KEY, "en"), rulebook(KEY, "en"), "F2.4")


def test_rules_are_suggested_while_somebody_types() -> None:
    offered = suggestions(rulebook(KEY), "call")
    assert "F12.7" in [rule for _, rule in offered]
    assert len(offered) <= 25
    assert all(len(label) <= LABEL for label, _ in offered + suggestions(rulebook(KEY), ""))
    assert suggestions(rulebook(KEY), "")[4] == ("Decline (turns 2 and 4)", "F5")
    assert ("Combat", "F12") in offered
    assert any(label.startswith("Combat · In an Invade fight the attacker") for label, _ in offered)


def test_looking_up_is_quick() -> None:
    book = rulebook(KEY, "fr")
    begun = time.process_time()
    for _ in range(20):
        book.find("détruire une cité avec des armées")
    assert (time.process_time() - begun) / 20 < 0.05


@every_game
@every_language
def test_the_rules_can_be_leafed_by_chapter(key: str, language: str) -> None:
    book = rulebook(key, language)
    chapters = book.sections
    assert len(chapters) <= 25
    words = table_words(key, language)
    for number, heading in chapters:
        for said in (look_up(words, book, number), *in_detail(words, book, number)):
            assert heading in said
            assert len(said) <= 3700


@every_game
@every_language
def test_a_chapter_is_told_whole_on_as_many_pages_as_it_takes(key: str, language: str) -> None:
    words, many = table_words(key, language), 0
    for number, _ in rulebook(key, language).sections:
        pages = in_detail(words, rulebook(key, language), number)
        many += len(pages) > 1
        told = "\n".join(pages)
        for rule in rulebook(key, language).in_chapter(number):
            first, *rest = rule.text.split("\n")
            assert told.count("\n".join([f"- {first} *{rule.id}*", *rest])) == 1
    assert many


def test_a_chapter_that_has_room_has_one_page() -> None:
    (page,) = in_detail(table_words(KEY, "en"), rulebook(KEY), "F12")
    assert page.count(" *F12.") == 12
