"""M20.1, M20.7: what everybody may know of a side that nobody sits at: all but what it will draw, which is open."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.mesopotamia.automaton.strategy_row import priority_now
from engine.mesopotamia.automaton.turn import action_cards
from engine.mesopotamia.content.solo import LAST_WAVE, SIEGE
from engine.mesopotamia.guardians.waves import enemy_fighters_left
from engine.mesopotamia.guardians.ways import ways_home
from engine.mesopotamia.siege.defenders import in_reserve
from engine.mesopotamia.state import MesopotamiaState


class StrategyView(msgspec.Struct, frozen=True):
    """A face-up Strategy card with its marks. M17.10"""

    card: str
    marked: tuple[str, ...]
    priority: int = 0
    """The one it would have if its turn began now; a smaller number acts first. M17.8"""


class WayView(msgspec.Struct, frozen=True):
    """The way of some Units of the enemy to the human's Start Region, as it is now. M19.7"""

    region: str
    units: dict[str, int]
    """With the Rams that go along."""
    path: tuple[str, ...]
    """The regions they go through, the next one first; none if every way is closed."""


class OpponentView(msgspec.Struct, frozen=True, kw_only=True):
    """The opponent; what does not belong to its mode is empty."""

    side: int
    mode: Literal["automaton", "siege", "guardians"]
    level: str = ""
    """How hard the Automaton is. M17.5"""
    row: tuple[StrategyView, ...] = ()
    deck: int = 0
    """How many Strategy cards are left to draw from."""
    discard: tuple[str, ...] = ()
    action_cards: int = 0
    """How many Action cards it will draw with the Ziggurat it has now. M17.9"""
    is_hard: bool = False
    """The Defenders of Ur take the greater progress. M18.14"""
    goal: int = 0
    """The square on which the Defenders win. M18.4"""
    reserve: dict[str, int] = {}
    """Units of the Defenders beside the Population track. M18.7"""
    wave: int = 0
    """The last wave that was placed, of so many. M19.3"""
    waves: int = 0
    fighters: int = 0
    """Combat Units of the enemy on the map."""
    idle_rounds: int = 0
    """Rounds running in which it stood still. M19.16"""
    ways: tuple[WayView, ...] = ()
    """Where its Units are and go, the nearest first."""


def opponent_view(s: MesopotamiaState) -> OpponentView | None:
    """Build what is known of the opponent, if there is one."""
    side = s.seats
    if s.automaton is not None:
        row = tuple(StrategyView(each.card, tuple(each.marked), _priority(s, each.card)) for each in s.automaton.row)
        return OpponentView(
            side=side,
            mode="automaton",
            level=s.automaton.level,
            row=row,
            deck=len(s.automaton.deck),
            discard=tuple(s.automaton.discard),
            action_cards=action_cards(s, side),
        )
    if s.siege is not None:
        reserve = {each.type: in_reserve(s, side, each.type) for each in SIEGE.reserve_units} if s.round else {}
        return OpponentView(
            side=side,
            mode="siege",
            is_hard=s.siege.is_hard,
            goal=SIEGE.goal_square,
            reserve={str(kind): count for kind, count in reserve.items()},
        )
    if s.guardians is not None:
        return OpponentView(
            side=side,
            mode="guardians",
            wave=s.guardians.wave,
            waves=LAST_WAVE,
            fighters=enemy_fighters_left(s),
            idle_rounds=s.guardians.idle_rounds,
            ways=tuple(WayView(each.region, each.units, tuple(each.path)) for each in ways_home(s)) if s.round else (),
        )
    return None


def _priority(s: MesopotamiaState, card: str) -> int:
    """Its priority as things stand; before the first round nothing stands yet. M17.8"""
    return priority_now(s, s.seats, card) if s.round else 0
