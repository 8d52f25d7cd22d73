"""Why to invade, destroy, reinforce or fight on, and why to leave it at that for now. FS8, FS15"""

from __future__ import annotations

from engine.after_the_flood.bot.reasons.invading import why_enter
from engine.after_the_flood.bot.reasons.reach import (
    are_armies_safe,
    armies_left,
    beyond,
    free_land,
    near,
    scores,
    stands_next_to,
)
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.bot.war import area_points, chance_to_hit, win_chance
from engine.after_the_flood.data import AREAS, EMPIRE
from engine.core.decision import Arg, Decision, OneOf, Text

NAMED = 2
"""So many areas at risk are named."""
LIKELY = 0.5
"""A fight that is won less often has nothing to speak for it but luck."""
SAFE = 0.6
"""A fight that is won as often has nothing that speaks against it."""
SURE = 99
"""No chance of a fight is told as more percent, but as more than that: a last army may always miss."""


def why_sub_action(seen: Seen, decision: Decision, kind: str) -> Text | None:
    """Say why to do the only thing of its kind, or why to go on; which of several is a question of its own."""
    options = decision.choice.options if isinstance(decision.choice, OneOf) else ()
    option = next((each for each in options if each.id == kind), None)
    if option is None:
        return None
    repeating = any(each.id == "done" for each in options)
    if "area" not in option.label.args:
        return _why_go_on(seen) if repeating and kind == "invade" else None
    # F11.14: the army for a step more is paid before the fight
    return why_area(seen, kind, str(option.label.args["area"]), seen.me.available_armies - repeating)


def _why_go_on(seen: Seen) -> Text | None:
    """Say why not to wait for a new action: it would cost a piece too, or somebody would be there first. F13.7"""
    if seen.acting_costs and not seen.me.available_workers:
        return Text("reason-go-on")
    for rival in filter(seen.strikes_back, seen.rivals):
        contested = [area for area in seen.reached if not seen.defenders(area) and stands_next_to(seen, rival, area)]
        if contested:
            return Text("reason-go-on-first", {"rival_seat": rival, "areas": contested[:2]})
    return None


def why_area(seen: Seen, kind: str, area: str, armies: int) -> Text | None:
    """Say what a sub-action does in an area, with so many available armies."""
    match kind:
        case "destroy":
            return _destroy(seen, area)
        case "reinforce":
            return _reinforce(seen, area)
        case _:
            return _fight(seen, area, armies) if seen.defenders(area) else why_enter(seen, area)


def _fight(seen: Seen, area: str, armies: int) -> Text | None:
    """Say how likely a fight is won, what it brings and opens, and who could take it then, if anybody can."""
    there = seen.view.areas[area]
    rival = there.army_seat
    if rival is None:
        return None
    chance = win_chance(armies, there.armies, chance_to_hit(seen, rival))
    if chance < LIKELY:
        return None
    takers = near(seen, area)
    vp = area_points(seen, seen.seat, area)
    nippur = vp > EMPIRE.vp_per_area  # which is enough to be told beside the fight
    told: dict[str, Arg] = {
        **_chance(chance),
        "armies": armies,
        "vp": vp,
        "nippur": nippur,
        "rival_seat": rival,
        "less": area_points(seen, rival, area),
        "areas": [] if nippur else beyond(seen, area)[:1],
        "rivals": len(takers),
        "rival_seats": takers,
        "left": armies_left(seen, takers),
        "safe": are_armies_safe(seen),
    }
    return Text("reason-fight", told)


def _chance(chance: float) -> dict[str, Arg]:
    return {"percent": min(round(100 * chance), SURE), "sure": 100 * chance > SURE}


def _destroy(seen: Seen, area: str) -> Text | None:
    """Say what is lost with a city that has not scored, and what its site is good for. FS15"""
    there = seen.view.areas[area]
    owner = there.city_seat
    if owner is None:
        return None
    if not there.expanded:
        vp = seen.city_points_of(owner) - seen.city_points_of(owner, fewer=1)
        if vp:
            return Text("reason-destroy-points", {"owner_seat": owner, "vp": vp})
    if seen.me.cities and not seen.sites:
        return Text("reason-destroy-site")
    return Text("reason-destroy-rule", {"owner_seat": owner, "area": area}) if _has_rule(area) else None


def _has_rule(area: str) -> bool:
    """Say whether a city has a rule that works on, as long as it stands. F18.3, F18.4"""
    return AREAS[area].special not in ("", "scribe_on_build", "tool_maker_on_build")


def _reinforce(seen: Seen, area: str) -> Text | None:
    """Say who could attack. F12.4"""
    rival = next(iter(near(seen, area)), None)
    if rival is None:
        return None
    return Text("reason-reinforce", {"rival_seat": rival, "armies": seen.view.players[rival].available_armies})


def why_stop(seen: Seen) -> Text | None:
    """Say what the next step costs as a new action, and who may attack before it. F11.13, F13.7"""
    if not seen.acting_costs:
        return Text("reason-expand-done", _risk(seen))
    if seen.me.available_workers:
        return Text("reason-expand-worker", {"workers": seen.me.available_workers, **_risk(seen)})
    return None


def _risk(seen: Seen) -> dict[str, Arg]:
    """Name some areas that rivals could attack with their next action, and those rivals with the armies they have."""
    areas = [area for area in seen.held if near(seen, area)][:NAMED]
    rivals = [rival for rival in seen.rivals if any(rival in near(seen, area) for area in areas)]
    told: dict[str, Arg] = {"rivals": len(rivals), "rival_seats": rivals, "areas": areas}
    return told | {"left": armies_left(seen, rivals), "safe": are_armies_safe(seen)}


def why_fight(seen: Seen, decision: Decision, answer: str) -> Text | None:
    """Say how likely an attack that has begun is won with the armies left. F12.6"""
    if not isinstance(decision.choice, OneOf) or len(decision.choice.options) == 1:
        return None
    rival, armies = seen.view.areas[str(decision.about["area"])].army_seat, seen.me.available_armies
    if rival is None:
        return None
    chance = win_chance(armies, int(str(decision.about["defenders"])), chance_to_hit(seen, rival))
    told: dict[str, Arg] = {**_chance(chance), "armies": armies}
    if answer == "roll":
        vp = area_points(seen, seen.seat, str(decision.about["area"]))
        return Text("reason-roll", told | {"vp": vp}) if chance >= LIKELY else None
    if chance >= SAFE:
        return None
    land = free_land(seen, seen.held)
    return Text("reason-call-off", told | {"free": len(land)} | scores(seen, land))
