"""Names of users print as they are, whatever is in them, and break nothing."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.text.names import (
    LONGEST,
    LONGEST_IN_CONTROL,
    cleaned,
    control_names_of,
    escaped,
    letter,
    mark,
    names_of,
    person,
)
from render.text.words import LANGUAGES
from tests.render.wording import table_words

ZALGO = "Z" + "\u0300" * 20 + "o"


@pytest.mark.parametrize(
    ("given_name", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("Ada\nLovelace\r\n", "Ada Lovelace"),
        ("Ada\u2028Lovelace", "Ada Lovelace"),
        ("\u202eadA\u202c", "adA"),
        ("\u2067Ada\u2069\u200f", "Ada"),
        ("A\u200bd\u200da\ufeff\u2060", "Ada"),
        ("A\u00adda\u0000", "Ada"),
        ("عائشة", "عائشة"),
        ("Zoé", "Zoé"),
        ("Zoe\u0301", "Zoé"),
        ("\u0301Ada", "Ada"),
        ("", ""),
        (" \u3164\u2800 ", ""),
        ("\u200b\u200b", ""),
        ("\u0301\u0302", ""),
        ("\ue000\ud800", ""),
        ("👩\u200d🌾", "👩🌾"),
        ("x" * 32, "x" * 32),
        ("x" * 33, "x" * 31 + "…"),
    ],
)
def test_a_name_is_one_line_of_visible_characters(given_name: str, name: str) -> None:
    assert cleaned(given_name) == name


def test_accents_do_not_climb_over_the_line_above() -> None:
    assert len(cleaned(ZALGO)) <= 4


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("**Ada**", r"\*\*Ada\*\*"),
        ("_a_~b~`c`||d||", r"\_a\_\~b\~\`c\`\|\|d\|\|"),
        ("# Ada", r"\# Ada"),
        ("> Ada", r"\> Ada"),
        ("- Ada", r"\- Ada"),
        ("1. Ada", r"1\. Ada"),
        (r"\*Ada", r"\\\*Ada"),
        ("[Ada](https://x.y)", r"\[Ada\]\(https\://x.y\)"),
        (":smile:", r"\:smile\:"),
    ],
)
def test_markdown_is_escaped(name: str, printed: str) -> None:
    assert escaped(name) == printed


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123456789012345678>", "<@&123456789012345678>", "<#123>"])
def test_mentions_are_defused(name: str) -> None:
    printed = escaped(name)
    assert not re.search(r"@(everyone|here|[!&]?\d)", printed)
    assert not re.search(r"(?<!\\)<", printed)


def test_a_time_and_a_link_do_not_come_alive() -> None:
    assert "<t:" not in escaped("<t:0:R>")
    assert "https://" not in escaped("https://example.org")


@pytest.mark.parametrize(("language", "nobody"), [("en", "seat B"), ("fr", "place B")])
def test_who_has_no_name_left_is_called_by_the_seat(language: str, nobody: str) -> None:
    words = table_words("after_the_flood", language)
    assert names_of(words, ("Ada", "\u200b", "*C*")) == ("Ada", nobody, r"\*C\*")
    assert control_names_of(words, ("Ada", "\u200b", "*C*")) == ("Ada", nobody, "*C*")
    assert person("\u200b", "somebody") == "somebody"


def test_names_on_controls_are_shorter() -> None:
    words = table_words("after_the_flood", "en")
    assert control_names_of(words, ("Maximiliana of Uruk",)) == ("Maximiliana of…",)
    assert names_of(words, ("Maximiliana of Uruk",)) == ("Maximiliana of Uruk",)


@given(st.text(max_size=40))
def test_any_name_is_made_safe(name: str) -> None:
    words = table_words("after_the_flood", "en")
    (printed,), (short,) = names_of(words, [name]), control_names_of(words, [name])
    assert printed
    assert len(cleaned(name)) <= LONGEST
    assert 0 < len(short) <= LONGEST_IN_CONTROL
    shown = printed.replace("\u200b", "")
    assert not any(unicodedata.category(character) in {"Cc", "Cf", "Zl", "Zp"} for character in shown + short)
    assert "\n" not in printed
    assert re.sub(r"\\(.)", r"\1", shown) == (cleaned(name) or "seat A")
    assert cleaned(cleaned(name)) == cleaned(name)


def test_seats_have_marks_and_letters() -> None:
    assert [mark(seat) + letter(seat) for seat in range(8)] == ["🔴A", "🟪B", "🟢C", "🔷D", "🟡E", "⚫F", "💜G", "⚪H"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_a_word_for_a_seat(language: str) -> None:
    assert names_of(table_words("after_the_flood", language), ["", "", ""])[2].endswith(" C")
