"""Build: what, and where. MH14, MH15, MH17, MH18"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.mesopotamia.bot.places import Places
from engine.mesopotamia.content.empires import ZIGGURAT_LEVELS
from engine.mesopotamia.content.map import SECTIONS
from engine.mesopotamia.content.technologies import ACTIONS, COLOURS, FACES, STAR, technology
from engine.mesopotamia.content.tokens import COSTS, GARDEN_LEVELS

LATE = 18
"""By this round a match may end: before it the last level of the Gardens takes a lead, after it none. MH1"""
LEAD_A_ROUND = 4.0
"""By how many points one has to be ahead for each round that the match ends sooner; what is gained then by playing on
is more than what the others may catch up."""


class Building:
    """The Build action of one seat."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.worth = places.worth
        self.seen = places.seen

    def expected(self, holding: Mapping[str, int]) -> tuple[float, dict[str, int]]:
        """What the action brings with such holdings, and what is left of them."""
        effect = self.seen.effect("build")
        held, total = dict(holding), 0.0
        for number in range(effect.builds):
            found = [(self._net(key, held), key) for key in effect.unlock if number == 0 or key != "gardens"]
            gain, key = max(found)
            if gain <= 0:
                break
            total += gain
            for resource, count in self._cost(key).items():
                held[resource] -= count
        return total, held

    def best(self, offered: Sequence[str]) -> str | None:
        """The thing that is most worth building; None if nothing is worth its price."""
        found = [(self._net(key, self.seen.me.holding), key) for key in offered if key in COSTS or key == "gardens"]
        gain, key = max(found, default=(0.0, ""))
        return key if gain > 0 else None

    def _cost(self, key: str) -> dict[str, int]:
        if key == "gardens":
            return dict(self.seen.tile.pay.items()) if self.seen.tile is not None else {}
        return dict(COSTS[key].items())

    def _net(self, key: str, holding: Mapping[str, int]) -> float:
        cost = self._cost(key)
        if any(holding[resource] < count for resource, count in cost.items()):
            return -1.0
        value = self._value(key)
        return value + self.worth.change(holding, {}, cost) if value > 0 else -1.0

    def _value(self, key: str) -> float:
        me, wishes, time = self.seen.me, self.worth.wishes, self.worth.time
        match key:
            case "ziggurat":
                has_room = me.ziggurat < min(ZIGGURAT_LEVELS, me.population)
                return self.worth.ziggurat if has_room else 0.0
            case "gardens":
                return self._gardens()
            case "settlement":
                places = [self.settlement(region) for region in self._sites()] if me.stock[key] else []
                return max(places, default=0.0)
            case "wall":
                places = [self.wall(region) for region in self._walls()] if me.stock[key] else []
                return max(places, default=0.0)
            case "ship":
                if me.units >= me.unit_limit or not me.stock[key]:
                    return 0.0
                return (0.5 + 1.1 * time if not self.seen.has_ship else 0.35 * time) + wishes.piece(key)
            case _:
                is_possible = me.units < me.unit_limit and me.stock["ram"] > 0
                return wishes.piece(key) + self.worth.plan.unit(key) - 0.2 if is_possible else 0.0

    def _gardens(self) -> float:
        """The points of the tile; the last one also ends the game, which is good for whoever is ahead. MH18"""
        seen, tile = self.seen, self.seen.tile
        if tile is None:
            return 0.0
        me, require = seen.me, tile.require
        if me.population < require.population or me.event < require.event or len(seen.settled) < require.settlements:
            return 0.0
        value = seen.weights.gardens * tile.vp + self.worth.wishes.piece("gardens")
        if tile.level == GARDEN_LEVELS:
            early = LATE - seen.view.round
            is_time = seen.lead + tile.vp > early * (LEAD_A_ROUND if early > 0 else 1.0)
            return value + 3 if is_time else 0.0
        return value

    def _sites(self) -> Iterator[str]:
        """Where a Settlement could stand. M9.3"""
        for region in self.seen.own:
            seen = self.seen.view.regions[region]
            if seen.settlement is None and self._is_buildable(region):
                yield region

    def settlement(self, region: str) -> float:
        """What a Settlement in a region brings: two points, a source, a place for Units; and the Unit may go on."""
        return (
            1.0
            + 0.5 * self.places.held(region)
            + self.places.source(region)
            + 0.4 * self.worth.time
            - 0.2 * min(2.0, self.seen.near_enemies[region])
            + self.worth.settlement
            + self.worth.plan.settlement(region)
        )

    def _walls(self) -> Iterator[str]:
        for region in dict.fromkeys((*self.seen.own, *self.seen.settled)):
            seen = self.seen.view.regions[region]
            if seen.wall is None and seen.settlement in (None, self.seen.seat) and self._is_buildable(region):
                yield region

    def _is_buildable(self, region: str) -> bool:
        seen = self.seen.view.regions[region]
        return seen.start_of is None and not seen.blocked and not self.seen.ground.enemies.get(region)

    def wall(self, region: str) -> float:
        """What a Wall protects. MH14"""
        stake = 1.5 * (region in self.seen.settled) + 0.5 * self.places.events.active(region)
        danger = min(1.0, 0.18 * self.seen.near_enemies[region])
        protects = stake * danger * min(1.0, 0.3 + self.worth.time)
        return protects + self.worth.wishes.piece("wall") + self.worth.plan.wall(region)

    def place(self, key: str, offered: Sequence[str]) -> str:
        """Where to build something."""
        match key:
            case "settlement":
                return max(offered, key=self.settlement)
            case "wall":
                return max(offered, key=self.wall)
            case "ship":
                return max(offered, key=self.ship)
            case "ziggurat":
                return max(offered, key=self.die)
            case "ram":
                return max(offered, key=self.worth.plan.ram)
            case _:
                return offered[0]

    def ship(self, section: str) -> float:
        """What a Ship gathers on a section, and where it fights. MH17"""
        found = 0.0
        for region in SECTIONS[section].regions:
            symbol = self.seen.symbol(region)
            if symbol:
                found += 1 + self.worth.next_one(symbol, self.seen.me.holding[symbol])
            found += 0.3 * (region in self.seen.settled) + 0.2 * (region in self.seen.own)
        others = sum(side != self.seen.seat for side in self.seen.view.ships.get(section, ()))
        return found - 3 * others

    def die(self, colour: str) -> float:
        """How often a die of a colour shows what the own cards ask for; cheap cards count most. MH2"""
        faces = next(FACES[each] for each in COLOURS if each == colour)
        wanted: dict[str, float] = {STAR: 1.5}
        for action in ACTIONS:
            card = technology(self.seen.me.empire, action, self.seen.me.levels[action])
            for sign in card.signs:
                wanted[sign] = wanted.get(sign, 0.0) + 1 / len(card.signs) ** 2
        return sum(wanted.get(sign, 0.0) for sign in faces)
