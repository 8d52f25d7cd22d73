"""M17.28: Phalanxes on the own cards before those of the side that does not bid are drawn (D31)."""

from __future__ import annotations

from collections import Counter

from engine.core.decision import Amounts, Answer, Decision, Hints, Option, Seat, Text, counts_of, pieces
from engine.core.game import Ctx
from engine.mesopotamia.combat.asked import about, by_kind, which
from engine.mesopotamia.combat.combat import Combat, Combatant, Role
from engine.mesopotamia.content.cards import ROWS, Row
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.events import battle as e
from engine.mesopotamia.holdings import pay
from engine.mesopotamia.notes import refused
from engine.mesopotamia.state import MesopotamiaState


def _slots(combat: Combat, role: Role) -> dict[str, int]:
    """The free slots of every row of every own card that has some, by `a1.force`."""
    slots = {f"{unit.id}.{row}": unit.free_slots(row) for unit in combat.of(role) for row in ROWS}
    return {place: count for place, count in slots.items() if count}


def _bounds(s: MesopotamiaState, combat: Combat, role: Role) -> tuple[int, int]:
    """How many must be placed, those from Ships as far as slots allow, and how many can be."""
    slots, bonus = sum(_slots(combat, role).values()), combat.bonus.get(role, 0)
    return min(bonus, slots), min(bonus + s.holding(combat.party(role))["phalanx"], slots)


def question(s: MesopotamiaState, combat: Combat, seat: Seat, role: Role, against: int) -> Decision | None:
    """Ask what is placed against a side with so many Phalanxes; None if there is nothing to place."""
    least, most = _bounds(s, combat, role)
    if not most:
        return None
    limits = {place: min(count, most) for place, count in _slots(combat, role).items()}
    default = _first(limits, least)
    holding = s.holding(combat.party(role))["phalanx"]
    counts = {"phalanxes": holding, "bonus": combat.bonus.get(role, 0), "other": against}
    return Decision(
        seat,
        "place",
        Amounts(tuple(_option(combat, place) for place in limits), limits, least=least, most=most),
        Text("place-prompt", {"region": combat.region, **counts}),
        default=default,
        about=about(combat, role=role, least=least, most=most),
        hints=Hints(none=Text("place-none"), mix="place-accept", menu=Text("place-menu")),
    )


def _first(limits: dict[str, int], count: int) -> tuple[str, ...]:
    """Place so many on the first slots. M21.4"""
    placed = {}
    for place, limit in limits.items():
        placed[place] = min(limit, count)
        count -= placed[place]
    return pieces(placed, limits)


def _option(combat: Combat, place: str) -> Option:
    unit, row = _read(combat, place)
    label = Text("place-row", {"unit": unit.kind, **which(combat, unit), "row": row, "count": None})
    note = Text("place-note", {"value": unit.value(row), "slots": unit.free_slots(row)})
    return Option(place, label, note, group=row)


def _read(combat: Combat, place: str) -> tuple[Combatant, Row]:
    unit_id, _, written = place.partition(".")
    return combat.unit(unit_id), next(row for row in ROWS if row == written)


def place(s: MesopotamiaState, ctx: Ctx, combat: Combat, seat: Seat, role: Role, answer: Answer) -> None:
    """Put Phalanxes on cards: those from Ships first, the others are paid for. M17.36"""
    assert isinstance(answer, tuple)
    placed = counts_of(answer)
    own = max(0, sum(placed.values()) - combat.bonus.get(role, 0))
    paid: dict[Resource, int] = {"phalanx": own} if own else {}
    pay(s, combat.party(role), paid)
    rows: Counter[Row] = Counter()
    for each, count in placed.items():
        unit, row = _read(combat, each)
        unit.place(row, count)
        rows[row] += count
    units = by_kind(combat, ((each.partition(".")[0], count) for each, count in placed.items()))
    ctx.emit(e.PhalanxesPlaced(seat, combat.region, placed, units, dict(rows), paid))


def why_not(s: MesopotamiaState, combat: Combat, role: Role, answer: Answer) -> Text | None:
    """Say what is wrong with amounts: no such row, more than its slots, more than one has, or too few."""
    try:
        placed = counts_of(answer) if isinstance(answer, tuple) else {}
    except ValueError:
        return None
    slots, (least, most) = _slots(combat, role), _bounds(s, combat, role)
    known = {f"{unit.id}.{row}" for unit in combat.of(role) for row in ROWS}
    for each, count in placed.items():
        if each not in known:
            return refused("unknown_id")
        if count > slots.get(each, 0):
            return refused("no_slot", count=slots.get(each, 0))
    if sum(placed.values()) > most:
        return refused("bid_too_high", phalanxes=most)
    return refused("bonus_not_bid", phalanxes=least) if sum(placed.values()) < least else None
