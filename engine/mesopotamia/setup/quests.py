"""M3.19, M5.7: Quests are chosen in secret, all at once; then the dice are rolled for the first time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from engine.core.decision import Answer, Decision, Hints, Move, Option, Seat, Some, Text
from engine.core.game import Ctx, Step
from engine.core.steps import AllAtOnce
from engine.mesopotamia.actions.dingir import roll_dice
from engine.mesopotamia.counts import quests_kept
from engine.mesopotamia.events.setup import QuestsKept, QuestsSealed
from engine.mesopotamia.notes import CHOSEN, refused
from engine.mesopotamia.setup.board import QUEST_ORDER
from engine.mesopotamia.setup.start_line import start_choice, take_start_choice, why_not_so
from engine.mesopotamia.state import MesopotamiaState


class ChooseQuests(AllAtOnce[MesopotamiaState], tag="mesopotamia.ChooseQuests"):
    """D7; with set-up by lot the own D4-D6 come before it. M3.24"""

    ending: ClassVar[Text | None] = CHOSEN
    waiting: ClassVar[Text] = Text("quests-sealed-prompt")
    taking_back: ClassVar[Text] = Text("quests-take-back")

    @property
    def kind(self) -> str:
        """Its questions are about Quests."""
        return "quests"

    def question(self, s: MesopotamiaState, seat: Seat, so_far: Sequence[Answer]) -> Decision | None:
        """Ask for the start line that was drawn, then which Quests are kept."""
        first = start_choice(s, seat) if s.by_lot else None
        if first is not None and not so_far:
            return msgspec.structs.replace(first, sealed=True)
        return _keep(s, seat) if len(so_far) == (first is not None) else None

    def open(self, s: MesopotamiaState, ctx: Ctx, answers: dict[int, list[Answer]]) -> None:
        """Place what was chosen by lot's Empires; give kept Quests out and put the others back. M3.19"""
        for seat, (*first, kept) in answers.items():
            for answer in first:
                take_start_choice(s, ctx, seat, answer)
            player = s.players[seat]
            player.quests = [quest for quest in player.dealt if isinstance(kept, tuple) and quest in kept]
            returned = [quest for quest in player.dealt if quest not in player.quests]
            player.dealt = []
            s.quest_pool = sorted([*s.quest_pool, *returned], key=QUEST_ORDER.__getitem__)
            ctx.emit(QuestsKept(seat, len(player.quests), list(player.quests), returned))

    def sealed(self, s: MesopotamiaState, ctx: Ctx, seat: Seat, is_done: bool) -> None:
        """Tell that a player is ready."""
        ctx.emit(QuestsSealed(seat, is_done))

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """M3.19"""
        if move.kind != "quests":
            return why_not_so(s, move)
        chosen = move.answer if isinstance(move.answer, tuple) else ()
        if not set(chosen) <= set(s.players[move.seat].dealt):
            return refused("unknown_id")
        kept = quests_kept(s)
        return refused("keep_exactly_3", kept=kept) if len(chosen) != kept else None


def _keep(s: MesopotamiaState, seat: Seat) -> Decision:
    player, kept = s.players[seat], quests_kept(s)
    dealt = player.dealt
    options = tuple(
        Option(quest, Text("quest-option", {"quest": quest}), Text("quest-note", {"quest": quest})) for quest in dealt
    )
    return Decision(
        seat,
        "quests",
        Some(options, kept, kept),
        Text("quests-prompt", {"kept": kept, "dealt": len(dealt), "empire": player.empire if s.by_lot else None}),
        default=tuple(dealt[:kept]),
        sealed=True,
        hints=Hints(menu=Text("quests-menu", {"kept": kept})),
    )


class FirstRoll(Step[MesopotamiaState], tag="mesopotamia.FirstRoll"):
    """All dice are rolled for the first turns, unless that is done when those begin. M5.7"""

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Roll, one Empire after the other."""
        s.pop()
        if not s.rolls_at_start:
            for seat in range(s.seats):
                roll_dice(s, ctx, seat)
