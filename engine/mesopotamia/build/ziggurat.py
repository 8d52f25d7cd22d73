"""M9.5: levels of the Ziggurat, each of which brings a Dingir die."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from engine.core.decision import Seat, Text
from engine.core.game import Ctx
from engine.mesopotamia.actions.die_words import die_note
from engine.mesopotamia.actions.dingir import colours_for, gain_die
from engine.mesopotamia.build.kind_of_building import Building
from engine.mesopotamia.content.empires import ZIGGURAT_LEVELS, Resource
from engine.mesopotamia.content.technologies import COLOURS, Colour
from engine.mesopotamia.events.build import ZigguratBuilt
from engine.mesopotamia.holdings import told
from engine.mesopotamia.notes import refused
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import population_of


class Ziggurat(Building):
    """The next level of the own Ziggurat; its place is the colour of the die. M9.5, D5"""

    key = "ziggurat"

    def why_none(self, s: MesopotamiaState, seat: Seat) -> Text | None:
        """Six levels at most, and no more than the Population square. M9.5"""
        built = s.players[seat].ziggurat
        if built == ZIGGURAT_LEVELS:
            return refused("ziggurat_complete")
        return refused("population_too_low", population=built + 1) if built >= population_of(s, seat) else None

    def candidates(self, s: MesopotamiaState, seat: Seat) -> Iterable[str]:
        """The colours the next level allows. M5.10"""
        return colours_for(s, seat)

    def why_not_at(self, s: MesopotamiaState, seat: Seat, place: str) -> Text | None:
        """M5.10"""
        if place not in COLOURS:
            return refused("unknown_id")
        return None if place in colours_for(s, seat) else refused("colour_not_allowed", colour=place)

    def label(self, s: MesopotamiaState, seat: Seat) -> Text:
        """The level that would be built, with its price: its places are dice, which have none."""
        return Text("build-ziggurat", {"level": s.players[seat].ziggurat + 1, "resources": told(self.cost(s))})

    def place_label(self, place: str) -> Text:
        """A die by its colour."""
        return Text("die-option", {"colour": place})

    def place_note(self, s: MesopotamiaState, seat: Seat, place: str) -> Text:
        """What a die shows and pays for; the price stands with the level."""
        return die_note(s, seat, cast("Colour", place))

    def do(self, s: MesopotamiaState, ctx: Ctx, seat: Seat, place: str, paid: Mapping[Resource, int]) -> None:
        """Add the level; its die is first rolled with the next roll. M5.8"""
        colour, player = cast("Colour", place), s.players[seat]
        gain_die(s, seat, colour)
        player.ziggurat += 1
        ctx.emit(ZigguratBuilt(seat, player.ziggurat, colour, dict(paid)))
