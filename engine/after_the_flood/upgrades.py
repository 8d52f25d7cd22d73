"""States of older versions brought up to date."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from engine.core.versions import with_turns


def with_ends_of_actions(fields: dict[str, Any]) -> dict[str, Any]:
    """Upgrade a state written when what ends an action was called the end of a turn."""
    stack = [dict(step) for step in fields["stack"]]
    for below, step in pairwise(stack):
        is_end = step["step"] == "core.EndTurn" and below["step"] == "atf.PlayerActions"
        if is_end and step["label"]["key"] == "end-turn":
            step["label"] = {"key": "end-action", "args": {}}
    return fields | {"stack": stack}


UPGRADES: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = (with_turns, with_ends_of_actions)
