"""M17-M19: who plays against people without a seat: the Automaton, the Defenders of Ur, the enemy of Assur."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.mesopotamia.content.data import Table, by_id, read
from engine.mesopotamia.content.map import STARTS, Fighter
from engine.mesopotamia.content.strategy import StrategyCard
from engine.mesopotamia.content.technologies import Action

Level: TypeAlias = Literal["emperor", "igigi", "anunnaki"]
LEVELS: tuple[Level, ...] = ("emperor", "igigi", "anunnaki")
"""How hard the Automaton is, the easiest first. M17.5"""
STAR_CARD: Literal["star"] = "star"
"""The Action card that is no type of action. M17.11, M18.15"""
ActionCard: TypeAlias = Action | Literal["star"]


class _Difficulty(Table, frozen=True, kw_only=True):
    emperor: tuple[int, ...]
    igigi: tuple[int, ...]
    anunnaki: tuple[int, ...]


class _Automaton(Table, frozen=True, kw_only=True):
    action_cards: tuple[ActionCard, ...]
    strategy_row: int
    least_upgraded_tie_order: tuple[Action, ...]
    start_region_for_human: dict[str, int]


class Reserve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Units of the Defenders beside the Population track. M18.7"""

    type: Fighter
    square: int
    """The Population square that must be reached before they are placed."""
    count: int


EventChoice: TypeAlias = Literal["least_progress", "most_progress"]


class _Siege(Table, frozen=True, kw_only=True):
    player_start: str
    ur: str
    goal_square: int
    quests_dealt: int
    quests_kept: int
    action_deck: tuple[ActionCard, ...]
    action_cards_per_turn: int
    walls: tuple[str, ...]
    settlements: tuple[str, ...]
    units: dict[Fighter, str]
    ships: tuple[str, ...]
    ships_named_rivers: tuple[str, ...]
    tribe_removed: tuple[str, ...]
    blockers: Literal["none"]
    trade_layout: tuple[int, ...]
    reserve_units: tuple[Reserve, ...]
    ziggurat_levels: int
    event_choice: EventChoice
    event_choice_harder: EventChoice


class _Guardians(Table, frozen=True, kw_only=True):
    player_start: str
    enemy_start: str
    enemy_event_square: int
    quests_dealt: int
    quests_kept: int
    blockers: Literal["A+B"]
    phalanxes_base: int
    tiles_for_waves: tuple[int, ...]


class Wave(Table, frozen=True, kw_only=True):
    """What attacks Assur at a time. M19.3"""

    n: int
    phalanxes: int
    spearman: int
    archer: int
    ram: int
    horseman: int
    chariot: int

    @property
    def figures(self) -> dict[str, int]:
        """Its figures by kind, as far as there are any."""
        kinds = ("spearman", "archer", "ram", "horseman", "chariot")
        return {kind: count for kind in kinds if (count := int(getattr(self, kind)))}


class _Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    difficulty: _Difficulty
    automaton: _Automaton
    strategy: tuple[StrategyCard, ...]
    siege: _Siege
    guardians: _Guardians
    wave: tuple[Wave, ...]


_READ = read("solo", _Solo)
STRATEGIES: dict[str, StrategyCard] = by_id(_READ.strategy)
AUTOMATON = _READ.automaton
SIEGE = _READ.siege
GUARDIANS = _READ.guardians
WAVES: dict[int, Wave] = {wave.n: wave for wave in _READ.wave}
LAST_WAVE = max(WAVES)
ACTION_CARDS: dict[Level, tuple[int, ...]] = {
    "emperor": _READ.difficulty.emperor,
    "igigi": _READ.difficulty.igigi,
    "anunnaki": _READ.difficulty.anunnaki,
}
"""Action cards a turn by Ziggurat levels, from none on. M17.9"""
OPPOSITE: dict[str, str] = {
    STARTS[int(human)]: STARTS[opposite] for human, opposite in AUTOMATON.start_region_for_human.items()
}
"""Where the Automaton begins against one human, by where that one begins. M17.2"""


def strategy_deck(empire: str) -> list[str]:
    """The ten Strategy cards of an Empire: its own ones in place of those they replace. M17.6

    >>> strategy_deck("sumerian")
    ['sc1', 'sc2', 'sc3', 'sc4', 'sc5', 'sc6', 'sc9', 'sc10', 'sc11', 'sc12']
    """
    own = [card for card in _READ.strategy if card.empire == empire]
    replaced = {card.replaces for card in own}
    common = [card.id for card in _READ.strategy if not card.empire and card.id not in replaced]
    return [*common, *(card.id for card in own)]
