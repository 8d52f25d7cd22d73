"""Why an action is not among those offered, in few words: what it costs, or what it lacks. A7.3"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.assyria.data import DIGNITARIES
from engine.assyria.kind_of_action import Action, price
from engine.assyria.state import AssyriaState, Spent
from engine.core.decision import Seat, Text

INTRIGUE = "intrigue"


def why_absent(s: AssyriaState, seat: Seat, spent: Spent, actions: Iterable[Action]) -> Iterator[Text]:
    """Say what is missing for actions and dignitaries that cannot be chosen now; without camels that is plain."""
    if not s.players[seat].camels:
        return
    for action in actions:
        if not action.possible(s, seat, spent):
            yield Text(f"absent-{action.key}", action.lacking(s, seat, spent))
        elif action.key == INTRIGUE:
            yield from _dignitaries(s, seat)


def _dignitaries(s: AssyriaState, seat: Seat) -> Iterator[Text]:
    """Those who are full, and those who cost too much. A7.12"""
    for key, dignitary in DIGNITARIES.items():
        if len(s.assur[key]) == dignitary.slots:
            yield Text("absent-dignitary-full", {"dignitary": key})
        elif s.players[seat].camels < dignitary.cost:
            yield Text("absent-dignitary", {"dignitary": key, **price(s, seat, dignitary.cost)})
