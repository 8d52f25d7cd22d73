"""Asking why in After the Flood: what speaks for an answer in a position."""

from __future__ import annotations

from typing import Any

from engine.after_the_flood import GAME
from engine.core.decision import Answer, Move
from tests.rules.after_the_flood.table import RED, Table

Told = tuple[str, dict[str, Any]] | None
LUXURIES = {"tool": 1, "oil": 1, "gold": 1, "lapis": 1}


def why(t: Table, answer: Answer, *then: tuple[str, Answer]) -> Told:
    """What speaks for an answer to the open question, before others: key without prefix, and what is told along."""
    decision = t.decision
    assert decision.choice.accepts(answer), (decision.kind, answer)
    moves = [Move(decision.seat, kind, following) for kind, following in then]
    text = GAME.reason(GAME.view(t.state, decision.seat), decision, answer, moves)
    return None if text is None else (text.key.removeprefix("reason-"), dict(text.args))


def key(t: Table, answer: Answer, *then: tuple[str, Answer]) -> str | None:
    """The reason alone, without its numbers."""
    told = why(t, answer, *then)
    return None if told is None else told[0]


def price(held: int = 0, kept: int = 0, paid: str = "it", costly: tuple[str, int] | None = None) -> dict[str, Any]:
    """What the cities could score with all that is in hand, and with what is kept; the pieces that alone cost it."""
    kind, pieces = (None, 0) if costly is None else costly
    told = {"price": held - kept, "held_vp": held, "kept_vp": kept, "paid": paid}
    return told | {"costly_resource": kind, "pieces": pieces}


def at_war(turn: int = 5) -> Table:
    """Red has an Empire with an army at home, and five more to send."""
    return Table(turn=turn).empire(RED, "t5-elam").armies("elam", RED, 1).available(RED, armies=5)
