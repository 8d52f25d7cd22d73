"""Positions of Mesopotamia that are good to type at; the first seat is to act."""

from __future__ import annotations

from engine.core.decision import Arg, Text
from engine.mesopotamia.content.tokens import trade_layout
from tests.games import words_for
from tests.rules.mesopotamia.field import Field
from tests.rules.mesopotamia.table import Table


def rich() -> Table:
    """Ada at home in Mari and settled in Terqa, with some of everything; Bilal behind a Wall in Nagar."""
    table = Table("babylonian", "sumerian").hold(0, stone=4, wood=4, clay=4, food=6, tablet=2, phalanx=3)
    table.level(0, explore=2, build=3, research=2, gather=3, war=2)
    table.put(0, "spearman", "r01", 2).put(0, "archer", "r08").put(0, "ram", "r01").ship(0, "n02").settle(0, "r08")
    table.put(1, "spearman", "r07").wall(1, "r07").hide("r09")
    for level, count in enumerate(trade_layout(2), 1):
        for slot in range(1, count + 1):
            table.trade(f"t{5 * (level - 1) + slot:02}", slot)
    table.ziggurat(0, "white:ud", "silver:an", "black:ki")
    return table.population([1], [], [], [0]).turn(0)


def fighting() -> Field:
    """Ada attacks Bilal in Nippur with three against two; both are to bid."""
    armies = Field().fight("spearman", "archer", "archer", against=("spearman", "horseman"))
    return armies.phalanxes(8, 6).combat()


def why(code: str, **args: Arg) -> str:
    """A refusal of M22 in English."""
    return words_for("mesopotamia", "en").say(Text(f"refused-{code.replace('_', '-')}", args))
