"""The Empires one by one, for readers of the rules: how each begins, and what its own cards do otherwise. M3.2, M3.7"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from engine.core.decision import Text
from engine.mesopotamia.content.empires import EMPIRES, Empire
from engine.mesopotamia.content.technologies import Technology, common_technology, own_technologies
from render.text.words import Words

PARTED = " · "
"""Between the levels of a technology."""
BELOW = "M3.7"
"""The rule about how Empires begin."""
TOLD = (
    "activations",
    "bonus_ship_activations",
    "builds",
    "tablets_out",
    "conversions",
    "discoveries",
    "gather",
    "trades",
    "phalanxes",
    "units",
    "clay_in",
    "food",
    "times",
)
"""What cards may do otherwise than common ones, in the order in which it is told: `own-<key>` of the catalogues."""


def empire_rules(words: Words) -> dict[str, Sequence[str]]:
    """Write a rule for every Empire, below that about how they begin."""
    return {BELOW: [_empire(words, empire) for empire in EMPIRES.values()]}


def _empire(words: Words, empire: Empire) -> str:
    lines = [words.say(Text("own-empire", {"empire": empire.id}))]
    by_type = itertools.groupby(own_technologies(empire.id), key=lambda card: card.type)
    for action, cards in by_type:
        levels = PARTED.join(_level(words, card) for card in cards)
        lines.append(words.say(Text("own-cards", {"technology": action, "levels": levels})))
    return "\n".join(lines)


def _level(words: Words, card: Technology) -> str:
    """Say what one card does otherwise than the common one, and the signs if they are others."""
    return words.say(Text("own-level", {"level": card.level, "said": ", ".join(_differences(words, card))}))


def _differences(words: Words, card: Technology) -> Iterator[str]:
    common = common_technology(card.type, card.level)
    for key in TOLD:
        count = getattr(card.effect, key)
        if count != getattr(common.effect, key):
            yield words.say(Text(f"own-{key.replace('_', '-')}", {"count": count}))
    if set(card.signs) != set(common.signs):
        yield words.say(Text("own-signs", {"signs": list(card.signs)}))
