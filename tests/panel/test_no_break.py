"""Lines of a message break only where they may, and nothing but its spaces changes on the way out."""

import re
import time

import pytest
from discord import ui

from cogs.border.buttons import Button, Buttons
from cogs.border.components import notice, row, text
from cogs.border.no_break import without_breaks


def said(content: str) -> str:
    """Give what a block of text holds, spaces that do not break as ~ and narrow ones as ^."""
    block = text(content)
    assert isinstance(block, ui.TextDisplay)
    return block.content.replace("\u00a0", "~").replace("\u202f", "^")


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ada prend la colonne 3 (orge ×2 et raisin ×3).", "Ada prend la colonne 3 (orge~×2 et raisin~×3)."),
        ("+5 chameaux (1 perdu), +4 PV ; reste 1 chameau.", "+5~chameaux (1~perdu), +4~PV^; reste 1~chameau."),
        ("2 ziggurats × 3 VP; **12 workers**", "2~ziggurats × 3~VP; **12~workers**"),
        ("Qui commence ? « Ada » : 50 % !", "Qui commence^? «~Ada~»~: 50~%^!"),
        ("Turn 3 begins; 9 or more on C5 and D6", "Turn 3 begins; 9 or more on C5 and D6"),
        ("Le tour 2 commence : 9 ou plus en C5 et D6", "Le tour 2 commence~: 9 ou plus en C5 et D6"),
        ("une hutte en C5 perdue, 3 à D6, 12 h", "une hutte en C5 perdue, 3 à D6, 12~h"),
    ],
)
def test_numbers_and_signs_stay_with_their_words(written: str, shown: str) -> None:
    assert said(written) == shown
    assert without_breaks(without_breaks(written)) == without_breaks(written), "once is enough"


@pytest.mark.parametrize(
    "kept",
    [
        "`/assyria 3 camels ×2 ?`",
        "```\n3 camels ×2 ;\n```",
        "</play 3 camels:42>",
        "<@1> <#2> <:hut:3> <a:hut:4> <t:1700000000:R>",
        "https://example.org/3 of https://example.org/?a=1",
        "### Ada\n-# Bilal\n- Chloe\n1. Dario",
    ],
)
def test_code_mentions_emoji_moments_and_addresses_stay_as_they_are(kept: str) -> None:
    assert said(kept) == kept
    assert said(f"3 VP {kept} ?").replace("~", " ").replace("^", " ") == f"3 VP {kept} ?"


def test_an_address_is_not_joined_to_what_follows() -> None:
    assert said("https://example.org/3 camels") == "https://example.org/3 camels"


def test_controls_say_what_they_said() -> None:
    buttons = row(Buttons((Button("id", "3 camels ×2"),)))
    assert isinstance(buttons, ui.ActionRow)
    assert [item.label for item in buttons.children if isinstance(item, ui.Button)] == ["3 camels ×2"]
    assert said("3 camels ×2") == "3~camels~×2"
    block = next(item for item in notice("3 camels").children if isinstance(item, ui.TextDisplay))
    assert block.content == "3\u00a0camels"


def test_it_takes_next_to_no_time_whatever_is_written() -> None:
    odd = ("`" * 4000, "<" * 4000, "3 " * 2000, "```a" * 1000, " " * 4000, "+3 camels ×2 ; " * 260)
    begun = time.process_time()
    for content in odd:
        assert re.sub(r"\s", " ", without_breaks(content)) == content
    assert time.process_time() - begun < 0.5, "a few milliseconds; a search that tries everything takes minutes"
