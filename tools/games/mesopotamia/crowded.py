"""The most crowded position there can be, for any number of players."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import msgspec

from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import begin
from engine.mesopotamia import GAME
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.content.empires import EMPIRES, RESOURCES
from engine.mesopotamia.content.map import REGIONS, SECTIONS, STARTS
from engine.mesopotamia.content.technologies import ACTIONS, COLOURS, FACES
from engine.mesopotamia.content.tokens import GARDENS, SQUARES, TRADE_TOKENS, trade_layout
from engine.mesopotamia.scoring.victory_points import VictoryPoints
from engine.mesopotamia.view.map import ArmyView, RegionView, TokenView
from engine.mesopotamia.view.players import DieView, PlayerView
from engine.mesopotamia.view.table import MesopotamiaView, TradeView, TurnView

PLAYERS = (2, 3, 4, 5, 6)
"""How many Empires can meet without a side that nobody sits at. M1.1"""
ARMIES = (
    {"spearman": 2, "archer": 1, "horseman": 1, "chariot": 1, "ram": 1},
    {"spearman": 1},
    {"archer": 1, "horseman": 1},
    {"archer": 1, "chariot": 1, "ram": 1},
)
"""What stands in regions of one Empire: all its figures on land."""
SCORING, SCORES = next(
    (card.id, way.n) for card in EVENTS.values() for way in card.option if way.kind == "vp" and card.token_vp
)
"""An Event that scores at the end, and the way to resolve it so."""
MET = "r31"
"""Nippur, where three parties meet."""


def crowded(players: int) -> MesopotamiaView:
    """Fill every place as far as it goes: figures, buildings and tokens everywhere, full tracks, high scores."""
    view: MesopotamiaView = GAME.view(begin(GAME, Setup(players), SeededDice(b"\x01" * 16)).state, None)
    seats = range(players)
    layout = trade_layout(players)
    piled = (*((),) * (SQUARES - 2), tuple(reversed(seats)), ())
    tiles = [next(tile for tile in GARDENS if GARDENS[tile].level == level and "c" in tile) for level in range(1, 6)]
    return msgspec.structs.replace(
        view,
        round=12,
        phase="actions",
        order=tuple(seats),
        turn_of=1,
        turn=TurnView("explore", ("explore", "gather", "war"), 1, False),
        players=tuple(_rich(view.players[seat], seat) for seat in seats),
        regions=_filled(view, players),
        ships={section: (number % players,) for number, section in enumerate(list(SECTIONS)[:: 24 // players])},
        population=piled,
        event=((), tuple(seats), *((),) * (SQUARES - 2)),
        trade=tuple(
            TradeView(token, level, slot, (slot + level) % players if level < 4 else None)
            for level, count in enumerate(layout, 1)
            for slot, token in enumerate(_tokens(level)[-count:], 1)
        ),
        gardens=tuple(tiles),
        garden_builders=tuple(seat % players for seat in range(4)),
    )


def _tokens(level: int) -> list[str]:
    """List the Trade tokens of a level, those with most on them last."""
    return sorted(
        (name for name, token in TRADE_TOKENS.items() if token.level == level and token.set == "base"),
        key=lambda name: len(TRADE_TOKENS[name].pay) + len(TRADE_TOKENS[name].gain),
    )


def _rich(player: PlayerView, seat: int) -> PlayerView:
    colours = cycle(COLOURS)
    dice = [(colour, FACES[colour][(seat + n) % 6]) for n, colour in zip(range(6), colours, strict=False)]
    return msgspec.structs.replace(
        player,
        empire=list(EMPIRES)[seat],
        start=STARTS[seat + 1],
        holding=dict.fromkeys(RESOURCES, 10 + seat),
        levels={action: 1 + (seat + n) % 4 for n, action in enumerate(ACTIONS)},
        ziggurat=6 - seat % 3,
        dice=tuple(DieView(colour, face, n % 2 == 0) for n, (colour, face) in enumerate(dice)),
        population=9,
        event=2,
        units=13,
        unit_limit=13,
        stock={kind: n % 3 for n, kind in enumerate(player.stock)},
        quest_count=6,
        vp=VictoryPoints(
            event_vp=9,
            population_vp=9,
            gardens_vp=22,
            trade_vp=20,
            tokens_vp=12,
            settlements_vp=3,
            quests_vp=0,
            regions_vp=25 + seat,
        ),
    )


def _filled(view: MesopotamiaView, players: int) -> dict[str, RegionView]:
    """Let all figures of every Empire stand on the map: at home, alone, against another, and three parties at once."""
    found = dict(view.regions)
    for seat in range(players):
        home = STARTS[seat + 1]
        found[home] = _with(found[home], start_of=seat, controller=seat, armies=(ArmyView(seat, ARMIES[1]),))
    free = [region for region, now in found.items() if now.start_of is None and not now.blocked]
    free = [region for region in free if region != MET and REGIONS[region].event_slot]
    for seat in range(players):
        strong, met, *_ = free[2 * seat :]
        found[strong] = _with(found[strong], armies=(ArmyView(seat, ARMIES[0]),), **_built(seat, seat, 2 + seat % 5))
        against = () if seat + 1 < 3 else (ArmyView((seat + 1) % players, ARMIES[2]),)
        armies = (ArmyView(seat, ARMIES[3]), *against) if seat + 1 != players else (ArmyView(seat, ARMIES[3]),)
        found[met] = _with(found[met], armies=armies, **_built(seat, (seat + 1) % players, 0))
    here = tuple(ArmyView(seat, ARMIES[2]) for seat in range(min(3, players)))
    found[MET] = _with(found[MET], armies=here, controller=None, tribe={"archer": 1, "horseman": 1})
    return found


def _with(now: RegionView, **fields: Any) -> RegionView:
    return msgspec.structs.replace(now, **{"tribe": {}, **fields})


def _built(settler: int, builder: int, die: int) -> dict[str, Any]:
    """A Settlement and a Wall, and an open Event: one that scores, or one with a die."""
    token = TokenView("ev2", 1, settler, die) if die else TokenView(SCORING, SCORES, None, 0)
    fields = {"settlement": settler, "wall": builder, "hidden_event": False, "token": token}
    return {**fields, "controller": settler if settler == builder else None}
