"""The table as one seat looks at it: how long the match may last, what stands where, and who is near."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from hashlib import blake2b

from engine.core.decision import Seat
from engine.mesopotamia.bot.weights import NORMAL, Weights
from engine.mesopotamia.content.empires import FIGHTERS, RAM
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.solo import SIEGE
from engine.mesopotamia.content.technologies import ACTIONS, TOP_LEVEL, Action, Effect, technology
from engine.mesopotamia.content.tokens import GARDEN_LEVELS, GARDENS, Garden
from engine.mesopotamia.explore.movement import Ground
from engine.mesopotamia.view.players import PlayerView
from engine.mesopotamia.view.table import MesopotamiaView

USUAL_ROUNDS = 20
"""A match among players who know it is over by then. MH1"""
ROUNDS_A_LEVEL, ROUNDS_ALONE = 0.7, 2.6
"""What a level of the Gardens takes at the end, when all are saving for it, and what it takes more the fewer there
are."""
ROUNDS_FOR_A_CITY = 12.0
"""How far one looks ahead who besieges or defends a city."""
GARDENS_CARD = 4
"""The Build level that builds Gardens."""


class Seen:
    """A view with a seat to look from."""

    def __init__(self, view: MesopotamiaView, seat: Seat, weights: Weights = NORMAL) -> None:
        self.view = view
        self.weights = weights
        self.seat = seat
        self.me: PlayerView = view.players[seat]
        self.rivals = tuple(other for other in range(len(view.players)) if other != seat)

    @cached_property
    def tile(self) -> Garden | None:
        """The Gardens tile that can be built next."""
        if self.besieged or self.guards:
            return None
        built = len(self.view.garden_builders)
        return GARDENS[self.view.gardens[built]] if built < len(self.view.gardens) else None

    @cached_property
    def rounds_left(self) -> float:
        """How many rounds may come after this one."""
        view = self.view
        if self.besieged or self.guards:
            return ROUNDS_FOR_A_CITY
        if len(view.garden_builders) == GARDEN_LEVELS:
            return 0.0
        levels = GARDEN_LEVELS - len(view.garden_builders)
        best = max(player.levels.get("build", 1) for player in view.players)  # some opponents have none, M19.2
        each = ROUNDS_A_LEVEL + ROUNDS_ALONE / len(view.players)
        by_gardens = each * levels + 2.5 * (GARDENS_CARD - best) + self._squares_missing - 1
        left = self.weights.rounds * max(by_gardens, 0.5 * (by_gardens + USUAL_ROUNDS - view.round))
        if view.last_round:
            left = min(left, view.last_round - view.round)
        return max(left, 0.0)

    @cached_property
    def _squares_missing(self) -> int:
        """How many squares whoever is nearest lacks for the next level of the Gardens."""
        if self.tile is None:
            return 0
        require = self.tile.require
        return min(
            max(0, require.population - player.population) + max(0, require.event - player.event)
            for player in self.view.players
        )

    def effect(self, action: Action, level: int = 0) -> Effect:
        """What the own card of a type does, at its level or the one given."""
        return technology(self.me.empire, action, level or self.me.levels[action]).effect

    @cached_property
    def below_top(self) -> list[Action]:
        """The own technologies that could be raised."""
        return [action for action in ACTIONS if self.me.levels[action] < TOP_LEVEL]

    @cached_property
    def fighters(self) -> dict[str, dict[Seat, int]]:
        """Combat Units by region and side."""
        found: dict[str, dict[Seat, int]] = {}
        for region, seen in self.view.regions.items():
            for army in seen.armies:
                count = sum(army.units.values()) - army.units.get(RAM, 0)
                if count:
                    found.setdefault(region, {})[army.side] = count
        return found

    @cached_property
    def own(self) -> dict[str, dict[str, int]]:
        """Own Units by region and kind, Rams included."""
        return {
            region: army.units
            for region, seen in self.view.regions.items()
            for army in seen.armies
            if army.side == self.seat
        }

    @cached_property
    def settled(self) -> list[str]:
        """Regions with an own Settlement."""
        return [region for region, seen in self.view.regions.items() if seen.settlement == self.seat]

    @cached_property
    def ground(self) -> Ground:
        """The map as movement looks at it."""
        regions = self.view.regions
        own = {region: sum(units.values()) - units.get(RAM, 0) for region, units in self.own.items()}
        rams = {region: units[RAM] for region, units in self.own.items() if RAM in units}
        enemies = {region: sum(seen.tribe.values()) for region, seen in regions.items() if seen.tribe}
        for region, sides in self.fighters.items():
            others = sum(count for side, count in sides.items() if side != self.seat)
            if others:
                enemies[region] = enemies.get(region, 0) + others
        walls = {region for region, seen in regions.items() if seen.wall not in (None, self.seat)}
        holding = {region for region, count in enemies.items() if count >= own.get(region, 0) + 1}
        return Ground(
            self.seat,
            {region: count for region, count in own.items() if count},
            enemies,
            rams,
            shut=frozenset({self.view.players[other].start for other in self.rivals} - self.besieged),
            walled=frozenset(region for region in walls | self.besieged if region not in rams),
            holding=frozenset(holding | self.besieged),
        )

    @cached_property
    def besieged(self) -> set[str]:
        """Ur, if it is under siege: with a Ram it is entered as a Wall is. M18.3"""
        opponent = self.view.opponent
        return {SIEGE.ur} if opponent is not None and opponent.mode == "siege" else set()

    @cached_property
    def guards(self) -> bool:
        """Whether Assur is defended. M19"""
        opponent = self.view.opponent
        return opponent is not None and opponent.mode == "guardians"

    @cached_property
    def near_enemies(self) -> dict[str, float]:
        """How many combat Units of rivals are within two steps of each region; those two steps away count half."""
        found: dict[str, float] = dict.fromkeys(REGIONS, 0.0)
        for region, sides in self.fighters.items():
            count = sum(number for side, number in sides.items() if side != self.seat)
            if not count:
                continue
            beside = REGIONS[region].adjacent
            for near in beside:
                found[near] += count
            for far in {far for near in beside for far in REGIONS[near].adjacent} - {region, *beside}:
                found[far] += 0.5 * count
        return found

    def symbol(self, region: str) -> str:
        """What can be gathered in a region; nothing in a blocked one."""
        return "" if self.view.regions[region].blocked else REGIONS[region].resource

    @cached_property
    def sources(self) -> int:
        """How often one could gather if the card allowed it."""
        units = sum(sum(units.values()) for region, units in self.own.items() if self.symbol(region))
        settlements = sum(bool(self.symbol(region)) for region in self.settled)
        ships = sum(self.seat in sides for sides in self.view.ships.values())
        return 1 + units + settlements + ships

    @cached_property
    def has_ship(self) -> bool:
        """Whether an own Ship is on the map."""
        return any(self.seat in sides for sides in self.view.ships.values())

    @cached_property
    def contested(self) -> list[str]:
        """Regions in which own combat Units will have to fight."""
        return [region for region in self.ground.own if self.ground.enemies.get(region)]

    @cached_property
    def lead(self) -> float:
        """By how many points this seat is ahead of the best other; of their Quests half are thought to be met."""
        others = max(self.view.players[other].vp.total + self.view.players[other].quest_count for other in self.rivals)
        return self.me.vp.total - others

    def whim(self, *about: object) -> float:
        """A number from 0 to 1 that nobody can foresee who does not know the table as it is, the same each time."""
        told = (self.seat, self.view.round, *(tuple(sorted(player.holding.items())) for player in self.view.players))
        digest = blake2b(repr((told, about)).encode(), digest_size=4).digest()
        return int.from_bytes(digest, "big") / 2**32


def kinds(units: dict[str, int]) -> Iterable[str]:
    """The kinds of combat Units among these, weakest first."""
    return (kind for kind in FIGHTERS if units.get(kind))
