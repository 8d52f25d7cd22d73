"""The parts of an Expand Empire action: fights, areas entered without one, and cities destroyed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeGuard

import msgspec

from engine.after_the_flood import events as e
from engine.core.decision import Seat
from engine.core.game import Event


class Fight(msgspec.Struct):
    """The rolls for an area and how they ended."""

    area: str
    defender: Seat | None = None
    """Whose armies are attacked; None where only a part of the story is told that does not say."""
    rolls: list[e.Rolled] = []
    outcome: str = ""
    """won, called_off, failed, or nothing while it goes on."""
    idle: dict[Seat, int] = {}
    """How many workers of the defender cannot trade there any more. F9.3"""

    @property
    def spent(self) -> int:
        """How many armies the attacker lost: one for each miss. F12.5"""
        return sum(not roll.hit for roll in self.rolls)

    @property
    def city(self) -> Seat | None:
        """Whose city the fight is about, if it is not the attacker's own."""
        return self.rolls[0].city_seat if self.rolls else None


class EnteredQuietly(msgspec.Struct):
    """One or several areas entered or reinforced without a fight."""

    key: str
    areas: dict[str, Seat | None]
    """With whose city is there, if it is not the own."""
    idle: dict[str, dict[Seat, int]] = {}
    """How many workers of whom cannot trade there any more. F9.3"""
    razed: list[str] = []
    """Where the city was destroyed in the same action."""

    def form(self, area: str) -> str:
        """Choose how to name an area: a city that armies merely enter loses nothing by it, which is said. F7.9"""
        named = "recap-in-area" if self.key == "recap-reenters" else "recap-the-area"
        city = self.areas[area]
        is_harmed = area in self.razed or (city is not None and city in self.idle.get(area, {}))
        return named if is_harmed else f"{named}-entered"


Feat = Fight | EnteredQuietly | e.CityDestroyed
"""A part of an Expand Empire action."""


def areas_of(part: Feat) -> tuple[str, ...]:
    """Name the areas where a part of an expansion happened."""
    return tuple(part.areas) if isinstance(part, EnteredQuietly) else (part.area,)


def parts_of_expansion(events: Iterable[Event]) -> list[Feat]:
    """Put the parts of an expansion together; areas entered one after the other without a fight are one part."""
    found: list[Feat] = []
    for event in events:
        last = found[-1] if found else None
        match event:
            case e.AttackDeclared(_, area, defender):
                found.append(Fight(area, defender))
            case e.Rolled(_, area) if _is_fight_for(last, area):
                last.rolls.append(event)
            case e.Rolled(_, area, defender_seat=defender):
                found.append(Fight(area, defender, [event]))
            case e.AttackCalledOff() | e.AttackFailed() if isinstance(last, Fight):
                last.outcome = "called_off" if isinstance(event, e.AttackCalledOff) else "failed"
            case e.Invaded(_, _, area) | e.Reentered(_, area) | e.HomeEntered(_, area) if _is_fight_for(last, area):
                last.outcome = "won"
                last.idle = {seat: n for seat, n in idle_by(event).items() if seat == last.defender}
            case e.Invaded(_, _, area, city):
                _quietly(found, "recap-invades", area, city, idle_by(event))
            case e.Reentered(_, area, city):
                _quietly(found, "recap-reenters", area, city, idle_by(event))
            case e.Reinforced(_, area, city):
                _quietly(found, "recap-reinforces", area, city, {})
            case e.CityDestroyed(_, area):
                for part in found:
                    if isinstance(part, EnteredQuietly) and area in part.areas:
                        part.razed.append(area)
                found.append(event)
    return found


def _is_fight_for(last: Feat | None, area: str) -> TypeGuard[Fight]:
    return isinstance(last, Fight) and last.area == area and not last.outcome


def _quietly(found: list[Feat], key: str, area: str, city: Seat | None, idle: dict[Seat, int]) -> None:
    if found and isinstance(last := found[-1], EnteredQuietly) and last.key == key:
        last.areas[area] = city
        last.idle[area] = idle
    else:
        found.append(EnteredQuietly(key, {area: city}, {area: idle}))


def idle_by(event: e.Invaded | e.Reentered | e.HomeEntered) -> dict[Seat, int]:
    """How many workers of whom cannot trade any more where armies came. F9.3"""
    return {seat: count for seat, count in enumerate(event.idle_per_seat) if count}


def idle_in(part: Feat) -> Iterator[tuple[Seat, int, str]]:
    """Find whose workers cannot trade any more since a part, how many, and where. F9.3"""
    match part:
        case EnteredQuietly(idle=idle):
            yield from ((seat, count, area) for area, by_seat in idle.items() for seat, count in by_seat.items())
        case Fight(area, idle=stopped):
            yield from ((seat, count, area) for seat, count in stopped.items())
