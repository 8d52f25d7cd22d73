"""The rules of Delta: a step for each box of its flow chart, a file for each idea."""

from typing import Any

from engine.core.game import Step
from engine.core.steps import EndTurn
from tests.toy.steps.actions import Feast, Fish, Hide, Ship, Trade
from tests.toy.steps.arranging import Procession, Regatta
from tests.toy.steps.bidding import Bidding
from tests.toy.steps.rounds import Deal, Round
from tests.toy.steps.sealed import Offering, Omens
from tests.toy.steps.tide import Tide, Wash
from tests.toy.steps.turns import RivalTurn, Turn, Turns

__all__ = [
    "STEPS",
    "Bidding",
    "Deal",
    "Feast",
    "Fish",
    "Hide",
    "Offering",
    "Omens",
    "Procession",
    "Regatta",
    "RivalTurn",
    "Round",
    "Ship",
    "Tide",
    "Trade",
    "Turn",
    "Turns",
    "Wash",
]

CHAPTERS = (
    *(Deal, Round, Bidding, Turns, Turn, RivalTurn, Trade, Ship, Fish, Feast, Hide),
    *(Tide, Wash, Offering, Omens, Regatta, Procession),
)
STEPS: tuple[type[Step[Any]], ...] = (*CHAPTERS, EndTurn)
