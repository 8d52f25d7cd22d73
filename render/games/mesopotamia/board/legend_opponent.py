"""The key of what is seen only with a side that nobody sits at, by what is played. M17-M19"""

from __future__ import annotations

from engine.mesopotamia.content.empires import RAM
from engine.mesopotamia.view.opponent import OpponentView
from render.games.mesopotamia.board.ways import EDGE, WAY
from render.picture.legend import WAY as ACROSS
from render.picture.legend import Sign
from render.picture.scene import Arrow, Label, Sprite
from render.picture.theme import RUST

HERE = (0.0, 0.0)
NUMBER = 40.0


def opponent_on_map(opponent: OpponentView) -> dict[str, tuple[Sign, ...]]:
    """What marks the map: the ways of the enemy, and the place that all is about. M18.3, M19.6, M19.7"""
    match opponent.mode:
        case "guardians":
            return {"way": (Arrow(ACROSS, WAY, EDGE, 12, 30),), "hold": (Sprite("hold", HERE, 48),)}
        case "siege":
            return {"take": (Sprite("take", HERE, 48), Sprite(f"{RAM}_sign", HERE, 44))}
    return {}


def opponent_below(opponent: OpponentView) -> dict[str, tuple[Sign, ...]]:
    """What stands in its strip instead of dice and goods. M17.8-M17.12, M18.4, M18.7, M19.3"""
    match opponent.mode:
        case "guardians":
            return {
                "enemy": (Sprite("enemy", HERE, 46),),
                "steps": (Label("3", HERE, NUMBER, "number", RUST), Sprite("spearman_sign", HERE, 42)),
            }
        case "siege":
            return {
                "defenders": (Sprite("defenders", HERE, 46),),
                "goal": (Sprite("goal", HERE, 46),),
                "reserve": (Sprite("archer_sign", HERE, 44), Label("2", HERE, NUMBER, "number")),
                "draws": (Sprite("action_card", HERE, 40), Label("2", HERE, NUMBER, "number")),
            }
    return {
        "automaton": (Sprite("automaton", HERE, 46),),
        "draws-more": (Sprite("action_card", HERE, 40), Label("2 +1", HERE, NUMBER, "number")),
        "strategy": (Label("5", HERE, NUMBER, "number"), Sprite("war", HERE, 42), Sprite("growth", HERE, 42)),
        "marked": (Sprite("build", HERE, 46, faded=True), Sprite("done", HERE, 40)),
    }
