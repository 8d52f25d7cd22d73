"""Bids: the split that does best against those the other side may give. MH8, MH10, MH11"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core.decision import Arg
from engine.mesopotamia.bot.places import Places
from engine.mesopotamia.combat.combat import Combatant, Role, opposite
from engine.mesopotamia.combat.forecast import Playout
from engine.mesopotamia.combat.situation import Situation, Standing
from engine.mesopotamia.content.cards import ROWS, Row
from engine.mesopotamia.content.empires import FIGHTERS, UNITS
from engine.mesopotamia.content.map import Fighter
from engine.mesopotamia.state import TRIBE
from engine.mesopotamia.view.combats import CombatView
from engine.mesopotamia.view.table import MesopotamiaView

SPLITS = ((5, 3, 2), (10, 0, 0), (7, 3, 0), (7, 0, 3), (4, 4, 2), (3, 6, 1), (4, 1, 5))
"""Ways to divide a bid over Force, Tactics and Mobility."""
LIKELY = ((7, 0, 3), (10, 0, 0), (5, 3, 2), (7, 3, 0))
"""What the others are thought to bid."""
POINTS = 0.11
"""What a point of the playout is worth: some twenty of them are a region with what lies there."""
NOISE = 0.25
"""So much a bid may be worse than the best, so that nobody can read it."""
FEW = 12
"""So many arrangements are all tried."""


class Bid(NamedTuple):
    """Phalanxes on Force, Tactics and Mobility."""

    force: int
    tactics: int
    mobility: int


class Bids:
    """One combat before its bids are opened, with the eyes of one side."""

    def __init__(self, places: Places, combat: CombatView, about: dict[str, Arg]) -> None:
        self.places = places
        self.seen = places.seen
        self._combat = combat
        self._role: Role = _role(str(about["role"]))
        self._units = [Combatant(each.id, _role(each.role), _kind(each.kind), each.card) for each in combat.units]
        wins_ties = bool(about["wins_ties"])
        self._ties: Role = self._role if wins_ties else opposite(self._role)
        self._other = int(str(about["other_phalanxes"]))
        self._scores: dict[tuple[int, int, int], float] = {}

    def best(self, least: int, most: int) -> dict[str, int]:
        """The bid that does best on average, or one hardly worse."""
        against = list(self._likely())
        stakes = self._stakes()
        is_tribe = self._party() == TRIBE
        found = []
        for bid in self._candidates(least, most):
            worth = sum(self._score(bid, other) for other in against) / len(against) * POINTS * stakes
            if not is_tribe:
                worth -= sum(self._spent(bid, other, least) for other in against) / len(against)
            found.append((worth + NOISE * self.seen.whim(self._combat.region, bid), bid))
        return dict(zip(ROWS, max(found)[1], strict=True))

    def _party(self) -> int:
        return self._combat.attacker if self._role == "attacker" else self._combat.defender

    def _stakes(self) -> float:
        """How much more or less than usual the region is worth."""
        region = self._combat.region
        stakes = self.places.held(region) + self.places.prize(region) + 0.5
        return min(2.0, max(0.5, stakes / 3))

    def _candidates(self, least: int, most: int) -> Iterator[Bid]:
        totals = {least, most, *(least + (most - least) * part // 4 for part in (1, 2, 3))}
        if self._role == "attacker" and self._combat.defender == TRIBE:
            totals |= {min(most, max(least, self._other + more)) for more in (-2, 0, 2)}
        yield from dict.fromkeys(_split(total, weights) for total in sorted(totals) for weights in SPLITS)

    def _likely(self) -> Iterator[Bid]:
        """What the other side may bid: a Tribe all it has, an Empire some of it."""
        everything = self._combat.defender == TRIBE and self._role == "attacker"
        for number, weights in enumerate(LIKELY):
            total = self._other if everything else round(self._other * (0.9, 0.5, 0.75, 0.35)[number])
            yield _split(total, weights)

    def _score(self, bid: Bid, other: Bid) -> float:
        """How the combat ends, seen from this side; more than its slots a difference never counts."""
        net = tuple(
            max(-self._slots(opposite(self._role), row), min(self._slots(self._role, row), own - theirs))
            for row, own, theirs in zip(ROWS, bid, other, strict=True)
        )
        key = (net[0], net[1], net[2])
        if key not in self._scores:
            arranger = self._role if net[1] > 0 else opposite(self._role) if net[1] < 0 else self._ties
            units = tuple(Standing.of(unit) for unit in self._units)
            for row, difference in zip(ROWS, net, strict=True):
                role = self._role if difference > 0 else opposite(self._role)
                units = self._spread(units, role, row, abs(difference))
            course = Playout(Situation(units, self._ties, arranger, (True, True)), FEW).best()
            self._scores[key] = course.score if self._role == "attacker" else -course.score
        return self._scores[key]

    def _slots(self, role: Role, row: Row) -> int:
        return sum(unit.free_slots(row) for unit in self._units if unit.role == role)

    def _spread(self, units: tuple[Standing, ...], role: Role, row: Row, count: int) -> tuple[Standing, ...]:
        """Think of Phalanxes on the strongest Units of a side first, one each in turn."""
        found = list(units)
        order = sorted(
            (n for n, unit in enumerate(units) if unit.role == role),
            key=lambda n: -UNITS[units[n].kind].simplified_value,
        )
        rooms = {n: self._units[n].free_slots(row) for n in order}
        while count and any(rooms.values()):
            for n in order:
                if count and rooms[n]:
                    found[n] = found[n].with_more(row, 1)
                    rooms[n] -= 1
                    count -= 1
        return tuple(found)

    def _spent(self, bid: Bid, other: Bid, bonus: int) -> float:
        """What the Phalanxes are worth that a bid costs: of a row that is lost half comes back. M16.18"""
        cost = sum(own - own // 2 if own < theirs else own for own, theirs in zip(bid, other, strict=True)) - bonus
        held = self.seen.me.holding["phalanx"]
        worth = self.places.worth
        return sum(worth.next_one("phalanx", held - 1 - n) for n in range(min(max(cost, 0), held)))


def combat_in(view: MesopotamiaView, region: str) -> CombatView | None:
    """The combat that is fought in a region."""
    return next((combat for combat in view.combats if combat.region == region), None)


def simple_bid(about: dict[str, Arg], least: int, most: int) -> int:
    """What to bid where bids and Units simply add up: enough, if that is possible, else next to nothing. M16.51"""
    value, theirs = int(str(about["value"])), int(str(about["other_value"]))
    other = int(str(about["other_phalanxes"]))
    likely = other if about["other_seat"] is None else round(0.7 * other)
    enough = theirs + likely - value + (0 if about["wins_ties"] else 1)
    return min(most, max(least, enough)) if enough <= most + 1 else least


def placed(limits: dict[str, int], most: int) -> dict[str, int]:
    """Phalanxes put on own cards before the others' are seen: Force first, then Mobility, then Tactics. M17.28"""
    amounts = dict.fromkeys(limits, 0)
    for row in ("force", "mobility", "tactics"):
        places = [place for place in limits if place.endswith(row)]
        while most and any(amounts[place] < limits[place] for place in places):
            for place in places:
                if most and amounts[place] < limits[place]:
                    amounts[place] += 1
                    most -= 1
    return amounts


def _split(total: int, weights: Sequence[int]) -> Bid:
    """Split Phalanxes over the rows by weights."""
    whole = sum(weights)
    parts = [total * weight // whole for weight in weights]
    most_cut = sorted(range(len(parts)), key=lambda n: -(total * weights[n] % whole))
    for n in most_cut[: total - sum(parts)]:
        parts[n] += 1
    return Bid(*parts)


def _role(name: str) -> Role:
    return "attacker" if name == "attacker" else "defender"


def _kind(name: str) -> Fighter:
    return next(kind for kind in FIGHTERS if kind == name)
