"""M18.9: a turn of the Defenders of Ur."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.decision import Seat
from engine.core.game import Ctx, Step
from engine.mesopotamia.automaton.turn import draw_action_cards
from engine.mesopotamia.content.solo import SIEGE, STAR_CARD
from engine.mesopotamia.content.technologies import ACTIONS, Action
from engine.mesopotamia.events.automaton import ActionCardsDrawn
from engine.mesopotamia.events.siege import DefendersIdle
from engine.mesopotamia.siege.defenders import gather, growth, war
from engine.mesopotamia.siege.scouts import explore
from engine.mesopotamia.state import MesopotamiaState

DEEDS: Mapping[Action, Callable[[MesopotamiaState, Ctx, Seat], bool]] = {
    "gather": gather,
    "war": war,
    "explore": explore,
    "growth": growth,
}
"""What each Action card does; each says whether anything came of it."""


class DefendersTurn(Step[MesopotamiaState], tag="mesopotamia.DefendersTurn"):
    """Two Action cards, performed in the order drawn; then they lie with the others again."""

    seat: Seat

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Draw and perform; whoever has reached the goal stops there."""
        cards = draw_action_cards(ctx, SIEGE.action_deck, SIEGE.action_cards_per_turn)
        drawn = [action for card in cards for action in ACTIONS if action == card]
        ctx.emit(ActionCardsDrawn(self.seat, drawn, STAR_CARD in cards))
        for action in drawn:
            if s.result is None and not DEEDS[action](s, ctx, self.seat):
                ctx.emit(DefendersIdle(self.seat, action))
        s.end_turn()
        s.pop()
