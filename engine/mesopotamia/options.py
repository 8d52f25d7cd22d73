"""M1.2, M1.14, M1.15: what the host may choose, what cannot be combined, and what a choice of sets means."""

from __future__ import annotations

from engine.core.game import Setup, Side
from engine.core.options import Conflict, GameOption
from engine.mesopotamia.content.empires import EMPIRES, Set
from engine.mesopotamia.content.options import OPTIONS, REFUSALS, RefusalTable
from engine.mesopotamia.content.solo import LEVELS
from engine.mesopotamia.notes import refused

PLAYERS = (1, 2, 3, 4, 5, 6)
"""How many may sit at the table, one alone against a side that nobody sits at. M1.1, M1.14"""
OPPONENT, OPPONENT_EMPIRE = "opponent", "opponent_empire"
"""The options that say who plays without a seat. M1.14"""
ENDINGS = ("points", "population", "won", "lost")
"""How a match may end: by points, or alone won or lost. M15.11, M18.17, M19.17"""
SIEGES = ("siege", "siege_hard")
"""The values that besiege Ur. M18.14"""
LOT = "lot"
"""The opponent's Empire is drawn. M3.21"""
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
    about = {OPPONENT_EMPIRE: OPPONENT}
    return tuple(
        GameOption(each.key, each.values, each.default, each.not_shown, each.automatic, about.get(each.key, ""))
        for each in OPTIONS
    )


def conflicts() -> tuple[Conflict, ...]:
    """What cannot be combined, in the order in which it is refused. M1.15"""
    return tuple(conflict for each in REFUSALS for conflict in _written(each))


def _written(refusal: RefusalTable) -> list[Conflict]:
    """When a combination is refused, numbers as digits; an Empire that cannot be is named."""
    when = {key: tuple(map(str, values)) for key, values in refusal.when.items()}
    if OPPONENT_EMPIRE not in when:
        return [Conflict(when, refused(refusal.code))]
    return [
        Conflict({**when, OPPONENT_EMPIRE: (empire,)}, refused(refusal.code, empire=empire))
        for empire in when[OPPONENT_EMPIRE]
    ]


def facts(setup: Setup) -> dict[str, str]:
    """What conflicts depend on besides the options: how many humans and how many Empires there are. M1.13"""
    return {"humans": str(setup.seats), "empires": str(empires(setup))}


def empires(setup: Setup) -> int:
    """How many Empires take part: the Defenders of Ur and the enemy of Assur are none. M1.13"""
    return setup.seats + (opponent_of(setup) in LEVELS)


def opponent_of(setup: Setup) -> str:
    """Which opponent was chosen. M1.14"""
    return setup.options.get(OPPONENT, "none")


def opponent_empire(setup: Setup) -> str:
    """The Empire that was named for the opponent; empty if it is drawn. M3.21"""
    named = setup.options.get(OPPONENT_EMPIRE, LOT)
    return "" if named == LOT or opponent_of(setup) == "none" else named


def sets_of(setup: Setup) -> list[Set]:
    """The sets in use: those selected, or what the match needs. M1.2"""
    selected = setup.options["sets"]
    if selected != "auto":
        return list(_SETS[selected])
    named = opponent_empire(setup)
    if named and EMPIRES[named].set != "base":
        return ["base", EMPIRES[named].set]
    return ["base", "ah"] if empires(setup) >= EXPANSION_FROM else ["base"]


def sides(setup: Setup) -> tuple[Side, ...]:
    """The side that nobody sits at, if there is one. M1.13"""
    chosen = opponent_of(setup)
    if chosen in LEVELS:
        return (Side("automaton"),)
    if chosen == "guardians":
        return (Side("enemy"),)
    return (Side("defenders"),) if chosen in SIEGES else ()
