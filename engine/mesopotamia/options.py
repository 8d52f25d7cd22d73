"""M1.2, M1.14, M1.15: what the host may choose, what cannot be combined, and what a choice of sets means."""

from __future__ import annotations

from engine.core.game import Setup
from engine.core.options import Conflict, GameOption
from engine.mesopotamia.content.empires import Set
from engine.mesopotamia.content.options import OPTIONS, REFUSALS, RefusalTable
from engine.mesopotamia.notes import refused

PLAYERS = (2, 3, 4, 5, 6)
"""How many may sit at the table. M1.1"""
NOT_OFFERED = ("opponent", "opponent_empire")
"""Options about a side that nobody sits at: as yet every Empire is played at the table."""
EXPANSION_FROM = 5
"""With so many Empires the base box is not enough. M1.1"""
_SETS: dict[str, list[Set]] = {
    "base": ["base"],
    "base_ah": ["base", "ah"],
    "base_me": ["base", "me"],
    "all": ["base", "ah", "me"],
}


def game_options() -> tuple[GameOption, ...]:
    """What the host may choose. M1.14"""
    offered = (each for each in OPTIONS if each.key not in NOT_OFFERED)
    return tuple(GameOption(each.key, each.values, each.default, each.not_shown, each.automatic) for each in offered)


def conflicts() -> tuple[Conflict, ...]:
    """What cannot be combined, in the order in which it is refused, as far as it can come about. M1.15"""
    numbers = tuple(map(str, PLAYERS))
    possible = {"humans": numbers, "empires": numbers, **{each.key: each.values for each in game_options()}}
    return tuple(
        Conflict(when, refused(each.code))
        for each, when in ((each, _written(each)) for each in REFUSALS)
        if all(set(values) & set(possible.get(key, ())) for key, values in when.items())
    )


def _written(refusal: RefusalTable) -> dict[str, tuple[str, ...]]:
    """When a combination is refused, numbers as digits."""
    return {key: tuple(map(str, values)) for key, values in refusal.when.items()}


def facts(setup: Setup) -> dict[str, str]:
    """What conflicts depend on besides the options: how many humans and how many Empires there are. M1.13"""
    return {"humans": str(setup.seats), "empires": str(setup.seats)}


def sets_of(setup: Setup) -> list[Set]:
    """The sets in use: those selected, or what the match needs. M1.2"""
    selected = setup.options["sets"]
    if selected != "auto":
        return list(_SETS[selected])
    return ["base", "ah"] if setup.seats >= EXPANSION_FROM else ["base"]
