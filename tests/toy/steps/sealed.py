"""Secrets of two questions: what is chosen, then a press that seals it. Until then it is the seat's own draft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.decision import Amounts, Answer, Decision, Hints, OneOf, Option, Seat, Some, Text, counts_of
from engine.core.game import Ctx
from engine.core.steps import AllAtOnce, EndTurn
from tests.toy import events as e
from tests.toy.state import GOODS, OFFERED, OMENS, Delta
from tests.toy.steps.arranging import Procession, Regatta
from tests.toy.steps.nouns import options

SEAL = "seal"


def sealing(seat: Seat, kind: str) -> Decision:
    """Ask for the last word on what was chosen: no turn ends with it, so it is a footer and no end."""
    choice, hints = OneOf((Option(SEAL, Text(f"{kind}-seal")),)), Hints(footer=SEAL)
    return Decision(
        seat, f"{kind}.seal", choice, Text("seal-prompt"), default=SEAL, sealed=True, always=True, hints=hints
    )


class Offering(AllAtOnce[Delta], tag="toy.Offering"):
    """All give goods to the river; whoever gave most has points, and races against the next one."""

    waiting: ClassVar[Text] = Text("offering-sealed")
    taking_back: ClassVar[Text] = Text("offering-take-back")

    def question(self, s: Delta, seat: Seat, so_far: Sequence[Answer]) -> Decision | None:
        if so_far:
            return sealing(seat, "offering") if len(so_far) == 1 else None
        goods = Amounts(options("good", "good", GOODS), dict(s.players[seat].goods), "goods")
        return Decision(seat, "offering", goods, Text("offering-prompt"), default=(), sealed=True)

    def sealed(self, s: Delta, ctx: Ctx, seat: Seat, is_done: bool) -> None:
        ctx.emit(e.Sealed(seat) if is_done else e.Unsealed(seat))

    def open(self, s: Delta, ctx: Ctx, answers: dict[int, list[Answer]]) -> None:
        worth = dict.fromkeys(answers, 0)
        for seat, (goods, _) in answers.items():
            assert isinstance(goods, tuple)
            for good, count in counts_of(goods).items():
                s.gain(seat, good, -count)
                worth[seat] += GOODS[good] * count
            ctx.emit(e.Offered(seat, counts_of(goods)))
        best = [seat for seat in worth if worth[seat] == max(worth.values())]
        if len(best) > 1 or not worth[best[0]]:
            return
        s.players[best[0]].points += OFFERED
        ctx.emit(e.OfferingWon(best[0], OFFERED))
        other = (best[0] + 1) % s.seats if s.rival is None else s.rival
        if s.held(best[0]) and s.held(other):
            s.begin_turn(best[0])
            s.push(EndTurn(best[0]))
            s.push(Regatta(best[0], other))


class Omens(AllAtOnce[Delta], tag="toy.Omens"):
    """All choose cards to show, a point for each; whoever shows most sets the order of play."""

    waiting: ClassVar[Text] = Text("omens-sealed")
    taking_back: ClassVar[Text] = Text("omens-take-back")

    def question(self, s: Delta, seat: Seat, so_far: Sequence[Answer]) -> Decision | None:
        if so_far:
            return sealing(seat, "omens") if len(so_far) == 1 else None
        hand = s.players[seat].hand
        cards = Some(options("card", "card", hand), 0, min(OMENS, len(hand)))
        return Decision(seat, "omens", cards, Text("omens-prompt"), default=(), sealed=True)

    def sealed(self, s: Delta, ctx: Ctx, seat: Seat, is_done: bool) -> None:
        ctx.emit(e.Sealed(seat) if is_done else e.Unsealed(seat))

    def open(self, s: Delta, ctx: Ctx, answers: dict[int, list[Answer]]) -> None:
        shown: dict[Seat, list[str]] = {}
        for seat, (cards, _) in answers.items():
            assert isinstance(cards, tuple)
            shown[seat], own = list(cards), s.players[seat]
            own.hand = [card for card in own.hand if card not in cards]
            own.points += len(cards)
            s.discard += cards
            ctx.emit(e.OmensShown(seat, shown[seat]))
        most = max(s.order, key=lambda seat: len(shown[seat]))
        if shown[most]:
            s.begin_turn(most)
            s.push(Procession(most))
