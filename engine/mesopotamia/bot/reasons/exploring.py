"""Why go there: what waits in a region, and who else could come. MH7, MH8, MH9, MH19"""

from __future__ import annotations

from engine.core.decision import Decision, Text
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.reasons import revealing, tribes
from engine.mesopotamia.bot.reasons.facts import is_alone, is_open, people, quest_for, threats
from engine.mesopotamia.bot.reasons.plan import Plan
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.cards import Conditions
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.notes import END, LEAVE


def moved(gains: Gains, decision: Decision, answer: str) -> Text | None:
    """Why a movement, or none."""
    if answer in (LEAVE, END.id):
        return _stayed(decision)
    about = decision.about
    unit, start, region = str(about.get("unit", "")), str(about.get("from", "")), answer.partition(".")[0]
    if decision.kind == "explore":
        unit, start, region = (*answer.split("."), "", "")[:3]
    if region not in REGIONS:
        return None
    rather = revealing.rather(gains.seen, decision, region) if decision.kind == "explore" else None
    return rather or told(gains, unit, start, region, decision)


def planned(gains: Gains, plan: Plan) -> Text | None:
    """Why the movement that would follow the choice of Explore, or the best one where nothing is known of it."""
    first = plan.first("explore")
    if not first:
        best = gains.journeys.best(gains.seen.effect("explore").activations)
        return None if best is None else told(gains, best.unit, best.start, best.region)
    if "." not in first:  # any Unit was chosen first, D9
        first = plan.first("explore.unit")
    unit, start, region = (*first.split("."), "", "")[:3]
    region = region or plan.first("explore.to").partition(".")[0]
    return told(gains, unit, start, region) if start in REGIONS and region in REGIONS else None


def _stayed(decision: Decision) -> Text | None:
    """Why no further movement: what the notes say of those that are possible. M6.3"""
    notes = [option.note for option in decision.choice.singles if option.note is not None]
    found = [note.args for note in notes if note.key == "explore-note"]
    fights = [bool(each["tribe"] or each["enemies"]) for each in found]
    for each, fight in zip(found, fights, strict=True):
        if not fight and (each["reveals"] or int(str(each["vp"])) > int(str(each["left_vp"]))):
            return None
    return Text("reason-stay", {"count": len(found), "fights": sum(fights)}) if found else None


def told(gains: Gains, unit: str, start: str, region: str, decision: Decision | None = None) -> Text | None:
    """What speaks for a Unit coming from one region to another, rather than to others that are offered."""
    seen = gains.seen
    there = seen.view.regions[region]
    if region in seen.besieged:
        return None  # M18.3: its option says so
    if seen.ground.enemies.get(region):
        return _fight(gains, region, decision)
    if is_open(seen, region):
        return revealing.revealed(seen, region)
    if there.settlement not in (None, seen.seat) and seen.me.stock["settlement"]:
        return Text("reason-settlement-open", {"seat": there.settlement, "region": region})
    token = there.token
    if token is not None and token.owner not in (None, seen.seat):
        return Text("reason-event-open", {"seat": token.owner, "region": region})
    if region == seen.me.start:
        return None
    if region in seen.own or region in seen.settled:
        return _gathers(gains, unit, start, region) or _guard(seen, region)
    return _free(gains, unit, start, region)


def _gathers(gains: Gains, unit: str, start: str, region: str) -> Text | None:
    """Say if a Unit gathers nothing where it stands, and something there. M11.3"""
    seen = gains.seen
    resource = seen.symbol(region)
    if not resource or not seen.rounds_left or (seen.symbol(start) and start != seen.me.start):
        return None
    is_needed = gains.gathering.count < seen.effect("gather").gather
    place = {"from_region": start, "region": region}
    return Text("reason-gathers", {"unit": unit, **place, "resources": {resource: 1}, "needed": is_needed})


def _guard(seen: Seen, region: str) -> Text | None:
    """Say if rivals could come where one more Unit would defend what is held."""
    count = 0 if is_alone(seen) else threats(seen, region)
    own = seen.ground.own.get(region, 0)
    return Text("reason-guard", {"region": region, "count": count, "own": own}) if count else None


def _fight(gains: Gains, region: str, decision: Decision | None) -> Text | None:
    """Who has to be beaten there. M16.8, M16.47"""
    seen = gains.seen
    there = seen.view.regions[region]
    if seen.ground.own.get(region):
        return Text("reason-join", {"region": region})
    if there.tribe:
        return tribes.attacked(gains, region, decision)
    others = sorted(set(seen.fighters.get(region, {})) - {seen.seat})
    if len(others) != 1 or others[0] not in people(seen):  # nobody else bids, M17.28
        return None
    own, other = seen.me.holding["phalanx"], seen.view.players[others[0]].holding["phalanx"]
    ties = gains.places.strength.is_ahead_of(others[0])
    if own < other or (own == other and not ties):
        return None
    return Text("reason-fight", {"region": region, "seat": others[0], "own": own, "other": other, "ties": ties})


def _free(gains: Gains, unit: str, start: str, region: str) -> Text | None:
    """Why a region where nobody is, and nothing is hidden."""
    seen = gains.seen
    quest = quest_for(seen, lambda each: _asks(seen, each, region))
    if quest is not None:
        return Text("reason-quest-region", {**quest.args, "region": region})
    if not seen.rounds_left:
        return None
    near = [each for each in REGIONS[region].adjacent if is_open(seen, each)]
    symbol = seen.symbol(region)
    gathers = seen.effect("gather").gather
    if symbol and (start == seen.me.start or not seen.symbol(start)) and gains.gathering.count < gathers:
        sources = {"count": gathers, "sources": gains.gathering.count}
        return Text("reason-source-needed", {"region": region, "resource": symbol, **sources})
    if near and start not in REGIONS[near[0]].adjacent:
        return Text("reason-next-event", {"from_region": region, "region": near[0]})
    if symbol and not seen.me.holding[symbol]:
        return Text("reason-source-none", {"region": region, "resource": symbol})
    if start == seen.me.start and not symbol:
        return Text("reason-leave-home", {"region": region})
    settled = Text("reason-leave-settled", {"from_region": start, "region": region}) if start in seen.settled else None
    return settled or _gathers(gains, unit, start, region)


def _asks(seen: Seen, require: Conditions, region: str) -> bool:
    """Whether a Quest asks for such a region, and more of them than are occupied."""
    held = [each for each in seen.me.occupied if each not in (seen.me.start, region)]
    terrain = REGIONS[region].terrain
    alike = sum(REGIONS[each].terrain == terrain for each in held)
    asked = {str(kind): count for kind, count in require.terrain_regions.items()}
    return len(held) < require.regions or alike < asked.get(terrain, 0)
