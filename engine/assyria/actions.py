"""A7: action turns; what each action does is in a file of its own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from engine.assyria.absent_actions import why_absent
from engine.assyria.build_ziggurat import Build, Extend
from engine.assyria.buy_card import Buy
from engine.assyria.data import HEXES, RIVERS, TURNS, turns_to_flood
from engine.assyria.events import ActionsEnded, ActionsSkipped
from engine.assyria.intrigue import Intrigue
from engine.assyria.kind_of_action import Action
from engine.assyria.notes import DONE
from engine.assyria.offering import Offer
from engine.assyria.state import AssyriaState, Spent
from engine.core.decision import Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.core.unread import NO_WORDS, bare_one_of

ACTIONS: dict[str, Action] = {action.key: action for action in (Build(), Extend(), Intrigue(), Offer(), Buy())}
"""In the order they are offered."""


class Actions(Step[AssyriaState], tag="assyria.Actions"):
    """Every player in turn order. A7"""

    next: int = 0

    def run(self, s: AssyriaState, ctx: Ctx) -> None:
        """Go to the next player; one who can do nothing is passed over. A12.2"""
        if self.next == s.seats:
            s.pop()
            return
        turn = ActionTurn(s.order[self.next])
        self.next += 1
        if turn.possible(s):
            s.begin_turn(turn.seat)
            s.push(turn)
        else:
            ctx.emit(ActionsSkipped(turn.seat))


class ActionTurn(Step[AssyriaState], tag="assyria.ActionTurn"):
    """D7: any actions in any order until done. A7.1"""

    ending: ClassVar[Text | None] = Text("action-done")
    seat: Seat
    spent: Spent = msgspec.field(default_factory=Spent)
    acted: bool = False
    doing: str = ""
    """The action chosen, while it is asked on or for what."""

    def asks(self, s: AssyriaState) -> Iterable[Decision]:
        """Which action, then its object; the end is always asked for. A12.2, A13.8"""
        if self.doing:
            yield self._object(s, ACTIONS[self.doing])
            return
        possible = self.possible(s)
        if s.unread:
            choice = bare_one_of((*(action.key for action in possible), DONE.id))
            yield Decision(self.seat, "action", choice, NO_WORDS, default=DONE.id, always=not possible, ends=DONE.id)
            return
        options = [self._option(s, action) for action in possible]
        refused = tuple(why_absent(s, self.seat, self.spent, ACTIONS.values()))
        key = "action-prompt" if not self.acted else "action-more-prompt" if options else "action-over-prompt"
        prompt = Text(key, {"camels": s.players[self.seat].camels, "lost_hexes": self._to_be_lost(s)})
        yield Decision(
            self.seat,
            "action",
            OneOf((*options, Option(DONE.id, Text("action-done")))),
            prompt,
            default=DONE.id,
            always=not options,
            ends=DONE.id,
            hints=Hints(refused=refused),
        )

    def _to_be_lost(self, s: AssyriaState) -> list[str | int]:
        """The huts that the Flood at the end of this turn will take. A9.1"""
        river = [hex for hex in s.huts_of(self.seat) if HEXES[hex].terrain in RIVERS]
        return [] if turns_to_flood(s.turn) else [*river]

    def _option(self, s: AssyriaState, action: Action) -> Option:
        """An action; one that has but a single object is told with it, as that will not be asked for. A13.9"""
        label, targets = Text(f"action-{action.key}"), action.possible(s, self.seat, self.spent)
        if len(targets) > 1:
            return Option(action.key, label)
        only = action.option(s, self.seat, targets[0])
        args = {**only.label.args, **(only.note.args if only.note else {})}
        return Option(action.key, label, Text(f"{action.key}-only-note", args))

    def _object(self, s: AssyriaState, action: Action) -> Decision:
        targets = action.possible(s, self.seat, self.spent)
        if s.unread:
            return Decision(self.seat, action.part, bare_one_of(targets), NO_WORDS, default=targets[0])
        options = tuple(action.option(s, self.seat, target) for target in targets)
        prompt = Text(f"{action.key}-prompt", {"camels": s.players[self.seat].camels, "last": s.turn == TURNS})
        menu = Text(f"action-{action.key}")
        return Decision(self.seat, action.part, OneOf(options), prompt, default=targets[0], hints=Hints(menu=menu))

    def possible(self, s: AssyriaState) -> list[Action]:
        """The kinds of action that are possible now."""
        return [action for action in ACTIONS.values() if action.possible(s, self.seat, self.spent)]

    def take(self, s: AssyriaState, move: Move, ctx: Ctx) -> None:
        """Act, or end the action turn."""
        answer = str(move.answer)
        if self.doing:
            ACTIONS[self.doing].do(s, self.seat, self.spent, answer, ctx)
            self.doing = ""
            self.acted = True
        elif answer == DONE.id:
            ctx.commit()
            ctx.emit(ActionsEnded(self.seat, s.players[self.seat].camels))
            s.end_turn()
            s.pop()
        else:
            self.doing = answer

    def why_not(self, s: AssyriaState, move: Move) -> Text | None:
        """Say what is wrong with an action; `build.c1` names one with its object."""
        answer = str(move.answer)
        if self.doing:
            return ACTIONS[self.doing].refusal(s, self.seat, self.spent, answer)
        key, _, target = answer.partition(".")
        if key not in ACTIONS:
            return None
        if target:
            return ACTIONS[key].refusal(s, self.seat, self.spent, target)
        return Text(f"refused-action-{key}")
