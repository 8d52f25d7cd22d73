"""M16.20-M16.23: Units of both parties in lines, the queues in which they step up, and who arranges them (D21, D24)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.decision import PROPOSED, Alternative, Answer, Arg, Arrange, Decision, Hints, Option, Seat, Text
from engine.core.game import Ctx
from engine.core.unread import NO_WORDS, bare_options
from engine.mesopotamia.combat.asked import about, unit_option
from engine.mesopotamia.combat.combat import ROLES, Combat, Combatant, Role
from engine.mesopotamia.combat.fights import fight
from engine.mesopotamia.combat.proposals import LineIds, best_lines
from engine.mesopotamia.combat.situation import Situation
from engine.mesopotamia.events import battle as e


class Line(msgspec.Struct, gc=False):
    """One line: the Units of each side by their ids, the front one first. M16.21"""

    attackers: list[str]
    defenders: list[str]

    @property
    def is_over(self) -> bool:
        """Whether one party is left in it. M16.28"""
        return not (self.attackers and self.defenders)

    @property
    def ids(self) -> LineIds:
        """The queues as they cannot be changed."""
        return tuple(self.attackers), tuple(self.defenders)

    def queue(self, role: Role) -> list[str]:
        """The queue of one side."""
        return self.attackers if role == "attacker" else self.defenders


def question(combat: Combat, seat: Seat, situation: Situation, is_again: bool, unread: bool) -> Decision:
    """Ask for lines of all Units; the first slot is fought first. M16.21, M16.22"""
    if unread:
        return _unread_question(combat, seat, situation)
    choice = choice_of(combat, situation.arranger, None if situation.reacting else situation.ties)
    proposal = best_lines(situation)
    proposed = _written(choice, proposal.lines)
    others = (
        Alternative(_written(choice, lines), Text("forecast-note", forecast.args(situation.arranger)))
        for lines, forecast in proposal.others
    )
    key = "lines-again-prompt" if is_again else "lines-prompt"
    return Decision(
        seat,
        "lines",
        choice,
        Text(key, {"region": combat.region, **proposal.forecast.args(situation.arranger)}),
        default=proposed,
        about=about(combat, role=situation.arranger),
        hints=Hints(
            proposed=proposed,
            others=tuple(others),
            accept=Text("fight-as-proposed"),
            footer=PROPOSED,
            among=Text("lines-named"),
        ),
    )


def _unread_question(combat: Combat, seat: Seat, situation: Situation) -> Decision:
    choice = _bare_choice(combat)
    proposed = _written(choice, best_lines(situation).lines)
    more = about(combat, role=situation.arranger)
    return Decision(seat, "lines", choice, NO_WORDS, default=proposed, about=more, hints=Hints(proposed=proposed))


def _written(choice: Arrange, lines: Sequence[LineIds]) -> Answer:
    return choice.written([[*ours, *theirs] for ours, theirs in lines])


def choice_of(combat: Combat, arranger: Role, ties: Role | None) -> Arrange:
    """Give every way to arrange the Units that are left, as whoever arranges them calls them. M16.21

    Who wins ties is known where nobody places Phalanxes any more that count for totals: then fights are foretold.
    """
    units = tuple(unit_option(combat, unit, arranger, group=role) for role in ROLES for unit in combat.of(role))
    most = min(len(combat.of(role)) for role in ROLES)
    slots = tuple(Option(f"l{n}", Text("line", {"line": n})) for n in range(1, most + 1))
    duels = {} if ties is None else _duels(combat, arranger, ties)
    return Arrange(units, slots, facing=True, brings=duels)


def _bare_choice(combat: Combat) -> Arrange:
    """Give the same ways without words."""
    sides = [combat.of(role) for role in ROLES]
    units = tuple([Option(unit.id, NO_WORDS, group=unit.role) for side in sides for unit in side])
    return Arrange(units, bare_options([f"l{n}" for n in range(1, min(map(len, sides)) + 1)]), facing=True)


def _duels(combat: Combat, arranger: Role, ties: Role) -> dict[str, Text]:
    """Say of each two that may face each other who wins, and how fast they are: Mobility may still change. M16.24"""
    return {
        f"{attacker.id}.{defender.id}": _duel(attacker, defender, arranger, ties)
        for attacker in combat.of("attacker")
        for defender in combat.of("defender")
    }


def _duel(attacker: Combatant, defender: Combatant, arranger: Role, ties: Role) -> Text:
    own, other = (attacker, defender) if arranger == "attacker" else (defender, attacker)
    args: dict[str, Arg] = {
        "own": own.total_against(other.kind),
        "other": other.total_against(own.kind),
        "wins": fight(attacker, defender, ties).winner is own,
        "own_mobility": own.value("mobility"),
        "other_mobility": other.value("mobility"),
    }
    return Text("duel-note", args)


def are_known(combat: Combat, answer: Answer) -> bool:
    """Whether an answer names Units of this combat alone, in however many lines."""
    placed = [written.partition(":") for written in (answer if isinstance(answer, tuple) else ())]
    units = {unit.id for unit in combat.units}
    return all(unit in units and line[:1] == "l" and line[1:].isdecimal() for unit, _, line in placed)


def arranged(ctx: Ctx, combat: Combat, seat: Seat, answer: Answer) -> list[Line]:
    """Read an arrangement and report it."""
    choice = _bare_choice(combat)
    rows = [choice.by_group(row) for row in choice.rows(answer) or () if row]
    units = [([combat.unit(a).kind for a in ours], [combat.unit(d).kind for d in theirs]) for ours, theirs in rows]
    ctx.emit(e.LinesArranged(seat, combat.region, [(ours, theirs) for ours, theirs in rows], units))
    return [Line(list(ours), list(theirs)) for ours, theirs in rows]
