"""Why a Unit is created here, or none, and why Population grows. M12, M13, MH5"""

from __future__ import annotations

from engine.core.decision import Arg, Decision, Text
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.reasons.facts import climb, is_alone, is_open, quest_for
from engine.mesopotamia.bot.reasons.plan import Plan
from engine.mesopotamia.bot.reasons.prices import kept_for
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.cards import Conditions
from engine.mesopotamia.content.empires import ZIGGURAT_LEVELS
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.tokens import COSTS, UNIT_LIMIT
from engine.mesopotamia.notes import END, LEAVE


def mustered(gains: Gains, plan: Plan, decision: Decision, answer: str) -> Text | None:
    """Why a new Unit there, or none."""
    seen = gains.seen
    if answer in (LEAVE, END.id):
        return kept_for(plan, {each: -count for each, count in COSTS["unit"].items()}, declined=("unit",))
    unit, _, region = answer.partition(".")
    if region not in REGIONS:
        return None
    why = _beside_events(seen, decision, region)
    if why is not None:
        return why
    quest = quest_for(seen, lambda each: _wants(gains, each, unit))
    if quest is not None:
        return quest
    sources, most = gains.gathering.count, seen.effect("gather").gather
    if sources < most:
        return Text("reason-unit-source", {"count": most, "sources": sources})
    return Text("reason-unit", {"count": seen.me.units + 1, "limit": seen.me.unit_limit})


def _beside_events(seen: Seen, decision: Decision, region: str) -> Text | None:
    """Say which Events a Unit can turn from here, unless it can turn the same from another place."""
    events = _reached(seen, region)
    places = {option.id.partition(".")[2] for option in decision.choice.singles}
    others = [each for each in places if each in REGIONS and each != region]
    if not events or any(set(events) <= set(_reached(seen, each)) for each in others):
        return None
    first = next((each for each in events if each in places), events[0])
    about: dict[str, Arg] = {"from_region": region, "region": first, "count": len(events), "beside": first in places}
    return Text("reason-unit-events", about)


def _reached(seen: Seen, region: str) -> list[str]:
    """The regions one step away whose Event a Unit created here could turn; where it is created it turns none. M6.11"""
    if region in seen.ground.holding:
        return []  # M6.6
    return [near for near in REGIONS[region].adjacent if is_open(seen, near)]


def _wants(gains: Gains, require: Conditions, unit: str) -> bool:
    """Whether a Quest asks for a Unit more of a kind, or for one more of any."""
    asked = {str(kind): n for kind, n in require.units.items()}.get(unit, 0)
    return gains.worth.wishes.count(unit) < asked or gains.seen.me.units < require.units_total


def grown(seen: Seen) -> Text | None:
    """What the next square of the Population track allows. M13.3, M13.4"""
    me, up = seen.me, climb(seen, "population", 1)
    if not up.squares:
        return None
    square, limit = me.population + 1, UNIT_LIMIT[me.population]
    if seen.tile is not None and me.population < seen.tile.require.population:
        return Text("reason-growth-gardens", {"square": seen.tile.require.population, "level": seen.tile.level})
    if me.population <= me.ziggurat < ZIGGURAT_LEVELS:
        return Text("reason-growth-ziggurat", {"square": square, "level": square})
    if me.units >= me.unit_limit:
        return Text("reason-growth-units", {"count": me.units, "limit": limit})
    quest = quest_for(seen, lambda each: each.population > me.population)
    if quest is not None:
        return quest
    if up.passed and seen.rounds_left and not is_alone(seen):
        return Text("reason-growth-order", {"square": square, "seats": up.passed})
    return Text("reason-growth", {"square": square, "limit": limit})
