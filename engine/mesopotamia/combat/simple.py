"""M16.50-M16.54: the variant of simple combat, decided by bids and kinds of Units alone."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Decision, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.mesopotamia.combat.combat import Combat, Role, opposite, total_bid
from engine.mesopotamia.combat.purse import phalanxes_left
from engine.mesopotamia.content.empires import UNITS, Resource
from engine.mesopotamia.content.map import Fighter
from engine.mesopotamia.events.combat import ArmyLost, SimpleCombatWon, UnitLostByWinner
from engine.mesopotamia.figures import take_tribe, take_unit
from engine.mesopotamia.holdings import gain
from engine.mesopotamia.state import TRIBE, MesopotamiaState


def strength(combat: Combat, role: Role) -> int:
    """What the Units of a party are worth without its bid. M16.51"""
    return sum(UNITS[unit.kind].simplified_value for unit in combat.of(role))


class SimpleBattle(Step[MesopotamiaState], tag="mesopotamia.SimpleBattle"):
    """A simple combat whose bids lie open. M16.51"""

    combat: Combat

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Compare the values; the loser is gone, the winner loses one of several Units. M16.52, M16.53"""
        winner = self._tell_winner(s, ctx)
        self._remove_loser(s, ctx, opposite(winner))
        s.pop()
        party, units = self.combat.party(winner), self.combat.of(winner)
        if len(units) == 1:
            return
        if party == TRIBE or s.is_unasked(party):  # the weakest, M16.54, M17.38
            _lose(s, ctx, party, units[0].kind, self.combat.region)
        else:
            s.push(LossOfWinner(party, self.combat.region, list(dict.fromkeys(unit.kind for unit in units))))

    def _value(self, role: Role) -> int:
        return strength(self.combat, role) + total_bid(self.combat.bids[role])

    def _tell_winner(self, s: MesopotamiaState, ctx: Ctx) -> Role:
        attack, defence = self._value("attacker"), self._value("defender")
        winner = self.combat.winner_of_ties(s)
        if attack != defence:
            winner = "attacker" if attack > defence else "defender"
        seat, loser_seat = (_seat(self.combat.party(role)) for role in (winner, opposite(winner)))
        values = self._value(winner), self._value(opposite(winner))
        ctx.emit(SimpleCombatWon(seat, self.combat.region, values[0], loser_seat, values[1], attack == defence))
        return winner

    def _remove_loser(self, s: MesopotamiaState, ctx: Ctx, loser: Role) -> None:
        party, units = self.combat.party(loser), [unit.kind for unit in self.combat.of(loser)]
        for kind in units:
            _remove(s, party, kind, self.combat.region)
        back = 0 if party == TRIBE else total_bid(self.combat.bids[loser]) // 2  # M16.44
        gained: dict[Resource, int] = {"phalanx": back} if back else {}
        if back:
            gain(s, party, gained)
        counts = {kind: units.count(kind) for kind in dict.fromkeys(units)}
        left = (phalanxes_left(s, self.combat.party(role)) for role in (opposite(loser), loser))
        ctx.emit(ArmyLost(_seat(party), self.combat.region, counts, gained, *left))


class LossOfWinner(Step[MesopotamiaState], tag="mesopotamia.LossOfWinner"):
    """D30: the winner of a simple combat chooses which of several Units is removed. M16.52"""

    seat: Seat
    region: str
    kinds: list[Fighter]
    """What there is to choose from, weakest first."""

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask which kind."""
        options = tuple(
            Option(kind, Text("unit", {"unit": kind}), Text("loss-note", {"value": UNITS[kind].simplified_value}))
            for kind in self.kinds
        )
        prompt = Text("loss-prompt", {"region": self.region})
        yield Decision(self.seat, "loss", OneOf(options), prompt, default=self.kinds[0], about=prompt.args)

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Remove it."""
        kind = next(kind for kind in self.kinds if kind == move.answer)
        s.pop()
        _lose(s, ctx, self.seat, kind, self.region)


def _lose(s: MesopotamiaState, ctx: Ctx, party: Seat, kind: Fighter, region: str) -> None:
    _remove(s, party, kind, region)
    ctx.emit(UnitLostByWinner(_seat(party), region, kind))


def _remove(s: MesopotamiaState, party: Seat, kind: Fighter, region: str) -> None:
    if party == TRIBE:
        take_tribe(s, kind, region)
    else:
        take_unit(s, party, kind, region)


def _seat(party: Seat) -> Seat | None:
    return None if party == TRIBE else party
