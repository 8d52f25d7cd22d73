"""M20.1, M20.3: the sides with what they own; Quests are for their owner."""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.core.decision import Seat
from engine.mesopotamia.combat.under_way import under_way
from engine.mesopotamia.content.tokens import UNIT_LIMIT
from engine.mesopotamia.event_tokens.on_map import free_event_dice
from engine.mesopotamia.figures import stock_of, units_on_map
from engine.mesopotamia.holdings import told
from engine.mesopotamia.regions import occupied_by
from engine.mesopotamia.scoring.quests import Condition, best_set, conditions, quest_vp
from engine.mesopotamia.scoring.victory_points import VictoryPoints, victory_points
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import Track, square_of


class DieView(msgspec.Struct, frozen=True):
    """A Dingir die; it shows nothing before it was rolled. M5.8"""

    colour: str
    face: str
    used: bool


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A side with everything it owns; before it is chosen, empire, start and squares are empty."""

    empire: str
    role: str
    start: str
    holding: dict[str, int]
    levels: dict[str, int]
    ziggurat: int
    dice: tuple[DieView, ...]
    population: int
    """Square of its seal; 0 before the seals are placed."""
    event: int
    units: int
    """Units on the map, as the limit counts them, and those on their way out of a combat. M13.4, M16.26"""
    unit_limit: int
    stock: dict[str, int]
    """Figures and Amphorae that are not on the map."""
    event_dice: int
    """Those not beside a token. MI11"""
    gardens: tuple[str, ...]
    """Tiles it has built."""
    occupied: tuple[str, ...]
    quest_count: int
    quests: tuple[str, ...]
    """Only one's own; everybody's once the match is over."""
    conditions: dict[str, tuple[Condition, ...]]
    """How far each of these Quests is met, as far as they are known. M15.6"""
    scoring_quests: tuple[str, ...]
    """Those of them that score together as it stands. M15.4"""
    dealt: tuple[str, ...]
    """Quests to choose from at set-up, only one's own."""
    vp: VictoryPoints
    """What it would score now; the part of the Quests is only told to their owner. M15.1"""


def player_view(s: MesopotamiaState, side: Seat, is_open: bool) -> PlayerView:
    """Build what is known of a side; with its Quests if they are open to the reader."""
    player = s.players[side]
    population = _square(s.population, side)
    known = tuple(player.quests) if is_open else ()
    scoring = tuple(best_set(s, side)) if known else ()
    fleeing = _fleeing(s, side)
    return PlayerView(
        empire=player.empire,
        role=player.role,
        start=player.start,
        holding=told(player.holding),
        levels=dict(player.levels.items()),
        ziggurat=player.ziggurat,
        dice=tuple(DieView(die.colour, die.face, die.used) for die in player.dice),
        population=population,
        event=_square(s.event, side),
        units=units_on_map(s, side) + fleeing.total(),
        unit_limit=UNIT_LIMIT[population - 1] if population else 0,
        stock={kind: count - fleeing[kind] for kind, count in stock_of(s, side).items()},
        event_dice=free_event_dice(s, side),
        gardens=tuple(tile for tile, builder in zip(s.gardens, s.garden_builders, strict=False) if builder == side),
        occupied=tuple(occupied_by(s, side)),
        quest_count=len(player.quests),
        quests=known,
        conditions={quest: tuple(conditions(s, side, quest)) for quest in known},
        scoring_quests=scoring,
        dealt=tuple(player.dealt) if is_open else (),
        vp=msgspec.structs.replace(victory_points(s, side, with_quests=False), quests_vp=quest_vp(scoring)),
    )


def _fleeing(s: MesopotamiaState, side: Seat) -> Counter[str]:
    """Units that have left a combat alive and are not yet in another region. M16.26"""
    combats = under_way(s) if s.phase == "combat" else ()
    return Counter(unit.kind for each in combats for unit in each.fled if each.party(unit.role) == side)


def _square(track: Track, side: Seat) -> int:
    return square_of(track, side) if any(side in pile for pile in track) else 0
