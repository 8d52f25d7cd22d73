"""Quests whose names have commas of their own are read back as they are offered."""

from __future__ import annotations

import itertools

import pytest

from cogs.typed.lists import TypedAnswer, typed_list
from cogs.typed.parts import CommandPart
from engine.core.decision import Decision, Option, Some, Text
from engine.mesopotamia import GAME
from engine.mesopotamia.content.cards import QUESTS
from tests.panel.words import LANGUAGES
from tests.rules.mesopotamia.table import Table
from tests.typed.keyboard import Keyboard

KEPT = 3


def keeping(language: str, quests: tuple[str, ...]) -> TypedAnswer:
    """The list in which these Quests can be kept."""
    at = Keyboard(GAME, Table().turn(0))
    at.speak(language)
    options = tuple(
        Option(quest, Text("quest-option", {"quest": quest}), Text("quest-note", {"quest": quest})) for quest in quests
    )
    question = Decision(0, "quests", Some(options, KEPT, KEPT), Text("quests-menu"), default=quests[:KEPT])
    whole = typed_list(question, CommandPart(("quests",), "keep"), at.languages)
    assert whole is not None
    return whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_that_is_offered_is_read_back(language: str) -> None:
    """However three Quests are put together, and even where a name was too long to be shown whole."""
    every = tuple(QUESTS)
    shown = 0
    for n in range(len(every)):
        dealt = tuple((every * 2)[n + step] for step in (0, 1, 3, 7, 12))
        whole = keeping(language, dealt)
        offered = dict(whole.completed(""))
        assert len(offered) == len(list(itertools.combinations(dealt, KEPT)))
        for name, value in offered.items():
            shown += "," in name
            assert whole.read(name) == whole.read(value), name
    assert shown
