"""How places to go to read in the questions of Explore, with what waits there. D9"""

from __future__ import annotations

from engine.core.decision import Arg, Option, Seat, Text
from engine.core.unread import bare
from engine.mesopotamia.combat.tribes import tribe_phalanxes
from engine.mesopotamia.content.empires import SHIP
from engine.mesopotamia.content.map import SECTIONS
from engine.mesopotamia.explore.destinations import reveals
from engine.mesopotamia.explore.given_up import given_up, taken_up
from engine.mesopotamia.explore.movement import ADJACENT, SPEED, Ground, March
from engine.mesopotamia.regions import symbol_of
from engine.mesopotamia.state import MesopotamiaState

MENU = 25
"""So many options a list holds that is not divided."""
WITH = "ram-"
"""Stands before the regions whose Rams go along."""


def march_note(s: MesopotamiaState, ground: Ground, march: March) -> Text:
    """Say what a movement takes, what waits at its end, which points it brings there and what it gives up behind."""
    region, start = march.region, march.from_region
    lost, gained = given_up(s, ground.side, march), taken_up(s, ground.side, region)
    tribe = s.tribes.get(region, {})
    figures = sum(tribe.values())
    least, most = tribe_phalanxes(figures)
    args: dict[str, Arg] = {
        "moves": march.activations,
        "reveals": reveals(s, region),
        "tribe": figures,
        "tribe_units": dict(tribe.items()),
        "least": least,
        "most": most,
        "own": s.holding(ground.side)["phalanx"],
        "enemies": ground.enemies.get(region, 0) - figures,
        "resource": symbol_of(s, region),
        "vp": 0 if ground.enemies.get(region) else gained.vp,
        "has_token": gained.token > 0,
        "left_region": start,
        "left_vp": lost.vp,
        "left_token": lost.token > 0,
        "left_event": lost.event,
        "left_seat": _left_to(s, ground, start) if region != start else None,
    }
    return Text("explore-note", args)


def _left_to(s: MesopotamiaState, ground: Ground, region: str) -> Seat | None:
    """Who else is in a region whose last own combat Unit would leave it."""
    if ground.own[region] > 1:
        return None
    others = [army.side for army in s.armies[region] if army.side != ground.side]
    settled = s.settlements.get(region)
    return others[0] if others else settled if settled != ground.side else None


def destination_option(s: MesopotamiaState, ground: Ground, march: March) -> Option:
    """A region with the best mover to it, and whether a Ram goes along."""
    id = f"{march.unit}.{march.from_region}.{to_id(march)}"
    if s.unread:
        return bare(id)
    where: dict[str, Arg] = {"region": march.region, "unit": march.unit, "from_region": march.from_region}
    label = Text("explore-destination-ram" if march.rams else "explore-destination", where)
    return Option(id, label, march_note(s, ground, march))


def ship_option(section: str, left: int) -> Option:
    """A Ship, whose sections are a list of their own."""
    steps: dict[str, Arg] = {"steps": SPEED[SHIP], "left": left}
    return Option(f"{SHIP}.{section}", Text("explore-ship", {"section": section}), Text("explore-ship-note", steps))


def section_note(s: MesopotamiaState, section: str, moves: int) -> Text:
    """What lies beside a section, and whose Ships would sink together with one that ends there. M7.5, M11.8"""
    gathered = [symbol_of(s, region) for region in SECTIONS[section].regions]
    resources: dict[str, int] = {resource: gathered.count(resource) for resource in gathered if resource}
    return Text("explore-section-note", {"moves": moves, "resources": resources, "sinks": section in s.ships})


def to_id(march: March) -> str:
    """Where a chosen Unit goes: a region, and those of the Rams that go along."""
    return f"{march.region}.{WITH}{'-'.join(march.rams)}" if march.rams else march.region


def to_label(march: March) -> Text:
    """A region, and where the Rams come from that go along."""
    args: dict[str, Arg] = {"region": march.region}
    if not march.rams:
        return Text("region-option", args)
    first, last = march.rams[0], march.rams[-1]
    if len(march.rams) == 1:
        return Text("explore-to-with-ram", {**args, "ram_region": first})
    if first == last:
        return Text("explore-to-with-both", {**args, "ram_region": first})
    return Text("explore-to-with-two", {**args, "ram_region": first, "other_region": last})


def not_now(s: MesopotamiaState, ground: Ground) -> tuple[Text, ...]:
    """Own Units that enemies hold, and Walls, or Ur, beside those that could go. M6.6, M8.2, M18.3"""
    held = [region for region in sorted(ground.own) if ground.is_held(region)]
    beside = {there for region in ground.own if region not in held for there in ADJACENT[region]}
    return (
        *(Text("explore-held", {"region": region, "enemies": ground.enemies[region]}) for region in held),
        *(_barred(s, region) for region in sorted(ground.walled & beside)),
    )


def _barred(s: MesopotamiaState, region: str) -> Text:
    """What needs a Ram: a Wall, or Ur itself."""
    if region in s.walls:
        return Text("explore-wall", {"region": region, "seat": s.walls[region]})
    return Text("explore-ur", {"region": region})
