"""The easy player: the usual one with the blind spots of somebody who plays a first match."""

from __future__ import annotations

from msgspec.structs import replace

from engine.assyria.bot.player import Greedy
from engine.assyria.feeding import symbols
from engine.assyria.view import AssyriaView
from engine.core.beginner import Beginner, BlindSpot, without
from engine.core.decision import Decision, OneOf

Noticed = tuple[AssyriaView, Decision]
"""What is left of a view and a question."""


def most_symbols(view: AssyriaView, decision: Decision) -> Noticed:
    """Take the column with most symbols, whatever grows around the own huts, and whoever then goes first. AS7, AS9"""
    if decision.kind != "harvest" or not isinstance(decision.choice, OneOf):
        return view, decision
    offered = [option.id for option in decision.choice.options]
    best = max(offered, key=lambda column: sum(map(symbols, view.market[int(column) - 1])))
    return view, without(decision, lambda column: column != best)


def new_huts_only(view: AssyriaView, decision: Decision) -> Noticed:
    """Place each hut where a food in hand grows, and forget that those that stand eat of it too. AS7"""
    if decision.kind != "hut":
        return view, decision
    players = list(view.players)
    players[decision.seat] = replace(players[decision.seat], settled=(), plow=False)
    return replace(view, players=tuple(players)), decision


def one_ziggurat(view: AssyriaView, decision: Decision) -> Noticed:
    """Raise the ziggurat that is there, and give no hut away for another. AS2"""
    return view, without(decision, lambda action: decision.kind == "action" and action == "build")


def alone_in_assur(view: AssyriaView, decision: Decision) -> Noticed:
    """Look only at the own huts in Assur, not at how many of the others stand there. AS10, AS11"""
    own = {key: tuple(seat for seat in there if seat == decision.seat) for key, there in view.assur.items()}
    return replace(view, assur=own), decision


def last_offerings(view: AssyriaView, decision: Decision) -> Noticed:
    """Think of offerings only when the Flood is about to come: the steps of a single turn. AS3"""
    return view, without(decision, lambda action: decision.kind == "action" and view.to_flood > 0 and action == "offer")


def no_purchases(view: AssyriaView, decision: Decision) -> Noticed:
    """Live on what was harvested: neither the Plow nor a card is bought. AS7, AS8"""
    return view, without(decision, lambda action: decision.kind == "action" and action == "buy")


BLIND_SPOTS: tuple[BlindSpot[AssyriaView], ...] = (
    most_symbols,
    new_huts_only,
    one_ziggurat,
    alone_in_assur,
    last_offerings,
    no_purchases,
)
"""All that the easy player overlooks."""


def novice() -> Beginner[AssyriaView]:
    """Make the easy player."""
    return Beginner(Greedy(), BLIND_SPOTS)
