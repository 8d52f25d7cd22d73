"""M5.1-M5.3: the six actions, how each is offered, paid for and begun."""

from __future__ import annotations

from functools import cache

from msgspec import structs

from engine.core.decision import Arg, Option, Seat, Text
from engine.core.game import Ctx
from engine.core.unread import bare
from engine.mesopotamia.actions.card_words import brings
from engine.mesopotamia.actions.dingir import (
    Payment,
    payments,
    pays,
    shown,
    signs_for,
    signs_of,
    usable,
    use_dice,
    written,
)
from engine.mesopotamia.actions.gather import GatherAndTrade
from engine.mesopotamia.actions.growth import Growth
from engine.mesopotamia.actions.in_action import InAction
from engine.mesopotamia.actions.research import Research
from engine.mesopotamia.actions.war import War, units_possible
from engine.mesopotamia.build.building import Build
from engine.mesopotamia.content.technologies import ACTIONS, Action, Effect, technology
from engine.mesopotamia.events.turn import ActionBegun
from engine.mesopotamia.explore.exploring import Explore
from engine.mesopotamia.notes import refused
from engine.mesopotamia.scoring.victory_points import Rise, rise
from engine.mesopotamia.state import MesopotamiaState, Turn

STEPS: dict[Action, type[InAction]] = {
    "explore": Explore,
    "build": Build,
    "research": Research,
    "gather": GatherAndTrade,
    "war": War,
    "growth": Growth,
}
"""What follows when an action is chosen."""
PAWN = "pawn"
"""The last part of an answer that chooses an action with the pawn; else it names dice."""


def begin_action(s: MesopotamiaState, ctx: Ctx, seat: Seat, answer: str) -> None:
    """Place the pawn or the dice on the card and begin its action, at the level it has now. M5.2, M5.5"""
    assert s.turn is not None
    named, _, by = answer.partition(".")
    action = next(each for each in ACTIONS if each == named)
    level = s.players[seat].levels[action]
    s.turn.performed.append(action)
    if by == PAWN:
        s.turn.pawn = action
        ctx.emit(ActionBegun(seat, action, level))
    else:
        payment = tuple(int(position) for position in by.split("-"))
        dice = [s.players[seat].dice[position - 1] for position in payment]
        use_dice(s, seat, payment)
        ctx.emit(ActionBegun(seat, action, level, list(payment), [die.face for die in dice if die.face]))
    s.push(STEPS[action](seat, level))


def action_refusal(s: MesopotamiaState, seat: Seat, turn: Turn, answer: str) -> Text | None:
    """Why an action cannot be performed with the pawn, or paid with these dice, if so. M5.2, M5.3, M4.8

    An action that is named alone is refused if it cannot be paid in any way.
    """
    named, _, by = answer.partition(".")
    action = next((each for each in ACTIONS if each == named), None)
    if action is None:
        return None
    if action in turn.performed:
        return refused("action_type_used", technology=action)
    if turn.pawn and (by == PAWN or not (by or usable(s, seat))):
        return refused("pawn_used")
    why = impossible(s, seat, action)
    if why is not None or by == PAWN:
        return why
    if by:
        return _dice_refusal(s, seat, action, by)
    return mismatch(s, seat, action) if turn.pawn and not payments(s, seat, [action])[action] else None


def impossible(s: MesopotamiaState, seat: Seat, action: Action) -> Text | None:
    """Why nothing could be done with an action now, if so. M4.8"""
    return STEPS[action].refusal(s, seat, s.players[seat].levels[action])


def _dice_refusal(s: MesopotamiaState, seat: Seat, action: Action, named: str) -> Text | None:
    dice, positions = s.players[seat].dice, named.split("-")
    if not all(each.isascii() and each.isdigit() and 1 <= int(each) <= len(dice) for each in positions):
        return refused("unknown_id")
    chosen = [dice[int(each) - 1] for each in positions]
    if any(die.used for die in chosen):
        return refused("die_already_used")
    is_paid = pays([signs_of(s, die) for die in chosen], signs_for(s, seat, action))
    return None if is_paid and len(set(positions)) == len(positions) else mismatch(s, seat, action)


def mismatch(s: MesopotamiaState, seat: Seat, action: Action) -> Text:
    """Refuse dice that do not pay for an action, saying which signs do. M5.3"""
    return refused("signs_do_not_match", technology=action, signs=signs_for(s, seat, action))


def pawn_option(s: MesopotamiaState, seat: Seat, action: Action) -> Option:
    """An action with the pawn, and what it brings."""
    if s.unread:
        return bare(f"{action}.{PAWN}")
    player = s.players[seat]
    return _with_pawn(player.empire, action, player.levels[action], _units(s, seat, action), _rise(s, seat, action))


@cache
def _with_pawn(empire: str, action: Action, level: int, units: int, risen: Rise | None) -> Option:
    """What is printed on a card, as an option; there are not many."""
    effect = technology(empire, action, level).effect
    label = Text("action-pawn", {"technology": action, "level": level})
    note = brings(action, _within(effect, units), kept=0, kept_dice=(), **risen._asdict() if risen else {})
    return Option(f"{action}.{PAWN}", label, note)


def _units(s: MesopotamiaState, seat: Seat, action: Action) -> int:
    """How many Units could be created with War now; with other actions none. M12.2"""
    return units_possible(s, seat) if action == "war" else 0


def _rise(s: MesopotamiaState, seat: Seat, action: Action) -> Rise | None:
    """What the first square of Growth would bring; with other actions nothing. M13.1"""
    return rise(s.population, seat) if action == "growth" else None


def _within(effect: Effect, units: int) -> Effect:
    """What a card does with no more Units than can be created now."""
    return structs.replace(effect, units=min(effect.units, units))


def dice_option(s: MesopotamiaState, seat: Seat, action: Action, payment: Payment, usable: Payment) -> Option:
    """An action paid with dice, what it brings, and which of those that can be used are left."""
    if s.unread:
        return bare(f"{action}.{written(payment)}")
    player = s.players[seat]
    left = tuple(position for position in usable if position not in payment)
    colours = [player.dice[position - 1].colour for position in payment]
    args: dict[str, Arg] = {"technology": action, "level": player.levels[action]}
    args |= {"dice": shown(s, seat, payment), "colours": colours}
    effect = _within(player.effect(action), _units(s, seat, action))
    risen = _rise(s, seat, action)
    kept: dict[str, Arg] = {"kept": len(left), "kept_dice": shown(s, seat, left)}
    note = brings(action, effect, **kept, **risen._asdict() if risen else {})
    return Option(f"{action}.{written(payment)}", Text("action-paid", args), note, action)


def other_dice_option(s: MesopotamiaState, seat: Seat, action: Action, payment: Payment, usable: Payment) -> Option:
    """An action with dice named by their numbers, as several may show the same; beside it what they show."""
    if s.unread:
        return bare(f"{action}.{written(payment)}")
    left = tuple(position for position in usable if position not in payment)
    level = s.players[seat].levels[action]
    label = Text("pay-option", {"technology": action, "level": level, "numbers": payment})
    dice: dict[str, Arg] = {"dice": shown(s, seat, payment), "kept": len(left), "kept_dice": shown(s, seat, left)}
    return Option(f"{action}.{written(payment)}", label, Text("pay-note", dice), action)
