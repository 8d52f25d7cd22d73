"""F1: components and set-up."""

from __future__ import annotations

from engine.after_the_flood.data import PLACES, PLAYER, PLAYERS, RESOURCES, START
from engine.after_the_flood.events import OrderDrawn
from engine.after_the_flood.state import AfterTheFloodState, Player
from engine.after_the_flood.turn import Turns
from engine.core.game import Ctx, Step


class SetUp(Step[AfterTheFloodState], tag="atf.SetUp"):
    """Draw the first order of play."""

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """F1.9"""
        ctx.shuffle(s.order)
        ctx.emit(OrderDrawn(list(s.order)))
        s.become(Turns())


def new_match() -> AfterTheFloodState:
    """Lay out board, stocks and hands as for every match."""
    s = empty_table()
    for seat, player in enumerate(s.players):
        for box, count in START.boxes.items():  # F1.6
            s.workers[box][seat] = count
            player.unavailable_workers -= count
        player.available_workers = START.available_workers  # F1.7
        player.unavailable_workers -= START.available_workers
        for resource, count in START.resources.items():  # F1.8
            s.receive_resource(seat, resource, count)
    s.push(SetUp())
    return s


def empty_table() -> AfterTheFloodState:
    """Everything in its stock, nothing on the board. F1.5"""
    return AfterTheFloodState(
        seats=PLAYERS,
        order=list(range(PLAYERS)),
        players=[
            Player(
                hand=dict.fromkeys(RESOURCES, 0),
                unavailable_workers=PLAYER.workers,
                unavailable_armies=PLAYER.armies,
                cities=PLAYER.cities,
                expansions=PLAYER.expansions,
            )
            for _ in range(PLAYERS)
        ],
        stock={resource.id: resource.pieces for resource in RESOURCES.values()},
        workers={place: [0] * PLAYERS for place in PLACES},
    )
