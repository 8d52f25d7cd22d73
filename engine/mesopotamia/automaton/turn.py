"""M17.8-M17.15: a turn of the Automaton, played by itself from its Strategy cards and the Action cards it draws."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

from engine.core.decision import Seat
from engine.core.game import Ctx, Step
from engine.mesopotamia.automaton.building import build
from engine.mesopotamia.automaton.marches import move
from engine.mesopotamia.automaton.other_actions import claim_token, discover, grow, muster, take_phalanxes
from engine.mesopotamia.automaton.strategy_row import Marking, draw_until, read_row, tidy_row, unmarked
from engine.mesopotamia.content.solo import ACTION_CARDS, AUTOMATON, STAR_CARD, STRATEGIES, ActionCard
from engine.mesopotamia.content.strategy import (
    BuildNext,
    ClaimToken,
    DiscoverNext,
    DrawUntil,
    GainPhalanxes,
    Grow,
    MoveUnits,
    Muster,
    StrategyOp,
)
from engine.mesopotamia.content.technologies import ACTIONS, Action
from engine.mesopotamia.events.automaton import ActionCardsDrawn, StrategyActed, StrategyActionLost
from engine.mesopotamia.state import MesopotamiaState

By: TypeAlias = Literal["card", "star", "bonus"]


class AutomatonTurn(Step[MesopotamiaState], tag="mesopotamia.AutomatonTurn"):
    """The whole turn: nobody is asked in it."""

    seat: Seat

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Read the row, draw Action cards, act, and fill the row up."""
        automaton = s.automaton
        if automaton is None:
            raise LookupError("no Automaton takes part")
        row = read_row(s, ctx, automaton)
        cards = draw_action_cards(ctx, AUTOMATON.action_cards, action_cards(s, self.seat))
        drawn = [action for card in cards for action in ACTIONS if action == card]
        ctx.emit(ActionCardsDrawn(self.seat, drawn, STAR_CARD in cards))
        performed: list[Action] = []
        for action in drawn:
            marking = next((each for each in unmarked(row, performed) if each.action == action), None)
            self._act(s, ctx, marking, "card", performed, action)
        if STAR_CARD in cards:
            self._act(s, ctx, next(iter(unmarked(row, performed)), None), "star", performed)
        self._act(s, ctx, next(iter(unmarked(row, performed)), None), "bonus", performed)
        tidy_row(s, ctx, automaton)
        s.end_turn()
        s.pop()

    def _act(
        self,
        s: MesopotamiaState,
        ctx: Ctx,
        marking: Marking | None,
        by: By,
        performed: list[Action],
        drawn: Action | None = None,
    ) -> None:
        """Mark an action and perform it; what is impossible is lost but stays marked. M17.10, M17.14"""
        if marking is None:
            ctx.emit(StrategyActionLost(self.seat, by, "no_card", drawn))
            return
        (priority, card), half, action = marking
        card.marked.append(half)
        performed.append(action)
        ctx.emit(StrategyActed(self.seat, card.card, half, action, priority, by))
        done = [perform(s, ctx, self.seat, op) for op in STRATEGIES[card.card].half(half).ops]
        if not any(done):
            ctx.emit(StrategyActionLost(self.seat, by, "impossible", action, card.card))


def action_cards(s: MesopotamiaState, side: Seat) -> int:
    """How many Action cards are drawn. M17.9"""
    return ACTION_CARDS[s.automaton.level][s.players[side].ziggurat] if s.automaton else 0


def draw_action_cards(ctx: Ctx, deck: tuple[ActionCard, ...], count: int) -> list[ActionCard]:
    """Draw some Action cards; after the turn all lie together again. M17.9, M17.15, M20.7"""
    pool = list(deck)
    return [pool.pop(ctx.draw(len(pool))) for _ in range(count)]


def perform(s: MesopotamiaState, ctx: Ctx, side: Seat, op: StrategyOp) -> bool:
    """Do what an op of a Strategy card says; give whether anything came of it. M17.26"""
    match op:
        case MoveUnits():
            return move(s, ctx, side, op)
        case BuildNext():
            return build(s, ctx, side, op)
        case ClaimToken():
            return claim_token(s, ctx, side, op)
        case DiscoverNext():
            return discover(s, ctx, side, op)
        case Muster():
            return muster(s, ctx, side, op)
        case Grow():
            return grow(s, ctx, side, op)
        case GainPhalanxes():
            take_phalanxes(s, ctx, side, op.n)
            return True
        case DrawUntil():
            return draw_until(s, ctx, side, op.action)
        case _:
            assert_never(op)
