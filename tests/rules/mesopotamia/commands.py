"""Commands that are given where nobody asked for them, and ways through a turn."""

from __future__ import annotations

from typing import TypeVar

import pytest

from engine.core.decision import Answer, Move, Seat
from engine.core.errors import Refused
from engine.core.game import Event
from tests.rules.mesopotamia.table import CODES, Table

E = TypeVar("E", bound=Event)


def told(t: Table, kind: type[E]) -> list[E]:
    """The events of a kind that have happened since the match was opened."""
    return [event for event in t.events if isinstance(event, kind)]


def code_of(refusal: Refused) -> str:
    """The code of M22 under which something was refused."""
    given = refusal.text.key.removeprefix("refused-").replace("-", "_")
    return CODES.get(given, given)


def refuses(t: Table, seat: Seat, kind: str, answer: Answer, code: str) -> None:
    """Demand that a command is refused with a code of M22, whoever is asked whatever, and that nothing changes."""
    before = t.state
    with pytest.raises(Refused) as refusal:
        t.match.press([Move(seat, kind, answer)])
    assert code_of(refusal.value) == code
    assert t.state == before


def leave_action(t: Table) -> Table:
    """Go on with other actions, if one is still open."""
    return t if t.kind == "action" else t.answer("other")


def pay(t: Table, action: str) -> Table:
    """Choose an action with these dice, the cheapest ones or others: `pay(t, "explore.1-3")`."""
    return t.answer(action) if action in t.options else t.answer("dice").answer(action)


def end_turn(t: Table) -> Table:
    """End the turn, whatever is open in it."""
    return t.answer("end")
