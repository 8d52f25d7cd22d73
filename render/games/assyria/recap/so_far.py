"""The steps of a turn that is not over, for the player who is at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from engine.assyria import events as e
from engine.assyria.data import OFFERINGS
from engine.core.game import Event
from render.games.assyria.recap.actions import rank_of
from render.story.line import RecapLine
from render.text.phrases import Row, Sayable, phrase


def so_far(events: Sequence[Event]) -> list[RecapLine]:
    """Tell each step; huts placed, and cards played, one after the other are one step."""
    lines: list[RecapLine] = []
    for kind, together in groupby(events, type):
        run = list(together)
        lines += [_SEVERAL[kind](run)] if kind in _SEVERAL else [RecapLine((_step(event),)) for event in run]
    return lines


def _huts(run: Sequence[Event]) -> RecapLine:
    hexes = [event.hex for event in run if isinstance(event, e.HutPlaced)]
    return RecapLine((phrase("so-far-huts", hexes=hexes),))


def _meals(run: Sequence[Event]) -> RecapLine:
    """Which card for which huts, else the huts alone."""
    meals = [event for event in run if isinstance(event, e.Fed)]
    cards = [phrase("so-far-meal", card=event.card, hexes=event.hexes) for event in meals]
    huts = sum(len(event.hexes) for event in meals)
    return RecapLine(
        (phrase("so-far-fed", huts=huts, items=Row(tuple(cards))), phrase("so-far-fed-briefly", huts=huts))
    )


_SEVERAL: dict[type[Event], Callable[[Sequence[Event]], RecapLine]] = {e.HutPlaced: _huts, e.Fed: _meals}


def _step(event: Event) -> Sayable:
    """Word a step; what happens to everybody is told as it is."""
    match event:
        case e.StartChosen(_, hex_id):
            return phrase("so-far-start", hex=hex_id)
        case e.Drafted(_, card):
            return phrase("so-far-draft", card=card)
        case e.Harvested(_, column, cards):
            return phrase("so-far-column", column=column, cards=cards)
        case e.HutsKept(_, huts):
            return phrase("so-far-no-room", huts=huts)
        case e.Starved(_, hexes):
            return phrase("so-far-starved", hexes=hexes)
        case e.WellBuilt(_, corner, vp):
            return phrase("so-far-well", corner=corner, vp=vp)
        case e.IncomeTaken(_, camels, lost):
            return phrase("so-far-income", camels=camels, lost=lost)
        case e.PrestigeScored(_, huts_vp, tiles_vp):
            return phrase("so-far-prestige", vp=huts_vp + tiles_vp, huts_vp=huts_vp, tiles_vp=tiles_vp)
    return _action(event)


def _action(event: Event) -> Sayable:
    match event:
        case e.BaseBuilt(_, hex_id, camels):
            return phrase("so-far-base", hex=hex_id, camels=camels)
        case e.ZigguratExtended(_, hex_id, tile, camels):
            return phrase("so-far-tile", hex=hex_id, tile=tile, camels=camels)
        case e.Intrigued(_, dignitary, _, camels, overtaken_seats=overtaken):
            rank = {"rank": rank_of(event), "overtaken_seats": overtaken, "tie": event.tie or None}
            return phrase("so-far-intrigue", dignitary=dignitary, camels=camels, **rank)
        case e.Offered(_, camels, position):
            return phrase("so-far-offering", camels=camels, multiplier=OFFERINGS.multipliers[position])
        case e.CardBought(_, card, camels):
            return phrase("so-far-bought", card=card, camels=camels)
    return event
