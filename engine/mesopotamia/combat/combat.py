"""M16.3, M16.10: one combat between two parties, with the Units that are still in it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.core.decision import Seat
from engine.mesopotamia.content.cards import COMBAT_CARDS, NO_CARD, ROWS, Row, ThreeRows
from engine.mesopotamia.content.map import Fighter
from engine.mesopotamia.state import TRIBE, MesopotamiaState
from engine.mesopotamia.tracks import is_ahead

Role: TypeAlias = Literal["attacker", "defender"]


class Combatant(msgspec.Struct, gc=False):
    """A combat Unit in a combat, with its card and what was placed on it. M16.10, M16.17"""

    id: str
    """a1, a2 … of the attacker, d1, d2 … of the defender; weakest kinds first."""
    role: Role
    kind: Fighter
    card: str = ""
    """None is left for some figures of large Tribes. M16.63"""
    placed: dict[Row, int] = {}

    def printed(self, row: Row) -> int:
        """What stands on its card in a row."""
        return self._rows.printed(row)

    def free_slots(self, row: Row) -> int:
        """How many Phalanxes still fit on a row."""
        return self._rows.slots(row) - self.placed.get(row, 0)

    @property
    def _rows(self) -> ThreeRows:
        return COMBAT_CARDS[self.card] if self.card else NO_CARD

    def value(self, row: Row) -> int:
        """What a row is worth, with what was placed on it. M16.24"""
        return self.printed(row) + self.placed.get(row, 0)

    def has_advantage(self, kind: Fighter) -> bool:
        """Whether its Tactics count against a kind. M16.11"""
        return bool(self.card) and kind in COMBAT_CARDS[self.card].advantage

    def total_against(self, kind: Fighter) -> int:
        """Its total in a fight: Tactics count only over kinds that its card names. M16.24"""
        return self.value("force") + (self.value("tactics") if self.has_advantage(kind) else 0)

    def place(self, row: Row, count: int) -> None:
        """Put Phalanxes on a row, or take some away again. M16.17, M16.27"""
        self.placed[row] = self.placed.get(row, 0) + count
        if not self.placed[row]:
            del self.placed[row]


class Fled(msgspec.Struct, gc=False):
    """A Unit that left a combat alive; where to is chosen when the combat is over. M16.26, M16.64"""

    role: Role
    kind: Fighter


class Combat(msgspec.Struct, kw_only=True, gc=False):
    """A combat under way."""

    region: str
    attacker: Seat
    defender: Seat
    """A side, or the Tribe. M16.7"""
    tribe_player: Seat | None = None
    """Who decides for the Tribe; None if nobody does. M16.42, M16.67"""
    tribe_phalanxes: int = 0
    """M16.41"""
    bonus: dict[Role, int] = {}
    """Phalanxes from Ships. M16.13"""
    units: list[Combatant] = []
    """Those still in the combat."""
    fled: list[Fled] = []
    """In the order in which they fled."""
    lost: list[Fled] = []
    """Destroyed ones, for the report."""
    bids: dict[Role, dict[Row, int]] = {}
    """Empty until they are opened. M16.14"""
    used: list[str] = []
    """Cards of Units that have left it; all are discarded when it is over. M16.10"""

    @property
    def cards(self) -> list[str]:
        """The Combat cards that lie in it."""
        return [*self.used, *(unit.card for unit in self.units if unit.card)]

    def unit(self, unit_id: str) -> Combatant:
        """The Unit of this id that is still in it."""
        return next(unit for unit in self.units if unit.id == unit_id)

    def party(self, role: Role) -> Seat:
        """The side, or the Tribe, in this role."""
        return self.attacker if role == "attacker" else self.defender

    def seat(self, role: Role) -> Seat | None:
        """The side in this role as events tell it: None for the Tribe."""
        party = self.party(role)
        return None if party == TRIBE else party

    def player_of(self, role: Role) -> Seat | None:
        """Who is asked for this role: the side itself, or whoever plays the Tribe. M16.43"""
        party = self.party(role)
        return self.tribe_player if party == TRIBE else party

    def of(self, role: Role) -> list[Combatant]:
        """The Units of one role that are still in it."""
        return [unit for unit in self.units if unit.role == role]

    def room(self, role: Role, row: Row) -> int:
        """How many Phalanxes find a slot in a row on the cards of a role; a row won by more loses the rest. M16.17"""
        return sum(unit.free_slots(row) for unit in self.of(role))

    def bid(self, role: Role, row: Row) -> int:
        """What was bid on a row."""
        return self.bids.get(role, {}).get(row, 0)

    def winner_of_ties(self, s: MesopotamiaState) -> Role:
        """Who wins every tie: whoever is ahead on the Event track; a Tribe loses them. M16.8"""
        if self.defender == TRIBE:
            return "attacker"
        return "attacker" if is_ahead(s.event, self.attacker, self.defender) else "defender"


ROLES: tuple[Role, Role] = ("attacker", "defender")


def opposite(role: Role) -> Role:
    """The other role."""
    return "defender" if role == "attacker" else "attacker"


def total_bid(bid: dict[Row, int]) -> int:
    """How many Phalanxes a bid takes in all."""
    return sum(bid.get(row, 0) for row in ROWS)
