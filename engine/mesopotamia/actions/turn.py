"""M5.2, M5.3, M4.7, M4.8: one turn of the Action phase, an action with the pawn and any number paid with dice."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import NO_HINTS, Arg, Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.core.unread import NO_WORDS
from engine.mesopotamia.actions.dingir import Payment, apart, payments, roll_dice, shown, take_dice_back, usable
from engine.mesopotamia.actions.reroll import (
    FREE,
    FREE_REROLL,
    PAID,
    Reroll,
    has_free_reroll,
    paid_reroll,
    reroll_refusal,
)
from engine.mesopotamia.actions.six_actions import (
    PAWN,
    STEPS,
    action_refusal,
    begin_action,
    dice_option,
    impossible,
    mismatch,
    other_dice_option,
    pawn_option,
)
from engine.mesopotamia.content.technologies import ACTIONS
from engine.mesopotamia.events.turn import PawnPutAside, TurnEnded
from engine.mesopotamia.notes import END, absent, refused
from engine.mesopotamia.regions import combats_of
from engine.mesopotamia.state import MesopotamiaState, Turn

USED_UP = {
    "explore": "no_activations",
    "build": "no_builds_left",
    "research": "no_discoveries_left",
    "gather": "no_gathers_left",
    "war": "no_units_left",
}
"""What is said of an action that would be possible afresh, but is over."""
WAITS = 2
"""Since these rules a turn never ends by itself: also after a reroll that allows nothing more, its player ends it."""
DICE, ASIDE = "dice", "aside"
"""Answers: with other dice than those proposed; with no action at all."""
OTHER_DICE = Option(DICE, Text("action-dice"))
WITHOUT_ACTION = Option(ASIDE, Text("action-aside"), Text("action-aside-note"))


class ActionTurn(Step[MesopotamiaState], tag="mesopotamia.ActionTurn"):
    """D8, D29: actions until the player ends the turn, which needs the pawn placed. M4.7, M5.2"""

    seat: Seat

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask for the next action and how it is paid; the last word is the player's, too. M4.7"""
        turn = s.turn
        if turn is None or turn.is_over:
            return
        dice = usable(s, self.seat)
        options, refusals = self._offers(s, turn, dice)
        last = (END,) if turn.pawn else (WITHOUT_ACTION,)
        is_last = bool(turn.pawn) and not options
        about: dict[str, Arg] = {
            "pawn": turn.pawn,
            "performed": tuple(turn.performed),
            "dice": dice,
            "rerolls": turn.rerolls,
        }
        yield Decision(
            self.seat,
            "action",
            OneOf((*options, *last)),
            NO_WORDS if s.unread else self._prompt(s, turn, dice, is_last=is_last),
            default=END.id if turn.pawn else ASIDE if "gather" in turn.performed else f"gather.{PAWN}",  # M21.4
            about=about,
            always=is_last and (s.rules >= WAITS or bool(s.draft[self.seat])),
            ends=END.id if turn.pawn else "",
            hints=NO_HINTS
            if s.unread
            else Hints(idle="" if turn.pawn else ASIDE, menu=Text("action-menu"), refused=refusals),
        )

    def _prompt(self, s: MesopotamiaState, turn: Turn, dice: Payment, *, is_last: bool) -> Text:
        key = "action-over-prompt" if is_last else "action-more-prompt" if turn.pawn else "action-prompt"
        said: dict[str, Arg] = {"regions": combats_of(s, self.seat)} if turn.pawn else {}
        said |= {"is_undoable": bool(s.draft[self.seat])} if is_last else {"dice": shown(s, self.seat, dice)}
        return Text(key, said)

    def _offers(self, s: MesopotamiaState, turn: Turn, left: Payment) -> tuple[list[Option], tuple[Text, ...]]:
        """The actions that are possible, with the cheapest dice for each, and why the others are not."""
        options: list[Option] = []
        refusals = [] if turn.pawn or s.unread else [absent("turn", refused("pawn_not_used"))]
        has_other_dice = False
        can_perform = left or not turn.pawn
        to_perform = [action for action in ACTIONS if can_perform and action not in turn.performed]
        paying = payments(s, self.seat, to_perform)
        for action in to_perform:
            level = s.players[self.seat].levels[action]
            if not STEPS[action].is_possible(s, self.seat, level):
                refusals += () if s.unread else STEPS[action].absences(s, self.seat, level)
                continue
            ways = paying[action]
            if not turn.pawn:
                options.append(pawn_option(s, self.seat, action))
            elif left and not ways and not s.unread:
                refusals.append(absent("action", mismatch(s, self.seat, action)))
            if ways:
                options.append(dice_option(s, self.seat, action, ways[0], left))
                has_other_dice |= len(ways) > 1 and len(apart(s, self.seat, ways)) > 1
        if has_other_dice:
            options.append(OTHER_DICE)
        if left and not s.no_luck:
            if reroll_refusal(s, self.seat, free=True) is None:
                options.append(FREE_REROLL)
            if no_reroll := reroll_refusal(s, self.seat, free=False):
                refusals += () if s.unread else [absent("reroll", no_reroll)]
            else:
                options.append(paid_reroll(s, self.seat))
        return options, tuple(refusals)

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Begin an action, ask on, or end the turn."""
        assert s.turn is not None
        match move.answer:
            case END.id:
                s.turn.is_over = True
            case "aside":
                s.turn.pawn = "aside"
                ctx.emit(PawnPutAside(self.seat))
            case "dice":
                s.push(OtherDice(self.seat))
            case "reroll" | "reroll_free":
                s.push(Reroll(self.seat, move.answer == FREE))
            case answer:
                begin_action(s, ctx, self.seat, str(answer))

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Begin the turn; or end it, and roll the dice for the next one. M5.7"""
        if s.turn is None:
            s.turn = Turn()
            if s.rolls_at_start:
                roll_dice(s, ctx, self.seat)
            return
        ctx.commit()
        ctx.emit(TurnEnded(self.seat))
        if s.rolls_at_start:
            take_dice_back(s, self.seat)
        else:
            roll_dice(s, ctx, self.seat)
        s.turn = None
        s.end_turn()
        s.pop()

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Say why an action, a reroll, or the end of the turn is not possible. M5.2, M5.11, M4.7"""
        turn, answer = s.turn, str(move.answer)
        if turn is None:
            return None
        if answer == END.id:
            return refused("pawn_not_used")
        if answer == ASIDE:
            return refused("pawn_used")
        if answer == PAID or (answer == FREE and has_free_reroll(s, self.seat)):
            return reroll_refusal(s, self.seat, answer == FREE)
        return action_refusal(s, self.seat, turn, answer)

    def not_yet(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Say why dice cannot be chosen, or why an action that was performed does not go on."""
        if s.turn is not None and move.kind == "pay":
            return action_refusal(s, self.seat, s.turn, str(move.answer))
        if move.kind == "reroll":
            return reroll_refusal(s, self.seat, free=False)
        action = next((each for each in ACTIONS if each == move.kind), None)
        if action is None or s.turn is None or action not in s.turn.performed:
            return None
        why = STEPS[action](self.seat, s.players[self.seat].levels[action]).why_not(s, move)
        is_known = why is None or why.key != refused("unknown_id").key  # M22.2: known ids come before amounts
        if action in USED_UP and (why is None or (is_known and action in s.turn.used_up)):
            return refused(USED_UP[action])
        return why


class OtherDice(Step[MesopotamiaState], tag="mesopotamia.OtherDice"):
    """D8 with dice other than those proposed: every action with every set of dice that pays for it. M5.3"""

    seat: Seat

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask for an action and its dice."""
        performed, left = s.turn.performed if s.turn else (), usable(s, self.seat)
        paying = payments(s, self.seat, [action for action in ACTIONS if action not in performed])
        options = tuple(
            other_dice_option(s, self.seat, action, payment, left)
            for action, ways in paying.items()
            if impossible(s, self.seat, action) is None
            for payment in apart(s, self.seat, ways)
        )
        prompt = NO_WORDS if s.unread else Text("pay-prompt", {"dice": shown(s, self.seat, left)})
        yield Decision(self.seat, "pay", OneOf(options), prompt, default=options[0].id)

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Begin the action in place of this question."""
        s.pop()
        begin_action(s, ctx, self.seat, str(move.answer))

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Say why an action cannot be paid for with these dice."""
        return action_refusal(s, self.seat, s.turn, str(move.answer)) if s.turn else None
