"""The combats of this round and the last are found, the newest first, and told in both languages."""

from __future__ import annotations

import pytest

from engine.core.game import Event
from engine.mesopotamia import GAME
from engine.mesopotamia.events import battle, combat
from engine.mesopotamia.events.rounds import RoundBegan
from render.games.mesopotamia.recap import FOLDING
from render.games.mesopotamia.recap.last_combats import LAST_COMBATS
from render.story.episodes import alt_text, told
from render.text.board import ALT
from render.text.phrases import say
from tests.render.wording import FOUR_NAMES as NAMES
from tests.render.wording import table_words
from tools.games.mesopotamia.fought import fought

ROUND = {number: RoundBegan(number, [0, 1, 2, 3]) for number in (3, 4, 5)}


def simple(region: str, seat: int, loser: int) -> list[Event]:
    return [
        combat.CombatBegan(region, seat, loser, {"archer": 1}, {"archer": 1}),
        combat.SimpleCombatWon(seat, region, 3, loser, 2, False),
        combat.ArmyLost(loser, region, {"archer": 1}, {}),
    ]


def test_those_of_two_rounds_are_found_the_newest_first() -> None:
    """Of three rounds the first is left out, and a combat that is not over too."""
    open_one = combat.CombatBegan("r20", 2, None, {"archer": 1}, {"archer": 1})
    events = [ROUND[3], *simple("r09", 0, 1), ROUND[4], *fought(), *simple("r12", 2, 3), ROUND[5], open_one]
    found = LAST_COMBATS.found(events)
    assert [each.key for each in found] == ["4-2", "4-1"]
    assert found[1].events == fought()
    assert [each.key for each in LAST_COMBATS.found([*events, *simple("r13", 0, 1)])] == ["5-1", "4-2", "4-1"]


def test_they_are_numbered_as_they_were_decided() -> None:
    """Bids of several are opened together; a number stays when another combat ends after it. M16.61"""
    first, second = simple("r12", 2, 3), simple("r13", 0, 1)
    events = [ROUND[4], first[0], second[0], *second[1:], *first[1:]]
    assert [(each.key, each.events) for each in LAST_COMBATS.found(events)] == [
        ("4-2", tuple(first)),
        ("4-1", tuple(second)),
    ]


def test_before_the_first_round_and_in_peace_there_is_none() -> None:
    assert LAST_COMBATS.found([]) == []
    assert LAST_COMBATS.found([ROUND[3]]) == []


def test_what_has_no_beginning_cannot_be_shown() -> None:
    assert LAST_COMBATS.found([ROUND[3], *fought()[1:]]) == []


@pytest.mark.parametrize(
    ("language", "title", "first"),
    [
        ("en", "Round 4 · Nippur: Ada–Bilal", "⚔️ Nippur: Bilal beats **Ada**;"),
        ("fr", "Manche 4 · Nippur\u00a0: Ada–Bilal", "⚔️ Nippur\u00a0: Bilal bat **Ada**\u202f;"),
    ],
)
def test_one_is_told_in_words(language: str, title: str, first: str) -> None:
    words = table_words(GAME.key, language)
    (episode,) = LAST_COMBATS.found([ROUND[4], *fought()])
    assert say(words, episode.title, NAMES) == title
    lines = told(words, FOLDING, episode, NAMES, 0)
    assert lines[0].startswith(first)
    assert "**" not in told(words, FOLDING, episode, NAMES)[0], "only the reader is in bold"
    assert len(lines) == 2 + sum(isinstance(each, battle.Fought) for each in fought()) // 2
    assert not any(line.endswith("…") for line in lines)
    alt = alt_text(words, FOLDING, episode, NAMES)
    assert alt.startswith(title)
    assert len(alt) <= ALT
    assert "**" not in alt
