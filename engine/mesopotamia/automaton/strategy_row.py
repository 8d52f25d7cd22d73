"""M17.7, M17.8, M17.15, M17.16: the row of Strategy cards, its order, and how cards come and go."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.decision import Seat
from engine.core.game import Ctx
from engine.mesopotamia.automaton.conditions import holds
from engine.mesopotamia.content.solo import AUTOMATON, STRATEGIES
from engine.mesopotamia.content.strategy import HALVES, Half
from engine.mesopotamia.content.technologies import Action
from engine.mesopotamia.events.automaton import StrategiesDiscarded, StrategiesDrawn, StrategyRead
from engine.mesopotamia.opponent import Automaton, RowCard
from engine.mesopotamia.state import MesopotamiaState


class Ranked(NamedTuple):
    """A card of the row with the priority it has for one turn; a smaller number acts first. M17.8"""

    priority: int
    card: RowCard


class Marking(NamedTuple):
    """An action of a ranked card that can be marked."""

    ranked: Ranked
    half: Half
    action: Action


def read_row(s: MesopotamiaState, ctx: Ctx, automaton: Automaton) -> list[Ranked]:
    """Judge every card of the row once, and put those first that act first. M17.8"""
    side = s.seats
    met = [card.card for card in automaton.row if holds(s, side, STRATEGIES[card.card].condition)]
    row = sorted(
        (Ranked(_priority(card.card, is_met=card.card in met), card) for card in automaton.row),
        key=lambda ranked: ranked.priority,
    )
    cards = [ranked.card.card for ranked in row]
    met_first = [card for card in cards if card in met]
    ctx.emit(StrategyRead(side, cards, [ranked.priority for ranked in row], met_first))
    return row


def _priority(card: str, *, is_met: bool) -> int:
    return STRATEGIES[card].high if is_met else STRATEGIES[card].low


def priority_now(s: MesopotamiaState, side: Seat, card: str) -> int:
    """The priority of a card if it were judged now. M17.8"""
    return _priority(card, is_met=holds(s, side, STRATEGIES[card].condition))


def unmarked(row: list[Ranked], performed: list[Action]) -> list[Marking]:
    """The actions that are not marked and of no type performed this turn, in the order in which they are looked for.

    By priority, the left one of a card first. M17.10, M17.11, M17.13
    """
    return [
        Marking(ranked, half, action)
        for ranked in row
        for half in HALVES
        if half not in ranked.card.marked
        and (action := STRATEGIES[ranked.card.card].half(half).action) not in performed
    ]


def tidy_row(s: MesopotamiaState, ctx: Ctx, automaton: Automaton) -> None:
    """Discard the cards whose actions are both marked, and fill the row up. M17.15"""
    done = [card.card for card in automaton.row if len(card.marked) == len(HALVES)]
    if done:
        automaton.row = [card for card in automaton.row if card.card not in done]
        automaton.discard += done
        ctx.emit(StrategiesDiscarded(s.seats, done, is_searching=False))
    fill_row(s, ctx, automaton)


def fill_row(s: MesopotamiaState, ctx: Ctx, automaton: Automaton) -> None:
    """Draw until the row is full; a row that holds more stays as it is. M17.7, M17.15, M17.16"""
    drawn = []
    while len(automaton.row) < AUTOMATON.strategy_row:
        drawn.append(_draw(ctx, automaton))
        automaton.row.append(RowCard(drawn[-1]))
    if drawn:
        ctx.emit(StrategiesDrawn(s.seats, drawn))


def draw_until(s: MesopotamiaState, ctx: Ctx, side: Seat, action: Action) -> bool:
    """Draw cards until one has an action of a type, which joins the row; give whether there was one. M17.16"""
    automaton = s.automaton
    if automaton is None or not any(STRATEGIES[card].has(action) for card in (*automaton.deck, *automaton.discard)):
        return False
    passed: list[str] = []
    while not STRATEGIES[card := _draw(ctx, automaton)].has(action):
        passed.append(card)
        automaton.discard.append(card)
    if passed:
        ctx.emit(StrategiesDiscarded(side, passed, is_searching=True))
    automaton.row.append(RowCard(card))
    ctx.emit(StrategiesDrawn(side, [card]))
    return True


def _draw(ctx: Ctx, automaton: Automaton) -> str:
    """Draw any card of the deck; an empty one is made anew of the discards. M17.15, M20.7"""
    if not automaton.deck:
        automaton.deck, automaton.discard = automaton.discard, []
    return automaton.deck.pop(ctx.draw(len(automaton.deck)))
