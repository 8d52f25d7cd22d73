"""A match of Delta from the first card to the last point."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.game import Ctx, Result, Step
from tests.toy import events as e
from tests.toy.state import CARDS, FLOOD, HAND, ROUNDS, Delta
from tests.toy.steps.bidding import Bidding
from tests.toy.steps.sealed import Offering, Omens
from tests.toy.steps.tide import Tide


class Deal(Step[Delta], tag="toy.Deal"):
    """Shuffle the cards and deal."""

    def run(self, s: Delta, ctx: Ctx) -> None:
        ctx.shuffle(s.deck)
        for player in s.players[: s.seats]:
            player.hand = [s.deck.pop() for _ in range(HAND)]
        s.become(Round())


class Round(Step[Delta], tag="toy.Round"):
    """Bids, a turn for everybody, the tide, offerings or omens; until the fields are flooded or the harvest is in."""

    def run(self, s: Delta, ctx: Ctx) -> None:
        if s.round:
            ctx.end_round()
        if s.water < FLOOD and s.round < ROUNDS:
            s.round += 1
            everybody = list(range(s.seats))
            s.push(Offering(everybody) if s.round % 2 else Omens(everybody))
            s.push(Tide())
            s.push(Bidding(everybody))
        elif s.water >= FLOOD:
            _end(s, ctx, "flood", [] if s.rival is None else [s.rival])
        else:
            _turn_cards(s, ctx)
            most = max(player.points for player in s.players)
            _end(s, ctx, "harvest", [side for side, player in enumerate(s.players) if player.points == most])


def _turn_cards(s: Delta, ctx: Ctx) -> None:
    """Turn up what lies face down; after a flood it is never seen again."""
    for seat, player in enumerate(s.players):
        if player.face_down:
            points = 2 * sum(CARDS[card] for card in player.face_down)
            player.points += points
            ctx.emit(e.CardsTurned(seat, list(player.face_down), points))
            s.discard += player.face_down
            player.face_down = []


def _end(s: Delta, ctx: Ctx, ending: str, winners: list[Seat]) -> None:
    """The harvest is won by points. The flood takes all: nobody wins but the rival, who lives in the reeds."""
    scores = [player.points for player in s.players]
    ranking = [[i for i, own in enumerate(scores) if own == each] for each in sorted(set(scores), reverse=True)]
    s.result = Result(scores, ranking, ending, winners)
    ctx.emit(e.MatchEnded(ending, winners) if winners else e.MatchLost(ending))
