"""The easy player: the usual one with the blind spots of somebody who plays a first match."""

from __future__ import annotations

from msgspec.structs import replace

from engine.after_the_flood.bot.player import Adviser
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.view import AfterTheFloodView, BoxView
from engine.core.beginner import Beginner, BlindSpot
from engine.core.decision import Decision
from engine.core.fewer_options import without

Noticed = tuple[AfterTheFloodView, Decision]
"""What is left of a view and a question."""
MAKERS = "tool_makers"
CHAIN = ("tool", "lapis")
"""What is made at the end of a chain: grain to metal, metal to tool, tool to lapis."""
BUSY = 9
"""So many workers in a box leave nothing to think of there."""
PLENTY = 20
"""So many armies seem to need no more."""
TOO_MANY = 50
"""So many armies nobody attacks."""


def no_chains(view: AfterTheFloodView, decision: Decision) -> Noticed:
    """Make single swaps only: no metal for tools, no tools for lapis, and no tool makers. FS2"""
    seats = len(view.players)
    boxes = {**view.boxes, MAKERS: BoxView((0,) * seats, (BUSY,) * seats)}
    shown = replace(view, boxes=boxes, stock={**view.stock, **dict.fromkeys(CHAIN, 0)})
    return shown, without(decision, lambda each: each == MAKERS)


def no_decline(view: AfterTheFloodView, decision: Decision) -> Noticed:
    """Do not see the decline coming that takes single workers home. FS5"""
    return replace(view, decline_next=False), decision


def unarmed(view: AfterTheFloodView, decision: Decision) -> Noticed:
    """Start an empire without a look at what the armies of the others carry, and equip it with nothing. FS9"""
    if decision.kind != "empire.equip":
        return view, decision
    players = tuple(replace(player, rating="") for player in view.players)
    return replace(view, players=players), decision


def armies_as_given(view: AfterTheFloodView, decision: Decision) -> Noticed:
    """Think that the armies an empire brings are enough, and buy none. FS8"""
    if decision.kind != "empire.buy":
        return view, decision
    players = list(view.players)
    players[decision.seat] = replace(players[decision.seat], available_armies=PLENTY)
    return replace(view, players=tuple(players)), decision


def no_lost_fights(view: AfterTheFloodView, decision: Decision) -> Noticed:
    """Leave alone whoever has as many armies to strike back with: one area taken in turns would cost them all. F11.4"""
    if decision.kind not in ("action", "expand", "expand.area"):
        return view, decision
    seen, own = Seen(view, decision.seat), view.players[decision.seat].available_armies
    feared = {
        rival for rival in seen.rivals if seen.strikes_back(rival) and view.players[rival].available_armies >= own
    }
    areas = {
        area: replace(there, armies=TOO_MANY) if there.army_seat in feared else there
        for area, there in view.areas.items()
    }
    return replace(view, areas=areas), decision


BLIND_SPOTS: tuple[BlindSpot[AfterTheFloodView], ...] = (
    no_chains,
    no_decline,
    unarmed,
    armies_as_given,
    no_lost_fights,
)
"""All that the easy player overlooks."""


def novice() -> Beginner[AfterTheFloodView]:
    """Make the easy player."""
    return Beginner(Adviser(), BLIND_SPOTS)
