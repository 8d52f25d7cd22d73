"""Spending camels in Assyria: a turn of several actions, of which a player may take some again and again."""

from __future__ import annotations

from engine.assyria import GAME
from engine.core.decision import Move
from engine.core.preview import Preview, preview
from tests.rules.assyria.table import RED, Table


def spending(camels: int) -> tuple[Table, Preview]:
    """Ask red what to spend camels on, with nothing for sale but a Plow."""
    t = Table().camels(RED, camels).ziggurat(RED, "e4").for_sale()
    t.act(RED)
    return t, preview(GAME, t.state, RED)


def said(*answers: str) -> list[Move]:
    """Answer what an action is, and on what it is spent, in turns."""
    kinds = {"offer": "offer.camels", "intrigue": "intrigue.dignitary", "extend": "extend.hex"}
    moves, kind = [], ""
    for answer in answers:
        moves.append(Move(RED, kinds.get(kind, "action"), answer))
        kind = answer if answer in kinds else ""
    return moves
