"""What stands above every question: where the match is, and what the seat owns. M20.1"""

from __future__ import annotations

from engine.core.decision import Arg, Seat, Text
from engine.mesopotamia.content.tokens import GARDEN_LEVELS
from engine.mesopotamia.view.players import PlayerView
from engine.mesopotamia.view.table import MesopotamiaView

NEAR = 2
"""So few squares before their goal the Defenders are a danger that is pointed out. M18.4"""


def status(view: MesopotamiaView, seat: Seat | None) -> list[Text]:
    """Say the round and how far the Gardens are; then what a seat holds, how far it is, and its pawn and dice."""
    lines = [_where(view, seat), *_opponent(view)]
    if seat is not None and view.players[seat].start:
        lines += _own(view.players[seat])
        if view.phase == "actions":
            lines.append(_means(view, seat))
    return lines


def _where(view: MesopotamiaView, seat: Seat | None) -> Text:
    if view.phase == "setup":
        return Text("status-setup")
    built = len(view.garden_builders)
    args: dict[str, Arg] = {"round": view.round, "built": built, "levels": GARDEN_LEVELS, "rounds": view.last_round}
    if seat is None:
        return Text("status-round", args)
    place = view.order.index(seat) + 1
    return Text("status-round-place", {**args, "place": place, "players": len(view.order)})


def _opponent(view: MesopotamiaView) -> list[Text]:
    """How near the end of a match is that one plays alone. M18.4, M19.4"""
    opponent = view.opponent
    if opponent is None or view.phase == "setup":
        return []
    side = view.players[opponent.side]
    if opponent.mode == "siege":
        squares: dict[str, Arg] = {"population": side.population, "event_square": side.event, "goal": opponent.goal}
        is_near = max(side.population, side.event) >= opponent.goal - NEAR
        return [Text("status-siege", {**squares, "is_near": is_near})]
    if opponent.mode == "guardians":
        wave: dict[str, Arg] = {"wave": opponent.wave, "waves": opponent.waves, "count": opponent.fighters}
        return [Text("status-wave", {**wave, "phalanxes": side.holding["phalanx"]})]
    return []


def _own(me: PlayerView) -> list[Text]:
    lines = [Text("status-holding", {"resources": dict(me.holding)})]
    if me.population:
        squares: dict[str, Arg] = {"population": me.population, "event_square": me.event, "ziggurat": me.ziggurat}
        lines.append(Text("status-squares", {**squares, "units_on_map": me.units, "unit_limit": me.unit_limit}))
    return lines


def _means(view: MesopotamiaView, seat: Seat) -> Text:
    """The pawn, if it is this seat's turn, and dice that are not used: their faces, or without luck their colours."""
    owned = view.players[seat].dice
    ready = [die for die in owned if not die.used]
    dice: list[str | int] = [die.colour if view.no_luck else die.face for die in ready]
    args: dict[str, Arg] = {"colours" if view.no_luck else "signs": dice, "dice": len(dice), "owned": len(owned)}
    if view.turn is None or view.turn_of != seat:
        return Text("status-dice-colours" if view.no_luck else "status-dice", args)
    key = "status-means-colours" if view.no_luck else "status-means"
    return Text(key, {**args, "pawn": view.turn.pawn or "ready"})
