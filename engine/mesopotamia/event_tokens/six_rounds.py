"""M4.5, M14.13, M14.14: six-round Events at the end of a round."""

from __future__ import annotations

from engine.core.game import Ctx, Step
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.event_tokens.closing import close
from engine.mesopotamia.event_tokens.effects import run_or_owe
from engine.mesopotamia.event_tokens.event_ops import Occasion
from engine.mesopotamia.event_tokens.on_map import six_round_regions
from engine.mesopotamia.event_tokens.unasked import run_unasked
from engine.mesopotamia.events.tokens import EventPaused, EventRoundPassed
from engine.mesopotamia.regions import controller
from engine.mesopotamia.state import MesopotamiaState

LAST_ROUND = 6
"""The number on the die with which a six-round Event ends."""


class EndOfRound(Step[MesopotamiaState], tag="mesopotamia.EndOfRound"):
    """Every active six-round Event: owners in the turn order of the round, those of one owner by region. M4.5"""

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Process them all; nobody is asked. M14.21"""
        for seat in s.order:
            for region in six_round_regions(s, seat):
                at = Occasion(seat, region, s.tokens[region].card)
                if controller(s, region) == seat:
                    _pass_round(s, ctx, at)
                else:
                    ctx.emit(EventPaused(*at, s.tokens[region].die))
        s.pop()


def _pass_round(s: MesopotamiaState, ctx: Ctx, at: Occasion) -> None:
    """Give what a round brings and turn the die; the sixth time the Event ends. M14.13"""
    token = s.tokens[at.region]
    way = EVENTS[at.card].way(token.option)
    ctx.emit(EventRoundPassed(*at, token.die))
    run = run_unasked if s.is_unasked(at.seat) else run_or_owe
    run(s, ctx, at, way.per_round)
    if token.die < LAST_ROUND:
        token.die += 1
        return
    run(s, ctx, at, way.final)
    close(s, ctx, at.seat, at.region)
