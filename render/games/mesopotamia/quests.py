"""Quests in words: how far each condition is met, for their owner and at the end for everybody. M15.6"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.mesopotamia.scoring.quests import Condition
from engine.mesopotamia.view.players import PlayerView
from render.games.mesopotamia.dotted import dotted
from render.text.phrases import Phrase, Row, phrase

NOUNS = {"own": "resource", "units": "unit", "terrain_regions": "terrain", "tech": "technology"}
"""Conditions that name a kind of something, and how that argument is called."""


def quests_of(player: PlayerView) -> Iterator[Phrase]:
    """A line a Quest: whether it would score now, and what of it there is."""
    for quest in player.quests:
        conditions = player.conditions[quest]
        holds = all(each.holds for each in conditions)
        state = "met" if quest in player.scoring_quests else "short" if holds else "open"
        yield phrase("stock-quest", quest=quest, state=state, items=Row(tuple(map(condition_of, conditions))))


def condition_of(condition: Condition) -> Phrase:
    """One condition: how much there is of what it asks for."""
    about = dict.fromkeys(NOUNS.values())
    if condition.key in NOUNS:
        about[NOUNS[condition.key]] = condition.kind
    return phrase("stock-condition", about=condition.key, have=condition.have, need=condition.need, **about)


def shown_quests(player: PlayerView) -> Phrase | None:
    """Each Quest and whether it scored; None while they are secret. M15.1"""
    return told_quests(player.quests, player.scoring_quests)


def told_quests(quests: Sequence[str], met: Collection[str]) -> Phrase | None:
    """Quests in few words, and whether each is met."""
    return dotted(phrase("final-quest", quest=quest, met_now=quest in met) for quest in quests)
