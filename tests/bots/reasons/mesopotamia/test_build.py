"""What speaks for an answer in Mesopotamia: Build."""

from __future__ import annotations

import msgspec

from engine.mesopotamia.scoring.victory_points import NOTHING
from engine.mesopotamia.view.map import ArmyView
from engine.mesopotamia.view.table import MesopotamiaView
from tests.bots.reasons.mesopotamia.positions import (
    FOREIGN,
    LEVELS,
    OWN,
    TILES,
    armies,
    asked,
    key,
    me,
    rival,
    told,
    view,
)


def gardens(level: int, rival_level: int, vp: int = 0) -> MesopotamiaView:
    """Somebody who can build a level of the Gardens, and rivals with so much."""
    table = view(levels={**LEVELS, "build": 4})
    others = [
        msgspec.structs.replace(
            each,
            levels={**each.levels, "build": rival_level},
            vp=msgspec.structs.replace(NOTHING, gardens_vp=vp),
        )
        if seat != me()
        else each
        for seat, each in enumerate(table.players)
    ]
    tiles = tuple(TILES[each] for each in range(1, level + 1))
    builders = tuple(rival() for _ in range(level - 1))
    return msgspec.structs.replace(table, players=tuple(others), gardens=tiles, garden_builders=builders)


def test_gardens_are_built_before_others_can_or_at_once_where_they_can() -> None:
    question = asked("build", "gardens", "other", left=1)
    assert told(gardens(1, 3), question, "gardens") == ("reason-gardens-alone", {"vp": 3, "level": 1, "next_level": 2})
    first = min(seat for seat in range(3) if seat != me())
    assert told(gardens(2, 4), question, "gardens") == ("reason-gardens-race", {"seat": first, "vp": 4, "level": 2})


def test_the_last_level_is_built_by_whoever_leads_with_it() -> None:
    question = asked("build", "gardens", "other", left=1)
    assert told(gardens(5, 4, vp=5), question, "gardens") == ("reason-gardens-last", {"lead": 2})
    assert key(gardens(5, 4, vp=7), question, "gardens") is None


def test_a_wall_is_built_against_units_that_are_near() -> None:
    both = armies({OWN: ArmyView(me(), {"spearman": 1}), FOREIGN: ArmyView(rival(), {"archer": 2})})
    question = asked("build.place", OWN, FOREIGN, building="wall")
    assert told(view(both), question, OWN) == ("reason-wall", {"region": OWN, "count": 2})
    assert key(view(), question, OWN) is None
