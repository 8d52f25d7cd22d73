"""Which combats are under way: they live in the steps that carry them out."""

from __future__ import annotations

from collections.abc import Iterable

from engine.mesopotamia.combat.combat import Combat
from engine.mesopotamia.state import MesopotamiaState


def under_way(s: MesopotamiaState) -> Iterable[Combat]:
    """The combats that steps on the stack are about, innermost first, each once."""
    found: dict[str, Combat] = {}
    for step in reversed(s.stack.steps):
        for held in map(step.__getattribute__, step.__struct_fields__):
            for each in held if isinstance(held, list) else (held,):
                if isinstance(each, Combat):
                    found.setdefault(each.region, each)
    return found.values()
