"""What one player of Assyria owns and has scored, in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.assyria.data import CAMELS_MAX, HEXES, HUT_VP, OFFERINGS, PLOW
from engine.assyria.view import AssyriaView, PlayerView
from engine.core.decision import Seat
from render.text.phrases import Part, Phrase, Row, phrase


def stock_of(view: AssyriaView, seat: Seat) -> list[Phrase]:
    """Points by source, camels, cards, pieces and where they stand, offerings, Assur."""
    me = view.players[seat]
    there = {dignitary: seats.count(seat) for dignitary, seats in view.assur.items()}
    return [
        phrase("stock-vp", vp=me.vp, **me.points),
        phrase("stock-camels", camels=me.camels, most=CAMELS_MAX),
        phrase("stock-cards", cards=hand_of(me)),
        phrase("stock-huts", huts=me.huts, items=huts_on_map(me)),
        phrase("stock-ziggurats", items=sites_on_map(view, me), bases=me.bases, centres=me.centres, roofs=me.roofs),
        phrase("stock-offerings", sites=len(me.sites), **offerings_of(me)),
        phrase("stock-assur", influence=me.influence, items=_in_assur(there)),
    ]


def hand_of(player: PlayerView) -> list[str | int]:
    """The open cards, the Plow last."""
    return [*player.cards, *([PLOW] if player.plow else [])]


def offerings_of(player: PlayerView) -> dict[str, Part]:
    """The step on the offering track and its multiplier. A1.11"""
    return {"offering": player.offering, "multiplier": OFFERINGS.multipliers[player.offering]}


def huts_on_map(player: PlayerView) -> Row | None:
    """The huts by terrain, as points, camels and the Flood depend on it, each with the food it needs."""
    return _row(_huts_by_terrain(player))


def _huts_by_terrain(player: PlayerView) -> Iterator[Phrase]:
    for terrain in HUT_VP:
        there = [hex_id for hex_id in player.settled if HEXES[hex_id].terrain == terrain]
        if there:
            huts = tuple(phrase("board-hut", hex=hex_id, food=HEXES[hex_id].food) for hex_id in there)
            yield phrase("board-terrain", terrain=terrain, items=Row(huts))


def sites_on_map(view: AssyriaView, player: PlayerView) -> Row | None:
    """The ziggurats with their levels."""
    return _row(phrase("board-site", hex=hex_id, level=view.hexes[hex_id].level) for hex_id in player.sites)


def _in_assur(huts: dict[str, int]) -> Row | None:
    return _row(phrase("stock-dignitary", dignitary=each, huts=count) for each, count in huts.items() if count)


def _row(phrases: Iterator[Phrase]) -> Row | None:
    parts = tuple(phrases)
    return Row(parts) if parts else None
