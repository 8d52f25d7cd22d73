"""M3.11-M3.14, M3.18, M3.19: tracks, Trade tokens, Gardens and the Quests to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Ctx, Step
from engine.mesopotamia.build.gardens import turn_next_tile
from engine.mesopotamia.content.cards import QUESTS
from engine.mesopotamia.content.empires import EMPIRES, START, TRACK_ORDER
from engine.mesopotamia.content.solo import GUARDIANS
from engine.mesopotamia.content.tokens import TRADE_TOKENS, trade_layout
from engine.mesopotamia.counts import quests_dealt
from engine.mesopotamia.events.setup import QuestsDealt, TradeLaid
from engine.mesopotamia.state import MesopotamiaState, TradeSlot
from engine.mesopotamia.tracks import Track

QUEST_ORDER = {quest: place for place, quest in enumerate(QUESTS)}
"""Where each Quest stands in the list, for those who want the lowest ids. M21.4"""


class LayOutBoard(Step[MesopotamiaState], tag="mesopotamia.LayOutBoard"):
    """What is laid out once all Empires have begun; one draw after the other. M20.7"""

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """M3.1"""
        place_seals(s)
        lay_trade_tokens(s, ctx)
        turn_next_tile(s, ctx)
        deal_quests(s, ctx)
        s.pop()


def place_seals(s: MesopotamiaState) -> None:
    """Pile the seals on the squares where the Empires begin. M3.11, M3.12"""
    order = TRACK_ORDER
    events = (*order.event_top_to_bottom, *order.event_square_2)
    populations = (*order.population_top_to_bottom, *order.population_square_2)
    _pile(
        s, s.event, events, {each.id: each.start_squares.get("event", START.event_square) for each in EMPIRES.values()}
    )
    squares = {each.id: each.start_squares.get("population", START.population_square) for each in EMPIRES.values()}
    _pile(s, s.population, populations, squares)
    if s.siege is not None:  # M18.2: below the human's
        s.event[0].append(s.seats)
        s.population[0].append(s.seats)
    elif s.guardians is not None:  # M19.1: it has no Population seal
        s.event[GUARDIANS.enemy_event_square - 1].append(s.seats)


def _pile(s: MesopotamiaState, track: Track, top_to_bottom: Sequence[str], squares: dict[str, int]) -> None:
    sides = range(len(s.players)) if s.siege is None and s.guardians is None else s.people
    side_of = {s.players[side].empire: side for side in sides}
    for empire in top_to_bottom:
        if empire in side_of:
            track[squares[empire] - 1].append(side_of[empire])


def lay_trade_tokens(s: MesopotamiaState, ctx: Ctx) -> None:
    """Draw the tokens of each level and lay them out from the left. M3.13"""
    for level, count in enumerate(trade_layout(len(s.players)), 1):
        box = [token.id for token in TRADE_TOKENS.values() if token.set in s.sets and token.level == level]
        drawn = [box.pop(ctx.draw(len(box))) for _ in range(count)]
        s.trade += [TradeSlot(token, level, slot) for slot, token in enumerate(drawn, 1)]
        ctx.emit(TradeLaid(level, drawn))


def deal_quests(s: MesopotamiaState, ctx: Ctx) -> None:
    """Deal everybody Quests to choose from. M3.19"""
    for seat in range(s.seats):
        count = quests_dealt(s)
        dealt = [s.quest_pool.pop(ctx.draw(len(s.quest_pool))) for _ in range(count)]
        s.players[seat].dealt = sorted(dealt, key=QUEST_ORDER.__getitem__)
        ctx.emit(QuestsDealt(seat, count, list(s.players[seat].dealt)))
