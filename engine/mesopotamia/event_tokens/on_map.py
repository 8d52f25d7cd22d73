"""M14.4, M14.7: face-up Event tokens, those with a die and those that score."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.content.empires import EVENT_DICE
from engine.mesopotamia.regions import controller
from engine.mesopotamia.state import MesopotamiaState, TokenOnMap


def six_round_regions(s: MesopotamiaState, owner: Seat) -> list[str]:
    """Where a side has six-round Events, in order."""
    return sorted(region for region, token in s.tokens.items() if token.owner == owner)


def free_event_dice(s: MesopotamiaState, side: Seat) -> int:
    """How many Event dice a side has left. M14.4, MI11"""
    return EVENT_DICE - [token.owner for token in s.tokens.values()].count(side)


def stays_to_score(token: TokenOnMap) -> bool:
    """Whether a token was left face up to score. M14.7"""
    return bool(token.option) and EVENTS[token.card].way(token.option).kind == "vp"


def scoring_regions(s: MesopotamiaState) -> dict[str, Seat | None]:
    """The regions with a token that scores, in order, and who controls each."""
    return {region: controller(s, region) for region in sorted(s.tokens) if stays_to_score(s.tokens[region])}


def vp_regions(s: MesopotamiaState, side: Seat) -> list[str]:
    """The regions with a token that scores which a side controls, in order."""
    return [region for region, scoring in scoring_regions(s).items() if scoring == side]
