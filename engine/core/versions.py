"""Stored states outlive the code that wrote them: schema n becomes n + 1, step by step, when a state is read."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Text
from engine.core.errors import Damaged
from engine.core.game import Game


def schema_of(game: Game[Any]) -> int:
    """Give the present schema of a game: one more than it has upgrades."""
    return len(game.upgrades) + 1


def upgraded(game: Game[Any], fields: dict[str, Any], schema: int) -> dict[str, Any]:
    """Bring a stored state of an older schema up to date."""
    if not 1 <= schema <= schema_of(game):
        raise Damaged(Text("damaged-newer", {"schema": schema}))
    for upgrade in game.upgrades[schema - 1 :]:
        fields = upgrade(fields)
    return fields
