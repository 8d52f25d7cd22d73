"""M3.7-M3.10: how an Empire begins, and what three of them choose on top."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Answer, Decision, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.mesopotamia.actions.die_words import die_note
from engine.mesopotamia.actions.dingir import gain_die
from engine.mesopotamia.content.empires import EMPIRES, START, Resource
from engine.mesopotamia.content.map import REGIONS, SECTIONS, SECTIONS_OF
from engine.mesopotamia.content.technologies import ACTIONS, COLOURS
from engine.mesopotamia.events.setup import EmpireBegan, FirstDieTaken, FirstShipPlaced, OutpostPlaced
from engine.mesopotamia.figures import place_ship, place_unit
from engine.mesopotamia.holdings import gain
from engine.mesopotamia.notes import refused
from engine.mesopotamia.regions import is_navigable, sections_of, symbol_of
from engine.mesopotamia.state import MesopotamiaState

NOWHERE = "none"
"""The answer of Elamites who place no outpost. M3.9"""


def begin_empire(s: MesopotamiaState, ctx: Ctx, seat: Seat, region: str) -> None:
    """Give an Empire what it begins with; its seals are placed when all Empires are known. M3.7"""
    player = s.players[seat]
    empire = EMPIRES[player.empire]
    player.start = region
    player.levels = {action: empire.start_technologies.get(action, START.all_technologies) for action in ACTIONS}
    gained: dict[Resource, int] = {**dict(START.resources.items()), **empire.extra_resources}
    if s.is_unasked(seat):
        gained = {each: count for each, count in gained.items() if each == "phalanx"}  # M17.4: it holds nothing else
    gain(s, seat, gained)
    place_unit(s, seat, empire.start_unit, region)
    ctx.emit(EmpireBegan(seat, empire.id, region, empire.start_unit, gained))


def start_choice(s: MesopotamiaState, seat: Seat) -> Decision | None:
    """What an Empire chooses besides its Start Region, if it does. D4-D6"""
    empire = EMPIRES[s.players[seat].empire]
    if empire.special == "settlement_and_wall_adjacent":
        return _outpost(s, seat)
    if empire.special == "ship_near_start":
        return _ship(s, seat)
    return _die(s, seat) if empire.start_ziggurat_levels else None


def _outpost(s: MesopotamiaState, seat: Seat) -> Decision:
    """D4"""
    start = s.players[seat].start
    places = tuple(
        Option(region, Text("region", {"region": region}), _gives(s, region)) for region in outpost_regions(s, seat)
    )
    choice = OneOf((*places, Option(NOWHERE, Text("outpost-none"))))
    prompt = Text("outpost-prompt", {"region": start})
    return Decision(seat, "outpost", choice, prompt, default=NOWHERE)


def _gives(s: MesopotamiaState, region: str) -> Text:
    resource = symbol_of(s, region)
    return Text("outpost-note-bare") if resource is None else Text("outpost-note", {"resource": resource})


def outpost_regions(s: MesopotamiaState, seat: Seat) -> list[str]:
    """Where Settlement and Wall of the Elamites may stand. M3.9"""
    adjacent = REGIONS[s.players[seat].start].adjacent
    taken = (s.tribes, s.blocked, s.settlements, s.walls)
    return [
        region for region in adjacent if not REGIONS[region].start and all(region not in regions for regions in taken)
    ]


def _die(s: MesopotamiaState, seat: Seat) -> Decision:
    """D5"""
    options = tuple(
        Option(colour, Text("die-option", {"colour": colour}), die_note(s, seat, colour)) for colour in COLOURS
    )
    return Decision(seat, "die", OneOf(options), Text("die-prompt"), default=options[0].id)


def _ship(s: MesopotamiaState, seat: Seat) -> Decision:
    """D6"""
    start = s.players[seat].start
    options = tuple(
        Option(section, Text("section", {"section": section}), _ship_note(s, section, start))
        for section in sections_of(s, start)
    )
    return Decision(seat, "ship", OneOf(options), Text("ship-prompt", {"region": start}), default=options[0].id)


def _ship_note(s: MesopotamiaState, section: str, start: str) -> Text:
    """What a Ship there can gather: the symbol beyond the Start Region. M11.8"""
    beyond = next(region for region in SECTIONS[section].regions if region != start)
    return _gives(s, beyond)


def take_start_choice(s: MesopotamiaState, ctx: Ctx, seat: Seat, answer: Answer) -> None:
    """Do what was chosen. M3.8-M3.10"""
    player = s.players[seat]
    empire = EMPIRES[player.empire]
    if empire.special == "settlement_and_wall_adjacent":
        region = None if answer == NOWHERE else str(answer)
        if region is not None:
            s.settlements[region] = s.walls[region] = seat
        ctx.emit(OutpostPlaced(seat, region))
    elif empire.special == "ship_near_start":
        place_ship(s, seat, str(answer))
        ctx.emit(FirstShipPlaced(seat, str(answer)))
    else:
        colour = next(each for each in COLOURS if each == answer)
        player.ziggurat = empire.start_ziggurat_levels
        gain_die(s, seat, colour)
        ctx.emit(FirstDieTaken(seat, colour))


def why_not_so(s: MesopotamiaState, move: Move) -> Text | None:
    """Refuse an outpost, a section or a colour. M3.8-M3.10"""
    answer = str(move.answer)
    if move.kind == "outpost" and answer in REGIONS:
        return refused("bad_placement", region=answer)
    if move.kind == "ship" and answer in SECTIONS:
        beside = answer in SECTIONS_OF[s.players[move.seat].start]
        code = "bad_placement" if not beside or is_navigable(s, answer) else "not_navigable"
        return refused(code, section=answer)
    return refused("unknown_id")


class StartChoice(Step[MesopotamiaState], tag="mesopotamia.StartChoice"):
    """D4, D5 or D6, right after D3."""

    seat: Seat

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask what this Empire chooses."""
        decision = start_choice(s, self.seat)
        return (decision,) if decision is not None else ()

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Do it."""
        take_start_choice(s, ctx, self.seat, move.answer)
        s.pop()

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """M3.8-M3.10"""
        return why_not_so(s, move)
