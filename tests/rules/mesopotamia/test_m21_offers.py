"""M21.3: in random matches exactly what the rules allow is offered, worked out here a second time from the position."""

from __future__ import annotations

from itertools import pairwise

from engine.mesopotamia.content.empires import BASICS, FIGHTERS, FIGURES
from engine.mesopotamia.content.map import REGIONS, SECTIONS
from engine.mesopotamia.content.technologies import ACTIONS
from engine.mesopotamia.content.tokens import SHIP_SLOTS, SQUARES, TRADE_TOKENS, UNIT_LIMIT
from engine.mesopotamia.state import MesopotamiaState
from tests.rules.mesopotamia import walk
from tests.rules.mesopotamia.table import rule

State = MesopotamiaState


def symbol(s: State, region: str) -> bool:
    """Whether something can be gathered in a region. M2.7, M11.5"""
    return bool(REGIONS[region].resource) and region not in s.blocked


def own_ships(s: State, seat: int) -> list[str]:
    return [section for section, owners in s.ships.items() if seat in owners]


def sources(s: State, seat: int) -> set[str]:
    """The sources, each with what it offers. M11.5-M11.8"""
    found = {f"start.{resource}" for resource in BASICS}
    found |= {f"settlement.{region}" for region, owner in s.settlements.items() if owner == seat and symbol(s, region)}
    for region in s.armies:
        army = s.army(region, seat)
        if army is not None and symbol(s, region):
            units = sum(army.units.values())
            found |= {f"unit.{region}", *(f"unit.{region}.{n}" for n in range(2, units + 1))}
    for section in own_ships(s, seat):
        found |= {f"ship.{section}.{region}" for region in SECTIONS[section].regions if symbol(s, region)}
    return found


def trades(s: State, seat: int) -> set[str]:
    """The tokens that can be used. M11.10-M11.18"""
    held, level = s.holding(seat), s.players[seat].levels["gather"]
    amphorae = FIGURES["amphora"] - sum(slot.owner == seat for slot in s.trade)
    return {
        f"trade.{slot.token}"
        for slot in s.trade
        if slot.level <= level
        and ((slot.level, slot.slot) not in SHIP_SLOTS or own_ships(s, seat))
        and (slot.owner is not None or amphorae)
        and all(held[resource] >= count for resource, count in TRADE_TOKENS[slot.token].pay.items())
    }


def on_the_map(s: State, seat: int) -> dict[str, int]:
    """Units by kind. M13.4"""
    found = {"ship": len(own_ships(s, seat))}
    for armies in s.armies.values():
        for army in armies:
            if army.side == seat:
                for kind, count in army.units.items():
                    found[kind] = found.get(kind, 0) + count
    return found


def square(track: list[list[int]], seat: int) -> int:
    return next(number for number, pile in enumerate(track, start=1) if seat in pile)


def creations(s: State, seat: int) -> set[str]:
    """The Units that can be created. M12.2, M12.3"""
    player, units = s.players[seat], on_the_map(s, seat)
    if not s.holding(seat)["wood"] or sum(units.values()) >= UNIT_LIMIT[square(s.population, seat) - 1]:
        return set()
    places = [player.start, *(region for region, owner in s.settlements.items() if owner == seat)]
    kinds = [kind for kind in FIGHTERS[: player.levels["war"]] if units.get(kind, 0) < FIGURES[kind]]
    return {f"{kind}.{place}" for kind in kinds for place in places}


def findings(s: State, seat: int) -> set[str]:
    """What Research can do at its beginning. M10.2, M10.3"""
    player, held = s.players[seat], s.holding(seat)
    found = {action for action in ACTIONS if player.levels[action] < 4 and held["tablet"]}
    return {*found, *(["convert"] if held["clay"] >= 2 else [])}


def can_grow(s: State, seat: int) -> bool:
    """M13.1, M13.9"""
    here = square(s.population, seat)
    is_free = here < SQUARES - 1 or (here == SQUARES - 1 and not s.population[SQUARES - 1])
    return is_free and s.holding(seat)["food"] >= s.players[seat].effect("growth").food


def beginnings(action: str) -> list[tuple[State, int, set[str]]]:
    """Positions in which an action was just begun, and what was offered."""
    found = []
    for match in walk.matches():
        for moment, later in pairwise(match):
            chosen = moment.question.kind in ("action", "pay") and str(moment.answer).startswith(f"{action}.")
            if chosen and later.question.kind == action:
                options = {option.id for option in later.offered} - {"other", "end"}
                found.append((later.before, later.question.seat, options))
    return found


@rule("M21.3", "M11.3", "M11.5", "M11.6", "M11.7", "M11.8", "M11.9", "M11.10", "M11.11", "M11.13", "M11.18")
def test_gather_offers_every_source_and_every_token() -> None:
    begun = beginnings("gather")
    assert len(begun) > 20
    for s, seat, offered in begun:
        assert offered == sources(s, seat) | trades(s, seat)


@rule("M21.3", "M12.2", "M12.3", "M13.4")
def test_war_offers_every_unit_in_every_place() -> None:
    begun = beginnings("war")
    assert len(begun) > 5
    for s, seat, offered in begun:
        assert offered == creations(s, seat)


@rule("M21.3", "M10.2", "M10.3")
def test_research_offers_every_discovery_and_the_conversion() -> None:
    begun = beginnings("research")
    assert len(begun) > 5
    for s, seat, offered in begun:
        assert offered == findings(s, seat)


@rule("M21.3", "M4.8", "M5.2", "M13.1")
def test_the_pawn_is_offered_for_what_can_do_something() -> None:
    for moment in walk.moments():
        s, seat = moment.before, moment.question.seat
        if moment.question.kind == "action" and s.turn is not None:
            offered = {option.id.split(".")[0] for option in moment.offered if option.id.endswith(".pawn")}
            possible = {"gather", "war"}
            possible |= {"research"} if findings(s, seat) else set()
            possible |= {"growth"} if can_grow(s, seat) else set()
            expected = possible - set(s.turn.performed) if not s.turn.pawn else set()
            assert offered - {"explore", "build"} == expected
            assert ("aside" in {option.id for option in moment.offered}) == (not s.turn.pawn)
            assert ("end" in {option.id for option in moment.offered}) == bool(s.turn.pawn)
