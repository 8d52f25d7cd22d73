"""Why gather, trade, discover, create or grow: what becomes possible by it. MH2, MH4, MH5, MH16"""

from __future__ import annotations

from engine.core.decision import Decision, Text
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.reasons.facts import (
    climb,
    is_alone,
    is_exposed,
    is_open,
    kept_for,
    nearer,
    paid,
    people,
    quest_for,
)
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.cards import Conditions
from engine.mesopotamia.content.empires import BASICS, ZIGGURAT_LEVELS
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.technologies import ACTIONS, TOP_LEVEL, Action
from engine.mesopotamia.content.tokens import COSTS, GARDENS, TRADE_TOKENS, UNIT_LIMIT, Garden
from engine.mesopotamia.notes import END, LEAVE


def gathered(gains: Gains, decision: Decision, answer: str) -> Text | None:
    """Why this source, this Trade, or no Trade."""
    offered = [option.id for option in decision.choice.singles]
    if answer.startswith("trade."):
        return _traded(gains.seen, answer.partition(".")[2])
    if answer in (LEAVE, END.id):
        return _untraded(gains.seen, offered)
    seen, resource = gains.seen, _gives(gains.seen, answer)
    after = {**seen.me.holding, resource: seen.me.holding[resource] + 1}
    why = paid(seen, after) or nearer(seen, after)
    if why is not None and why.key != "reason-towards":
        return why
    sources = {_source(each) for each in offered if not each.startswith("trade.") and each not in (LEAVE, END.id)}
    left = int(str(decision.about["left"]))
    is_home = answer.startswith("start.")
    others = [_gives(seen, each) for each in offered if _source(each) in sources - {"start"}]
    if is_home and others and resource not in others and not seen.me.holding[resource]:
        return Text("reason-gather-only-home", {"resource": resource})
    if not is_home and 1 < left < len(sources) and "start" in sources:
        return Text("reason-gather-home-last", {"region": seen.me.start})
    if len(sources) <= left:
        return Text("reason-gather-all", {"count": len(sources)})
    tile = seen.tile
    if why is None and tile is not None and seen.me.holding[resource] < _pays(tile).get(resource, 0):
        return Text("reason-gather-tile", {"level": tile.level, "resources": _pays(tile)})
    if why is None and all(seen.me.holding[resource] <= seen.me.holding[each] for each in BASICS):
        return Text("reason-gather-least", {"resource": resource})
    return why


def _pays(tile: Garden) -> dict[str, int]:
    return {str(resource): count for resource, count in tile.pay.items()}


def _source(answer: str) -> str:
    """What is used up by an answer: the whole Start Region, the whole Ship. M11.3"""
    kind, _, place = answer.partition(".")
    return "start" if kind == "start" else f"ship.{place.partition('.')[0]}" if kind == "ship" else answer


def _gives(seen: Seen, source: str) -> str:
    kind, _, place = source.partition(".")
    region = place.rpartition(".")[2] if kind == "ship" else place.partition(".")[0]
    return place if kind == "start" else seen.symbol(region) if region in REGIONS else ""


def _change(token: str) -> dict[str, int]:
    """What a Trade changes."""
    trade = TRADE_TOKENS[token]
    change = {str(resource): -count for resource, count in trade.pay.items()}
    for resource, count in trade.gain.items():
        change[resource] = change.get(resource, 0) + count
    return change


def _traded(seen: Seen, token: str) -> Text | None:
    trade, change, held = TRADE_TOKENS[token], _change(token), seen.me.holding
    after = {each: held[each] + change.get(each, 0) for each in held}
    why = paid(seen, after)
    if why is not None:
        return why
    owner = next(slot.owner for slot in seen.view.trade if slot.token == token)
    if owner is None and people(seen) and seen.rounds_left:  # an Automaton never pays, M17.4
        return Text("reason-trade-claim", {"paid_resources": dict(trade.pay.items()), "vp": trade.vp})
    if owner is None and trade.vp:
        return Text("reason-trade-points", {"vp": trade.vp})
    if "phalanx" in trade.gain and seen.contested:
        return Text("reason-phalanxes-fight", {"region": seen.contested[0]})
    if "phalanx" in trade.gain and is_exposed(seen):
        return Text("reason-phalanxes-few", {"count": held["phalanx"]})
    if any(BASICS.count(each) for each in trade.gain) and kept_for(seen, change) is None:
        return nearer(seen, after)
    more = sum(trade.gain.values()) - sum(trade.pay.values())
    if owner == seen.seat and more > 0 and kept_for(seen, change) is None:
        return Text("reason-trade-more", {"count": more})
    return None


def _untraded(seen: Seen, offered: list[str]) -> Text | None:
    """Why nothing is traded any more. M1.7"""
    tokens = [each.partition(".")[2] for each in offered if each.startswith("trade.")]
    if not tokens or any(each.partition(".")[0] in ("start", "settlement", "unit", "ship") for each in offered):
        return None
    why = kept_for(seen, *map(_change, tokens))
    if why is not None:
        return why
    free = {slot.token for slot in seen.view.trade if slot.owner is None}
    if not any(token in free and TRADE_TOKENS[token].vp for token in tokens):
        return Text("reason-trade-none", {"count": len(tokens)})
    return None


