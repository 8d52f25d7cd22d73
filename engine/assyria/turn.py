"""A4: eight turns of three phases; and A8, the end of a turn."""

from __future__ import annotations

from engine.assyria.actions import Actions
from engine.assyria.agriculture import Harvest, Sowing
from engine.assyria.data import BONUS, COUNTS, TURNS, turns_to_flood
from engine.assyria.events import MarketCleared, TurnBegan, TurnEnded
from engine.assyria.expansion import Expansion
from engine.assyria.final_scoring import FinalScoring
from engine.assyria.flood import Flood
from engine.assyria.state import AssyriaState
from engine.core.game import Ctx, Step

TURN_GAINS = 4
"""Since these rules the end of a turn says what it brought; a match begun before does not know how all stood. A8.1"""


class Turns(Step[AssyriaState], tag="assyria.Turns"):
    """The flow of the whole match: one phase after the other, one turn after the other, then final scoring. A4.2"""

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """Go into the next phase."""
        match s.phase:
            case "setup":  # the first market was sown before. A2.7
                s.phase = "agriculture"
                s.push(Harvest())
            case "agriculture":
                s.phase = "expansion"
                s.push(Expansion())
            case "expansion":
                s.phase = "actions"
                s.push(Actions())
            case "actions":
                s.become(NextTurn())
                if not turns_to_flood(s.turn):
                    s.push(Flood())


class NextTurn(Step[AssyriaState], tag="assyria.NextTurn"):
    """What lies between two turns. A8.2-A8.5, A9.15, A9.16"""

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """Lay the next Expansion card and begin anew; after the last turn the match ends. A9.17"""
        ctx.emit(ended(s))
        ctx.end_round()
        if s.turn == TURNS:
            s.become(FinalScoring())
            return
        clear_market(s, ctx)
        s.turn += 1
        s.phase = "agriculture"
        s.bonus = COUNTS[s.seats].bonus_card and s.reign in BONUS.reigns
        ctx.commit()  # A14.4
        s.expansion.append(s.expansion_deck.pop())
        ctx.emit(TurnBegan(s.turn, s.reign, s.value))
        s.become(Turns())
        s.push(Harvest())
        s.push(Sowing())


def ended(s: AssyriaState) -> TurnEnded:
    """Report how everybody stands and what the turn brought them, and keep it for the end of the next one. A8.1"""
    points = [player.vp for player in s.players]
    if s.rules < TURN_GAINS:
        return TurnEnded(s.turn, points)
    before = s.vp_before or [0] * s.seats
    s.vp_before = points
    return TurnEnded(s.turn, points, [now - then for now, then in zip(points, before, strict=True)])


def clear_market(s: AssyriaState, ctx: Ctx) -> None:
    """A8.2"""
    left = [card for column in s.market for card in column]
    s.discard += left
    s.market = [[] for _ in s.market]
    if left:
        ctx.emit(MarketCleared(left))
