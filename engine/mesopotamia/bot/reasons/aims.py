"""What resources are gathered and kept for, and what it costs. MH4"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.core.decision import Arg
from engine.mesopotamia.bot.reasons.facts import climb
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.empires import ZIGGURAT_LEVELS
from engine.mesopotamia.content.technologies import TOP_LEVEL
from engine.mesopotamia.content.tokens import COSTS


class Aim(NamedTuple):
    """Something that resources are gathered for, with its price."""

    what: str
    level: int
    cost: dict[str, int]

    def missing(self, holding: Mapping[str, int]) -> dict[str, int]:
        """What of its price somebody with such holdings lacks."""
        return {resource: n - holding[resource] for resource, n in self.cost.items() if n > holding[resource]}

    def named(self) -> dict[str, Arg]:
        """How a sentence names it."""
        return {"what": self.what, "level": self.level}


def aims(seen: Seen, holding: Mapping[str, int] | None = None) -> Iterator[Aim]:
    """What the rules would let a seat with such holdings pay for, most important first. MH4"""
    me, tile, build = seen.me, seen.tile, seen.me.levels["build"]
    held = me.holding if holding is None else holding
    if tile is not None and build == TOP_LEVEL and meets(seen):
        yield Aim("gardens", tile.level, dict(tile.pay.items()))
    if me.ziggurat < min(ZIGGURAT_LEVELS, me.population):
        yield Aim("ziggurat", me.ziggurat + 1, dict(COSTS["ziggurat"].items()))
    if climb(seen, "population", 1).squares:
        growth = Aim("growth", me.population + 1, {"food": seen.effect("growth").food})
        yield growth
        if me.ziggurat == me.population < ZIGGURAT_LEVELS and not growth.missing(held):  # M9.5
            yield Aim("next_ziggurat", me.ziggurat + 1, dict(COSTS["ziggurat"].items()))
    if seen.below_top:
        yield tablets(seen)
    if build >= 3 and me.stock["settlement"]:
        yield Aim("settlement", 0, dict(COSTS["settlement"].items()))
    if me.units < me.unit_limit:
        yield Aim("unit", 0, dict(COSTS["unit"].items()))


def tablets(seen: Seen, level: int = 0) -> Aim:
    """What Research makes of Clay. M10.2"""
    effect = seen.effect("research", level)
    return Aim("research", effect.tablets_out, {"clay": effect.clay_in})


def meets(seen: Seen) -> bool:
    """Whether a seat has reached what the next Gardens tile asks for. M9.8"""
    if seen.tile is None:
        return False
    me, require = seen.me, seen.tile.require
    enough = me.population >= require.population and me.event >= require.event
    return enough and len(seen.settled) >= require.settlements
