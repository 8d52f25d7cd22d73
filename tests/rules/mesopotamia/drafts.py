"""Ways through the set-up of a real match."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from engine.mesopotamia.content.map import STARTS
from tests.rules.mesopotamia.table import Table


def seat_of(t: Table, empire: str) -> Seat:
    """Who plays an Empire."""
    return next(seat for seat, player in enumerate(t.state.players) if player.empire == empire)


def drafted(*empires: str, starts: Sequence[str] = (), seed: int = 1, **options: str) -> Table:
    """Roles in seating order, Empires and Start Regions as named (role A first); the next question is open."""
    t = Table.new(len(empires), seed=seed, **{"sets": "all", **options})
    while any(question.kind == "role" for question in t.asked):
        t.answer(t.options[0])
    places = list(starts) or [STARTS[number] for number in range(1, len(empires) + 1)]
    for empire in empires:
        if t.asked[0].kind == "empire":
            t.answer(empire)
    while any(question.kind == "start" for question in t.asked):
        role = t.state.players[t.seat].role
        t.answer(places["abcdef".index(role)])
        for _ in range(2):
            if len(t.asked) == 1 and t.kind in ("outpost", "die", "ship"):
                t.default()
    return t


def begun(*empires: str, starts: Sequence[str] = (), seed: int = 1, **options: str) -> Table:
    """The first turn of a match with these Empires; whatever else is asked before it is answered by default."""
    t = drafted(*empires, starts=starts, seed=seed, **options)
    while t.state.phase == "setup":
        t.default(t.asked[0].seat)
    return t
