"""M16.31-M16.33, M16.46, M16.64, M8.7: where Units flee to (D22), and the Rams that go with them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.decision import PROPOSED, Arg, Decision, Hints, OneOf, Option, Seat, Text
from engine.core.game import Ctx
from engine.core.unread import NO_WORDS, bare_one_of
from engine.mesopotamia.combat.asked import about, unit_args
from engine.mesopotamia.combat.combat import Combat, Fled
from engine.mesopotamia.content.empires import RAM
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.events import battle as e
from engine.mesopotamia.figures import place_tribe, place_unit, take_unit
from engine.mesopotamia.regions import distances, enemy_fighters, is_foreign_start, is_start_in_use, symbol_of
from engine.mesopotamia.state import TRIBE, MesopotamiaState


def open_regions(s: MesopotamiaState, party: Seat, region: str) -> list[str]:
    """The regions to which a Unit of a party may flee, by id; the enemy of Assur never does. M16.32, M16.46, M19.13"""
    if never_flees(s, party):
        return []
    return sorted(there for there in REGIONS[region].adjacent if _may_enter(s, party, there))


def can_flee(s: MesopotamiaState, party: Seat, region: str) -> bool:
    """Whether there is any region to which a Unit of a party may flee. M16.33"""
    return not never_flees(s, party) and any(_may_enter(s, party, there) for there in REGIONS[region].adjacent)


def never_flees(s: MesopotamiaState, party: Seat) -> bool:
    """Whether a Unit that loses a fight is destroyed, however fast it is. M19.13"""
    return s.guardians is not None and s.is_unasked(party)


def _may_enter(s: MesopotamiaState, party: Seat, region: str) -> bool:
    if party == TRIBE:
        return _tribe_may_enter(s, region)
    if s.walls.get(region, party) != party or is_foreign_start(s, party, region):
        return False
    return not enemy_fighters(s, party, region)


def _tribe_may_enter(s: MesopotamiaState, region: str) -> bool:
    if is_start_in_use(s, region) or region in s.walls or region in s.settlements:
        return False
    token = s.tokens.get(region)
    is_active = token is not None and token.owner is not None
    return not is_active and not any(army.fighters for army in s.armies.get(region, ()))


def question(s: MesopotamiaState, combat: Combat, seat: Seat, fled: Fled) -> Decision | None:
    """Ask the attacker where a Unit flees to; None if there is no region for it. M16.31, M16.33"""
    party = combat.party(fled.role)
    regions = open_regions(s, party, combat.region)
    if not regions:
        return None
    appeal = {region: _appeal(s, seat, party, region) for region in regions}
    best = max(regions, key=lambda region: (appeal[region], -_place(region)))
    more = about(combat, role=fled.role, unit=fled.kind, party=party)
    if s.unread:
        choice, hints = bare_one_of(regions), Hints(proposed=best)
        return Decision(seat, "retreat", choice, NO_WORDS, default=best, about=more, hints=hints)
    options = tuple(Option(region, Text("region", {"region": region}), _note(s, party, region)) for region in regions)
    named = unit_args(fled, "attacker")
    return Decision(
        seat,
        "retreat",
        OneOf(options),
        Text("retreat-prompt", {**named, "region": combat.region, **_proposed(s, party, best, appeal)}),
        default=best,
        about=more,
        hints=Hints(
            proposed=best,
            accept=Text("retreat-accept", {"region": best}),
            footer=PROPOSED,
            among=Text("retreat-named", {**named}),
            menu=Text("retreat-menu", {**named}),
        ),
    )


def _place(region: str) -> int:
    return int(region[1:])


def _note(s: MesopotamiaState, party: Seat, region: str) -> Text | None:
    """Say the one thing about a region that matters most to whoever sends a Unit there."""
    if s.side_starting_in(region) == party:
        return Text("retreat-home")
    if region in s.settlements:
        return Text("retreat-settlement", {"seat": s.settlements[region]})
    if region in s.tribes:
        return Text("retreat-tribe", {"units": {str(kind): count for kind, count in s.tribes[region].items()}})
    if region in s.hidden:
        return Text("retreat-event")
    resource = symbol_of(s, region)
    return None if resource is None else Text("retreat-resource", {"resource": resource})


def _proposed(s: MesopotamiaState, party: Seat, best: str, appeal: Mapping[str, int]) -> dict[str, Arg]:
    """Name the region that is proposed, what is there, and whether it is any better than the others. MH21"""
    note = _note(s, party, best)
    there: dict[str, Arg] = {"seat": None, "units": None, "resource": None, **(note.args if note else {})}
    is_equal = len(set(appeal.values())) == 1
    why = note.key.removeprefix("retreat-") if note else "nothing"
    return {"best_region": best, "why": why, **there, "is_equal": is_equal}


def _appeal(s: MesopotamiaState, chooser: Seat, party: Seat, region: str) -> int:
    """How much the attacker likes a Unit there: own ones near what is useful, others away from it. MH21"""
    token = s.tokens.get(region)
    settled = s.settlements.get(region)
    useful = (region in s.hidden) + (symbol_of(s, region) is not None)
    useful += 2 * (token is not None)
    if party != chooser:
        return -useful - 4 * (settled == chooser)  # M16.65: a Unit that fled takes a Settlement like any other
    return (
        useful + 2 * (settled == chooser) + 4 * (settled not in (None, chooser)) + (s.players[chooser].start == region)
    )


def chosen_by_rule(s: MesopotamiaState, combat: Combat, fled: Fled) -> str | None:
    """Where a Unit flees if nobody is asked for the attacker: towards its own Start Region. M17.24"""
    party = combat.party(fled.role)
    regions = open_regions(s, party, combat.region)
    if not regions or party == TRIBE:
        return regions[0] if regions else None
    away = distances(s, party, s.players[party].start)
    return min(regions, key=lambda region: (away.get(region, len(REGIONS)), region))


def carry_out(s: MesopotamiaState, ctx: Ctx, combat: Combat, fled: Fled, region: str) -> None:
    """Put a Unit that fled into its region; that reveals nothing and starts no combat. M16.33, M16.46"""
    party = combat.party(fled.role)
    ctx.emit(e.Retreated(combat.attacker, combat.seat(fled.role), fled.kind, combat.region, region))
    if party == TRIBE:
        place_tribe(s, fled.kind, region)
    else:
        place_unit(s, party, fled.kind, region)


def rams_follow(s: MesopotamiaState, ctx: Ctx, side: Seat, from_region: str, region: str) -> None:
    """Let the Rams of a side that has lost go with its last Unit, unless a Wall of others holds them. M8.7"""
    army = s.army(from_region, side)
    if army is None or army.fighters or s.walls.get(from_region, side) != side:
        return
    rams = army.units.get(RAM, 0)
    for _ in range(rams):
        take_unit(s, side, RAM, from_region)
        place_unit(s, side, RAM, region)
    ctx.emit(e.RamsFollowed(side, rams, from_region, region))
