"""The Automaton in a turn of exactly one action, so that a test sees what that action does and nothing else.

    t = acting("sc9", "left").level(AUTO, build=3).put(AUTO, "spearman", "r15").turn(AUTO)
    assert t.state.settlements == {"r15": AUTO}

An Emperor without Ziggurat draws no Action card (M17.9), and the bonus finds but one unmarked action (M17.12).
"""

from __future__ import annotations

from typing import Any

from engine.mesopotamia.content.solo import STRATEGIES, strategy_deck
from tests.rules.mesopotamia.alone import Alone, duel, with_automaton

OTHER = {"left": "right", "right": "left"}


def empire_with(card: str, *others: str) -> str:
    """An Empire whose Strategy cards these are: their owner, else the first that has them all."""
    owners = [STRATEGIES[each].empire for each in (card, *others) if STRATEGIES[each].empire]
    for empire in (*owners, "sumerian", "akkadian", "elamite", "hittite"):
        if {card, *others} <= {*strategy_deck(empire)}:
            return empire
    raise LookupError(card)


def acting(card: str, half: str, **fields: Any) -> Alone:
    """A Duel in which the Automaton's next turn is this half of a Strategy card; it begins in r03, the human in r01."""
    automaton = fields.pop("automaton", empire_with(card))
    human = fields.pop("human", "babylonian" if automaton != "babylonian" else "sumerian")
    return duel(human, automaton, level="emperor", **fields).strategy(f"{card}:{OTHER[half]}")


def acting_among(card: str, half: str, *people: str, **fields: Any) -> Alone:
    """The same with several people; the Automaton sits last and begins in the Start Region after theirs."""
    automaton = next(each for each in (empire_with(card), "hittite") if each not in people)
    return with_automaton(*people, automaton, level="emperor", **fields).strategy(f"{card}:{OTHER[half]}")
