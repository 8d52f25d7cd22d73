"""M17-M19: what one person may play with one command: three modes, their levels, and the own Empire."""

from __future__ import annotations

from cogs.registry import Alone
from engine.mesopotamia.content.empires import EMPIRES
from engine.mesopotamia.content.solo import LEVELS
from engine.mesopotamia.options import OPPONENT

_SETS = {"base": {}, "ah": {"sets": "base_ah"}, "me": {"sets": "base_me"}}
"""The option without which an Empire of a set is not in the match. M1.2"""

ALONE = Alone(
    modes={
        "duel": {level: {OPPONENT: level} for level in LEVELS},  # M17.5
        "siege": {"normal": {OPPONENT: "siege"}, "hard": {OPPONENT: "siege_hard"}},  # M18.14
        "guardians": {"normal": {OPPONENT: "guardians"}},
    },
    chapters={"duel": "M17", "siege": "M18", "guardians": "M19"},
    kind="empire",
    own={key: _SETS[empire.set] for key, empire in EMPIRES.items()},
)
