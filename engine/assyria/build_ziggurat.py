"""A7.4-A7.11: build and extend ziggurats."""

from __future__ import annotations

from collections.abc import Iterable

from engine.assyria.data import HEXES, HUT_VP, OFFERINGS, RIVERS, TILES, TURNS
from engine.assyria.events import BaseBuilt, ZigguratExtended
from engine.assyria.kind_of_action import Action, cost, pay, price, too_dear
from engine.assyria.notes import hex_label, refused, unknown_hex
from engine.assyria.state import AssyriaState, Spent
from engine.core.decision import Arg, Option, Seat, Text
from engine.core.game import Ctx

BASE = TILES[0]


class Build(Action):
    """A base takes the place of an own hut. A7.4"""

    key = "build"
    part = "build.hex"

    def objects(self, s: AssyriaState, seat: Seat) -> Iterable[str]:
        """Own huts."""
        return s.huts_of(seat)

    def refusal(self, s: AssyriaState, seat: Seat, spent: Spent, hex: str) -> Text | None:
        """A7.4-A7.6"""
        reason = unknown_hex(s.seats, hex) or too_dear(s, seat, BASE.cost)
        if reason is not None:
            return reason
        if not s.players[seat].bases:
            return refused("no_base_left")
        if s.huts.get(hex) != seat:
            return refused("no_own_hut_here", hex=hex)
        if HEXES[hex].terrain in RIVERS:  # A7.5
            return refused("river_hex", hex=hex)
        return refused("touches_well", hex=hex) if s.touches_well(hex) else None  # A7.6

    def lacking(self, s: AssyriaState, seat: Seat, spent: Spent) -> dict[str, Arg]:
        """A base, a hut in the right place, or camels. A7.4-A7.6"""
        if not s.players[seat].bases:
            return {"why": "bases"}
        sites = (hex for hex in s.huts_of(seat) if HEXES[hex].terrain not in RIVERS and not s.touches_well(hex))
        return price(s, seat, BASE.cost) if any(sites) else {"why": "hut"}

    def option(self, s: AssyriaState, seat: Seat, hex: str) -> Option:
        """A hex with what the hut on it eats and brings; after the last turn the tile scores, and offerings for it."""
        vp = HUT_VP[HEXES[hex].terrain]
        at_last = 1 + OFFERINGS.multipliers[s.players[seat].offering]  # A9.14, A10.2
        note = Text("build-note", {**cost(s, seat, BASE.cost), "vp": vp, "at_last": at_last, "last": s.turn == TURNS})
        return Option(hex, hex_label(hex), note)

    def do(self, s: AssyriaState, seat: Seat, spent: Spent, hex: str, ctx: Ctx) -> None:
        """The hut goes back to stock; the base counts as the level of this turn. A7.10"""
        pay(s, seat, BASE.cost)
        s.take_back_hut(hex)
        s.raise_ziggurat(seat, hex)
        spent.raised.append(hex)  # A7.10
        ctx.emit(BaseBuilt(seat, hex, BASE.cost))


class Extend(Action):
    """A centre on a base, a roof on a centre. A7.8"""

    key = "extend"
    part = "extend.hex"

    def objects(self, s: AssyriaState, seat: Seat) -> Iterable[str]:
        """Own ziggurats."""
        return s.sites_of(seat)

    def refusal(self, s: AssyriaState, seat: Seat, spent: Spent, hex: str) -> Text | None:
        """A7.8, A7.9"""
        reason = unknown_hex(s.seats, hex)
        if reason is not None:
            return reason
        ziggurat = s.ziggurats.get(hex)
        if ziggurat is None or ziggurat.seat != seat:
            return refused("not_your_ziggurat", hex=hex)
        if ziggurat.level == len(TILES):
            return refused("ziggurat_complete", hex=hex)
        reason = too_dear(s, seat, TILES[ziggurat.level].cost)
        if reason is not None:
            return reason
        return refused("level_already_added", hex=hex) if hex in spent.raised else None  # A7.9

    def lacking(self, s: AssyriaState, seat: Seat, spent: Spent) -> dict[str, Arg]:
        """A ziggurat that may still grow in this turn, or camels. A7.8, A7.9"""
        levels = {hex: s.ziggurats[hex].level for hex in s.sites_of(seat)}
        unfinished = {hex: level for hex, level in levels.items() if level < len(TILES)}
        if not unfinished:
            return {"why": "complete"}
        left = [TILES[level].cost for hex, level in unfinished.items() if hex not in spent.raised]
        return price(s, seat, min(left)) if left else {"why": "raised"}

    def option(self, s: AssyriaState, seat: Seat, hex: str) -> Option:
        """A ziggurat with the tile it would gain, which in the last turn scores but once more. A10.2"""
        tile = TILES[s.ziggurats[hex].level]
        label = Text("extend-option", {"hex": hex, "tile": tile.id})
        return Option(hex, label, Text("extend-note", {**cost(s, seat, tile.cost), "last": s.turn == TURNS}))

    def do(self, s: AssyriaState, seat: Seat, spent: Spent, hex: str, ctx: Ctx) -> None:
        """Add the tile."""
        camels = TILES[s.ziggurats[hex].level].cost
        pay(s, seat, camels)
        tile = s.raise_ziggurat(seat, hex)
        spent.raised.append(hex)
        ctx.emit(ZigguratExtended(seat, hex, tile, camels))
