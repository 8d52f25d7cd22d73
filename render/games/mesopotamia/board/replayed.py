"""A combat that is over, fought once more from what was told of it: each Unit as it stood in each fight. M16"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.combat.combat import ROLES, Combatant, Role
from engine.mesopotamia.content.cards import ROWS, Row
from engine.mesopotamia.content.map import Fighter
from engine.mesopotamia.events import battle, combat
from engine.mesopotamia.state import TRIBE
from engine.mesopotamia.view.combats import CombatantView, CombatView, FledView
from render.games.mesopotamia.board.fighters import OTHER

NOWHERE = ""
"""In place of a region, where a Unit that fled found none. M16.33"""


class PastFight(msgspec.Struct):
    """A fight with its numbers, and both Units as they stood in it."""

    units: dict[Role, Combatant]
    told: battle.Fought
    tired: Row | None = None
    """The row from which the winner lost a Phalanx. M16.27"""
    refuge: str | None = None
    """Where the loser fled to, `NOWHERE` if there was no region for it; None if it was destroyed at once. M16.31"""

    @property
    def winner(self) -> Role:
        """Who won it."""
        return self.told.winner


class Replayed(msgspec.Struct, kw_only=True):
    """All that is known of a combat that is over."""

    combat: CombatView
    """Who fought and what was bid, and the losses of a simple combat; its Units as they stood at the end."""
    winner: Role = "attacker"
    fights: list[PastFight] = []
    idle: list[Combatant] = []
    """Units that were in no fight, as they stood at the end."""
    allotted: dict[Row, battle.PhalanxesAllotted] = {}
    """What the winner of a row put on which cards. M16.17"""
    placed: dict[Role, dict[Row, int]] = {}
    """Phalanxes by rows, where nobody bids. M17.28, M17.30"""
    values: dict[Role, int] = {}
    """What decided a simple combat. M16.51"""
    rams: list[battle.RamsFollowed] = []

    @property
    def is_simple(self) -> bool:
        """Whether it was fought without cards. M16.50"""
        return bool(self.values)


def replayed(events: Sequence[Event]) -> Replayed:
    """Read what happened from the beginning to the end."""
    began = next(event for event in events if isinstance(event, combat.CombatBegan))
    replay = _Replay(began)
    for event in events:
        replay.read(event)
    return replay.over()


class _Replay:
    """The combat as it goes on."""

    def __init__(self, began: combat.CombatBegan) -> None:
        self._began = began
        counted: dict[Role, dict[Fighter, int]] = {"attacker": began.attacker_units, "defender": began.defender_units}
        self._units = {unit.id: unit for role in ROLES for unit in _combatants(role, counted[role])}
        self._lines: list[dict[Role, list[str]]] = []
        self._tribe_player: Seat | None = None
        self._tribe_phalanxes = 0
        self._bids: dict[str, dict[str, int]] = {}
        self._lost: list[FledView] = []
        self._known = Replayed(combat=self._view())

    def read(self, event: Event) -> None:
        """Go on by one event."""
        match event:
            case combat.TribeRolled(phalanxes=phalanxes, tribe_seat=seat):
                self._tribe_phalanxes, self._tribe_player = phalanxes, seat
            case combat.CardsDrawn(seat=seat, cards=cards):
                for unit, card in zip(self._of(self._role(seat)), cards, strict=True):
                    unit.card = card
            case combat.BidOpened(seat=seat, bid=bid):
                self._bids[self._role(seat)] = dict(bid.items())
            case battle.PhalanxesAllotted(row=row, placed=placed):
                self._known.allotted[row] = event
                for unit_id, count in placed.items():
                    self._units[unit_id].place(row, count)
            case battle.PhalanxesPlaced(placed=placed):
                self._place_unbid(placed)
            case battle.Prepared(seat=seat, rows=rows):
                self._prepare(self._role(seat), rows)
            case battle.LinesArranged(lines=lines):
                self._lines = [{"attacker": list(ours), "defender": list(theirs)} for ours, theirs in lines]
            case _:
                self._fight(event)

    def _fight(self, event: Event) -> None:
        match event:
            case battle.Fought():
                self._fought(event)
            case battle.Tired(row=row):
                last = self._known.fights[-1]
                last.tired = row
                self._units[last.units[last.winner].id].place(row, -1)
            case battle.Retreated(region=region):
                self._fled(region)
            case battle.NowhereToFlee():
                self._fled(NOWHERE)
            case battle.RamsFollowed():
                self._known.rams.append(event)
            case battle.CombatWon(winner=winner):
                self._known.winner = winner
            case combat.SimpleCombatWon(seat=seat, value=value, loser_value=other):
                winner = self._role(seat)
                self._known.winner = winner
                self._known.values = {winner: value, OTHER[winner]: other}
            case combat.ArmyLost(seat=seat, units=units):
                self._lost += [FledView(self._role(seat), kind) for kind in units for _ in range(units[kind])]
            case combat.UnitLostByWinner(seat=seat, unit=unit):
                self._lost.append(FledView(self._role(seat), unit))

    def over(self) -> Replayed:
        """Give all that is known at the end."""
        fought = {unit.id for fight in self._known.fights for unit in fight.units.values()}
        in_no_fight = [unit for unit in self._units.values() if unit.id not in fought]
        self._known.idle = [] if self._known.is_simple else in_no_fight
        self._known.combat = self._view()
        return self._known

    def _role(self, seat: Seat | None) -> Role:
        return "attacker" if seat == self._began.attacker_seat else "defender"

    def _of(self, role: Role) -> list[Combatant]:
        return [unit for unit in self._units.values() if unit.role == role]

    def _front(self) -> dict[Role, Combatant]:
        """Find the two that fight next: the front of the first line that is not over. M16.23"""
        line = next(line for line in self._lines if all(line.values()))
        return {role: self._units[line[role][0]] for role in ROLES}

    def _place_unbid(self, placed: dict[str, int]) -> None:
        """M17.28"""
        for place, count in placed.items():
            unit_id, _, written = place.partition(".")
            unit, row = self._units[unit_id], next(row for row in ROWS if row == written)
            unit.place(row, count)
            self._count(unit.role, row, count)

    def _prepare(self, role: Role, rows: dict[Row, int]) -> None:
        """M17.30"""
        for row, count in rows.items():
            self._front()[role].place(row, count)
            self._count(role, row, count)

    def _count(self, role: Role, row: Row, count: int) -> None:
        rows = self._known.placed.setdefault(role, {})
        rows[row] = rows.get(row, 0) + count

    def _fought(self, told: battle.Fought) -> None:
        stood = {role: msgspec.structs.replace(unit, placed=dict(unit.placed)) for role, unit in self._front().items()}
        self._known.fights.append(PastFight(stood, told))
        loser = OTHER[told.winner]
        next(line for line in self._lines if all(line.values()))[loser].pop(0)

    def _fled(self, region: str) -> None:
        """Units find their regions in the order in which they fled. M16.64"""
        waiting = (fight for fight in self._known.fights if not fight.told.is_destroyed and fight.refuge is None)
        next(waiting).refuge = region

    def _view(self) -> CombatView:
        began = self._began
        return CombatView(
            region=began.region,
            attacker=began.attacker_seat,
            defender=TRIBE if began.defender_seat is None else began.defender_seat,
            tribe_player=self._tribe_player,
            tribe_phalanxes=self._tribe_phalanxes,
            bonus={"attacker": began.attacker_bonus, "defender": began.defender_bonus},
            units=tuple(
                CombatantView(unit.id, unit.role, unit.kind, unit.card, {row: unit.placed[row] for row in unit.placed})
                for unit in self._units.values()
            ),
            fled=(),
            lost=tuple(self._lost),
            bids=self._bids,
            stage="over",
            lines=(),
        )


def _combatants(role: Role, counted: dict[Fighter, int]) -> Iterable[Combatant]:
    """Give the Units the ids they had: weakest kinds first, as they are told."""
    kinds = [kind for kind, count in counted.items() for _ in range(count)]
    return [Combatant(f"{role[0]}{n}", role, kind) for n, kind in enumerate(kinds, 1)]
