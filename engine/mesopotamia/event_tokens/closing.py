"""M14.5-M14.7, M14.10, M14.11: the end of an Event: its progress, and its token removed or left to score."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.game import Ctx
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.event_tokens.on_map import stays_to_score
from engine.mesopotamia.events.tokens import EventResolved
from engine.mesopotamia.siege.goal import reach_goal
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import advance, is_bound, overtaken, ranked, square_of


def close(s: MesopotamiaState, ctx: Ctx, seat: Seat, region: str) -> None:
    """Make an Event's progress and remove it, unless its token stays to score; nothing stays for the Defenders of Ur.

    M14.5-M14.7, M14.10, M14.11, M18.14
    """
    token = s.tokens[region]
    way = EVENTS[token.card].way(token.option) if token.option else None
    before = ranked(s.event)
    squares = advance(s.event, seat, way.progress if way else 1, is_locked=is_bound(s, seat))
    stays = stays_to_score(token) and is_bound(s, seat)
    if not stays:
        del s.tokens[region]
        s.resolved.append(token.card)
    square = square_of(s.event, seat)
    passed = overtaken(before, s.event, seat)
    ctx.emit(EventResolved(seat, region, token.card, token.option, squares, square, stays, *passed))
    reach_goal(s, ctx)
