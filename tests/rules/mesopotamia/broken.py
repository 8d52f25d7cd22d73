"""A match in which laws can be broken, and the demand that the check which watches over every match names them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import pytest

from engine.core.errors import BrokenInvariant
from engine.mesopotamia.state import Army, MesopotamiaState
from tests.rules.mesopotamia.table import GAME, Table

State: TypeAlias = MesopotamiaState
Break: TypeAlias = Callable[[State], None]
BABYLON, SUMER, AKKAD = range(3)


def table() -> Table:
    """Three Empires in the middle of a match, with something of everything on the table."""
    t = Table("babylonian", "sumerian", "akkadian").squares(population={0: 4, 1: 3}, event={0: 3})
    t.hold(0, stone=2, wood=1, phalanx=3).hold(1, food=2).ziggurat(0, "white:ud", "silver:a", "black:ki")
    t.put(0, "spearman", "r08").put(0, "ram", "r08").put(1, "archer", "r12").put(2, "archer", "r03")
    t.ship(0, "n25").ship(1, "n31").settle(0, "r20").wall(0, "r20").settle(1, "r14").tribe("r09", spearman=1)
    t.block("r23", "r24").hide("r07", "r11", "r13").active(0, "r08", "ev1", die=3).scoring_token("r31", "ev12")
    t.trade("t01", owner=0).trade("t02", 2).trade("t06", owner=1).trade("t07", 2).trade("t11").trade("t12", 2)
    t.trade("t16").trade("t17", 2).trade("t18", 3).gardens("hg1a", "hg2b", built=(0,))
    return t.quests(0, "q1", "q2", "q3").quests(1, "q4", "q5", "q6").quests(2, "q7", "q8", "q9")


def position() -> State:
    return table().turn(0).state


def stand(s: State, seat: int, region: str, **units: int) -> None:
    """Put an army of combat Units into a region that is empty."""
    s.presence += 1
    s.armies[region] = [Army(seat, dict(units), since=s.presence)]


def names_of(broken: Sequence[tuple[str, Break]]) -> list[str]:
    """How tests of broken laws are called."""
    return [f"{law}-{breaks.__name__}" for law, breaks in broken]


def demand_named(s: State, law: str, breaks: Break) -> None:
    """Break a law in a position in which all of them hold, and demand that the check names it."""
    GAME.check(s)
    breaks(s)
    with pytest.raises(BrokenInvariant, match=f"^({law})$"):
        GAME.check(s)
