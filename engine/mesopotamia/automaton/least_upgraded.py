"""M17.20: the technology of the Automaton that is furthest behind."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.mesopotamia.content.solo import AUTOMATON
from engine.mesopotamia.content.technologies import TOP_LEVEL, Action
from engine.mesopotamia.state import MesopotamiaState


def least_upgraded(s: MesopotamiaState, side: Seat) -> Action | None:
    """The technology at the lowest level, of equals the first of a fixed order; None if all are at the top."""
    levels = s.players[side].levels
    action = min(AUTOMATON.least_upgraded_tie_order, key=levels.__getitem__)
    return action if levels[action] < TOP_LEVEL else None
