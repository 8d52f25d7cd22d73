"""D9: the questions of a player who chooses the Unit: which one, and where it goes."""

from __future__ import annotations

from engine.core.decision import Arg, Decision, Hints, OneOf, Option, Seat, Text
from engine.core.unread import NO_WORDS, bare_one_of
from engine.mesopotamia.content.map import REGIONS, SECTIONS
from engine.mesopotamia.explore.destinations import marches_of, movable
from engine.mesopotamia.explore.explore_notes import MENU, march_note, section_note, to_id, to_label
from engine.mesopotamia.explore.given_up import given_up
from engine.mesopotamia.explore.movement import SPEED, March, ground_of
from engine.mesopotamia.explore.ships import harbours
from engine.mesopotamia.state import MesopotamiaState


def who(s: MesopotamiaState, seat: Seat, left: int) -> Decision:
    """Ask which combat Unit moves."""
    movers = movable(s, ground_of(s, seat))
    about: dict[str, Arg] = {"activations": left}
    if s.unread:
        choice = bare_one_of([f"{unit}.{region}" for unit, region in movers])
        return Decision(seat, "explore.unit", choice, NO_WORDS, default=choice.options[0].id, about=about)
    options = tuple(
        Option(
            f"{unit}.{region}",
            Text("explore-unit", {"unit": unit, "region": region}),
            _unit_note(s, seat, unit, region),
        )
        for unit, region in movers
    )
    prompt = Text("explore-unit-prompt", {"left": left})
    return Decision(seat, "explore.unit", OneOf(options), prompt, default=options[0].id, about=about)


def _unit_note(s: MesopotamiaState, seat: Seat, unit: str, region: str) -> Text:
    """How far a Unit goes with a move, and whether an Event waits for it to come back. M6.2, M14.14"""
    left = given_up(s, seat, March(unit, region, "", 0))
    return Text("explore-unit-note", {"steps": SPEED[unit], "left_event": left.event})


def to_which_region(s: MesopotamiaState, seat: Seat, unit: str, start: str, left: int) -> Decision:
    """Ask where a combat Unit goes, and with which Rams; a long list is divided by the sectors of the map."""
    ground = ground_of(s, seat)
    marches = marches_of(ground, unit, start, left)
    moves = {to_id(march): march.activations for march in marches}
    about: dict[str, Arg] = {"activations": left, "unit": unit, "from": start, "moves": moves}
    if s.unread:
        return Decision(seat, "explore.to", bare_one_of(moves), NO_WORDS, default=to_id(marches[0]), about=about)
    options = tuple(
        Option(
            to_id(march),
            to_label(march),
            march_note(s, ground, march),
            f"sector-{REGIONS[march.region].sector}" if len(marches) > MENU else "",
        )
        for march in marches
    )
    return Decision(
        seat,
        "explore.to",
        OneOf(options),
        Text("explore-to-prompt", {"unit": unit, "from_region": start, "left": left}),
        default=options[0].id,
        about=about,
        hints=Hints(menu=Text("explore-unit", {"unit": unit, "region": start})),
    )


def to_which_section(s: MesopotamiaState, seat: Seat, section: str, left: int) -> Decision:
    """Ask where a Ship goes; a long list is divided by the sectors of the map."""
    found = harbours(s, seat, section, left)
    about: dict[str, Arg] = {"from": section, "moves": found}
    if s.unread:
        return Decision(seat, "explore.section", bare_one_of(found), NO_WORDS, default=next(iter(found)), about=about)
    options = tuple(
        Option(
            to,
            Text("section-option", {"section": to}),
            section_note(s, to, moves),
            f"sector-{REGIONS[SECTIONS[to].a].sector}" if len(found) > MENU else "",
        )
        for to, moves in found.items()
    )
    return Decision(
        seat,
        "explore.section",
        OneOf(options),
        Text("explore-section-prompt", {"section": section, "left": left}),
        default=options[0].id,
        about=about,
        hints=Hints(menu=Text("explore-ship", {"section": section})),
    )
