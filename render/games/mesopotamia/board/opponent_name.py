"""What the side that nobody sits at is called in pictures, and by which sign it is known. M1.13"""

from __future__ import annotations

from engine.mesopotamia.view.opponent import OpponentView
from engine.mesopotamia.view.table import MesopotamiaView
from render.picture.audience import Audience

SIGNS = {"automaton": "automaton", "siege": "defenders", "guardians": "enemy"}
"""Its sign, by what is played."""


def opponent_name(audience: Audience, opponent: OpponentView) -> str:
    """Give its name, as it begins a line."""
    name = audience.name(opponent.side)
    return name[:1].upper() + name[1:]


def beside_name(view: MesopotamiaView, opponent: OpponentView, audience: Audience) -> list[str]:
    """Say how hard it is, if that was chosen, and whose figures it has. M3.21, M17.5, M18.14"""
    said = [audience.say("picture-level", level=opponent.level)] if opponent.level else []
    if opponent.is_hard:
        said.append(audience.say("picture-level", level="hard"))
    empire = view.players[opponent.side].empire
    return [*said, audience.say(f"empire-{empire}")] if empire else said
