"""M5.11-M5.13: dice that are rolled again, for a Tablet or by the Hittites free once a turn."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Arg, Decision, Hints, Move, Option, Seat, Some, Text
from engine.core.game import Ctx, Step
from engine.core.unread import bare
from engine.mesopotamia.actions.dingir import roll, usable
from engine.mesopotamia.content.empires import EMPIRES
from engine.mesopotamia.content.tokens import COSTS
from engine.mesopotamia.events.turn import DiceRerolled
from engine.mesopotamia.holdings import can_pay, kept, pay, told
from engine.mesopotamia.notes import refused
from engine.mesopotamia.state import MesopotamiaState

PAID_REROLLS = 3
"""So many for a Tablet each in one turn. M5.11"""
ASKS_OF_ONE = 3
"""Since these rules it is asked which die also where there is one only: what was pressed cannot be undone once it is
rolled."""
PAID, FREE = "reroll", "reroll_free"
"""The two answers that lead to a reroll."""
FREE_REROLL = Option(FREE, Text("action-reroll-free"), Text("action-reroll-free-note"))
"""The free one as an answer to D8."""


def reroll_refusal(s: MesopotamiaState, seat: Seat, free: bool) -> Text | None:
    """Why dice cannot be rolled again now, if so. M5.11-M5.13, M5.15"""
    if s.no_luck:
        return refused("variant_no_reroll")
    if s.turn is None:
        return refused("not_now")
    if free and not has_free_reroll(s, seat):
        return refused("not_now")
    if free and s.turn.free_reroll_used:
        return refused("free_reroll_used")
    if not free and s.turn.rerolls == PAID_REROLLS:
        return refused("reroll_limit", most=PAID_REROLLS)
    if not usable(s, seat):
        return refused("die_already_used" if any(die.used for die in s.players[seat].dice) else "no_dice_chosen")
    return None if free or can_pay(s, seat, COSTS["reroll"]) else refused("no_tablet")


def has_free_reroll(s: MesopotamiaState, seat: Seat) -> bool:
    """Whether this Empire rerolls once a turn without a Tablet. M5.13"""
    return EMPIRES[s.players[seat].empire].special == "free_reroll"


def paid_reroll(s: MesopotamiaState, seat: Seat) -> Option:
    """The one for a Tablet as an answer to D8."""
    if s.unread:
        return bare(PAID)
    cost = COSTS["reroll"]
    prices: dict[str, Arg] = {"resources": told(cost), "kept_resources": kept(s, seat, cost)}
    return Option(PAID, Text("action-reroll"), Text("action-reroll-note", prices))


class Reroll(Step[MesopotamiaState], tag="mesopotamia.Reroll"):
    """D28: which dice are rolled again; only unused ones that were rolled for this turn. M5.12"""

    seat: Seat
    free: bool

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask for any set of dice but none."""
        dice, positions = s.players[self.seat].dice, usable(s, self.seat)
        options = tuple(
            Option(str(each), Text("reroll-option", {"number": each, "sign": dice[each - 1].face}))
            for each in positions
        )
        yield Decision(
            self.seat,
            "reroll",
            Some(options, 1, len(options)),
            Text("reroll-prompt", {"free": self.free}),
            default=(options[0].id,),
            about={"free": self.free, "dice": positions},
            always=len(options) == 1 and s.rules >= ASKS_OF_ONE,
            hints=Hints(menu=Text("reroll-menu", {"free": self.free})),
        )

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Pay for the reroll, if it is not free, and roll; this cannot be undone. M20.5"""
        turn, positions = s.turn, [int(each) for each in move.answer] if isinstance(move.answer, tuple) else []
        paid = {} if self.free else dict(COSTS["reroll"])
        if turn is not None and self.free:
            turn.free_reroll_used = True
        elif turn is not None:
            turn.rerolls += 1
        pay(s, self.seat, paid)
        dice = s.players[self.seat].dice
        ctx.emit(DiceRerolled(self.seat, positions, [roll(ctx, dice[each - 1]) for each in positions], paid))
        s.pop()

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Say why such dice cannot be rolled again. M5.11, M5.12"""
        if not move.answer:
            return refused("no_dice_chosen")
        dice = s.players[self.seat].dice
        named = move.answer if isinstance(move.answer, tuple) else (str(move.answer),)
        for each in named:
            if not (each.isascii() and each.isdigit() and 1 <= int(each) <= len(dice)):
                return refused("unknown_id")
            if dice[int(each) - 1].used:
                return refused("die_already_used")
            if not dice[int(each) - 1].face:
                return refused("not_now")  # M5.8
        return None
