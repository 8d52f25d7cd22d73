"""FI: what must hold after every step, whatever the players do."""

from __future__ import annotations

from engine.after_the_flood.data import AREAS, EMPIRES, PLACES, PLAYER, RESOURCES, SUMER
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.errors import BrokenInvariant


def check(s: AfterTheFloodState) -> None:
    """Raise BrokenInvariant naming the first law that does not hold."""
    _check_pieces(s)
    _check_resources(s)
    _check_areas(s)
    _check_empires(s)
    _demand("FI15", sorted(s.order) == list(range(s.seats)))


def _demand(law: str, holds: bool) -> None:
    if not holds:
        raise BrokenInvariant(law)


def _check_pieces(s: AfterTheFloodState) -> None:
    for seat, player in enumerate(s.players):
        on_board = [s.workers[place][seat] for place in PLACES]
        workers = player.unavailable_workers + player.available_workers + sum(on_board)
        _demand("FI1", workers == PLAYER.workers and min(on_board) >= 0)
        _demand("FI1", player.unavailable_workers >= 0 and player.available_workers >= 0)
        armies = sum(garrison.armies for garrison in s.armies.values() if garrison.seat == seat)
        _demand("FI2", player.unavailable_armies + player.available_armies + armies == PLAYER.armies)
        _demand("FI2", player.unavailable_armies >= 0 and player.available_armies >= 0)
        cities = [city for city in s.cities.values() if city.seat == seat]
        _demand("FI3", player.cities + len(cities) == PLAYER.cities and player.cities >= 0)
        expanded = sum(city.expanded for city in cities)
        _demand("FI3", player.expansions + expanded == PLAYER.expansions and player.expansions >= 0)
        _demand("FI7", s.scribes(seat) <= PLAYER.max_scribes)


def _check_resources(s: AfterTheFloodState) -> None:
    for resource in RESOURCES.values():
        held = [box.get(resource.id, 0) for player in s.players for box in (player.hand, player.equipment, player.bid)]
        _demand("FI4", s.stock[resource.id] + sum(held) == resource.pieces and min(held) >= 0)
        _demand("FI4", s.stock[resource.id] >= 0 or not resource.limited)


def _check_areas(s: AfterTheFloodState) -> None:
    for area, garrison in s.armies.items():
        _demand("FI5", 1 <= garrison.armies <= PLAYER.max_armies_per_area)
        entry = AREAS[area].army_entry
        _demand("FI5", entry != "never")
        empire = s.players[garrison.seat].empire
        _demand("FI5", entry == "open" or (empire != "" and EMPIRES[empire].home == area))
    _demand("FI6", all(area in SUMER for area in s.cities) and not any(area in s.workers for area in SUMER))


def _check_empires(s: AfterTheFloodState) -> None:
    for seat, player in enumerate(s.players):
        has_armies = player.available_armies > 0 or any(g.seat == seat for g in s.armies.values())
        _demand("FI8", bool(player.started) or not has_armies)
        _demand("FI11", bool(player.started) == bool(player.empire))
    started = [player for player in s.players if player.started]
    _demand("FI10", sorted(player.started for player in started) == list(range(1, len(started) + 1)))
    _demand("FI11", len({player.empire for player in started}) == len(started))
