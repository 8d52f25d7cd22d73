"""What the bot of Mesopotamia is measured by."""

from collections.abc import Mapping
from typing import Any

from engine.core.game import Event
from engine.mesopotamia.events.combat import CombatBegan
from engine.mesopotamia.events.rounds import RoundEnded
from tools.strength.yardstick import ROUNDS, Yardstick, points_in_fields

OPPONENTS = ("emperor", "igigi", "anunnaki", "siege", "siege_hard", "guardians")


def points(player: Any) -> Mapping[str, int]:
    """The eight sources of points. M15.7"""
    return points_in_fields(player.vp)


def tally(event: Event) -> str:
    """Count rounds, and combats by whom they are against."""
    match event:
        case RoundEnded():
            return ROUNDS
        case CombatBegan(defender_seat=None):
            return "combats with Tribes"
        case CombatBegan():
            return "combats between Empires"
    return ""


def sides(player: Any) -> Mapping[str, str]:
    """A side has an Empire and a start region. M4.2"""
    return {"empire": player.empire, "start": player.start}


ALONE = {opponent: {"opponent": opponent, "setup": "lot"} for opponent in OPPONENTS}
"""Every opponent for one person, M17.5, M18, M19; the Empire is drawn, so that all of them are played."""

YARDSTICK = Yardstick(range(25, 61), sources=points, tally=tally, sides=sides, alone=ALONE, compared=(2, 3, 4))
