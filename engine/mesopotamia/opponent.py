"""M1.13: sides that nobody sits at, and what is true of them besides what every side owns."""

from __future__ import annotations

import msgspec

from engine.core.decision import Seat
from engine.mesopotamia.content.solo import Level
from engine.mesopotamia.content.strategy import Half

HUMAN: Seat = 0
"""Whoever plays alone against the Defenders of Ur or the enemy of Assur."""


class RowCard(msgspec.Struct, gc=False):
    """A face-up Strategy card, with its actions that are marked. M17.10"""

    card: str
    marked: list[Half] = []


class Automaton(msgspec.Struct, tag="automaton", kw_only=True, gc=False):
    """The Automaton with its Strategy cards. M17.6, M17.7

    Its Action cards lie together between its turns, so that nothing of them has to be kept.
    """

    level: Level
    row: list[RowCard] = []
    deck: list[str] = []
    """Cards that are neither in the row nor discarded; which comes next is drawn at that moment. M20.7"""
    discard: list[str] = []


class Siege(msgspec.Struct, tag="siege", kw_only=True, gc=False):
    """The Defenders of Ur. M18"""

    is_hard: bool = False
    """They take the option of an Event that brings more progress. M18.14"""


class Guardians(msgspec.Struct, tag="guardians", kw_only=True, gc=False):
    """The enemy of Assur. M19"""

    wave: int = 0
    """The last one that was placed."""
    is_active: bool = False
    """A Unit of the enemy has moved or fought in the round under way. M19.16"""
    idle_rounds: int = 0
    """Rounds running in which none has."""
