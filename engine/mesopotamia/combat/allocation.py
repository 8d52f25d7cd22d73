"""M16.17: the winner of a row puts the difference on cards of the own Units (D21)."""

from __future__ import annotations

from engine.core.decision import (
    PROPOSED,
    Alternative,
    Amounts,
    Answer,
    Arg,
    Decision,
    Hints,
    Seat,
    Text,
    counts_of,
    pieces,
)
from engine.core.game import Ctx
from engine.core.unread import NO_WORDS, bare_options
from engine.mesopotamia.combat.asked import about, by_kind, unit_option
from engine.mesopotamia.combat.combat import Combat, opposite
from engine.mesopotamia.combat.lines import Line
from engine.mesopotamia.combat.proposals import allotment
from engine.mesopotamia.combat.rows import Won
from engine.mesopotamia.combat.situation import Forecast, Situation
from engine.mesopotamia.events import battle as e
from engine.mesopotamia.notes import refused


def question(combat: Combat, seat: Seat, row: Won, situation: Situation, lines: list[Line], unread: bool) -> Decision:
    """Ask where the Phalanxes of a row go; as many as fit must be placed."""
    count = row.fitting(combat)
    units = [unit for unit in combat.of(row.role) if unit.free_slots(row.row)]
    limits = {unit.id: min(count, unit.free_slots(row.row)) for unit in units}
    proposal = allotment(situation, row.role, row.row, count, tuple(line.ids for line in lines))
    proposed = pieces(dict(proposal.placed), limits)
    more = about(combat, row=row.row, role=row.role, count=count)
    if unread:
        choice = Amounts(bare_options(limits), limits, least=count, most=count)
        return Decision(seat, "allot", choice, NO_WORDS, default=proposed, about=more, hints=Hints(proposed=proposed))
    options = tuple(unit_option(combat, unit, row.role) for unit in units)
    others = (
        Alternative(pieces(dict(placed), limits), Text("forecast-note", forecast.args(row.role)))
        for placed, forecast in proposal.others
    )
    return Decision(
        seat,
        "allot",
        Amounts(options, limits, least=count, most=count),
        _prompt(combat, row, count, proposal.forecast),
        default=proposed,
        about=more,
        hints=Hints(
            proposed=proposed, others=tuple(others), footer=PROPOSED, among=Text("row-named", {"row": row.row})
        ),
    )


def _prompt(combat: Combat, row: Won, count: int, forecast: Forecast) -> Text:
    bids = {"own": combat.bid(row.role, row.row), "other": combat.bid(opposite(row.role), row.row)}
    what: dict[str, Arg] = {"region": combat.region, "row": row.row, "count": count, **bids}
    return Text("allot-prompt", {**what, **forecast.args(row.role)})


def allot(ctx: Ctx, combat: Combat, seat: Seat, row: Won, answer: Answer) -> None:
    """Place them."""
    assert isinstance(answer, tuple)
    placed = counts_of(answer)
    lost = row.difference - sum(placed.values())
    party_seat = combat.seat(row.role)
    units = by_kind(combat, placed.items())
    kinds = [combat.unit(unit_id).kind for unit_id in placed]
    ctx.emit(e.PhalanxesAllotted(seat, party_seat, combat.region, row.row, placed, units, lost, kinds))
    for unit_id, count in placed.items():
        combat.unit(unit_id).place(row.row, count)


def why_not(combat: Combat, row: Won, answer: Answer) -> Text | None:
    """Say what is wrong with amounts: a Unit that is not there, more than its slots, or not all that must be placed."""
    try:
        placed = counts_of(answer) if isinstance(answer, tuple) else {}
    except ValueError:
        return None
    slots = {unit.id: unit.free_slots(row.row) for unit in combat.of(row.role)}
    for unit_id, count in placed.items():
        if unit_id not in slots:
            return refused("unknown_id")
        if count > slots[unit_id]:
            return refused("no_slot", count=slots[unit_id])
    return refused("bad_bid")