# Research


def researched(gains: Gains, decision: Decision, answer: str) -> Text | None:
    """Why convert, why this technology, or why none."""
    seen = gains.seen
    if answer == "convert":
        effect = seen.effect("research")
        if not decision.about["left"]:
            return Text("reason-convert-later", {"count": effect.tablets_out})
        return Text("reason-convert", {"count": min(effect.discoveries, effect.tablets_out)})
    action = next((each for each in ACTIONS if each == answer), None)
    if action is not None:
        return raised(gains, action)
    offered = [each for each in ACTIONS if any(option.id == each for option in decision.choice.singles)]
    if not offered:
        then, now = seen.effect("research"), int(str(decision.about["tablets"]))
        if (
            then.tablets_out > now and seen.rounds_left and seen.below_top
        ):  # what was discovered serves from the next action on, M10.4
            return Text("reason-clay-kept", {"clay": then.clay_in, "now": now, "more": then.tablets_out})
        return kept_for(seen, {"clay": -seen.effect("research").clay_in}, declined=("research",))
    if seen.tile is not None and seen.me.levels["build"] == TOP_LEVEL and "tablet" in seen.tile.pay:
        return Text("reason-tablet-gardens", {"level": seen.tile.level, "count": seen.tile.pay["tablet"]})
    if seen.me.dice and all(seen.me.levels[each] == 1 for each in offered):
        return Text("reason-tablet-dice", {"count": len(seen.me.dice)})
    return Text("reason-tablet-kept", {"count": seen.me.holding["tablet"]})


def raised(gains: Gains, action: Action, *, planned: bool = False) -> Text | None:
    """What the next level of a technology makes possible; it stays for the rest of the match.

    Where Research is only planned, the Discovery has not been seen among the answers, and its price is told.
    """
    seen = gains.seen
    level = seen.me.levels[action] + 1
    if level > TOP_LEVEL:
        return None
    quest = quest_for(seen, lambda each: max(each.tech.get(action, 0), each.all_tech) >= level)
    if action == "build" and seen.tile is not None:
        return Text("reason-build-level", {"level": level, "steps": TOP_LEVEL - level, "vp": _gardens_left(seen)})
    if quest is not None:
        return Text("reason-quest-level", {**quest.args, "technology": action, "level": level})
    if not seen.rounds_left:
        return None
    if action == "build" and level == 2 and seen.besieged:
        return Text("reason-build-ram", {"region": next(iter(seen.besieged))})
    now, then = seen.effect(action), seen.effect(action, level)
    match action:
        case "gather":
            sources = gains.gathering.count
            if sources > now.gather and then.gather > now.gather:
                counts = {"sources": sources, "now": now.gather, "more": min(then.gather, sources)}
                is_enough = then.gather >= sources
                return Text("reason-gather-sources", {**counts, "level": level, "all": is_enough, "planned": planned})
            return Text("reason-gather-level", {"level": level, "count": _tokens_at(seen, level)})
        case "growth":
            return Text("reason-growth-level", {"level": level, "now": now.food, "more": then.food})
        case "explore":
            return Text("reason-explore-level", {"level": level, "now": now.activations, "more": then.activations})
        case "research":
            tablets = {"clay": then.clay_in, "now": now.tablets_out, "more": then.tablets_out}
            found = {
                "now_found": now.discoveries,
                "more_found": then.discoveries if then.discoveries > now.discoveries else 0,
            }
            return Text("reason-research-level", {"level": level, **tablets, **found})
        case "war":
            phalanxes = {"now": now.phalanxes, "more": then.phalanxes}
            return Text("reason-war-level", {"level": level, **phalanxes, "unit": then.unlock[-1]})
        case _:
            return None


def _gardens_left(seen: Seen) -> int:
    """What the levels of the Gardens score together that are still to be built; all tiles of a level score the same."""
    points = {tile.level: tile.vp for tile in GARDENS.values()}
    return sum(vp for level, vp in points.items() if level > len(seen.view.garden_builders))


def _tokens_at(seen: Seen, level: int) -> int:
    """How many free Trade tokens lie in the section that a level opens. M11.10"""
    return sum(slot.level == level and slot.owner is None for slot in seen.view.trade)


# War and Growth


def mustered(gains: Gains, answer: str) -> Text | None:
    """Why a new Unit there, or none."""
    seen = gains.seen
    if answer in (LEAVE, END.id):
        return kept_for(seen, {each: -count for each, count in COSTS["unit"].items()}, declined=("unit",))
    unit, _, region = answer.partition(".")
    if region not in REGIONS:
        return None
    events = [near for near in REGIONS[region].adjacent if is_open(seen, near)]
    if events:
        return Text("reason-unit-events", {"region": events[0], "count": len(events)})
    quest = quest_for(seen, lambda each: _wants(gains, each, unit))
    if quest is not None:
        return quest
    sources, most = gains.gathering.count, seen.effect("gather").gather
    if sources < most:
        return Text("reason-unit-source", {"count": most, "sources": sources})
    return Text("reason-unit", {"count": seen.me.units + 1, "limit": seen.me.unit_limit})


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
