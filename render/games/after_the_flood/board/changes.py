"""What is new on the map, read from what happened: the last few changes, the newest last."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.after_the_flood import events as e
from engine.core.decision import Seat
from engine.core.game import Event

MOST = 5
"""So many areas shine at once, and where a city was lost; older changes are told in the text only."""


class Changes(msgspec.Struct):
    """What to mark, by area."""

    areas: list[str] = []
    """Areas that shine, the newest last."""
    cities: set[str] = set()
    armies: set[tuple[str, int]] = set()
    """New armies: the area, and which of its armies."""
    workers: set[tuple[Seat, str]] = set()
    invasions: list[tuple[Seat, str, str]] = []
    """Who, from where, to where."""
    lost_cities: dict[str, Seat] = {}
    lost_armies: dict[str, Seat] = {}
    lost_workers: set[tuple[Seat, str]] = set()
    """Whose, and where: some, or all that were there."""

    def at(self, area: str) -> None:
        """Let an area shine as the newest; where a city was lost it stays, and arrows into those that do not go."""
        areas = [*(each for each in self.areas if each != area), area]
        self.areas = [each for n, each in enumerate(areas) if n >= len(areas) - MOST or each in self.lost_cities]
        self.invasions = [each for each in self.invasions if each[2] in self.areas]

    def entered(self, area: str, armies: int = 1) -> None:
        """Mark the first armies in an area; whoever came before them is there no longer."""
        self.invasions = [each for each in self.invasions if each[2] != area]
        self.armies = {each for each in self.armies if each[0] != area} | {(area, n) for n in range(armies)}
        self.at(area)

    def came(self, seat: Seat, place: str) -> None:
        """Mark workers that are new in a place, whether or not some were lost there before."""
        self.workers.add((seat, place))
        self.lost_workers.discard((seat, place))

    def without_armies(self) -> Changes:
        """Keep what is still to be seen once all armies have left the board: cities, workers, and whatever was lost."""
        seen = self.cities | self.lost_cities.keys() | self.lost_armies.keys()
        stay = [area for area in self.areas if area in seen]
        return Changes(
            stay,
            self.cities,
            workers=self.workers,
            lost_cities=self.lost_cities,
            lost_armies=self.lost_armies,
            lost_workers=self.lost_workers,
        )


def changes_of(happened: Sequence[Event]) -> Changes:
    """Read events, the oldest first; what a later one undoes is not marked."""
    changes = Changes()
    attacked: dict[str, Seat] = {}
    for event in happened:
        match event:
            case e.TurnEnded():
                changes = changes.without_armies()  # F16.1
                attacked = {}
            case e.CityBuilt(area=area) | e.CityExpanded(area=area):
                changes.cities.add(area)
                changes.at(area)
            case e.CityMoved(seat=seat, from_area=origin, area=area):
                changes.cities.add(area)
                changes.lost_cities[origin] = seat
                changes.at(area)
            case e.CityDestroyed(area=area, owner_seat=owner):
                changes.cities.discard(area)
                changes.lost_cities[area] = owner
                changes.at(area)
            case e.WorkersPlaced(seat=seat, place=place) | e.ScribePlaced(seat=seat, place=place):
                changes.came(seat, place)
            case e.ScribeMoved(seat=seat, place=place):
                changes.came(seat, place)
            case e.Declined(places=places, seats=seats):
                changes.lost_workers |= set(zip(seats, places, strict=True))
                changes.workers -= changes.lost_workers
            case e.AttackDeclared(area=area, defender_seat=defender):
                attacked[area] = defender
            case e.Rolled(area=area, hit=True, defender_seat=defender) if defender is not None or area in attacked:
                changes.lost_armies[area] = attacked[area] if defender is None else defender
                changes.at(area)
            case e.Invaded(seat=seat, from_area=origin, area=area):
                changes.entered(area)
                changes.invasions.append((seat, origin, area))
            case e.HomeEntered(area=area, armies=armies):
                changes.entered(area, armies)
            case e.Reentered(area=area):
                changes.entered(area)
            case e.Reinforced(area=area):
                changes.armies.add((area, 1))
                changes.at(area)
    return changes
