"""M18.4: the Defenders win as soon as one of their seals reaches the goal of its track."""

from __future__ import annotations

from engine.core.game import Ctx
from engine.mesopotamia.content.solo import SIEGE
from engine.mesopotamia.events.siege import GoalReached
from engine.mesopotamia.scoring.lost import lose
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import square_of


def reach_goal(s: MesopotamiaState, ctx: Ctx) -> None:
    """End the match if the Defenders are there."""
    if s.siege is None or s.result is not None:
        return
    side = s.seats
    squares = {"event": square_of(s.event, side), "population": square_of(s.population, side)}
    if squares["event"] >= SIEGE.goal_square:
        ctx.emit(GoalReached(side, "event", squares["event"]))
        lose(s, ctx)
    elif squares["population"] >= SIEGE.goal_square:
        ctx.emit(GoalReached(side, "population", squares["population"]))
        lose(s, ctx)
