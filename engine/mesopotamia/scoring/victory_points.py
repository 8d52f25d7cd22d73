"""M15.7-M15.10: the eight sources of points, for a side, as they stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from engine.core.decision import Seat
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.content.tokens import GARDENS, TRACK_VP, TRADE_TOKENS
from engine.mesopotamia.event_tokens.on_map import scoring_regions
from engine.mesopotamia.figures import on_map
from engine.mesopotamia.regions import occupied_by
from engine.mesopotamia.scoring.quests import best_set, quest_vp
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import Track, advance, ranked


class VictoryPoints(msgspec.Struct, frozen=True, kw_only=True):
    """Points of a side by source. M15.7"""

    event_vp: int
    population_vp: int
    gardens_vp: int
    trade_vp: int
    tokens_vp: int
    settlements_vp: int
    quests_vp: int
    regions_vp: int

    @property
    def total(self) -> int:
        """All of them together. MI26"""
        return sum(msgspec.structs.astuple(self))

    @property
    def by_source(self) -> dict[str, int]:
        """Each source by its name."""
        return {name.removesuffix("_vp"): points for name, points in msgspec.structs.asdict(self).items()}

    def changes(self, before: VictoryPoints) -> dict[str, int]:
        """How much more or less than before each source gives, by its name; only those that changed."""
        then = before.by_source
        return {name: now - then[name] for name, now in self.by_source.items() if now != then[name]}


NOTHING = VictoryPoints(
    event_vp=0,
    population_vp=0,
    gardens_vp=0,
    trade_vp=0,
    tokens_vp=0,
    settlements_vp=0,
    quests_vp=0,
    regions_vp=0,
)


def victory_points(s: MesopotamiaState, side: Seat, with_quests: bool = True) -> VictoryPoints:
    """Count what a side would score if the game ended now; others may see it only without its Quests. M15.1"""
    return _points(s, side, scoring_regions(s), quest_vp(best_set(s, side)) if with_quests else 0)


def points_by_side(s: MesopotamiaState) -> list[VictoryPoints]:
    """Count what every side would score now, as far as all can see it. M15.1"""
    scoring = scoring_regions(s)
    return [_points(s, side, scoring, quests_vp=0) for side in range(len(s.players))]


def _points(s: MesopotamiaState, side: Seat, scoring: Mapping[str, Seat | None], quests_vp: int) -> VictoryPoints:
    if s.is_unasked(side) and s.automaton is None:
        return NOTHING  # M18.18, M19.14
    return VictoryPoints(
        event_vp=rank_vp(s.event, side),
        population_vp=rank_vp(s.population, side),
        gardens_vp=sum(
            [GARDENS[tile].vp for tile, by in zip(s.gardens, s.garden_builders, strict=False) if by == side]
        ),
        trade_vp=sum([TRADE_TOKENS[slot.token].vp for slot in s.trade if slot.owner == side]),
        tokens_vp=sum([EVENTS[s.tokens[region].card].token_vp for region, by in scoring.items() if by == side]),
        settlements_vp=on_map(s, side, "settlement"),
        quests_vp=quests_vp,
        regions_vp=sum([region != s.players[side].start for region in occupied_by(s, side)]),
    )


class Rise(NamedTuple):
    """What one square more on a track would bring."""

    vp: int
    place: int
    """Where the seal would stand among all, counted from 1. M13.8"""


def rise(track: Track, side: Seat) -> Rise:
    """Look ahead by one square: what it adds to the points of a track, and the place it leads to. M13.8, M15.8

    >>> rise([[0], [1], *([] for _ in range(8))], 0)
    Rise(vp=3, place=1)
    """
    risen = [list(pile) for pile in track]
    advance(risen, side, 1)
    return Rise(rank_vp(risen, side) - rank_vp(track, side), ranked(risen).index(side) + 1)


def rank_vp(track: Track, side: Seat) -> int:
    """What a seal's place on a track is worth: nothing from the fourth on. M15.8"""
    leaders = ranked(track)[: len(TRACK_VP)]
    return TRACK_VP[leaders.index(side)] if side in leaders else 0
