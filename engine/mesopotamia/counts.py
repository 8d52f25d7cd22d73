"""M3.23: what depends on how many Empires take part, or on the mode one plays alone."""

from __future__ import annotations

from engine.mesopotamia.content.empires import COUNTS
from engine.mesopotamia.content.map import STARTS
from engine.mesopotamia.content.solo import GUARDIANS, SIEGE
from engine.mesopotamia.state import MesopotamiaState


def selectable_starts(s: MesopotamiaState) -> list[str]:
    """The Start Regions in which people may begin. M3.5, M18.1, M19.1"""
    if s.siege is not None:
        return [SIEGE.player_start]
    if s.guardians is not None:
        return [GUARDIANS.player_start]
    return [STARTS[number] for number in COUNTS[len(s.players)].start_regions]


def quests_dealt(s: MesopotamiaState) -> int:
    """How many Quests everybody may choose from. M3.19, M17.3, M18.2, M19.1"""
    return _quests(s)[0]


def quests_kept(s: MesopotamiaState) -> int:
    """How many of them everybody keeps."""
    return _quests(s)[1]


def _quests(s: MesopotamiaState) -> tuple[int, int]:
    if s.siege is not None:
        return SIEGE.quests_dealt, SIEGE.quests_kept
    if s.guardians is not None:
        return GUARDIANS.quests_dealt, GUARDIANS.quests_kept
    count = COUNTS[len(s.players)]
    return count.quests_dealt, count.quests_kept
