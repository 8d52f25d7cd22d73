"""Why build this, and there. MH2, MH14, MH15, MH17, MH18"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Decision, Text
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.reasons.dice import colour
from engine.mesopotamia.bot.reasons.facts import is_alone, people, quest_for, threats
from engine.mesopotamia.bot.reasons.plan import Plan
from engine.mesopotamia.bot.reasons.saving import saved
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.cards import Conditions
from engine.mesopotamia.content.technologies import TOP_LEVEL
from engine.mesopotamia.content.tokens import COSTS, GARDEN_LEVELS, SHIP_SLOTS
from engine.mesopotamia.notes import END, LEAVE


def chosen(gains: Gains, plan: Plan, decision: Decision, answer: str) -> Text | None:
    """Why this is built, or nothing."""
    if answer in (LEAVE, END.id):
        offered = [option.id for option in decision.choice.singles]
        return None if "gardens" in offered else saved(plan, [each for each in offered if each in COSTS])
    return built(gains, answer)


def built(gains: Gains, key: str) -> Text | None:
    """Why something is worth building, wherever that is."""
    seen = gains.seen
    match key:
        case "ziggurat":
            dice, level = len(seen.me.dice) + 1, seen.me.ziggurat + 1
            return Text("reason-ziggurat", {"level": level, "number": dice}) if seen.rounds_left else None
        case "gardens":
            return _gardens(seen)
        case "settlement":
            return _needed_settlement(seen) or Text("reason-settlement")
        case "wall":
            return _quest(seen, key, lambda each: each.walls > gains.worth.wishes.out("wall"))
        case "ship":
            return _ship(gains)
        case "ram":
            return _ram(gains)
        case _:
            return None


def placed(gains: Gains, key: str, decision: Decision, place: str) -> Text | None:
    """Why it is built at this place."""
    seen = gains.seen
    match key:
        case "ziggurat":
            return colour(seen, decision, place)
        case "settlement":
            resource = seen.symbol(place)
            gathers = Text("reason-settlement-at", {"region": place, "resource": resource}) if resource else None
            return _needed_settlement(seen) or gathers or built(gains, key)
        case "wall":
            count = threats(seen, place)
            near = not is_alone(seen) and count
            return Text("reason-wall", {"region": place, "count": count}) if near else built(gains, key)
        case _:
            return built(gains, key)


def _gardens(seen: Seen) -> Text | None:
    """Why this tile now: it cannot be lost any more, and others could take it. MH18"""
    tile = seen.tile
    if tile is None:
        return None
    if tile.level == GARDEN_LEVELS:
        best = max(seen.view.players[other].vp.total for other in seen.rivals)
        lead = seen.me.vp.total + tile.vp - best
        return Text("reason-gardens-last", {"lead": lead}) if lead > 0 else None
    able = [seat for seat in seen.rivals if seen.view.players[seat].levels.get("build") == TOP_LEVEL]
    if able:
        return Text("reason-gardens-race", {"seat": able[0], "vp": tile.vp, "level": tile.level})
    return Text("reason-gardens-alone", {"vp": tile.vp, "level": tile.level, "next_level": tile.level + 1})


def _needed_settlement(seen: Seen) -> Text | None:
    """Say if the Gardens, or a Quest, ask for a Settlement more. M9.8"""
    tile, count = seen.tile, len(seen.settled)
    if tile is not None and count < tile.require.settlements:
        return Text(
            "reason-settlement-gardens", {"level": tile.level, "count": tile.require.settlements, "vp": tile.vp}
        )
    return _quest(seen, "settlement", lambda each: each.settlements > count)


def _quest(seen: Seen, building: str, asks: Callable[[Conditions], bool]) -> Text | None:
    """Name the own Quest that asks for a building. M15.6"""
    quest = quest_for(seen, asks)
    return None if quest is None else Text("reason-quest-building", {**quest.args, "building": building})


def _ship(gains: Gains) -> Text | None:
    """What a Ship opens. M11.11, M16.13"""
    seen = gains.seen
    quest = _quest(seen, "ship", lambda each: each.units.get("ship", 0) > gains.worth.wishes.count("ship"))
    if quest is not None:
        return quest
    level = seen.me.levels["gather"]
    slots = [each for each in seen.view.trade if (each.level, each.slot) in SHIP_SLOTS and each.level <= level]
    if slots and not seen.has_ship:
        return Text("reason-ship-trade", {"count": len(slots)})
    return Text("reason-ship")


def _ram(gains: Gains) -> Text | None:
    """What needs a Ram. M8.2, M18.3"""
    seen = gains.seen
    if seen.besieged:
        return Text("reason-ram-ur", {"region": next(iter(seen.besieged))})
    quest = _quest(seen, "ram", lambda each: each.units.get("ram", 0) > gains.worth.wishes.count("ram"))
    walls = [(region, each.wall) for region, each in seen.view.regions.items() if each.wall not in (None, seen.seat)]
    if quest is not None or not walls or not people(seen):
        return quest
    return Text("reason-ram", {"seat": walls[0][1], "region": walls[0][0]})
