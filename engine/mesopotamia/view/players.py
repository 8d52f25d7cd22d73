"""M20.1, M20.3: the sides with what they own; Quests are for their owner."""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.core.decision import Seat
from engine.mesopotamia.combat.under_way import under_way
from engine.mesopotamia.content.empires import FIGURES
from engine.mesopotamia.content.tokens import UNIT_LIMIT
from engine.mesopotamia.event_tokens.on_map import free_event_dice
from engine.mesopotamia.figures import UNITS, pieces_by_side
from engine.mesopotamia.holdings import told
from engine.mesopotamia.regions import occupied_by
from engine.mesopotamia.scoring.quests import Condition, best_set, conditions, quest_vp
from engine.mesopotamia.scoring.victory_points import VictoryPoints, points_by_side
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import Track


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
    """How far each of these Quests is met, as far as they are known; left out where nobody reads it. M15.6"""
    scoring_quests: tuple[str, ...]
    """Those of them that score together as it stands. M15.4"""
    dealt: tuple[str, ...]
    """Quests to choose from at set-up, only one's own."""
    vp: VictoryPoints
    """What it would score now; the part of the Quests is only told to their owner. M15.1"""

    @property
    def points(self) -> dict[str, int]:
        """Points by where they come from. M15.7"""
        return self.vp.by_source


def player_views(s: MesopotamiaState, seat: Seat | None) -> tuple[PlayerView, ...]:
    """Build what is known of all sides; with their Quests if these are open to the reader."""
    on_map, points = pieces_by_side(s), points_by_side(s)
    is_over = s.result is not None
    return tuple(
        [_player(s, side, is_over or side == seat, on_map[side], points[side]) for side in range(len(s.players))]
    )


def _player(
    s: MesopotamiaState, side: Seat, is_open: bool, on_map: dict[str, int], points: VictoryPoints
) -> PlayerView:
    player = s.players[side]
    population = _square(s.population, side)
    known = tuple(player.quests) if is_open else ()
    scoring = tuple(best_set(s, side)) if known else ()
    pieces = _with_fleeing(s, side, on_map)
    return PlayerView(
        empire=player.empire,
        role=player.role,
        start=player.start,
        holding=told(player.holding),
        levels=dict(player.levels.items()),
        ziggurat=player.ziggurat,
        dice=tuple([DieView(die.colour, die.face, die.used) for die in player.dice]),
        population=population,
        event=_square(s.event, side),
        units=sum([pieces[kind] for kind in UNITS]),
        unit_limit=UNIT_LIMIT[population - 1] if population else 0,
        stock={kind: count - pieces[kind] for kind, count in FIGURES.items()},
        event_dice=free_event_dice(s, side),
        gardens=tuple([tile for tile, by in zip(s.gardens, s.garden_builders, strict=False) if by == side]),
        occupied=tuple(occupied_by(s, side)),
        quest_count=len(player.quests),
        quests=known,
        conditions={} if s.unread else {quest: tuple(conditions(s, side, quest)) for quest in known},
        scoring_quests=scoring,
        dealt=tuple(player.dealt) if is_open else (),
        vp=msgspec.structs.replace(points, quests_vp=quest_vp(scoring)) if scoring else points,
    )


def _with_fleeing(s: MesopotamiaState, side: Seat, pieces: dict[str, int]) -> dict[str, int]:
    """Add Units that have left a combat alive and are not yet in another region. M16.26"""
    if s.phase != "combat":
        return pieces
    fled: Counter[str] = Counter(
        unit.kind for each in under_way(s) for unit in each.fled if each.party(unit.role) == side
    )
    return {kind: count + fled[kind] for kind, count in pieces.items()}


def _square(track: Track, side: Seat) -> int:
    for number, pile in enumerate(track, 1):
        if side in pile:
            return number
    return 0
