"""Type: every word can be written, every text fits, and names in other scripts give way to the seat."""

from __future__ import annotations

import pytest

from render.picture.audience import Audience
from render.picture.scene import Font, Label
from render.picture.type import can_write, face, fit, measure
from render.text.phrases import ELLIPSIS
from render.text.words import LANGUAGES
from tests.games import RULES, words_for
from tools.gallery.exhibits import exhibits

FONTS: tuple[Font, ...] = ("serif", "sans", "number", "italic")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_letter_of_every_text_in_a_picture_can_be_written(game: str, language: str) -> None:
    scenes = exhibits(game, language).values()
    labels = [each for scene in scenes for each in (*scene.base, *scene.over) if isinstance(each, Label)]
    assert len(labels) > 100
    assert [each.text for each in labels if not can_write(each.text, each.font)] == []


@pytest.mark.parametrize("font", FONTS)
def test_every_font_has_the_letters_of_both_languages(font: Font) -> None:
    for letter in "AÀÂÆBCÇDEÉÈÊËFGHIÎÏJKLMNOÔŒPQRSTUÙÛÜVWXYŸZàâæçéèêëîïôœùûüÿ0123456789+-/…'.,:!?()&":
        assert can_write(letter, font), letter


def words_of(name: str) -> str:
    return Audience(words_for("", "en"), (name, "Bo", "Cy")).name(0)


@pytest.mark.parametrize(
    "name", ["Ada", "Zoë", "Éa-nāṣir", "O'Brien", "Łukasz", "Ștefan", "Jean-François 2", "\u0410\u0434\u0430", "Ελένη"]
)
def test_names_in_our_letters_are_written(name: str) -> None:
    assert words_of(name) == name


@pytest.mark.parametrize("name", ["日本の人", "محمد", "שרה", "𒀭", "🦁", "Ada 🦁"])
def test_names_we_cannot_write_give_way_to_the_seat(name: str) -> None:
    assert words_of(name) == "seat A"


@pytest.mark.parametrize("width", [60, 150, 300, 600])
def test_a_fitted_text_fits(width: float) -> None:
    for text in ("Ada", "Maximilienne de Bourgogne-Franche-Comté", "WWWWWWWWWWWWWWWW"):
        shown, size = fit(text, "serif", 50, width, 34)
        assert measure(shown, "serif", size) <= width
        assert 34 <= size <= 50
        assert shown == text or shown.endswith("…")


@pytest.mark.parametrize("font", ["serif", "sans", "number"])
def test_an_ellipsis_takes_the_room_it_is_drawn_in(font: Font) -> None:
    drawn = face(font, 50).getmask("Ada" + ELLIPSIS).getbbox()
    assert measure("Ada" + ELLIPSIS, font, 50) >= drawn[2] - drawn[0]
