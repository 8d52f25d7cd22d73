"""Stored states outlive the code that wrote them: schema n becomes n + 1, step by step, when a state is read."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Text
from engine.core.errors import Damaged
from engine.core.game import Game


def schema_of(game: Game[Any]) -> int:
    """The present schema of a game: one more than it has upgrades."""
    return len(game.upgrades) + 1


def upgraded(game: Game[Any], fields: dict[str, Any], schema: int) -> dict[str, Any]:
    """Bring a stored state of an older schema up to date."""
    if not 1 <= schema <= schema_of(game):
        raise Damaged(Text("damaged-newer", {"schema": schema}))
    for upgrade in game.upgrades[schema - 1 :]:
        fields = upgrade(fields)
    return fields


def with_turns(fields: dict[str, Any]) -> dict[str, Any]:
    """Upgrade a state written before states knew whose turn it is, and results who won."""
    stack = fields["stack"]
    seats = [step["seat"] for step in stack if step["step"] == "core.EndTurn"] or [
        step["seat"] for step in stack[-1:] if "seat" in step
    ]
    added = {"answer_count": fields["given"], "turns_begun": 1, "turn_of": seats[-1] if seats else None}
    if fields.get("result") is not None:
        added |= {"result": fields["result"] | {"winners": fields["result"]["ranking"][0]}, "turn_of": None}
    return {key: value for key, value in fields.items() if key != "given"} | added
