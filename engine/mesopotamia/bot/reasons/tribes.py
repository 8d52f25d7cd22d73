"""Why fight a Tribe: how strong it is, and what its Event would change. M6.10, M16.41, M16.47"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Arg, Decision, Text
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.reasons.facts import climb, is_alone, passing
from engine.mesopotamia.bot.seen import Seen, kinds
from engine.mesopotamia.combat.tribes import tribe_phalanxes
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.explore.movement import SPEED, reach


def attacked(gains: Gains, region: str, decision: Decision | None) -> Text | None:
    """What a fight against the Tribe of a region is about, if there are Phalanxes for it. MH9"""
    seen = gains.seen
    there = seen.view.regions[region]
    own = seen.me.holding["phalanx"]
    if own < gains.places.strength.needed(region) - 1 or not there.hidden_event or there.blocked:
        return None
    least, most = tribe_phalanxes(_figures(seen, region))
    others = {each for each in _goals(seen, decision) if each != region and seen.view.regions[each].tribe}
    is_weakest = bool(others) and all(_figures(seen, each) > _figures(seen, region) for each in others)
    fight: dict[str, Arg] = {"own": own, "least": least, "most": most, "weakest": is_weakest}
    up = None if is_alone(seen) else passing(seen, "event")
    if up is not None:
        won: dict[str, Arg] = {"squares": up.squares, "seats": up.passed, "count": len(up.passed), "vp": up.vp}
        return Text("reason-tribe-pass", {**fight, **won})
    moves_on = not is_alone(seen) and climb(seen, "event", 1).squares > 0
    return Text("reason-tribe", {**fight, "region": region, "track": moves_on})


def _figures(seen: Seen, region: str) -> int:
    return sum(seen.view.regions[region].tribe.values())


def _goals(seen: Seen, decision: Decision | None) -> set[str]:
    """Where movements could end: what is offered, or what the own Units can reach by an Explore action."""
    if decision is not None:
        offered = [
            option.id.split(".") for option in decision.choice.singles
        ]  # with the Unit, or for one that is named
        return {parts[2 if len(parts) > 2 and parts[0] not in REGIONS else 0] for parts in offered} & set(REGIONS)
    return set(_reached(seen))


def _reached(seen: Seen) -> Iterator[str]:
    activations = seen.effect("explore").activations
    for start, units in seen.own.items():
        speeds = [SPEED[kind] for kind in kinds(units)]
        if speeds:
            yield from (region for region, _ in reach(seen.ground, start, activations * max(speeds)))
