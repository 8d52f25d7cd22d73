"""M17: why the Automaton does what it does: its Strategy cards, the Action cards it draws, and what is lost."""

from __future__ import annotations

from typing import Literal

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.content.strategy import Half
from engine.mesopotamia.content.technologies import Action


class StrategyRead(Event, frozen=True, tag="mesopotamia.StrategyRead"):
    """The row of Strategy cards at the start of its turn, the one that acts first in front. M17.8"""

    seat: Seat
    strategies: list[str]
    priorities: list[int]
    met_strategies: list[str]
    """Those whose condition is true, which gave them their high priority."""


class ActionCardsDrawn(Event, frozen=True, tag="mesopotamia.ActionCardsDrawn"):
    """Action cards of a turn, in the order drawn; the Star is used after the others. M17.9, M17.11, M18.9"""

    seat: Seat
    technologies: list[Action]
    has_star: bool


class StrategyActed(Event, frozen=True, tag="mesopotamia.StrategyActed"):
    """An action of a Strategy card was marked and is performed: by an Action card, the Star or the bonus. M17.10"""

    seat: Seat
    strategy: str
    half: Half
    technology: Action
    priority: int
    by: Literal["card", "star", "bonus"]


class StrategyActionLost(Event, frozen=True, tag="mesopotamia.StrategyActionLost"):
    """An action came to nothing. M17.10, M17.13, M17.14"""

    seat: Seat
    by: Literal["card", "star", "bonus"]
    why: Literal["no_card", "impossible"]
    """No face-up card has it unmarked; or it was marked and turned out impossible."""
    technology: Action | None = None
    """None for Star and bonus that found no action."""
    strategy: str | None = None
    """The card whose action was impossible."""


class StrategiesDiscarded(Event, frozen=True, tag="mesopotamia.StrategiesDiscarded"):
    """Strategy cards left the row with both actions marked, or were drawn in search of another. M17.15, M17.16"""

    seat: Seat
    strategies: list[str]
    is_searching: bool


class StrategiesDrawn(Event, frozen=True, tag="mesopotamia.StrategiesDrawn"):
    """Strategy cards joined the row. M17.7, M17.15, M17.16"""

    seat: Seat
    strategies: list[str]
