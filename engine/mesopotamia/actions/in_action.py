"""M5.6, M5.9: what all six actions have in common while one is under way."""

from __future__ import annotations

from typing import ClassVar

from engine.core.decision import Move, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.core.unread import bare
from engine.mesopotamia.content.technologies import Action, Effect
from engine.mesopotamia.notes import END, LEAVE, absent, refused
from engine.mesopotamia.state import MesopotamiaState

REROLLS = ("reroll", "reroll_free")
"""The answers that lead to a reroll of the dice. M5.11, M5.13"""


class InAction(Step[MesopotamiaState]):
    """An action under way: its question comes again until it is used up, left for another action, or ends the turn.

    `level` is that of the card when the action began: raising it on the way changes nothing. M5.6
    """

    action: ClassVar[Action]
    seat: Seat
    level: int

    @classmethod
    def is_possible(cls, s: MesopotamiaState, seat: Seat, level: int) -> bool:
        """Whether something could be done with this action now; else it is not offered. M4.8"""
        raise NotImplementedError

    @classmethod
    def refusal(cls, s: MesopotamiaState, seat: Seat, level: int) -> Text | None:
        """Why the action cannot be begun now, if so. M4.8"""
        return None if cls.is_possible(s, seat, level) else refused("nothing_to_do", technology=cls.action)

    @classmethod
    def absences(cls, s: MesopotamiaState, seat: Seat, level: int) -> list[Text]:
        """Say beside the question for an action why this one is not offered; nothing if it is."""
        why = cls.refusal(s, seat, level)
        return [] if why is None else [absent("action" if "technology" in why.args else cls.action, why)]

    def effect(self, s: MesopotamiaState) -> Effect:
        """What the card does that was in use when the action began."""
        return s.players[self.seat].effect(self.action, self.level)

    def ways_out(self, s: MesopotamiaState) -> tuple[Option, ...]:
        """The last answers of every question in an action: leave it, and the end of the turn. M4.7"""
        leave = bare(LEAVE) if s.unread else Option(LEAVE, Text("leave-action", {"technology": self.action}))
        return (leave, END) if s.turn is not None and s.turn.pawn else (leave,)

    def is_closed(self, s: MesopotamiaState, part: str) -> bool:
        """Whether a part of the action is over because the other part was begun after it. M10.1, M11.1"""
        return s.turn is not None and part in s.turn.closed

    def close(self, s: MesopotamiaState, part: str) -> None:
        """End a part of the action that was begun, as the other one begins; it stays closed for the turn."""
        if s.turn is not None and part not in s.turn.closed:
            s.turn.closed.append(part)

    def skipped(self, s: MesopotamiaState) -> str:
        """What an absent player says in an action: what can be skipped is skipped. M21.4"""
        return self.ends(s) or LEAVE

    def ends(self, s: MesopotamiaState) -> str:
        """The answer that ends the turn, for `Decision.ends`; with `LEAVE` as `Hints.stop`."""
        return END.id if s.turn is not None and s.turn.pawn else ""

    def leaves(self, s: MesopotamiaState, move: Move) -> bool:
        """Leave the action, or the whole turn, if that is what was answered; say whether it was."""
        if move.answer not in (LEAVE, END.id):
            return False
        if move.answer == END.id and s.turn is not None:
            s.turn.is_over = True
        s.pop()
        return True

    def is_used_up(self, s: MesopotamiaState) -> bool:
        """Whether all that the card allows was done; else the action may be over for want of something. M22.2"""
        return False

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Nothing more can be done: the action is over."""
        if s.turn is not None and self.is_used_up(s):
            s.turn.used_up.append(self.action)
        s.pop()

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Refuse the end of the turn while the pawn is not placed; each action adds reasons of its own. M4.7"""
        return refused("pawn_not_used") if move.answer == END.id else None

    def not_yet(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Refuse another action, or a reroll, while this one is under way. M5.9, M5.12"""
        if move.kind == "reroll" or (move.kind == "action" and move.answer in REROLLS):
            return refused("not_now")
        return refused("action_open", technology=self.action) if move.kind in ("action", "pay") else None
