"""M1.2, M1.14, M1.15: what the host may choose, what cannot be combined, and what a choice of sets means."""

from __future__ import annotations

from engine.core.game import Setup
from engine.core.options import Conflict, GameOption
from engine.mesopotamia.content.empires import EMPIRES, Set
from engine.mesopotamia.content.options import OPTIONS, REFUSALS
from engine.mesopotamia.notes import refused

AT_THE_TABLE: dict[str, tuple[str, ...]] = {"opponent": ("none",), "opponent_empire": ("lot",)}
"""What can be chosen of options that concern a side nobody sits at: as yet all Empires are played at the table."""
AUTOMATA = ("emperor", "igigi", "anunnaki")
"""Opponents that are an Empire among the others. M1.13"""
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
    return tuple(
        GameOption(each.key, AT_THE_TABLE.get(each.key, each.values), each.default, each.not_shown, each.automatic)
        for each in OPTIONS
    )


def conflicts() -> tuple[Conflict, ...]:
    """What cannot be combined, in the order in which it is refused. M1.15"""
    return tuple(
        Conflict({key: tuple(str(value) for value in values) for key, values in each.when.items()}, refused(each.code))
        for each in REFUSALS
    )


def empires_of(setup: Setup) -> int:
    """How many Empires take part: everybody at the table, and an Automaton. M1.13"""
    return setup.seats + (setup.options["opponent"] in AUTOMATA)


def facts(setup: Setup) -> dict[str, str]:
    """What conflicts depend on besides the options: how many humans and how many Empires there are."""
    return {"humans": str(setup.seats), "empires": str(empires_of(setup))}


def sets_of(setup: Setup) -> list[Set]:
    """The sets in use: those selected, or what the match needs. M1.2"""
    selected = setup.options["sets"]
    if selected != "auto":
        return list(_SETS[selected])
    sets: list[Set] = ["base"]
    opponent = EMPIRES.get(setup.options["opponent_empire"])
    if setup.options["opponent"] != "none" and opponent is not None and opponent.set != "base":
        sets.append(opponent.set)
    if empires_of(setup) >= EXPANSION_FROM and len(sets) == 1:
        sets.append("ah")
    return sets
