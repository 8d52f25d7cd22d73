"""Mesopotamia typed to the end by commands alone: every question has its command, whatever is offered is legal."""

from __future__ import annotations

from functools import cache

import pytest

from tests.typed.keyboard import commands_of
from tests.typed.mesopotamia_typist import MesopotamiaTypist

LONGEST = 3000
"""No match takes more commands."""
MATCHES: dict[str, tuple[int, str, dict[str, str]]] = {
    "two": (2, "en", {"rounds": "20"}),
    "three": (3, "fr", {"rounds": "20"}),
    "four": (4, "en", {"rounds": "60"}),
    "six": (6, "fr", {"rounds": "60"}),
    "simple, by lot": (4, "fr", {"rounds": "20", "combat": "simple", "setup": "lot"}),
    "without luck": (3, "en", {"rounds": "20", "dice": "no_luck", "tribes": "themselves"}),
    "all sets": (4, "fr", {"rounds": "20", "dice_time": "start", "sets": "all", "rivers": "named"}),
}
"""Players, language and options of the matches."""
EVERYWHERE = {"quests", "explore", "gather", "war", "done"}
"""What is typed in every match."""
RARE = {"lose", "settlement"}
"""What need not come up in so few matches; it is typed in positions laid out for it."""

SEED = 40
"""From here on there are matches in which Units tire, which is rare at random."""


@cache
def played(name: str) -> MesopotamiaTypist:
    """Type a match to its end, once."""
    players, language, options = MATCHES[name]
    typist = MesopotamiaTypist(players, SEED + players, language, **options)
    for _ in range(LONGEST):
        if typist.match.committed.result is not None:
            return typist
        typist.go_on()
    raise AssertionError("the match does not come to an end")


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_typed_to_its_end(name: str) -> None:
    assert played(name).typed.keys() >= EVERYWHERE


def test_every_command_is_typed() -> None:
    typed = {command for name in MATCHES for command in played(name).typed}
    assert typed >= commands_of("mesopotamia").keys() - RARE
