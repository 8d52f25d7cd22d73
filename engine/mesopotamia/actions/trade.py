"""M11.10-M11.18: Trade tokens and the Amphorae on them."""

from __future__ import annotations

from engine.core.decision import Arg, Option, Seat, Text
from engine.core.game import Ctx
from engine.core.unread import bare
from engine.mesopotamia.content.tokens import SHIP_SLOTS, TRADE_TOKENS
from engine.mesopotamia.events.economy import Traded
from engine.mesopotamia.figures import in_stock, ships_of
from engine.mesopotamia.holdings import gain, kept, pay, told, too_dear
from engine.mesopotamia.notes import refused
from engine.mesopotamia.state import MesopotamiaState, TradeSlot

TRADE = "trade"
"""How the answers begin that use a Trade token, and what their part of the list is called."""


def slot_of(s: MesopotamiaState, token: str) -> TradeSlot | None:
    """Where a Trade token lies, if it is on the board."""
    return next((slot for slot in s.trade if slot.token == token), None)


def trade_refusal(s: MesopotamiaState, seat: Seat, level: int, slot: TradeSlot) -> Text | None:
    """Why a token cannot be used with a card of this level, if so. M11.10-M11.18"""
    if s.siege is not None and slot.owner is not None and s.is_unasked(slot.owner):
        return refused("defender_token", token=slot.token)  # M18.10
    if slot.level > level:
        return refused("trade_level", token=slot.token, level=slot.level)
    if (slot.level, slot.slot) in SHIP_SLOTS and not ships_of(s, seat):
        return refused("ship_needed", token=slot.token)
    if slot.owner is None and not in_stock(s, seat, "amphora"):
        return refused("no_amphora", token=slot.token)
    return too_dear(s, seat, TRADE_TOKENS[slot.token].pay)


def trade_option(s: MesopotamiaState, seat: Seat, slot: TradeSlot) -> Option:
    """A token with what it takes and gives; beside it whose Amphora lies there, its points, and what is kept."""
    if s.unread:
        return bare(f"{TRADE}.{slot.token}")
    token = TRADE_TOKENS[slot.token]
    sides: dict[str, Arg] = {"paid_resources": told(token.pay), "gained_resources": told(token.gain)}
    beside: dict[str, Arg] = {"vp": token.vp, "resources": told(token.pay), "kept_resources": kept(s, seat, token.pay)}
    if slot.owner is None:
        note = Text("trade-free-note", beside)
    elif slot.owner == seat:
        note = Text("trade-own-note", beside)
    else:
        note = Text("trade-foreign-note", {**beside, "seat": slot.owner})
    return Option(f"{TRADE}.{token.id}", Text("trade-option", {"token": token.id, **sides}), note, TRADE)


def trade(s: MesopotamiaState, ctx: Ctx, seat: Seat, slot: TradeSlot) -> None:
    """Pay the left side to the supply or to whose Amphora lies there, and gain the right side. M11.13-M11.16"""
    token, owner = TRADE_TOKENS[slot.token], slot.owner
    pay(s, seat, token.pay)
    if owner is None:
        slot.owner = seat
    elif owner >= s.seats:
        gain(s, owner, {each: count for each, count in token.pay.items() if each == "phalanx"})  # keeps nothing else
    elif owner != seat:
        gain(s, owner, token.pay)
    gain(s, seat, token.gain)
    to_seat = owner if owner != seat else None
    ctx.emit(Traded(seat, token.id, dict(token.pay), dict(token.gain), to_seat, owner is None))
