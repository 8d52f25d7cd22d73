"""M20.3, MI23: what a seat cannot know, dealt anew."""

from __future__ import annotations

from engine.core.decision import Answer, Seat
from engine.core.game import Ctx
from engine.core.steps import AllAtOnce
from engine.mesopotamia.state import MesopotamiaState


class _Lots:
    """Draws answers by the lots of a veil."""

    def __init__(self, ctx: Ctx) -> None:
        self._ctx = ctx

    def randrange(self, stop: int, /) -> int:
        """Draw a number from 0 to stop - 1."""
        return self._ctx.draw(stop)


def veil(s: MesopotamiaState, seat: Seat | None, ctx: Ctx) -> None:
    """Deal the Quests of others anew from what is left, and let them seal other answers."""
    if s.result is None:
        _deal_quests(s, seat, ctx)
    for step in s.stack:
        if isinstance(step, AllAtOnce):
            _seal_otherwise(s, step, seat, ctx)


def _deal_quests(s: MesopotamiaState, seat: Seat | None, ctx: Ctx) -> None:
    others = [player for side, player in enumerate(s.players) if side != seat]
    held = [quest for player in others for quest in (*player.quests, *player.dealt)]
    unseen = sorted([*s.quest_pool, *held])  # so that nothing is left of who holds which
    ctx.shuffle(unseen)
    for player in others:
        player.quests = [unseen.pop() for _ in player.quests]
        player.dealt = [unseen.pop() for _ in player.dealt]
    s.quest_pool = unseen


def _seal_otherwise(s: MesopotamiaState, step: AllAtOnce[MesopotamiaState], seat: Seat | None, ctx: Ctx) -> None:
    for other, given in step.answers.items():
        if other == seat:
            continue
        answers: list[Answer] = []
        for _ in given:
            question = step.question(s, other, answers)
            if question is not None:
                answers.append(question.choice.sample(_Lots(ctx)))
        step.answers[other] = answers
