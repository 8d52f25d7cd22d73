"""A referee who reads the log of one combat and works every number out anew from the ledger."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from engine.core.game import Event
from engine.mesopotamia.content.cards import COMBAT_CARDS, NO_CARD, ROWS

FORCE, TACTICS, MOBILITY = ROWS
BEATS = {  # M16.11
    "archer": {"spearman"},
    "spearman": {"horseman"},
    "horseman": {"archer"},
    "chariot": {"spearman", "archer", "horseman"},
}
ROLES = ("attacker", "defender")


class Fighter(msgspec.Struct):
    """A Unit with its card and what lies on it."""

    kind: str
    card: str
    placed: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(ROWS, 0))

    def printed(self, row: str) -> tuple[int, int]:
        value: tuple[int, int] = getattr(COMBAT_CARDS[self.card] if self.card else NO_CARD, row)
        return value

    def value(self, row: str) -> int:
        """Printed and placed."""
        return self.printed(row)[0] + self.placed[row]

    def room(self, row: str) -> int:
        """Slots left on a row."""
        return self.printed(row)[1] - self.placed[row]

    def has_advantage(self, enemy: Fighter) -> bool:
        return enemy.kind in BEATS[self.kind]

    def total(self, enemy: Fighter) -> int:
        """M16.24"""
        return self.value(FORCE) + (self.value(TACTICS) if self.has_advantage(enemy) else 0)


class Referee:
    """Follows one combat; a number that does not come out is an AssertionError."""

    def __init__(self, ties: str, can_flee: bool = True) -> None:
        self.ties = ties
        """The role that wins ties. M16.8"""
        self.can_flee = can_flee
        """Whether a Tribe that plays itself finds a region. M17.33"""
        self.fighters: dict[str, Fighter] = {}
        self.bids: dict[str, dict[str, int]] = {role: dict.fromkeys(ROWS, 0) for role in ROLES}
        self.lines: list[tuple[list[str], list[str]]] = []
        self.tribe = 0
        """Phalanxes of a Tribe that plays itself and has not placed them yet."""
        self.is_over = False
        self.fought = 0
        self._arranger: int | None = None
        self._is_prepared = False
        self._due = ""
        """A Unit that must tire before anything else happens."""

    def follow(self, events: Iterable[Event]) -> Referee:
        """Read the log to its end."""
        for event in events:
            read = getattr(self, f"_{type(event).__name__}", None)
            if read:
                read(event)
        return self

    def _CombatBegan(self, e: Any) -> None:  # noqa: N802
        self.seats = {"attacker": e.attacker_seat, "defender": e.defender_seat}

    def _TribeRolled(self, e: Any) -> None:  # noqa: N802
        self.tribe = e.phalanxes

    def _CardsDrawn(self, e: Any) -> None:  # noqa: N802
        letter = "a" if e.seat == self.seats["attacker"] else "d"
        for number, (kind, card) in enumerate(zip(e.units, e.cards, strict=True), 1):
            assert not card or COMBAT_CARDS[card].type == kind  # M16.10
            self.fighters[f"{letter}{number}"] = Fighter(kind, card)

    def _BidOpened(self, e: Any) -> None:  # noqa: N802
        role = "attacker" if e.seat == self.seats["attacker"] else "defender"
        self.bids[role].update(e.bid)

    def _margin(self, row: str) -> int:
        """By how much the attacker has outbid the defender."""
        return self.bids["attacker"][row] - self.bids["defender"][row]

    def _RowDecided(self, e: Any) -> None:  # noqa: N802
        margin = self._margin(e.row)
        assert e.winner == ("attacker" if margin > 0 else "defender" if margin < 0 else "")  # M16.16

    def _HalfTakenBack(self, e: Any) -> None:  # noqa: N802
        role = "attacker" if e.seat == self.seats["attacker"] else "defender"
        assert (self._margin(e.row) < 0) is (role == "attacker")
        assert e.gained == {"phalanx": self.bids[role][e.row] // 2}  # M16.18

    def _PhalanxesAllotted(self, e: Any) -> None:  # noqa: N802
        margin = self._margin(e.row)
        letter = "a" if margin > 0 else "d"
        own = {name: each for name, each in self.fighters.items() if name[0] == letter}
        assert set(e.placed) <= set(own)
        fits = sum(each.room(e.row) for each in own.values())
        assert sum(e.placed.values()) == min(abs(margin), fits)  # M16.17
        assert e.lost == abs(margin) - sum(e.placed.values())
        self._put(e.placed, e.row)

    def _PhalanxesPlaced(self, e: Any) -> None:  # noqa: N802
        for place, count in e.placed.items():
            name, row = place.split(".")
            self._put({name: count}, row)

    def _put(self, placed: dict[str, int], row: str) -> None:
        for name, count in placed.items():
            assert count <= self.fighters[name].room(row)
            self.fighters[name].placed[row] += count

    def _LinesArranged(self, e: Any) -> None:  # noqa: N802
        assert not self._due
        assert not any(self._front())  # M16.29
        self.lines = [(list(attackers), list(defenders)) for attackers, defenders in e.lines]
        assert all(attackers and defenders for attackers, defenders in self.lines)  # M16.21
        assert sorted(name for line in self.lines for queue in line for name in queue) == sorted(self.fighters)
        assert self._arranger in (None, e.seat)  # M16.29
        self._arranger = e.seat
        margin = self._margin(TACTICS)
        role = "attacker" if margin > 0 else "defender" if margin < 0 else self.ties
        if self.seats[role] is not None:
            assert e.seat == self.seats[role]  # M16.20

    def _front(self) -> tuple[str, str]:
        for attackers, defenders in self.lines:
            if attackers and defenders:
                return attackers[0], defenders[0]
        return "", ""

    def _Prepared(self, e: Any) -> None:  # noqa: N802
        assert not self._due
        mine, theirs = self._front()
        placed = {row: count for row, count in e.rows.items() if count}
        assert (placed, e.discarded) == self._need(self.fighters[theirs], self.fighters[mine])
        for row, count in placed.items():
            self._put({theirs: count}, row)
        self.tribe -= sum(placed.values()) + e.discarded
        assert self.tribe >= 0
        self._is_prepared = True

    def _need(self, own: Fighter, enemy: Fighter) -> tuple[dict[str, int], int]:
        """What a Tribe does before a fight. M17.30-M17.34"""
        need = max(0, enemy.total(own) + 1 - own.total(enemy))
        usable = [FORCE, TACTICS] if own.has_advantage(enemy) else [FORCE]
        to_be_faster = max(0, enemy.value(MOBILITY) + 1 - own.value(MOBILITY))
        if need <= min(self.tribe, sum(own.room(row) for row in usable)):
            line = next(attackers for attackers, defenders in self.lines if attackers and defenders)
            if all(own.has_advantage(self.fighters[name]) for name in line):
                usable.reverse()
            placed = {}
            left = need
            for row in usable:
                placed[row] = min(left, own.room(row))
                left -= placed[row]
            if to_be_faster <= min(self.tribe - need, own.room(MOBILITY)):
                placed[MOBILITY] = to_be_faster
            return {row: count for row, count in placed.items() if count}, 0
        if self.can_flee and to_be_faster <= min(self.tribe, own.room(MOBILITY)):
            return ({MOBILITY: to_be_faster} if to_be_faster else {}), 0
        return {}, min(1, self.tribe)

    def _Fought(self, e: Any) -> None:  # noqa: N802
        assert not self._due
        names = dict(zip(ROLES, self._front(), strict=True))
        mine, theirs = (self.fighters[name] for name in names.values())
        if (
            self.tribe
            and not self._is_prepared
            and self.seats["defender"] is None
            and not any(self.bids["defender"].values())
        ):
            assert self._need(theirs, mine) == ({}, 0)
        self._is_prepared = False
        assert (e.attacking_unit, e.defending_unit) == (mine.kind, theirs.kind)  # M16.23
        totals = mine.total(theirs), theirs.total(mine)
        speeds = mine.value(MOBILITY), theirs.value(MOBILITY)
        assert (e.attacking_total, e.defending_total) == totals
        assert (e.attacking_mobility, e.defending_mobility) == speeds
        assert e.winner == self._higher(totals)
        loser = "defender" if e.winner == "attacker" else "attacker"
        self.fought += 1
        if self.can_flee:
            assert e.is_destroyed is (self._higher(speeds) == e.winner)  # M16.25
        del self.fighters[names[loser]]
        for attackers, defenders in self.lines:
            for queue in (attackers, defenders):
                if names[loser] in queue:
                    queue.remove(names[loser])
        if any(self.fighters[names[e.winner]].placed.values()):
            self._due = names[e.winner]

    def _higher(self, numbers: tuple[int, int]) -> str:
        if numbers[0] == numbers[1]:
            return self.ties
        return "attacker" if numbers[0] > numbers[1] else "defender"

    def _Tired(self, e: Any) -> None:  # noqa: N802
        tired = self.fighters[self._due]
        assert e.unit == tired.kind
        assert tired.placed[e.row] > 0  # M16.27
        tired.placed[e.row] -= 1
        self._due = ""

    def _CombatWon(self, e: Any) -> None:  # noqa: N802
        left = {name[0] for name in self.fighters}
        assert left == {"a" if e.winner == "attacker" else "d"}  # M16.29, M16.35
        self.is_over = True
