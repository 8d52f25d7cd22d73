"""M16.27, M16.30: the winner of a fight loses a Phalanx, by choice of its owner where that matters (D23)."""

from __future__ import annotations

from engine.core.decision import Answer, Decision, OneOf, Option, Seat, Text
from engine.core.game import Ctx
from engine.core.unread import NO_WORDS, bare_one_of
from engine.mesopotamia.combat.asked import about
from engine.mesopotamia.combat.combat import Combat, Combatant
from engine.mesopotamia.combat.fights import tiring_rows
from engine.mesopotamia.combat.lines import Line
from engine.mesopotamia.combat.proposals import forecast
from engine.mesopotamia.combat.situation import Situation
from engine.mesopotamia.content.cards import ROWS, Row
from engine.mesopotamia.events import battle as e


def question(combat: Combat, seat: Seat, unit: Combatant, situation: Situation | None, lines: list[Line]) -> Decision:
    """Ask what a Unit loses; each answer with what comes of it, if it is said how the combat stands."""
    possible = tiring_rows(unit)
    more = about(combat, role=unit.role, unit=unit.kind)
    if situation is None:
        return Decision(seat, "fatigue", bare_one_of(possible), NO_WORDS, default=possible[0], about=more)
    standing = tuple(line.ids for line in lines)
    options = []
    for row in possible:
        units = tuple(each.with_more(row, -1) if each.id == unit.id else each for each in situation.units)
        outcome = forecast(situation._replace(units=units), standing)
        note = Text("forecast-note", outcome.args(unit.role))
        options.append(Option(row, Text("row", {"row": row, "count": None}), note))
    prompt = Text("fatigue-prompt", {"region": combat.region, "unit": unit.kind})
    return Decision(seat, "fatigue", OneOf(tuple(options)), prompt, default=possible[0], about=more)


def tire(ctx: Ctx, combat: Combat, unit: Combatant, row: Row) -> None:
    """Take a Phalanx from a row."""
    unit.place(row, -1)
    ctx.emit(e.Tired(combat.region, combat.seat(unit.role), unit.kind, row))


def tire_by_rule(ctx: Ctx, combat: Combat, unit: Combatant) -> None:
    """Take it where nobody is asked: Mobility, Tactics, Force; without any, nothing is lost. M16.27, M17.35"""
    for row in tiring_rows(unit)[:1]:
        tire(ctx, combat, unit, row)


def row_of(answer: Answer) -> Row:
    """Read an answer."""
    return next(row for row in ROWS if row == answer)
