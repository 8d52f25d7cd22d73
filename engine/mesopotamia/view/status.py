"""What stands above every question: where the match is, and what the seat owns. M20.1"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Arg, Seat, Text
from engine.mesopotamia.content.empires import FIGHTERS
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.tokens import GARDEN_LEVELS
from engine.mesopotamia.opponent import HUMAN
from engine.mesopotamia.view.opponent import OpponentView
from engine.mesopotamia.view.players import PlayerView
from engine.mesopotamia.view.table import MesopotamiaView

NEAR = 2
"""So few squares before their goal the Defenders are a danger that is pointed out. M18.4"""


def status(view: MesopotamiaView, seat: Seat | None) -> list[Text]:
    """Say the round and what ends the match; a danger; what a seat holds, how far it is, and its pawn and dice."""
    lines = [_where(view, seat), *_danger(view)]
    if seat is not None and view.players[seat].start:
        lines += _own(view.players[seat])
        if view.phase == "actions":
            lines.append(_means(view, seat))
    return lines


def _where(view: MesopotamiaView, seat: Seat | None) -> Text:
    if view.phase == "setup":
        return Text("status-setup")
    if view.opponent is not None and view.opponent.mode != "automaton":
        return _alone(view, view.opponent)
    built = len(view.garden_builders)
    args: dict[str, Arg] = {"round": view.round, "built": built, "levels": GARDEN_LEVELS, "rounds": view.last_round}
    if view.phase == "combat":  # whose turn comes when says nothing there
        return Text("status-round-combat", args)
    if seat is None:
        return Text("status-round", args)
    place = view.order.index(seat) + 1
    return Text("status-round-place", {**args, "place": place, "players": len(view.order)})


def _alone(view: MesopotamiaView, opponent: OpponentView) -> Text:
    """How near the end of a match is that neither Gardens nor the order of play decide. M18.4, M19.4"""
    side = view.players[opponent.side]
    if opponent.mode == "siege":
        squares: dict[str, Arg] = {"population": side.population, "event_square": side.event, "goal": opponent.goal}
        return Text("status-siege", {"round": view.round, **squares})
    wave: dict[str, Arg] = {"wave": opponent.wave, "waves": opponent.waves, "count": opponent.fighters}
    return Text("status-wave", {"round": view.round, **wave, "phalanxes": side.holding["phalanx"]})


def _danger(view: MesopotamiaView) -> list[Text]:
    """Point out that the match may soon be lost: Defenders near their goal, an enemy beside the home. M18.4, M19.6"""
    opponent = view.opponent
    if opponent is None or view.phase == "setup":
        return []
    side = view.players[opponent.side]
    if opponent.mode == "siege":
        left = opponent.goal - max(side.population, side.event)
        return [Text("status-siege-near", {"left": left})] if 0 < left <= NEAR else []
    home = view.players[HUMAN].start
    units = _fighters(view, opponent.side, REGIONS[home].adjacent) if opponent.mode == "guardians" else {}
    is_open = not _fighters(view, HUMAN, [home])
    return [Text("status-wave-near", {"region": home, "units": units, "is_open": is_open})] if units else []


def _fighters(view: MesopotamiaView, side: Seat, regions: Iterable[str]) -> dict[str, int]:
    """The combat Units of a side in some regions, by kind."""
    armies = [army for region in regions for army in view.regions[region].armies if army.side == side]
    counted = {kind: sum(army.units.get(kind, 0) for army in armies) for kind in FIGHTERS}
    return {kind: count for kind, count in counted.items() if count}


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
